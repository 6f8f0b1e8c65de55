"""Invitations: accepted, declined, cancelled or expired; one of these, whoever comes at the same time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from seaboard.matches.answer_invitation import accept_invitation, decline_invitation
from seaboard.matches.cancel_match import cancel_match
from seaboard.matches.events import TEXTS
from seaboard.matches.expire_invitations import expire_invitations, list_expired_invitations
from seaboard.matches.invite import invite, uninvite
from seaboard.matches.list_invitations import list_invitations
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.read_events import read_events
from seaboard.matches.refusals import (
    AlreadySeated,
    AlreadyStarted,
    BadCursor,
    BadSeats,
    InvitationGone,
    MatchOver,
    NotYourMatch,
    NotYourSeat,
    Refusal,
    SeatTaken,
    UnknownMatch,
    UnknownPlayer,
)
from seaboard.matches.service import Service
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.finding import DECLINE_REASONS
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import Access, Otherwise, SeatWish
from seaboard.matches.words.people import Caller
from seated import at_once, new_caller, rows

ME, OPEN = SeatWish("me"), SeatWish("open")
KEPT = "Seat 1 is kept for a player who is invited."


def open_inviting(
    service: Service, ann: Caller, bob: Caller, otherwise: Otherwise = "open", access: Access = "public"
) -> Match:
    wishes = [ME, SeatWish("invited", player=bob.player.id, otherwise=otherwise)]
    return open_match(service, ann, game="aqualin", seats=wishes, access=access)


def let_it_expire(service: Service) -> None:
    rows(service, "update invitations set expires_at = clock_timestamp() - interval '1 ms' where status = 'pending'")


def told(service: Service, match: Match, caller: Caller) -> list[str]:
    page = read_events(service, caller, match.id, None)
    return [english for event in page.events for english in event.english]


def status(service: Service) -> list[tuple[Any, ...]]:
    return rows(service, "select status from invitations order by seat, invited_at")


def test_both_sides_learn_of_an_invitation_and_of_its_acceptance(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_inviting(service, ann, bob, access="private")
    (mine,) = list_invitations(service, bob).invitations
    (sent,) = list_invitations(service, ann, sent=True).invitations
    assert mine == sent
    assert (mine.match, mine.game, mine.seat, mine.status) == (match.id, "aqualin", 1, "pending")
    assert mine.invited_by == ann.player
    assert list_invitations(service, ann).invitations == list_invitations(service, bob, sent=True).invitations == ()

    assert accept_invitation(service, bob, match.id, 1).status == "running"
    assert accept_invitation(service, bob, match.id, 1).status == "running"
    assert list_invitations(service, bob).invitations == list_invitations(service, ann, sent=True).invitations == ()
    assert told(service, match, ann)[:3] == [
        "Ann sits down.",
        KEPT,
        "Bob sits down.",
    ]
    assert status(service) == [("accepted",)]


@pytest.mark.parametrize("reason", DECLINE_REASONS)
def test_declining_opens_the_seat_and_tells_why(service: Service, ann: Caller, bob: Caller, reason: Any) -> None:
    match = open_inviting(service, ann, bob)
    ended = decline_invitation(service, bob, match.id, 1, reason=reason)
    assert (ended.status, ended.reason, ended.player) == ("declined", reason, bob.player)
    assert look_at_match(service, ann, match.id).seats[1].status == "open"
    assert told(service, match, ann)[-1].startswith("The invitation to seat 1 is declined")
    assert f'"match.declined.{reason}"' in TEXTS.read_text(encoding="utf-8")
    with pytest.raises(InvitationGone):
        decline_invitation(service, bob, match.id, 1)
    with pytest.raises(InvitationGone):
        accept_invitation(service, bob, match.id, 1)


def test_who_declines_a_private_match_does_not_see_it_any_more(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_inviting(service, ann, bob, access="private")
    decline_invitation(service, bob, match.id, 1)
    with pytest.raises(UnknownMatch):
        look_at_match(service, bob, match.id)


@pytest.mark.parametrize("otherwise", ["open", "abort"])
def test_when_it_expires_happens_what_the_opener_chose(
    service: Service, ann: Caller, bob: Caller, otherwise: Otherwise
) -> None:
    match = open_inviting(service, ann, bob, otherwise)
    assert list_expired_invitations(service) == []
    let_it_expire(service)
    with pytest.raises(InvitationGone):
        accept_invitation(service, bob, match.id, 1)
    with pytest.raises(InvitationGone):
        take_seat(service, bob, match.id, 1)
    assert list_expired_invitations(service) == [match.id]
    assert [expire_invitations(service, match.id) for _ in range(2)] == [1, 0]
    found = look_at_match(service, ann, match.id)
    assert found.status == {"open": "open", "abort": "aborted"}[otherwise]
    assert found.seats[1].status == "open"
    last = told(service, match, ann)[-1]
    assert last == ("The match is called off." if otherwise == "abort" else told(service, match, ann)[2])
    assert list_expired_invitations(service) == []


def test_declining_may_call_the_match_off_and_with_it_the_other_invitations(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    wishes = [
        ME,
        SeatWish("invited", player=bob.player.id, otherwise="abort"),
        SeatWish("invited", player=eve.player.id),
    ]
    match = open_match(service, ann, game="lanterns", seats=wishes)
    decline_invitation(service, bob, match.id, 1)
    assert look_at_match(service, ann, match.id).status == "aborted"
    assert status(service) == [("declined",), ("cancelled",)]
    with pytest.raises(InvitationGone):
        accept_invitation(service, eve, match.id, 2)


def test_the_opener_takes_an_invitation_back_and_invites_another(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = open_inviting(service, ann, bob, "abort")
    assert uninvite(service, ann, match.id, 1).seats[1].status == "open"
    assert uninvite(service, ann, match.id, 1).seats[1].status == "open"
    with pytest.raises(InvitationGone):
        accept_invitation(service, bob, match.id, 1)
    for _ in range(2):
        kept = invite(service, ann, match.id, 1, eve.player.id)
        assert kept.seats[1].player == eve.player
    with pytest.raises(SeatTaken):
        take_seat(service, bob, match.id, 1)
    accept_invitation(service, eve, match.id, 1)
    with pytest.raises(InvitationGone):
        uninvite(service, ann, match.id, 1)
    assert [one for one in told(service, match, ann) if "invit" in one] == [
        KEPT,
        "The invitation to seat 1 is taken back.",
        KEPT,
    ]


def test_who_declined_may_be_invited_again(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_inviting(service, ann, bob)
    decline_invitation(service, bob, match.id, 1, reason="not-now")
    invite(service, ann, match.id, 1, bob.player.id)
    assert accept_invitation(service, bob, match.id, 1).status == "running"


def test_who_may_not_invite_whom(service: Service, ann: Caller, bob: Caller, eve: Caller) -> None:
    match = open_match(service, ann, game="lanterns", seats=[ME, OPEN, OPEN])
    with pytest.raises(NotYourMatch):
        invite(service, bob, match.id, 1, eve.player.id)
    with pytest.raises(UnknownPlayer):
        invite(service, ann, match.id, 1, "nobody")
    with pytest.raises(BadSeats):
        invite(service, ann, match.id, 1, bob.player.id, expires_in=1)
    invite(service, ann, match.id, 1, bob.player.id)
    with pytest.raises(AlreadySeated):
        invite(service, ann, match.id, 2, bob.player.id)
    with pytest.raises(SeatTaken):
        invite(service, ann, match.id, 1, eve.player.id)
    with pytest.raises(NotYourMatch):
        uninvite(service, eve, match.id, 1)
    with pytest.raises(NotYourSeat):
        accept_invitation(service, eve, match.id, 1)
    with pytest.raises(NotYourSeat):
        decline_invitation(service, eve, match.id, 1)
    running = open_match(service, ann, game="aqualin", seats=[ME, SeatWish("house", level="easy")])
    with pytest.raises(AlreadyStarted):
        invite(service, ann, running.id, 1, bob.player.id)
    cancel_match(service, ann, match.id)
    with pytest.raises(MatchOver):
        invite(service, ann, match.id, 2, eve.player.id)


def test_a_match_that_is_called_off_takes_its_invitations_with_it(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_inviting(service, ann, bob)
    cancel_match(service, ann, match.id)
    assert list_invitations(service, bob).invitations == ()
    with pytest.raises(InvitationGone):
        accept_invitation(service, bob, match.id, 1)


Act = Callable[[Service, Caller, Caller, str], Any]
ACTS: dict[str, Act] = {
    "accepted": lambda service, ann, bob, match: accept_invitation(service, bob, match, 1),
    "declined": lambda service, ann, bob, match: decline_invitation(service, bob, match, 1),
    "cancelled": lambda service, ann, bob, match: uninvite(service, ann, match, 1),
    "expired": lambda service, ann, bob, match: expire_invitations(service, match),
}


@pytest.mark.parametrize("pair", [("accepted", "declined"), ("accepted", "cancelled"), ("declined", "cancelled")])
def test_of_two_that_come_at_once_one_wins(service: Service, ann: Caller, bob: Caller, pair: tuple[str, str]) -> None:
    for _ in range(3):
        rows(service, "delete from matches")
        match = open_inviting(service, ann, bob)
        results = at_once(20, lambda index, match=match: ACTS[pair[index % 2]](service, ann, bob, match.id))  # type: ignore[misc]
        ((winner,),) = status(service)
        assert winner in pair
        found = look_at_match(service, ann, match.id)
        assert found.status == ("running" if winner == "accepted" else "open")
        ends = [one for one in told(service, match, ann) if one.startswith(("Bob sits", "The invit"))]
        assert len(ends) == 1
        assert {one.code for one in results if isinstance(one, Refusal)} <= {"invitation-gone"}


def test_accepting_and_the_clock_at_once_make_one_history(service: Service, ann: Caller, bob: Caller) -> None:
    for _ in range(4):
        rows(service, "delete from matches")
        match = open_inviting(service, ann, bob, "abort")
        rows(service, "update invitations set expires_at = clock_timestamp() + interval '5 ms'")
        at_once(
            20,
            lambda index, match=match: ACTS["accepted" if index % 2 else "expired"](service, ann, bob, match.id),  # type: ignore[misc]
        )
        let_it_expire(service)
        expire_invitations(service, match.id)
        ((winner,),) = status(service)
        assert look_at_match(service, ann, match.id).status == {"accepted": "running", "expired": "aborted"}[winner]


def test_invitations_are_listed_in_parts_none_twice_and_none_left_out(
    service: Service, ann: Caller, bob: Caller
) -> None:
    matches = [open_inviting(service, ann, bob).id for _ in range(7)]
    rows(service, "update invitations set expires_at = date_trunc('day', expires_at)")  # all at one moment
    for caller, sent in ((bob, False), (ann, True)):
        found: list[str] = []
        page = list_invitations(service, caller, sent=sent, limit=2)
        while page.next is not None:
            found += [one.match for one in page.invitations]
            page = list_invitations(service, caller, sent=sent, limit=2, cursor=page.next)
        found += [one.match for one in page.invitations]
        assert found == sorted(matches)


@pytest.mark.parametrize("cursor", ["", "x", "W10", "WzEsMiwzXQ", "bnVsbA", "W251bGwsbnVsbCxudWxsXQ", "\u00e9"])
def test_a_cursor_that_was_not_given_out_is_refused(service: Service, ann: Caller, cursor: str) -> None:
    with pytest.raises(BadCursor):
        list_invitations(service, ann, cursor=cursor)


def test_the_list_has_an_etag_that_changes_with_it(service: Service, ann: Caller, bob: Caller) -> None:
    first = list_invitations(service, bob).etag
    match = open_inviting(service, ann, bob)
    second = list_invitations(service, bob).etag
    assert first != second == list_invitations(service, bob).etag
    accept_invitation(service, bob, match.id, 1)
    assert list_invitations(service, bob).etag == first


def test_people_in_other_matches_have_nothing_to_do_with_it(service: Service, ann: Caller, bob: Caller) -> None:
    open_inviting(service, ann, bob)
    other = new_caller(service, "Other")
    assert list_invitations(service, other).invitations == list_invitations(service, other, sent=True).invitations == ()
