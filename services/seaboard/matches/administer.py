"""What only whoever runs the service does: apps are made, get keys, quotas and an issuer. Reached by no HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from urllib.parse import urlsplit

from seaboard.matches.app_keys import add_key
from seaboard.matches.audit import OPERATOR, note
from seaboard.matches.ids import is_id, new_id
from seaboard.matches.read_tenant import write_tenant
from seaboard.matches.service import Service
from seaboard.matches.words.people import Act, Tenant
from seaboard.store import tenants
from seaboard.store.database import Transaction
from seaboard.store.tenants import TenantRow


class CannotBeDone(Exception):
    """What the operator asked for cannot be; the text says why."""


@dataclass(frozen=True, slots=True)
class NewKey:
    """A key and its id; the key is shown this once."""

    id: str
    key: str


def create_tenant(service: Service, name: str) -> NewKey:
    """A new app, with its first key. Raises CannotBeDone if there is one of this name."""
    with service.database.transaction() as tx:
        row = tenants.add_tenant(tx, new_id(), name) if name.strip() == name and name else None
        if row is None:
            raise CannotBeDone(f"there can be no app '{name}': the name is taken, or none")
        note(tx, row.id, OPERATOR, "tenant-created", row.id)
        return _new_key(tx, row, "first")


def create_key(service: Service, name: str, label: str) -> NewKey:
    """A further key of an app, so that it may change over from another. Raises CannotBeDone."""
    with service.database.transaction() as tx:
        return _new_key(tx, _find(tx, name), label)


def _new_key(tx: Transaction, row: TenantRow, label: str) -> NewKey:
    id_, key = add_key(tx, row.id, label)
    note(tx, row.id, OPERATOR, "key-created", id_)
    return NewKey(id_, key)


def revoke_key(service: Service, name: str, key: str) -> None:
    """From the next request on. Raises CannotBeDone."""
    with _changing(service, name) as (tx, row):
        if not is_id(key) or not tenants.revoke_key(tx, row.id, key):
            raise CannotBeDone(f"the app '{name}' has no good key of the id '{key}'")
        note(tx, row.id, OPERATOR, "key-revoked", key)


def set_quotas(service: Service, name: str, players: int | None, matches: int | None) -> None:
    """How many players, and matches that are not over, the app may have; None: no limit. Raises CannotBeDone."""
    with _changing(service, name) as (tx, row):
        tenants.set_quotas(tx, row.id, players, matches)
        note(tx, row.id, OPERATOR, "quotas-set", row.id, players=players, unfinished_matches=matches)


def set_issuer(service: Service, name: str, issuer: str, audience: str, jwks_url: str) -> None:
    """Take tokens that this issuer signed, for this audience, with keys that are served there. Raises CannotBeDone."""
    if not issuer or not audience or urlsplit(jwks_url).scheme not in ("https", "http"):
        raise CannotBeDone("an issuer, an audience and the address of its keys are needed")
    with _changing(service, name) as (tx, row):
        if not tenants.set_issuer(tx, row.id, issuer, audience, jwks_url):
            raise CannotBeDone(f"another app has the issuer '{issuer}'")
        note(tx, row.id, OPERATOR, "issuer-set", row.id, issuer=issuer, audience=audience, jwks_url=jwks_url)


def drop_issuer(service: Service, name: str) -> None:
    """Take no signed tokens for this app any more. Raises CannotBeDone."""
    with _changing(service, name) as (tx, row):
        tenants.set_issuer(tx, row.id, None, None, None)
        note(tx, row.id, OPERATOR, "issuer-dropped", row.id)


def list_tenants(service: Service) -> list[Tenant]:
    """All apps, with what they use."""
    with service.database.snapshot() as tx:
        return [write_tenant(tx, row) for row in tenants.list_tenants(tx)]


def list_keys(service: Service, name: str) -> list[tuple[str, str]]:
    """Ids and labels of an app's good keys. Raises CannotBeDone."""
    with service.database.snapshot() as tx:
        return [(row.id, row.label) for row in tenants.list_keys(tx, _find(tx, name).id)]


def list_acts(service: Service, name: str, limit: int = 100) -> list[Act]:
    """What was done to an app lately, the newest first. Raises CannotBeDone."""
    with service.database.snapshot() as tx:
        rows = tenants.list_acts(tx, _find(tx, name).id, None, limit)
    return [Act(row.id, row.at, row.actor, row.act, row.subject, row.details) for row in rows]


@contextmanager
def _changing(service: Service, name: str) -> Iterator[tuple[Transaction, TenantRow]]:
    with service.database.transaction() as tx:
        yield tx, _find(tx, name)


def _find(tx: Transaction, name: str) -> TenantRow:
    row = tenants.find_tenant(tx, name)
    if row is None:
        raise CannotBeDone(f"there is no app '{name}'")
    return row
