"""Rows of idempotency keys, kept as hashes, with what was answered."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from seaboard.store.database import Transaction
from seaboard.store.queries import load

SQL = load("keys.sql")


@dataclass(frozen=True, slots=True)
class KeyRow:
    fingerprint: str
    body: dict[str, Any]
    sealed: bytes | None


def claim_key(tx: Transaction, scope: str, hash_: bytes, fingerprint: str) -> bool:
    """Whether the key was free."""
    return bool(tx.value(SQL["claim_key"], {"scope": scope, "hash": hash_, "fingerprint": fingerprint}))


def read_key(tx: Transaction, scope: str, hash_: bytes) -> KeyRow | None:
    return tx.ask(KeyRow, SQL["read_key"], {"scope": scope, "hash": hash_}).fetchone()


def keep_answer(tx: Transaction, scope: str, hash_: bytes, body: Mapping[str, Any], sealed: bytes | None) -> None:
    values = {"scope": scope, "hash": hash_, "body": json.dumps(body, ensure_ascii=False), "sealed": sealed}
    tx.run(SQL["keep_answer"], values)


def keep_end(tx: Transaction, scope: str, hash_: bytes, fingerprint: str, body: Mapping[str, Any]) -> None:
    """In place of what was answered there before."""
    values = {"scope": scope, "hash": hash_, "fingerprint": fingerprint, "body": json.dumps(body, ensure_ascii=False)}
    tx.run(SQL["keep_end"], values)


def drop_old_keys(tx: Transaction) -> None:
    tx.run(SQL["drop_old_keys"], {})
