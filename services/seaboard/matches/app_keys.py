"""An app's keys: made, and shown once. Like access tokens they are kept as hashes."""

from __future__ import annotations

import secrets

from seaboard.matches.ids import new_id
from seaboard.matches.tokens import hash_token
from seaboard.store import tenants
from seaboard.store.database import Transaction

KEY_PREFIX = "sbk_"


def add_key(tx: Transaction, tenant: str, label: str) -> tuple[str, str]:
    """A new key's id, and the key."""
    id_, key = new_id(), KEY_PREFIX + secrets.token_urlsafe(32)
    tenants.add_key(tx, id_, hash_token(key), tenant, label)
    return id_, key
