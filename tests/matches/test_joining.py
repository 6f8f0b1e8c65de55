"""Private matches: nobody knows of them but who has the join code, and that is hard to guess."""

from __future__ import annotations

import pytest

from seaboard.matches.join_codes import SIGNS, new_code, read_code, write_code
from seaboard.matches.join_match import join_match, look_by_code
from seaboard.matches.list_matches import list_matches
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.refusals import AlreadySeated, AlreadyStarted, Refusal, SeatTaken, UnknownCode, UnknownMatch
from seaboard.matches.service import Service
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import SeatWish
from seaboard.matches.words.people import Caller
from seated import at_once, new_caller, rows

ME, OPEN = SeatWish("me"), SeatWish("open")


def open_private(service: Service, caller: Caller, seats: int = 2, game: str = "aqualin") -> tuple[Match, str]:
    match = open_match(service, caller, game=game, seats=[ME, *[OPEN] * (seats - 1)], access="private")
    assert match.join_code is not None
    return match, match.join_code


def test_a_code_has_over_57_random_bits_and_no_two_are_alike() -> None:
    codes = {new_code() for _ in range(2000)}
    assert len(codes) == 2000
    assert len(SIGNS) ** 12 > 2**57
    assert set("".join(codes)) == set(SIGNS)


@pytest.mark.parametrize("typed", ["BCDF-GHJK-MNPQ", "bcdfghjkmnpq", " bcdf ghjk mnpq ", "BCDFGHJKMNPQ"])
def test_a_code_is_read_as_people_type_it(typed: str) -> None:
    assert read_code(typed) == "BCDFGHJKMNPQ"
    assert write_code("BCDFGHJKMNPQ") == "BCDF-GHJK-MNPQ"


@pytest.mark.parametrize("typed", ["", "BCDF-GHJK-MNP", "BCDF-GHJK-MNPA", "BCDF-GHJK-MNPQR", "BCDF GHJK MNP\u00df"])
def test_what_cannot_be_a_code_leads_nowhere(service: Service, ann: Caller, typed: str) -> None:
    assert read_code(typed) is None
    with pytest.raises(UnknownCode):
        join_match(service, ann, typed)


def test_who_has_the_code_sees_the_match_and_sits_down_in_it(service: Service, ann: Caller, bob: Caller) -> None:
    match, code = open_private(service, ann)
    with pytest.raises(UnknownMatch):
        look_at_match(service, bob, match.id)
    with pytest.raises(UnknownMatch):
        take_seat(service, bob, match.id, 1)
    seen = look_by_code(service, bob, code)
    assert (seen.id, seen.join_code) == (match.id, None)
    joined = join_match(service, bob, code.lower())
    assert (joined.status, joined.my_seats, joined.join_code) == ("running", (1,), code)
    assert join_match(service, bob, code).etag == joined.etag


def test_the_code_is_shown_to_the_opener_and_the_seats_only(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    wishes = [SeatWish("house", level="easy"), SeatWish("invited", player=bob.player.id), OPEN]
    match = open_match(service, ann, game="lanterns", seats=wishes, access="private")
    assert match.join_code is not None
    assert look_at_match(service, ann, match.id).join_code == match.join_code
    assert look_at_match(service, bob, match.id).join_code is None
    assert look_by_code(service, eve, match.join_code).join_code is None
    joined = join_match(service, eve, match.join_code)
    assert (joined.my_seats, joined.join_code) == ((2,), match.join_code)
    (listed,) = list_matches(service, bob, show="mine").matches
    assert listed.join_code is None


def test_a_public_match_needs_no_code(service: Service, ann: Caller) -> None:
    assert open_match(service, ann, game="aqualin", seats=[ME, OPEN]).join_code is None


def test_whoever_is_invited_takes_the_seat_kept_for_them(service: Service, ann: Caller, bob: Caller) -> None:
    wishes = [ME, OPEN, SeatWish("invited", player=bob.player.id)]
    match = open_match(service, ann, game="lanterns", seats=wishes, access="private")
    assert match.join_code is not None
    assert join_match(service, bob, match.join_code).my_seats == (2,)
    with pytest.raises(AlreadySeated):
        join_match(service, bob, match.join_code, seat=1)


def test_of_thirty_that_join_at_once_one_sits_and_the_others_are_told(service: Service, ann: Caller) -> None:
    _match, code = open_private(service, ann)
    callers = [new_caller(service, f"P{number}") for number in range(30)]
    results = at_once(30, lambda index: join_match(service, callers[index], code))
    refusals = [result.code for result in results if isinstance(result, Refusal)]
    assert refusals == ["seat-taken"] * 29
    assert rows(service, "select count(*) from seats where status = 'taken'") == [(2,)]


def test_each_of_those_that_join_at_once_gets_another_seat(service: Service, ann: Caller) -> None:
    match, code = open_private(service, ann, 3, "lanterns")
    callers = [new_caller(service, f"P{number}") for number in range(20)]
    results = at_once(20, lambda index: join_match(service, callers[index], code))
    assert sorted(result.my_seats for result in results if isinstance(result, Match)) == [(1,), (2,)]
    assert look_at_match(service, ann, match.id).status == "running"


def test_a_full_match_takes_nobody(service: Service, ann: Caller, bob: Caller, eve: Caller) -> None:
    _, code = open_private(service, ann)
    join_match(service, bob, code)
    with pytest.raises(SeatTaken):
        join_match(service, eve, code)
    with pytest.raises(SeatTaken):
        join_match(service, eve, code, seat=1)
    with pytest.raises((AlreadyStarted, AlreadySeated)):
        join_match(service, ann, code, seat=1)
