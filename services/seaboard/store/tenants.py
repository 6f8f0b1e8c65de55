"""Rows of tenants: apps that bring their own players, their keys and quotas, and what was done to them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from seaboard.store.database import Transaction
from seaboard.store.matches import LAST_ID
from seaboard.store.queries import load

SQL = load("tenants.sql")

HOUSE = "00000000-0000-0000-0000-000000000000"
"""The tenant of those who signed up by themselves."""


@dataclass(frozen=True, slots=True)
class TenantRow:
    id: str
    name: str
    created_at: datetime
    players_most: int | None
    matches_most: int | None
    issuer: str | None
    audience: str | None
    jwks_url: str | None


@dataclass(frozen=True, slots=True)
class KeyHolderRow(TenantRow):
    key_id: str


@dataclass(frozen=True, slots=True)
class TenantKeyRow:
    id: str
    label: str
    created_at: datetime


@dataclass(frozen=True, slots=True)
class QuotaRow:
    """The most that there may be; None: no limit."""

    players_most: int | None
    matches_most: int | None


@dataclass(frozen=True, slots=True)
class ActRow:
    id: str
    at: datetime
    actor: str
    act: str
    subject: str
    details: dict[str, Any]


def add_tenant(tx: Transaction, tenant: str, name: str) -> TenantRow | None:
    return tx.ask(TenantRow, SQL["add_tenant"], {"id": tenant, "name": name}).fetchone()


def find_tenant(tx: Transaction, name: str) -> TenantRow | None:
    return tx.ask(TenantRow, SQL["find_tenant"], {"name": name}).fetchone()


def list_tenants(tx: Transaction) -> list[TenantRow]:
    return tx.ask(TenantRow, SQL["list_tenants"], {}).fetchall()


def find_issuer(tx: Transaction, issuer: str) -> TenantRow | None:
    return tx.ask(TenantRow, SQL["find_issuer"], {"issuer": issuer}).fetchone()


def find_key(tx: Transaction, hash_: bytes) -> KeyHolderRow | None:
    return tx.ask(KeyHolderRow, SQL["find_key"], {"hash": hash_}).fetchone()


def add_key(tx: Transaction, key: str, hash_: bytes, tenant: str, label: str) -> None:
    tx.run(SQL["add_key"], {"id": key, "hash": hash_, "tenant": tenant, "label": label})


def list_keys(tx: Transaction, tenant: str) -> list[TenantKeyRow]:
    return tx.ask(TenantKeyRow, SQL["list_keys"], {"tenant": tenant}).fetchall()


def revoke_key(tx: Transaction, tenant: str, key: str) -> bool:
    return bool(tx.value(SQL["revoke_key"], {"tenant": tenant, "id": key}))


def set_quotas(tx: Transaction, tenant: str, players: int | None, matches: int | None) -> None:
    tx.run(SQL["set_quotas"], {"tenant": tenant, "players": players, "matches": matches})


def set_issuer(tx: Transaction, tenant: str, issuer: str | None, audience: str | None, jwks_url: str | None) -> bool:
    """Whether no other tenant has this issuer."""
    values = {"tenant": tenant, "issuer": issuer, "audience": audience, "jwks_url": jwks_url}
    return bool(tx.value(SQL["set_issuer"], values))


def lock_tenant(tx: Transaction, tenant: str) -> QuotaRow:
    """The tenant's quotas under its lock: until the transaction ends nobody else adds to what they limit."""
    row = tx.ask(QuotaRow, SQL["lock_tenant"], {"tenant": tenant}).fetchone()
    assert row is not None
    return row


def count_players(tx: Transaction, tenant: str, most: int | None = None) -> int:
    return int(tx.value(SQL["count_players"], {"tenant": tenant, "most": most}))


def count_unfinished_matches(tx: Transaction, tenant: str, most: int | None = None) -> int:
    return int(tx.value(SQL["count_unfinished_matches"], {"tenant": tenant, "most": most}))


def count_matches(tx: Transaction, tenant: str) -> int:
    return int(tx.value(SQL["count_matches"], {"tenant": tenant}))


def note(
    tx: Transaction, act_id: str, tenant: str, *, actor: str, act: str, subject: str, details: Mapping[str, Any]
) -> None:
    values = {"id": act_id, "tenant": tenant, "actor": actor, "act": act, "subject": subject}
    tx.run(SQL["note"], {**values, "details": json.dumps(details)})


def list_acts(tx: Transaction, tenant: str, cursor: str | None, limit: int) -> list[ActRow]:
    return tx.ask(ActRow, SQL["list_acts"], {"tenant": tenant, "cursor": cursor or LAST_ID, "limit": limit}).fetchall()
