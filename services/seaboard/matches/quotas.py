"""How much a tenant may have. The house itself has no quotas."""

from __future__ import annotations

from seaboard.matches.refusals import QuotaReached
from seaboard.store import tenants
from seaboard.store.database import Transaction
from seaboard.store.tenants import HOUSE


def check_players(tx: Transaction, tenant: str) -> None:
    """Whether there may be one more player; nobody else adds one before the transaction ends. Raises QuotaReached."""
    most = None if tenant == HOUSE else tenants.lock_tenant(tx, tenant).players_most
    if most is not None and tenants.count_players(tx, tenant, most) >= most:
        raise QuotaReached("players")


def check_matches(tx: Transaction, tenant: str) -> None:
    """Whether there may be one more match that is not over, likewise. Raises QuotaReached."""
    most = None if tenant == HOUSE else tenants.lock_tenant(tx, tenant).matches_most
    if most is not None and tenants.count_unfinished_matches(tx, tenant, most) >= most:
        raise QuotaReached("unfinished_matches")
