"""Deadlines are moved to where vacations and outages have put them."""

from __future__ import annotations

from seaboard.matches.held import hold_for_the_house
from seaboard.matches.refusals import UnknownMatch
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.store import timings
from seaboard.store.timings import FIRST_ID

FIRST_MATCH = FIRST_ID


def retime(service: Service, match: str) -> bool:
    """Show a match's deadlines as they are by all that is known now; whether any was moved."""
    with service.database.transaction() as tx:
        try:
            held = hold_for_the_house(service, tx, match)
        except UnknownMatch:
            return False
        step = Step(held)
        moved = held.row.status == "running" and step.retime()
        if moved:
            step.save(tx)
        return moved


def retime_some(service: Service, after: str = FIRST_MATCH, *, limit: int = 200) -> str | None:
    """The same for a part of all running matches; where to go on, None at the end."""
    with service.database.single() as tx:
        found = timings.list_running(tx, after, limit)
    for match in found:
        retime(service, match)
    return found[-1] if len(found) == limit else None
