"""Opening a match, sitting down, getting up and starting; one winner in every race."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.engine.chance import commitment
from seaboard.matches.cancel_match import cancel_match
from seaboard.matches.ids import new_id
from seaboard.matches.leave_seat import leave_seat
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.read_events import read_events
from seaboard.matches.read_view import read_view
from seaboard.matches.refusals import (
    AlreadySeated,
    AlreadyStarted,
    BadOptions,
    BadPick,
    BadSeats,
    BadTimeLimit,
    MatchOver,
    NotFull,
    NotStarted,
    NotYourMatch,
    NotYourSeat,
    PickTaken,
    Refusal,
    SeatTaken,
    UnknownGame,
    UnknownPlayer,
)
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.start_match import start_match
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.opening import SeatWish, TimeLimit
from seaboard.matches.words.people import Caller
from seated import at_once, new_caller, open_with, rows

ME, OPEN = SeatWish("me"), SeatWish("open")


def test_of_fifty_that_take_the_last_seat_at_once_one_sits_and_the_others_are_told(
    service: Service, ann: Caller
) -> None:
    match = open_match(service, ann, game="aqualin", seats=[ME, OPEN])
    callers = [new_caller(service, f"P{number}") for number in range(50)]

    results = at_once(50, lambda index: take_seat(service, callers[index], match.id, 1))

    refusals = [result.code for result in results if isinstance(result, Refusal)]
    assert refusals == ["seat-taken"] * 49
    found = look_at_match(service, ann, match.id)
    winner = next(index for index, result in enumerate(results) if not isinstance(result, Refusal))
    assert found.status == "running"
    assert found.seats[1].player == callers[winner].player


def test_two_that_take_the_last_two_seats_at_once_start_one_match(service: Service, ann: Caller) -> None:
    callers = [new_caller(service, f"P{number}") for number in range(2)]
    for _ in range(5):
        match = open_match(service, ann, game="lanterns", seats=[ME, OPEN, OPEN])
        at_once(2, lambda index, match=match: take_seat(service, callers[index], match.id, index + 1))  # type: ignore[misc]
        assert look_at_match(service, ann, match.id).status == "running"
        assert rows(service, "select count(*) from decisions where match_id = %s", match.id) == [(3,)]


def test_a_match_of_house_bots_starts_at_once(service: Service, ann: Caller) -> None:
    seats = [SeatWish("house", level="easy"), SeatWish("house", level="medium")]
    match = open_match(service, ann, game="aqualin", seats=seats)
    assert match.status == "running"
    assert [(seat.status, seat.level) for seat in match.seats] == [("house", "easy"), ("house", "medium")]


def test_the_seed_is_committed_to_and_shown_to_nobody(service: Service, ann: Caller) -> None:
    match = open_match(service, ann, game="aqualin", seats=[ME, OPEN])
    ((seed,),) = rows(service, "select seed from matches")
    assert len(seed) == 32
    assert match.commitment == commitment(seed)
    assert seed.hex() not in repr(match)


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        pytest.param({"game": "chess"}, UnknownGame, id="a game that is not offered"),
        pytest.param({"options": {"first": "nobody"}}, BadOptions, id="a value that the option does not take"),
        pytest.param({"options": {"colour": 1}}, BadOptions, id="an unknown option"),
        pytest.param({"seats": [ME]}, BadSeats, id="too few seats"),
        pytest.param({"seats": [ME, OPEN, OPEN]}, BadSeats, id="too many seats"),
        pytest.param({"seats": [ME, ME]}, BadSeats, id="one player in two seats"),
        pytest.param({"seats": [ME, SeatWish("house", level="divine")]}, BadSeats, id="a level that no bot has"),
        pytest.param({"seats": [ME, SeatWish("house")]}, BadSeats, id="a bot without a level"),
        pytest.param({"seats": [ME, SeatWish("invited", player=new_id())]}, UnknownPlayer, id="nobody of that id"),
        pytest.param({"seats": [ME, SeatWish("invited", player="Bob")]}, UnknownPlayer, id="no id at all"),
        pytest.param({"seats": [SeatWish("me", pick="red"), OPEN]}, BadPick, id="nothing to pick"),
        pytest.param({"time_limit": TimeLimit(0, "forfeit")}, BadTimeLimit, id="no time"),
        pytest.param({"time_limit": TimeLimit(10**9, "forfeit")}, BadTimeLimit, id="too much time"),
    ],
)
def test_what_cannot_be_opened(service: Service, ann: Caller, given: dict[str, Any], refusal: type[Refusal]) -> None:
    with pytest.raises(refusal):
        open_match(service, ann, **{"game": "aqualin", "seats": [ME, OPEN], **given})
    assert rows(service, "select count(*) from matches") == [(0,)]


def test_picks_are_taken_once(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_match(service, ann, game="lanterns", seats=[SeatWish("me", pick="red"), OPEN, OPEN])
    with pytest.raises(PickTaken):
        take_seat(service, bob, match.id, 1, pick="red")
    with pytest.raises(BadPick):
        take_seat(service, bob, match.id, 1, pick="pink")
    assert take_seat(service, bob, match.id, 1, pick="blue").seats[1].pick == "blue"
    seats = [SeatWish("me", pick="red"), SeatWish("house", level="easy", pick="red")]
    with pytest.raises(BadPick):
        open_match(service, ann, game="lanterns", seats=seats)


def test_taking_a_seat_again_changes_nothing_and_one_has_one_seat_only(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = open_match(service, ann, game="lanterns", seats=[ME, OPEN, OPEN])
    first = take_seat(service, bob, match.id, 1)
    assert take_seat(service, bob, match.id, 1).etag == first.etag
    with pytest.raises(AlreadySeated):
        take_seat(service, bob, match.id, 2)
    with pytest.raises(SeatTaken):
        take_seat(service, eve, match.id, 1)


def test_an_invitation_is_for_the_invited_alone_and_may_be_declined(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    seats = [ME, SeatWish("invited", player=bob.player.id)]
    match = open_match(service, ann, game="aqualin", seats=seats)
    with pytest.raises(SeatTaken):
        take_seat(service, eve, match.id, 1)
    assert leave_seat(service, bob, match.id, 1).seats[1].status == "open"
    assert take_seat(service, eve, match.id, 1).status == "running"

    match = open_match(service, ann, game="aqualin", seats=seats)
    assert take_seat(service, bob, match.id, 1).status == "running"


def test_one_gets_up_before_the_start_and_not_after(service: Service, ann: Caller, bob: Caller, eve: Caller) -> None:
    match = open_match(service, ann, game="lanterns", seats=[ME, OPEN, OPEN])
    take_seat(service, bob, match.id, 1)
    with pytest.raises(NotYourSeat):
        leave_seat(service, eve, match.id, 1)
    left = leave_seat(service, bob, match.id, 1)
    assert (left.seats[1].status, left.seats[1].player, left.my_seats) == ("open", None, ())
    take_seat(service, bob, match.id, 1)
    take_seat(service, eve, match.id, 2)
    with pytest.raises(AlreadyStarted):
        leave_seat(service, bob, match.id, 1)


def test_a_match_that_starts_on_call_waits_for_who_opened_it(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_match(service, ann, game="aqualin", seats=[ME, OPEN], start="call")
    with pytest.raises(NotFull):
        start_match(service, ann, match.id)
    assert take_seat(service, bob, match.id, 1).status == "open"
    with pytest.raises(NotStarted):
        read_view(service, ann, match.id, 0)
    with pytest.raises(NotYourMatch):
        start_match(service, bob, match.id)
    started = start_match(service, ann, match.id)
    assert started.status == "running"
    assert start_match(service, ann, match.id).etag == started.etag


def test_a_match_is_called_off_before_its_start_only(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_match(service, ann, game="aqualin", seats=[ME, OPEN])
    with pytest.raises(NotYourMatch):
        cancel_match(service, bob, match.id)
    assert cancel_match(service, ann, match.id).status == "aborted"
    assert cancel_match(service, ann, match.id).status == "aborted"
    with pytest.raises(MatchOver):
        take_seat(service, bob, match.id, 1)
    with pytest.raises(AlreadyStarted):
        cancel_match(service, ann, open_with(service, "aqualin", [ann, bob]).id)


def test_what_happens_at_the_table_is_told_to_all(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_match(service, ann, game="lanterns", seats=[ME, OPEN, OPEN])
    take_seat(service, bob, match.id, 1)
    leave_seat(service, bob, match.id, 1)
    page = read_events(service, None, match.id, None)
    assert [english for event in page.events for english in event.english] == [
        "Ann sits down.",
        "Bob sits down.",
        "Seat 1 is open again.",
    ]


def test_resigning_ends_ones_part_once(service: Service, ann: Caller, bob: Caller, eve: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob, eve])
    with pytest.raises(NotYourSeat):
        resign(service, ann, match.id, 1)
    left = resign(service, bob, match.id, 1)
    assert left.status == "running"
    assert [one.seat for one in left.asked] == [0, 2]
    assert resign(service, bob, match.id, 1).etag == left.etag
    over = resign(service, ann, match.id, 0)
    assert over.outcome is not None
    assert (over.status, over.outcome.ending, over.outcome.winners()) == ("finished", "resigned", (2,))
    assert resign(service, ann, match.id, 0).etag == over.etag
    with pytest.raises(MatchOver):
        resign(service, eve, match.id, 2)
    assert rows(service, "select count(*) from decisions where status in ('open', 'sealed')") == [(0,)]


def test_one_cannot_resign_what_has_not_started(service: Service, ann: Caller) -> None:
    match = open_match(service, ann, game="aqualin", seats=[ME, OPEN])
    with pytest.raises(NotStarted):
        resign(service, ann, match.id, 0)
