"""What all dealings with an invitation share: how it is made, and what its end does to the seat and the match."""

from __future__ import annotations

from datetime import datetime, timedelta

from seaboard.engine.events import Told
from seaboard.matches.cancel_match import call_off
from seaboard.matches.events import Declined, InvitationExpired, Invited, Uninvited
from seaboard.matches.held import Held
from seaboard.matches.refusals import BadSeats, InvitationGone, NotYourSeat
from seaboard.matches.step import Step
from seaboard.matches.words.opening import Otherwise
from seaboard.matches.words.people import Caller
from seaboard.store import invitations
from seaboard.store.database import Transaction
from seaboard.store.invitations import InvitationRow
from seaboard.store.matches import SeatRow

SHORTEST, USUAL, LONGEST = 60, 14 * 24 * 3600, 60 * 24 * 3600
"""How many seconds an invitation may stand."""


def write_invitation(
    seat: SeatRow, invited_by: str | None, otherwise: Otherwise, seconds: int | None, now: datetime, pointer: str
) -> InvitationRow:
    """An invitation of whom the seat is kept for. Raises BadSeats."""
    seconds = USUAL if seconds is None else seconds
    if not SHORTEST <= seconds <= LONGEST:
        raise BadSeats(f"{pointer}/expires_in", f"must be between {SHORTEST} and {LONGEST}")
    assert seat.player_id is not None
    end = now + timedelta(seconds=seconds)
    return InvitationRow(
        seat.match_id, seat.number, seat.player_id, invited_by, "pending", otherwise, None, now, end, None
    )


def tell_invited(step: Step, row: InvitationRow) -> None:
    step.tell(Told(Invited(row.seat, row.player_id, to_millisecond(row.expires_at))))
    step.inform("match.invited", [row.player_id], seat=row.seat, player=row.invited_by)


def find_own(tx: Transaction, held: Held, caller: Caller, seat: int) -> InvitationRow:
    """The caller's invitation to the seat, whatever became of it. Raises NotYourSeat if it never had one."""
    for row in invitations.read_invitations(tx, held.id):
        if row.seat == seat and row.player_id == caller.player.id:
            return row
    raise NotYourSeat


def check_pending(held: Held, row: InvitationRow) -> None:
    """Raises InvitationGone. One whose time is over is gone, whether the clock has been there or not."""
    if row.status != "pending" or row.expires_at <= held.now or held.row.status != "open":
        raise InvitationGone


def end(tx: Transaction, step: Step, row: InvitationRow, status: str, reason: str | None = None) -> None:
    """A pending invitation is declined, cancelled or has expired: its seat is open, or the match is called off."""
    held = step.held
    seat = held.seats[row.seat]
    seat.status, seat.player_id, seat.pick = "open", None, None
    step.rows.seats.append(seat)
    invitations.end_invitation(tx, held.id, row.seat, status, held.now, reason)
    told = {
        "declined": Declined(row.seat, row.player_id, reason or "unsaid"),
        "cancelled": Uninvited(row.seat),
        "expired": InvitationExpired(row.seat),
    }
    step.tell(Told(told[status]))
    step.inform("invitation.ended", [held.row.opened_by, row.player_id], seat=row.seat, player=row.player_id)
    if row.otherwise == "abort" and status != "cancelled":
        call_off(tx, step)
        who = row.player_id if status == "declined" else None
        step.inform("match.cancelled", step.company(row.player_id), player=who)


def to_millisecond(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")
