"""A choice is taken back where nothing came of it, and only there; nobody's knowledge or clock is the better for it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from seaboard.engine.events import Seen
from seaboard.engine.records import to_data
from seaboard.games.aqualin.words import Placed
from seaboard.matches.advance import advance
from seaboard.matches.clocks import TimeControl
from seaboard.matches.decide import decide
from seaboard.matches.events import Sealed, TakenBack
from seaboard.matches.held import look_for_the_house
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.memories import happened, recall
from seaboard.matches.open_match import open_match
from seaboard.matches.pause import ask_for_pause
from seaboard.matches.read_decision import read_decision
from seaboard.matches.read_events import read_events
from seaboard.matches.read_replay import read_replay
from seaboard.matches.read_seen import read_seen
from seaboard.matches.read_view import read_view
from seaboard.matches.refusals import CannotTakeBack, DecisionVoid, MatchOver, NotYourSeat, TooLate
from seaboard.matches.replay import verify
from seaboard.matches.service import Service
from seaboard.matches.take_back import take_back
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import Sandbox, SeatWish
from seaboard.matches.words.people import Caller
from seaboard.store.events import SeenRow
from seated import HIDE, WAIT, asked, at_once, choose, choose_any, open_with, rows

DAY, HOUR = 86_400, 3600
CONTROL = TimeControl("fischer", DAY, "default-action", increment=HOUR)


@pytest.fixture
def match(service: Service, ann: Caller, bob: Caller) -> Match:
    """Aqualin in a sandbox: whoever is asked may slide, and is then asked where to place."""
    wishes = [SeatWish("me"), SeatWish("open")]
    opened = open_match(service, ann, game="aqualin", seats=wishes, time_control=CONTROL, sandbox=Sandbox(bytes(32)))
    take_seat(service, bob, opened.id, 1)
    while not slides(
        service, opened.id, (ann, bob)[(seat := look_at_match(service, ann, opened.id).asked[0].seat)], seat
    ):
        choose_any(service, (ann, bob)[seat], opened.id, seat)
    return look_at_match(service, ann, opened.id)


def slides(service: Service, match: str, caller: Caller, seat: int) -> list[Any]:
    legal = [to_data(action) for action in asked(service, caller, match, seat).legal_actions]
    return [action for action in legal if action["type"] == "aqualin.slide"]


@pytest.fixture
def mover(match: Match, ann: Caller, bob: Caller) -> Caller:
    return (ann, bob)[match.asked[0].seat]


def slide(service: Service, match: Match, mover: Caller) -> int:
    """A choice after which the same seat is asked again; its decision's number."""
    seat = match.asked[0].seat
    receipt = choose(service, mover, match.id, seat, slides(service, match.id, mover, seat)[0])
    assert [one.seat for one in look_at_match(service, mover, match.id).asked] == [seat]
    return receipt.decision


def test_a_choice_is_taken_back_and_all_is_as_before_under_the_old_deadline(
    service: Service, match: Match, mover: Caller, ann: Caller, bob: Caller
) -> None:
    seat = match.asked[0].seat
    advance(service, ann, match.id, 6 * HOUR)
    before, view = asked(service, mover, match.id, seat), read_view(service, mover, match.id, seat).view
    times, log = look_at_match(service, ann, match.id).times, rows(service, "select count(*) from choices")
    with service.database.snapshot() as tx:
        memories = [recall(tx, look_for_the_house(service, tx, match.id), viewer) for viewer in (None, 0, 1)]
    number = slide(service, match, mover)
    assert number == before.number
    assert read_view(service, mover, match.id, seat).view != view
    advance(service, ann, match.id, HOUR)

    fresh = take_back(service, mover, match.id, seat, number)
    assert fresh.number == number + 2
    assert (fresh.legal_actions, fresh.deadline) == (before.legal_actions, before.deadline)
    assert fresh.seconds_left == pytest.approx(17 * HOUR, abs=60)
    assert read_view(service, mover, match.id, seat).view == view
    assert look_at_match(service, ann, match.id).times == times
    assert read_decision(service, mover, match.id, seat, number).status == "void"
    with service.database.snapshot() as tx:
        held = look_for_the_house(service, tx, match.id)
        assert [recall(tx, held, viewer) for viewer in (None, 0, 1)] == memories
    assert rows(service, "select count(*) from choices") == log


def test_everybody_is_told_and_what_was_told_stays_in_the_sequences(
    service: Service, match: Match, mover: Caller, ann: Caller, bob: Caller
) -> None:
    seat = match.asked[0].seat
    number = slide(service, match, mover)
    told = [
        read_events(service, caller, match.id, viewer).events for caller, viewer in ((None, None), (ann, 0), (bob, 1))
    ]
    take_back(service, mover, match.id, seat, number)
    for (caller, viewer), before in zip(((None, None), (ann, 0), (bob, 1)), told, strict=True):
        after = read_events(service, caller, match.id, viewer).events
        assert after[: len(before)] == before
        assert [event.public.TYPE for event in after[len(before) :] if event.public] == [
            "match.taken-back",
            "match.asked",
        ]


def test_a_memory_forgets_the_games_events_that_have_not_happened_and_no_others() -> None:
    placed = [Seen(Placed(0, "red-ray", cell)) for cell in ("a1", "b1", "c1")]
    told = [placed[0], Seen(Sealed(1)), placed[1], placed[2], Seen(Sealed(0)), Seen(TakenBack(0, 3, 2))]
    assert _happened(told) == [placed[0]]
    assert _happened([*told[:3], Seen(TakenBack(0, 3, 0))]) == placed[:2]


