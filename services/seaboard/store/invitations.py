"""Rows of invitations to seats, and what became of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from seaboard.store.database import Transaction
from seaboard.store.queries import load
from seaboard.store.values import to_json

SQL = load("invitations.sql")


@dataclass(frozen=True, slots=True)
class InvitationRow:
    match_id: str
    seat: int
    player_id: str
    invited_by: str | None
    status: str
    otherwise: str
    reason: str | None
    invited_at: datetime
    expires_at: datetime
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class ListedRow(InvitationRow):
    """An invitation with the game that it is to."""

    game: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where a list of invitations goes on: after this one."""

    expires_at: datetime
    match_id: str
    seat: int


def add_invitations(tx: Transaction, rows: Sequence[InvitationRow]) -> None:
    tx.run(SQL["add_invitations"], {"rows": to_json(rows)})


def read_invitations(tx: Transaction, match: str) -> list[InvitationRow]:
    return tx.ask(InvitationRow, SQL["read_invitations"], {"match": match}).fetchall()


def end_invitation(
    tx: Transaction, match: str, seat: int, status: str, now: datetime, reason: str | None = None
) -> None:
    """Whatever is pending for the seat has become `status`; nothing if nothing is pending."""
    values = {"match": match, "seat": seat, "status": status, "now": now, "reason": reason}
    tx.run(SQL["end_invitation"], values)


def cancel_invitations(tx: Transaction, match: str, now: datetime) -> None:
    tx.run(SQL["cancel_invitations"], {"match": match, "now": now})


def list_invitations(tx: Transaction, player: str, *, sent: bool, after: Place, limit: int) -> list[ListedRow]:
    """A page of the pending invitations that the player has (or has sent), the first to expire first."""
    statement = SQL["list_invitations_by"] if sent else SQL["list_invitations_to"]
    values = {"player": player, "limit": limit, "expires_at": after.expires_at, "match": after.match_id}
    return tx.ask(ListedRow, statement, {**values, "seat": after.seat}).fetchall()


def list_expired_invitations(tx: Transaction, limit: int) -> list[str]:
    return tx.column(SQL["list_expired_invitations"], {"limit": limit})
