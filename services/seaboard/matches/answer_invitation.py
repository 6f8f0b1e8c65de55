"""A player accepts the invitation to a seat, or declines it and may say why."""

from __future__ import annotations

from dataclasses import replace

from seaboard.matches.held import Held, hold
from seaboard.matches.inviting import check_pending, end, find_own
from seaboard.matches.looks import players_in, to_invitation
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.take_seat import sit, sits
from seaboard.matches.words.finding import DeclineReason, Invitation
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller
from seaboard.store.database import Transaction
from seaboard.store.invitations import InvitationRow


def accept_invitation(service: Service, caller: Caller, match: str, seat: int, *, pick: str | None = None) -> Match:
    """The match with the caller in the seat, as `take_seat` gives it, but only if the invitation still stands;
    repeated, it changes nothing. Raises UnknownMatch, UnknownSeat, NotYourSeat, InvitationGone, BadPick, PickTaken.
    """
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        row = held.seat(seat)
        if not sits(row, caller):
            check_pending(held, find_own(tx, held, caller, seat))
        return sit(tx, held, caller, row, pick)


def decline_invitation(
    service: Service, caller: Caller, match: str, seat: int, *, reason: DeclineReason = "unsaid"
) -> Invitation:
    """The declined invitation. Raises UnknownMatch, UnknownSeat, NotYourSeat, InvitationGone."""
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        held.seat(seat)
        row = find_own(tx, held, caller, seat)
        check_pending(held, row)
        decline(tx, held, row, reason)
        ended = replace(row, status="declined", reason=reason, ended_at=held.now)
        people = players_in(tx, [held.row], held.seats) | {row.player_id: caller.player}
        return to_invitation(ended, held.row.game, people)


def decline(tx: Transaction, held: Held, row: InvitationRow, reason: DeclineReason) -> None:
    """What `decline_invitation` does once it is known that it may; getting up from a kept seat comes in here."""
    step = Step(held)
    end(tx, step, row, "declined", reason)
    step.save(tx)
