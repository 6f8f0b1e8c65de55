"""Spectators: none, live, or so many public events later; and everything when the match is over."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from seaboard.engine.records import to_data
from seaboard.matches.follow_events import follow_events
from seaboard.matches.hub import Hub
from seaboard.matches.list_matches import list_matches
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.read_events import read_events
from seaboard.matches.read_replay import read_replay
from seaboard.matches.read_view import read_view
from seaboard.matches.refusals import BadCursor, BadSpectators, NoSpectators, NotStarted, StillRunning
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.streams import Beat, End
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.matches import Match, SeenMatch
from seaboard.matches.words.opening import SeatWish, Spectators, TimeLimit
from seaboard.matches.words.people import Caller
from seaboard.matches.words.telling import SeenEvent
from seated import DIG, HIDE, choose, choose_any, play_on, rows

BEAT = 0.05


def opened(service: Service, callers: list[Caller], spectators: Spectators, game: str = "aqualin") -> Match:
    """A running match of these players."""
    first, *others = callers
    wishes = [SeatWish("me"), *(SeatWish("open") for _ in others)]
    limit = TimeLimit(600, "forfeit")
    match = open_match(service, first, game=game, seats=wishes, spectators=spectators, time_limit=limit)
    for seat, caller in enumerate(others, start=1):
        match = take_seat(service, caller, match.id, seat)
    return match


def public_numbers(service: Service, caller: Caller | None, match: str) -> list[int]:
    return [event.number for event in read_events(service, caller, match, None, limit=500).events]


def latest(service: Service, match: str) -> int:
    ((number,),) = rows(service, "select sequences[1] from matches where id = %s", match)
    return int(number)


@pytest.fixture
def hub(service: Service) -> Iterator[Hub]:
    hub = Hub(service.database)
    yield hub
    hub.close()


def test_none_may_follow_before_the_end_not_even_a_player_beside_its_seat(
    service: Service, hub: Hub, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = opened(service, [ann, bob], Spectators("none"))
    for caller in (None, eve, ann):
        with pytest.raises(NoSpectators):
            read_view(service, caller, match.id, None)
        with pytest.raises(NoSpectators):
            read_events(service, caller, match.id, None)
    with pytest.raises(NoSpectators):
        follow_events(service, hub, eve, match.id, None)
    assert read_view(service, ann, match.id, 0).viewer == 0
    resign(service, bob, match.id, 1)
    assert read_view(service, None, match.id, None).status == "finished"
    assert public_numbers(service, eve, match.id)[-1] == latest(service, match.id)
    assert read_replay(service, eve, match.id)["seed"]


def who_is_asked(seen: SeenMatch) -> list[Any]:
    """Without the seconds that are left, which the delayed are not told: they would tell what has happened since."""
    return [(one.seat, one.has_chosen, one.deadline) for one in seen.asked]


@pytest.mark.parametrize("delay", [1, 3, 7])
def test_a_delayed_spectator_sees_what_a_live_one_saw_so_many_events_ago(
    service: Service, ann: Caller, bob: Caller, eve: Caller, delay: int
) -> None:
    match = opened(service, [ann, bob], Spectators("delayed", delay))
    seen: dict[int, Any] = {}  # by number, what a live spectator saw
    for _ in range(8):
        ((state,),) = rows(service, "select spectators from matches where id = %s", match.id)
        assert state == "delayed"
        rows(service, "update matches set spectators = 'live', spectator_delay = 0 where id = %s", match.id)
        live = read_view(service, eve, match.id, None)
        rows(service, "update matches set spectators = 'delayed', spectator_delay = %s where id = %s", delay, match.id)
        seen[live.sequence] = (to_data(live.view), who_is_asked(live))
        shown = latest(service, match.id) - delay
        assert public_numbers(service, eve, match.id) == list(range(1, shown + 1))
        past = [number for number in seen if number <= shown]
        if past:
            view = read_view(service, eve, match.id, None)
            assert view.sequence == max(past)
            assert (to_data(view.view), who_is_asked(view)) == seen[max(past)]
        else:
            with pytest.raises(NotStarted):
                read_view(service, eve, match.id, None)
        play_on(service, [ann, bob], match.id, 1)


def test_nothing_of_a_step_shows_before_its_time(service: Service, ann: Caller, bob: Caller, eve: Caller) -> None:
    """The whole of what an outsider is answered is the same before and after a step that is held back."""
    match = opened(service, [ann, bob], Spectators("delayed", 100), "lanterns")

    def told() -> Any:
        found = look_at_match(service, eve, match.id)
        listed = list_matches(service, eve).matches[0]
        events = read_events(service, eve, match.id, None)
        with pytest.raises(NotStarted):
            read_view(service, eve, match.id, None)
        with pytest.raises(StillRunning):
            read_replay(service, eve, match.id)
        return [(one.etag, one.asked, one.seats, one.status) for one in (found, listed)], events

    before = told()
    choose(service, ann, match.id, 0, HIDE[0])
    choose(service, bob, match.id, 1, HIDE[1])
    choose(service, ann, match.id, 0, DIG[0])
    assert told() == before
    assert look_at_match(service, ann, match.id).asked
    with pytest.raises(BadCursor):
        read_events(service, eve, match.id, None, after=1)


def test_that_a_seat_has_left_is_held_back_too(service: Service, ann: Caller, bob: Caller, eve: Caller) -> None:
    match = opened(service, [ann, bob, eve], Spectators("delayed", 50), "lanterns")
    resign(service, eve, match.id, 2)
    assert [seat.has_left for seat in look_at_match(service, ann, match.id).seats] == [False, False, True]
    assert not any(seat.has_left for seat in look_at_match(service, None, match.id).seats)


def test_when_it_is_over_everything_is_shown_and_nothing_is_kept_twice(
    service: Service, hub: Hub, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = opened(service, [ann, bob], Spectators("delayed", 4))
    play_on(service, [ann, bob], match.id, 5)
    stream = follow_events(service, hub, eve, match.id, None, seconds=BEAT)
    told = list(islice((one for one in stream if isinstance(one, SeenEvent)), latest(service, match.id) - 4))
    assert isinstance(next(stream), Beat)
    resign(service, ann, match.id, 0)
    told += [one for one in stream if isinstance(one, SeenEvent)]
    assert [one.number for one in told] == list(range(1, latest(service, match.id) + 1))
    assert read_view(service, eve, match.id, None).sequence == latest(service, match.id)
    assert rows(service, "select count(*) from spectacles") == [(0,)]
    assert End(match.id, told[-1].number) in list(follow_events(service, hub, eve, match.id, None, seconds=BEAT))


def test_only_what_may_still_be_shown_is_kept_and_for_delayed_matches_alone(
    service: Service, ann: Caller, bob: Caller
) -> None:
    live = opened(service, [ann, bob], Spectators())
    play_on(service, [ann, bob], live.id, 6)
    assert rows(service, "select count(*) from spectacles") == [(0,)]
    match = opened(service, [ann, bob], Spectators("delayed", 2))
    play_on(service, [ann, bob], match.id, 12)
    ((kept,),) = rows(service, "select count(*) from spectacles")
    assert 1 <= kept <= 4


@pytest.mark.parametrize("wish", [Spectators("delayed", 0), Spectators("live", 3), Spectators("delayed", 1001)])
def test_a_delay_goes_with_delayed_alone(service: Service, ann: Caller, wish: Spectators) -> None:
    with pytest.raises(BadSpectators):
        open_match(service, ann, game="aqualin", seats=[SeatWish("me"), SeatWish("open")], spectators=wish)


def test_a_seat_sees_its_own_at_once_whatever_spectators_may(service: Service, ann: Caller, bob: Caller) -> None:
    match = opened(service, [ann, bob], Spectators("delayed", 5))
    first = look_at_match(service, ann, match.id).asked[0].seat
    mover = (ann, bob)[first]
    before = read_view(service, mover, match.id, first).sequence
    choose_any(service, mover, match.id, first)
    assert read_view(service, mover, match.id, first).sequence > before
