"""Who opened a match keeps an open seat for a player, or takes such an invitation back."""

from __future__ import annotations

from seaboard.matches.blocks import check_welcome
from seaboard.matches.held import Held, hold
from seaboard.matches.ids import is_id
from seaboard.matches.inviting import end, tell_invited, write_invitation
from seaboard.matches.looks import to_match
from seaboard.matches.refusals import (
    AlreadySeated,
    AlreadyStarted,
    InvitationGone,
    MatchOver,
    SeatTaken,
    UnknownPlayer,
)
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import Otherwise
from seaboard.matches.words.people import Caller
from seaboard.store import invitations, players
from seaboard.store.matches import SeatRow


def invite(
    service: Service,
    caller: Caller,
    match: str,
    seat: int,
    player: str,
    *,
    expires_in: int | None = None,
    otherwise: Otherwise = "open",
) -> Match:
    """The match with the seat kept for the player; repeated, it changes nothing. Raises UnknownMatch, UnknownSeat,
    NotYourMatch, UnknownPlayer, SeatTaken, AlreadySeated, AlreadyStarted, MatchOver, BadSeats, NotWelcome.
    """
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        held.check_opener(caller)
        row = held.seat(seat)
        if not is_id(player) or player not in players.find_players(tx, [player], caller.tenant):
            raise UnknownPlayer
        if not (row.status == "invited" and row.player_id == player):
            _check(held, row, player)
            check_welcome(tx, caller, [player])
            row.status, row.player_id = "invited", player
            invitation = write_invitation(row, caller.player.id, otherwise, expires_in, held.now, "")
            invitations.add_invitations(tx, [invitation])
            step = Step(held)
            step.rows.seats.append(row)
            tell_invited(step, invitation)
            step.save(tx)
        return to_match(tx, held, caller)


def _check(held: Held, row: SeatRow, player: str) -> None:
    if held.row.status in ("finished", "aborted"):
        raise MatchOver
    if held.row.status != "open":
        raise AlreadyStarted
    if any(seat.player_id == player for seat in held.seats):
        raise AlreadySeated
    if row.status != "open":
        raise SeatTaken


def uninvite(service: Service, caller: Caller, match: str, seat: int) -> Match:
    """The match with the seat open again; repeated, it changes nothing. Raises UnknownMatch, UnknownSeat, NotYourMatch,
    InvitationGone (it was accepted).
    """
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        held.check_opener(caller)
        row = held.seat(seat)
        if row.status not in ("open", "invited"):
            raise InvitationGone
        pending = [one for one in invitations.read_invitations(tx, held.id) if one.status == "pending"]
        for invitation in pending:
            if invitation.seat == seat:
                step = Step(held)
                end(tx, step, invitation, "cancelled")
                step.save(tx)
        return to_match(tx, held, caller)
