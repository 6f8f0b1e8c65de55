"""What an app is, what it uses, and how much it may."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words.people import App, Tenant
from seaboard.store import tenants
from seaboard.store.database import Transaction
from seaboard.store.tenants import TenantRow


def read_tenant(service: Service, app: App) -> Tenant:
    """The app that asks."""
    with service.database.snapshot() as tx:
        row = tenants.find_tenant(tx, app.name)
        assert row is not None
        return write_tenant(tx, row)


def write_tenant(tx: Transaction, row: TenantRow) -> Tenant:
    """The row with what is used now."""
    return Tenant(
        id=row.id,
        name=row.name,
        created_at=row.created_at,
        players=tenants.count_players(tx, row.id),
        players_most=row.players_most,
        unfinished_matches=tenants.count_unfinished_matches(tx, row.id),
        unfinished_matches_most=row.matches_most,
        matches=tenants.count_matches(tx, row.id),
        issuer=row.issuer,
    )
