"""Rematches: the same people once more, one match, and roles swapped where the game says so."""

from __future__ import annotations

import pytest

from seaboard.matches.answer_invitation import accept_invitation, decline_invitation
from seaboard.matches.cancel_match import cancel_match
from seaboard.matches.list_invitations import list_invitations
from seaboard.matches.open_match import open_match
from seaboard.matches.refusals import NotStarted, NotYourSeat, StillRunning, UnknownMatch
from seaboard.matches.rematch import rematch
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import Access, SeatWish, TimeLimit
from seaboard.matches.words.people import Caller
from seated import at_once, open_with, rows

LIMIT = TimeLimit(3600, "forfeit")


def played(service: Service, ann: Caller, bob: Caller, access: Access = "public") -> Match:
    """A match of Aqualin in which Ann had seat 0 and Bob resigned."""
    wishes = [SeatWish("me"), SeatWish("invited", player=bob.player.id)]
    options = {"first": "colour"}
    match = open_match(service, ann, game="aqualin", seats=wishes, options=options, time_limit=LIMIT, access=access)
    accept_invitation(service, bob, match.id, 1)
    return resign(service, bob, match.id, 1)


def test_AQ_4_5_a_rematch_swaps_the_roles(service: Service, ann: Caller, bob: Caller) -> None:
    first = played(service, ann, bob)
    again = rematch(service, bob, first.id)
    assert again.rematch_of == first.id
    assert (again.options, again.time_limit, again.access) == (first.options, LIMIT, "public")
    assert [(seat.player, seat.status) for seat in again.seats] == [(bob.player, "taken"), (ann.player, "invited")]
    assert [seat.roles for seat in again.seats] == [seat.roles for seat in first.seats]
    (invitation,) = list_invitations(service, ann).invitations
    assert invitation.match == again.id
    assert accept_invitation(service, ann, again.id, 1).status == "running"

    third = rematch(service, ann, resign(service, ann, again.id, 1).id)
    assert [seat.player for seat in third.seats] == [ann.player, bob.player]


def test_where_the_rules_say_nothing_of_it_everybody_sits_as_before(service: Service, ann: Caller, bob: Caller) -> None:
    wishes = [SeatWish("me", pick="red"), SeatWish("house", level="easy", pick="blue"), SeatWish("open")]
    match = open_match(service, ann, game="lanterns", seats=wishes)
    from seaboard.matches.take_seat import take_seat

    take_seat(service, bob, match.id, 2)
    resign(service, ann, match.id, 0)
    over = resign(service, bob, match.id, 2)
    assert over.status == "finished"
    again = rematch(service, ann, match.id)
    assert [(seat.status, seat.player, seat.level, seat.pick) for seat in again.seats] == [
        ("taken", ann.player, None, "red"),
        ("house", None, "easy", "blue"),
        ("invited", bob.player, None, None),
    ]


def test_of_thirty_that_ask_at_once_all_get_the_same_match(service: Service, ann: Caller, bob: Caller) -> None:
    match = played(service, ann, bob)
    results = at_once(30, lambda index: rematch(service, (ann, bob)[index % 2], match.id))
    ids = {result.id for result in results if isinstance(result, Match)}
    assert len(ids) == 1
    assert len([result for result in results if isinstance(result, Match)]) == 30
    assert rows(service, "select count(*) from matches") == [(2,)]
    assert rows(service, "select count(*) from invitations where status = 'pending'") == [(1,)]


def test_after_one_was_called_off_there_may_be_another(service: Service, ann: Caller, bob: Caller) -> None:
    match = played(service, ann, bob)
    first = rematch(service, ann, match.id)
    cancel_match(service, ann, first.id)
    second = rematch(service, bob, match.id)
    assert second.id != first.id
    assert second.opened_by == bob.player


def test_who_declined_a_private_rematch_does_not_see_it(service: Service, ann: Caller, bob: Caller) -> None:
    match = played(service, ann, bob, "private")
    again = rematch(service, ann, match.id)
    assert again.access == "private"
    assert again.join_code not in (None, match.join_code)
    seat = next(seat.number for seat in again.seats if seat.player == bob.player)
    decline_invitation(service, bob, again.id, seat)
    with pytest.raises(UnknownMatch):
        rematch(service, bob, match.id)


def test_only_those_who_sat_there_and_only_after_the_end(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    with pytest.raises(NotYourSeat):
        rematch(service, eve, played(service, ann, bob).id)
    with pytest.raises(UnknownMatch):
        rematch(service, eve, played(service, ann, bob, "private").id)
    with pytest.raises(StillRunning):
        rematch(service, ann, open_with(service, "aqualin", [ann, bob]).id)
    waiting = open_match(service, ann, game="aqualin", seats=[SeatWish("me"), SeatWish("open")])
    with pytest.raises(NotStarted):
        rematch(service, ann, waiting.id)
