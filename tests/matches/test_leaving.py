"""Leaving: before the start, by giving up, or by leaving the seat to a house bot or to somebody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from seaboard.matches.expire import expire
from seaboard.matches.hand_over import expire_vacancies, hand_to_house, list_expired_vacancies, vacate
from seaboard.matches.join_match import join_match
from seaboard.matches.leave_seat import leave_seat
from seaboard.matches.list_matches import list_matches
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.read_decision import read_decision
from seaboard.matches.read_events import read_events
from seaboard.matches.read_open_decisions import read_open_decision, read_open_decisions
from seaboard.matches.read_replay import read_replay
from seaboard.matches.read_view import read_view
from seaboard.matches.refusals import (
    AlreadySeated,
    BadSeats,
    GivenUp,
    KnowsTooMuch,
    MatchOver,
    NotStarted,
    NotYourSeat,
    Refusal,
    SeatTaken,
    UnknownMatch,
)
from seaboard.matches.replay import verify
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.start_match import start_match
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import SeatWish, TimeLimit
from seaboard.matches.words.people import Caller
from seated import (
    HIDE,
    at_once,
    choose,
    choose_any,
    let_time_run_out,
    new_caller,
    open_with,
    play_all_house,
    play_on,
    rows,
)

ME, OPEN = SeatWish("me"), SeatWish("open")


def told(service: Service, match: Match, caller: Caller | None = None) -> list[str]:
    page = read_events(service, caller, match.id, None)
    return [english for event in page.events for english in event.english]


def let_the_wait_be_over(service: Service) -> None:
    rows(service, "update vacancies set expires_at = clock_timestamp()")


# To a house bot


def test_a_house_bot_goes_on_with_what_the_seat_knows_and_the_match_ends(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    play_on(service, [ann, bob], match.id, 7)
    left = hand_to_house(service, ann, match.id, 0, "easy")
    assert (left.status, left.seats[0].status, left.seats[0].level, left.seats[0].has_left) == (
        "running",
        "house",
        "easy",
        False,
    )
    assert hand_to_house(service, ann, match.id, 0, "easy").etag == left.etag
    assert "A house bot (easy) goes on in seat 0." in told(service, match)
    hand_to_house(service, bob, match.id, 1, "easy")
    play_all_house(service)
    assert look_at_match(service, None, match.id).status == "finished"
    file = read_replay(service, None, match.id)
    assert verify({"aqualin": service.find_game("aqualin").game}, file) == file["outcome"]


def test_who_has_left_sees_and_decides_nothing_any_more(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    hand_to_house(service, ann, match.id, 0, "easy")
    acts: list[Callable[[], object]] = [
        lambda: read_view(service, ann, match.id, 0),
        lambda: read_events(service, ann, match.id, 0),
        lambda: read_open_decision(service, ann, match.id, 0),
        lambda: read_decision(service, ann, match.id, 0, 1),
        lambda: resign(service, ann, match.id, 0),
    ]
    for act in acts:
        with pytest.raises(NotYourSeat):
            act()
    assert read_open_decisions(service, ann).decisions == ()
    assert read_view(service, ann, match.id, None).viewer is None


def test_the_house_bot_chooses_what_was_open_and_leaves_what_was_sealed(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "lanterns", [ann, bob], limit=TimeLimit(60, "forfeit"))
    choose(service, ann, match.id, 0, HIDE[2])
    hand_to_house(service, ann, match.id, 0, "easy")
    play_all_house(service)
    assert rows(service, "select status, maker from decisions where seat = 0") == [("sealed", "seat")]
    hand_to_house(service, bob, match.id, 1, "easy")
    play_all_house(service)
    made = rows(service, "select seat, maker, actions -> 0 from decisions where number = 1 order by seat")
    assert [row[:2] for row in made] == [(0, "seat"), (1, "house")]
    assert made[0][2] == HIDE[2]
    assert look_at_match(service, None, match.id).status == "finished"


def test_a_house_bot_has_the_whole_time_however_late_it_comes(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob], limit=TimeLimit(600, "forfeit"))
    seat = match.asked[0].seat
    rows(service, "update decisions set deadline = clock_timestamp() + interval '2 s'")
    rows(service, "update deadlines set due_at = clock_timestamp() + interval '2 s'")
    left = hand_to_house(service, (ann, bob)[seat], match.id, seat, "easy")
    assert left.asked[0].deadline is not None
    assert (left.asked[0].deadline - left.now).total_seconds() > 500
    assert rows(service, "select count(*) from deadlines where due_at > now() + interval '500 s'") == [(1,)]


@pytest.mark.parametrize("level", ["divine", ""])
def test_a_level_that_no_bot_has_is_refused(service: Service, ann: Caller, bob: Caller, level: str) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    with pytest.raises(BadSeats):
        hand_to_house(service, ann, match.id, 0, level)
    with pytest.raises(BadSeats):
        vacate(service, ann, match.id, 0, level=level)
    with pytest.raises(BadSeats):
        vacate(service, ann, match.id, 0, expires_in=1)
    assert look_at_match(service, ann, match.id).my_seats == (0,)


def test_only_a_seat_that_plays_is_handed_over(service: Service, ann: Caller, bob: Caller, eve: Caller) -> None:
    waiting = open_match(service, ann, game="aqualin", seats=[ME, OPEN])
    with pytest.raises(NotStarted):
        hand_to_house(service, ann, waiting.id, 0, "easy")
    match = open_with(service, "lanterns", [ann, bob, eve])
    with pytest.raises(NotYourSeat):
        vacate(service, ann, match.id, 1)
    resign(service, bob, match.id, 1)
    with pytest.raises(GivenUp):
        vacate(service, bob, match.id, 1)
    resign(service, eve, match.id, 2)
    with pytest.raises(MatchOver):
        hand_to_house(service, ann, match.id, 0, "easy")


# To somebody else


def test_whoever_takes_the_seat_goes_on_with_what_it_has_seen(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = open_with(service, "aqualin", [ann, bob], limit=TimeLimit(600, "default-action"))
    play_on(service, [ann, bob], match.id, 5)
    seat = look_at_match(service, ann, match.id).asked[0].seat
    mover, other = (ann, bob)[seat], (ann, bob)[1 - seat]
    seen, deadline = read_view(service, mover, match.id, seat), look_at_match(service, ann, match.id).asked[0].deadline
    vacate(service, mover, match.id, seat)
    assert "Whoever likes may go on in seat" in told(service, match)[-1]
    for nobody in (mover, other, eve):
        with pytest.raises(NotYourSeat):
            read_view(service, nobody, match.id, seat)
    assert [one.id for one in list_matches(service, eve, show="free", status="running").matches] == [match.id]
    assert list_matches(service, eve, show="free").matches == ()

    taken = take_seat(service, eve, match.id, seat)
    assert (taken.status, taken.my_seats) == ("running", (seat,))
    assert taken.asked[0].deadline == deadline  # getting up gains no time
    found = read_view(service, eve, match.id, seat)
    assert found.view == seen.view
    whole = read_events(service, eve, match.id, seat).events
    assert [event.number for event in whole] == list(range(1, len(whole) + 1))
    (mine,) = read_open_decisions(service, eve).decisions
    assert (mine.match, mine.seat) == (match.id, seat)
    choose_any(service, eve, match.id, seat)
    with pytest.raises(NotYourSeat):
        read_view(service, mover, match.id, seat)
    assert list_matches(service, eve, show="free", status="running").matches == ()


def test_of_fifty_that_want_to_go_on_one_does(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    vacate(service, ann, match.id, 0)
    callers = [new_caller(service, f"P{number}") for number in range(50)]
    results = at_once(50, lambda index: take_seat(service, callers[index], match.id, 0))
    assert [result.code for result in results if isinstance(result, Refusal)] == ["seat-taken"] * 49
    assert rows(service, "select count(*) from vacancies") == [(0,)]


def test_who_has_held_another_seat_knows_too_much(service: Service, ann: Caller, bob: Caller, eve: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob, eve])
    vacate(service, ann, match.id, 0)
    vacate(service, bob, match.id, 1)
    with pytest.raises(KnowsTooMuch):
        take_seat(service, ann, match.id, 1)
    with pytest.raises(AlreadySeated):
        take_seat(service, eve, match.id, 1)
    assert take_seat(service, ann, match.id, 0).my_seats == (0,)  # one's own is no secret
    assert vacate(service, ann, match.id, 0).my_seats == ()
    with pytest.raises(KnowsTooMuch):
        take_seat(service, ann, match.id, 1)


def test_a_sealed_choice_stays_when_its_seat_goes_to_another(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    receipt = choose(service, ann, match.id, 0, HIDE[1])
    vacate(service, ann, match.id, 0)
    assert look_at_match(service, bob, match.id).asked[0].has_chosen
    take_seat(service, eve, match.id, 0)
    assert read_decision(service, eve, match.id, 0, 1).receipt == receipt
    choose(service, bob, match.id, 1, HIDE[0])
    assert rows(service, "select kind from choices") == [("revealed",)]


@pytest.mark.parametrize("level", ["easy", None])
def test_if_nobody_comes_a_house_bot_goes_on_or_the_seat_gives_up(
    service: Service, ann: Caller, bob: Caller, level: str | None
) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    vacate(service, ann, match.id, 0, level=level)
    assert list_expired_vacancies(service) == []
    assert expire_vacancies(service, match.id) == 0
    let_the_wait_be_over(service)
    assert list_expired_vacancies(service) == [match.id]
    assert sorted(at_once(10, lambda _: expire_vacancies(service, match.id)), key=str) == [0] * 9 + [1]
    found = look_at_match(service, bob, match.id)
    if level is None:
        assert found.outcome is not None
        assert (found.status, found.outcome.ending, found.outcome.winners()) == ("finished", "resigned", (1,))
    else:
        assert (found.status, found.seats[0].status, found.seats[0].level) == ("running", "house", "easy")
    assert list_expired_vacancies(service) == []


def test_taking_the_seat_and_the_end_of_the_wait_at_once_make_one_history(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    for _ in range(4):
        match = open_with(service, "aqualin", [ann, bob])
        vacate(service, ann, match.id, 0)
        rows(service, "update vacancies set expires_at = clock_timestamp() + interval '5 ms'")
        at_once(
            20,
            lambda index, match=match: (  # type: ignore[misc]
                take_seat(service, eve, match.id, 0) if index % 2 else expire_vacancies(service, match.id)
            ),
        )
        let_the_wait_be_over(service)
        expire_vacancies(service, match.id)
        found = look_at_match(service, bob, match.id)
        assert (found.status, found.seats[0].player) in (("running", eve.player), ("finished", None))


@pytest.mark.parametrize("policy", ["default-action", "forfeit"])
def test_the_clock_of_an_empty_seat_goes_on(service: Service, ann: Caller, bob: Caller, policy: str) -> None:
    limit = TimeLimit(60, "forfeit" if policy == "forfeit" else "default-action")
    match = open_with(service, "aqualin", [ann, bob], limit=limit)
    seat = match.asked[0].seat
    vacate(service, (ann, bob)[seat], match.id, seat)
    let_time_run_out(service, match.id)
    assert expire(service, match.id) == 1
    found = look_at_match(service, None, match.id)
    assert found.status == ("finished" if policy == "forfeit" else "running")
    if policy == "forfeit":
        with pytest.raises(MatchOver):
            take_seat(service, new_caller(service, "Late"), match.id, seat)
        let_the_wait_be_over(service)
        assert expire_vacancies(service, match.id) == 0
        assert list_expired_vacancies(service) == []


def test_an_empty_seat_that_forfeited_is_nobodys(service: Service, ann: Caller, bob: Caller, eve: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob, eve], limit=TimeLimit(60, "forfeit"))
    vacate(service, ann, match.id, 0)
    rows(service, "update decisions set deadline = clock_timestamp() where seat = 0")
    expire(service, match.id)
    assert look_at_match(service, bob, match.id).seats[0].has_left
    late = new_caller(service, "Late")
    with pytest.raises(Refusal):
        take_seat(service, late, match.id, 0)
    assert list_matches(service, late, show="free", status="running").matches == ()


def test_a_private_match_is_gone_on_with_by_its_code(service: Service, ann: Caller, bob: Caller, eve: Caller) -> None:
    match = open_match(service, ann, game="aqualin", seats=[ME, OPEN], access="private")
    assert match.join_code is not None
    join_match(service, bob, match.join_code)
    vacate(service, bob, match.id, 1)
    with pytest.raises(UnknownMatch):
        look_at_match(service, bob, match.id)
    with pytest.raises(UnknownMatch):
        take_seat(service, eve, match.id, 1)
    assert join_match(service, eve, match.join_code).my_seats == (1,)
    with pytest.raises(SeatTaken):
        join_match(service, bob, match.join_code)


# Before the start


def test_a_seat_that_is_left_before_the_start_is_open_to_all(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = open_match(service, ann, game="aqualin", seats=[ME, OPEN], start="call")
    take_seat(service, bob, match.id, 1)
    leave_seat(service, bob, match.id, 1)
    leave_seat(service, ann, match.id, 0)
    assert [seat.status for seat in look_at_match(service, eve, match.id).seats] == ["open", "open"]
    take_seat(service, eve, match.id, 0)
    take_seat(service, bob, match.id, 1)
    assert start_match(service, ann, match.id).status == "running"
