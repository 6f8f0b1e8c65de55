"""Acts that are remembered: what whoever runs the service did to a tenant, and what cannot be undone in it."""

from __future__ import annotations

from typing import Any

from seaboard.matches.ids import is_id, new_id
from seaboard.matches.refusals import BadCursor
from seaboard.matches.service import Service
from seaboard.matches.words.people import Act, ActPage, App
from seaboard.store import tenants
from seaboard.store.database import Transaction

OPERATOR = "operator"
"""Whoever runs the service, at its command line."""
SERVICE = "service"
"""The service by itself."""


def note(tx: Transaction, tenant: str, actor: str, act: str, subject: str, **details: Any) -> None:
    """Remember it, in the transaction in which it is done. Give ids, never names, and no secret."""
    tenants.note(tx, new_id(), tenant, actor=actor, act=act, subject=subject, details=details)


def read_audit(service: Service, app: App, *, cursor: str | None = None, limit: int = 50) -> ActPage:
    """What was done in the app, the newest first. Raises BadCursor."""
    if cursor is not None and not is_id(cursor):
        raise BadCursor("/after", "is none that was given out")
    with service.database.single() as tx:
        rows = tenants.list_acts(tx, app.tenant, cursor, limit + 1)
    page = tuple(Act(row.id, row.at, row.actor, row.act, row.subject, row.details) for row in rows[:limit])
    return ActPage(page, page[-1].id if len(rows) > limit else None)