def _happened(told: list[Seen]) -> list[Seen]:
    now = datetime.now(UTC)
    stored = ((SeenRow(number, now, None, None), seen) for number, seen in enumerate(told, start=1))
    return [seen for _, seen in happened(stored)]


def test_a_choice_that_was_taken_back_is_refused_if_it_is_sent_again(
    service: Service, match: Match, mover: Caller
) -> None:
    """A late duplicate of the request cannot make it once more."""
    seat = match.asked[0].seat
    first = slides(service, match.id, mover, seat)[0]
    number = slide(service, match, mover)
    fresh = take_back(service, mover, match.id, seat, number)
    with pytest.raises(DecisionVoid) as refused:
        decide(service, mover, match.id, seat, number, [first])
    assert refused.value.details["current"] == fresh.number


def test_a_choice_is_taken_back_once_by_ten_requests_at_once(service: Service, match: Match, mover: Caller) -> None:
    seat = match.asked[0].seat
    number = slide(service, match, mover)
    results = at_once(10, lambda _: take_back(service, mover, match.id, seat, number))
    assert sum(isinstance(result, CannotTakeBack) for result in results) == 9


def test_only_the_last_choice_of_the_seat_itself_is_taken_back(
    service: Service, match: Match, mover: Caller, ann: Caller, bob: Caller
) -> None:
    seat = match.asked[0].seat
    number = slide(service, match, mover)
    other = bob if mover is ann else ann
    with pytest.raises(NotYourSeat):
        take_back(service, other, match.id, seat, number)
    choose_any(service, mover, match.id, seat)
    with pytest.raises(CannotTakeBack):  # another choice followed
        take_back(service, mover, match.id, seat, number)
    if [one.seat for one in look_at_match(service, ann, match.id).asked] == [1 - seat]:
        with pytest.raises(CannotTakeBack):  # another seat is asked
            take_back(service, mover, match.id, seat, number + 1)


def test_after_another_choice_the_same_number_of_the_log_means_another_one(
    service: Service, match: Match, mover: Caller
) -> None:
    seat = match.asked[0].seat
    number = slide(service, match, mover)
    fresh = take_back(service, mover, match.id, seat, number)
    choose(service, mover, match.id, seat, to_data(fresh.legal_actions[-1]))
    with pytest.raises(CannotTakeBack):
        take_back(service, mover, match.id, seat, number)


def test_what_is_late_or_paused_or_over_stays(
    service: Service, match: Match, mover: Caller, ann: Caller, bob: Caller
) -> None:
    seat = match.asked[0].seat
    advance(service, ann, match.id, 20 * HOUR)
    number = slide(service, match, mover)
    ask_for_pause(service, ann, match.id, 0)
    ask_for_pause(service, bob, match.id, 1)
    with pytest.raises(CannotTakeBack):
        take_back(service, mover, match.id, seat, number)


def test_the_old_deadline_may_have_passed(service: Service, match: Match, mover: Caller, ann: Caller) -> None:
    seat = match.asked[0].seat
    advance(service, ann, match.id, 23 * HOUR)
    number = slide(service, match, mover)
    rows(service, "update undos set deadline = deadline - interval '2 hours'")
    with pytest.raises(TooLate):
        take_back(service, mover, match.id, seat, number)


def test_sealed_and_shared_turns_are_not_taken_back(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    choose(service, ann, match.id, 0, HIDE[0])
    choose(service, bob, match.id, 1, HIDE[1])
    with pytest.raises(CannotTakeBack):
        take_back(service, bob, match.id, 1, 1)
    choose(service, ann, match.id, 0, WAIT)
    with pytest.raises(CannotTakeBack):
        take_back(service, ann, match.id, 0, 2)


@pytest.mark.parametrize("seed", range(3))
def test_a_match_with_choices_taken_back_replays_to_its_end(
    service: Service, ann: Caller, bob: Caller, seed: int
) -> None:
    wishes = [SeatWish("me"), SeatWish("open")]
    match = open_match(service, ann, game="aqualin", seats=wishes, sandbox=Sandbox(bytes([seed] * 32)))
    match = take_seat(service, bob, match.id, 1)
    taken = 0
    for which in range(400):
        found = look_at_match(service, ann, match.id)
        if found.status == "finished":
            break
        seat = found.asked[0].seat
        caller = (ann, bob)[seat]
        number = choose_any(service, caller, match.id, seat, which).decision
        if which % 3 == 0:
            try:
                take_back(service, caller, match.id, seat, number)
                taken += 1
            except (CannotTakeBack, MatchOver):
                pass
    file = read_replay(service, ann, match.id)
    assert taken > 3
    assert verify({"aqualin": service.find_game("aqualin").game}, file) == file["outcome"]


def test_what_was_taken_back_is_among_what_the_seat_was_told_and_no_view_is_kept_of_it(
    service: Service, match: Match, mover: Caller
) -> None:
    seat = match.asked[0].seat
    before = read_seen(service, mover, match.id, seat)
    number = slide(service, match, mover)
    take_back(service, mover, match.id, seat, number)
    after = read_seen(service, mover, match.id, seat)
    assert after["views"] == before["views"]
    assert len(after["events"]) > len(before["events"])
    choose_any(service, mover, match.id, seat)
    assert len(read_seen(service, mover, match.id, seat)["views"]) == len(before["views"]) + 1
