"""Invitations whose time has run out: each match is judged again under its lock, by the database's clock."""

from __future__ import annotations

from seaboard.matches.held import hold_for_the_house
from seaboard.matches.inviting import end
from seaboard.matches.refusals import UnknownMatch
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.store import invitations


def list_expired_invitations(service: Service, *, limit: int = 500) -> list[str]:
    """Matches that may have an invitation whose time has run out, longest ago first. Locks nothing."""
    with service.database.single() as tx:
        return invitations.list_expired_invitations(tx, limit)


def expire_invitations(service: Service, match: str) -> int:
    """End every invitation of the match whose time has run out; how many there were. Late or repeated it changes
    nothing."""
    with service.database.transaction() as tx:
        try:
            held = hold_for_the_house(service, tx, match)
        except UnknownMatch:
            return 0
        step, done = Step(held), 0
        for row in invitations.read_invitations(tx, held.id):
            if row.status == "pending" and row.expires_at <= held.now and held.row.status == "open":
                end(tx, step, row, "expired")
                done += 1
        if done:
            step.save(tx)
        return done
