"""Whole matches over real HTTP: the SDK's client plays, a Celery worker plays the house, Postgres holds every state."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier
from typing import TypeVar

import pytest

from seaboard.cli import demo
from seaboard_sdk import Client, Conflict, DecisionClosed, IllegalAction, Match, Seat
from seaboard_sdk.generated.models import AqualinPlace, AqualinSlide, AqualinView, SeenEvent
from sites import Site

T = TypeVar("T")


def play_to_the_end(match: Match, draws: random.Random) -> int:
    """Choose at random until there is nothing left to choose; how many choices that took."""
    seat, made = match.my_seat, 0
    while decision := seat.wait_for_decision(timeout=30):
        receipt = seat.decide(decision, draws.choice(decision.legal_actions))
        assert receipt.status == "closed"
        made += 1
    return made


def reef_of(seat: Seat) -> AqualinView:
    view = seat.view().view
    assert isinstance(view, AqualinView)
    return view


def test_a_whole_match_against_a_house_bot(site: Site) -> None:
    with site.player() as client:
        match = client.matches.open("aqualin", seats=["me", "house:easy"])
        assert play_to_the_end(match, random.Random(1)) >= 18
        outcome = match.refresh().outcome
        assert outcome is not None
        assert sorted(outcome.places) == [1, 2]
        numbers = [event.number for event in match.my_seat.events() if isinstance(event, SeenEvent)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert match.replay()["game"] == "aqualin"


def test_the_demo_match_is_played_and_won_by_somebody(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    with site.player() as client:
        assert demo.run(site.url, client.token) == 0
    assert "won" in capsys.readouterr().out


def test_an_illegal_slide_is_refused_by_its_rule_and_changes_nothing(site: Site) -> None:
    with site.player() as client:
        match = client.matches.open("aqualin", seats=["me", "house:easy"], options={"first": "colour"})
        seat = match.my_seat
        seat.decide(1, AqualinPlace(reef_of(seat).pool[0], "a1"))
        decision = seat.wait_for_decision(timeout=30)
        assert decision is not None
        before = seat.view()
        with pytest.raises(IllegalAction) as refused:
            seat.decide(decision, AqualinSlide("a1", "b3"))
        assert refused.value.rule == "AQ-3.1"
        after = seat.view()
        assert (after.view, after.sequence) == (before.view, before.sequence)


def test_a_long_poll_is_answered_as_soon_as_something_happens(site: Site) -> None:
    with site.player("waiting") as waiting, site.player("acting") as acting:
        match = waiting.matches.open("aqualin", seats=["open", "me"], options={"first": "colour"})
        seat = acting.matches[match.id].take(0)
        mine = match.seat(1)
        assert mine.decision() is None
        with ThreadPoolExecutor(1) as pool:
            found = pool.submit(mine.wait_for_decision, 20)
            time.sleep(1.0)
            began = time.monotonic()
            seat.decide(1, AqualinPlace(reef_of(seat).pool[0], "c4"))
            assert found.result() is not None
            assert time.monotonic() - began < 1.0
        assert waiting.has_streams


# Many at once


def at_once(acts: list[Callable[[], T]]) -> list[T | Exception]:
    """What each of these gave or raised, all begun at the same moment."""
    barrier = Barrier(len(acts))

    def run(act: Callable[[], T]) -> T | Exception:
        barrier.wait()
        try:
            return act()
        except Exception as error:
            return error

    with ThreadPoolExecutor(len(acts)) as pool:
        return list(pool.map(run, acts))


def clients_of(site: Site, client: Client, count: int) -> list[Client]:
    """So many connections of one player."""
    return [Client(site.url, client.token) for _ in range(count)]


def choices_of_seat(match: Match, seat: int) -> int:
    """How often the seat placed something, as everybody was told."""
    told = [event.public for event in match.seat(seat).new_events()]
    return sum(
        getattr(event, "type_", "") == "aqualin.placed" and getattr(event, "seat", None) == seat for event in told
    )


def test_twenty_equal_choices_at_once_get_twenty_equal_receipts_and_are_played_once(site: Site) -> None:
    with site.player() as client:
        match = client.matches.open("aqualin", seats=["me", "house:easy"], options={"first": "colour"})
        action = AqualinPlace(reef_of(match.my_seat).pool[0], "c4")
        seats = [one.matches[match.id].my_seat for one in clients_of(site, client, 20)]
        receipts = at_once([partial(seat.decide, 1, action) for seat in seats])
        assert [receipt for receipt in receipts if receipt != receipts[0]] == []
        assert not isinstance(receipts[0], Exception)
        assert choices_of_seat(match, 0) == 1
        play_to_the_end(match, random.Random(2))
        assert match.my_seat.decide(1, action) == receipts[0]


def test_of_twenty_different_choices_at_once_one_is_played_and_the_others_are_told_so(site: Site) -> None:
    with site.player() as client:
        match = client.matches.open("aqualin", seats=["me", "open"], options={"first": "colour"})
        with site.player() as other:
            other.matches[match.id].take(1)
        creature = reef_of(match.my_seat).pool[0]
        cells = [f"{column}{row}" for column in "abcde" for row in "1234"]
        seats = [one.matches[match.id].my_seat for one in clients_of(site, client, 20)]
        answers = at_once(
            [partial(seat.decide, 1, AqualinPlace(creature, cell)) for seat, cell in zip(seats, cells, strict=True)]
        )
        refused = [answer for answer in answers if isinstance(answer, Exception)]
        assert len(refused) == 19
        assert all(isinstance(answer, DecisionClosed) and answer.current is None for answer in refused)
        assert choices_of_seat(match, 0) == 1


def test_of_many_who_take_the_last_seat_at_once_one_has_it(site: Site) -> None:
    with site.player("host") as host:
        match = host.matches.open("aqualin", seats=["me", "open"])
        people = [site.player(f"guest {number}") for number in range(20)]
        matches = [person.matches[match.id] for person in people]
        answers = at_once([partial(one.take, 1) for one in matches])
        refused = [answer for answer in answers if isinstance(answer, Exception)]
        assert len(refused) == 19
        assert {answer.code for answer in refused if isinstance(answer, Conflict)} <= {"seat-taken", "already-started"}
        assert match.refresh().info.status == "running"
        (winner,) = [person for person, answer in zip(people, answers, strict=True) if isinstance(answer, Seat)]
        assert match.info.seats[1].player is not None
        assert match.info.seats[1].player.id == winner.account().id
