"""A request that makes or ends something is answered again when it is sent again, and nothing is done twice."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from cryptography.fernet import Fernet, InvalidToken

from seaboard.matches.refusals import KeyReused, Refusal
from seaboard.matches.service import Service
from seaboard.matches.words.requests import Claim, Made
from seaboard.store import keys


def once(service: Service, claim: Claim, make: Callable[[], Made]) -> Made:
    """What `make` makes, in one transaction with the use cases that it calls; of a repeated claim what was made then.

    A parallel repetition waits for the first. Keys are kept for a day. Secrets (a token) are stored encrypted with what
    the sender alone knows. What `make` raises is not kept: the key is free again. Raises KeyReused.
    """
    hash_ = _hash(claim)
    with service.database.transaction() as tx:
        if keys.claim_key(tx, claim.scope, hash_, claim.fingerprint):
            made = make()
            keys.keep_answer(tx, claim.scope, hash_, made.body, seal(claim.secret, made.secrets))
            return made
        row = keys.read_key(tx, claim.scope, hash_)
    if row is None or row.fingerprint != claim.fingerprint:
        raise KeyReused
    return Made(row.body, unseal(claim.secret, row.sealed), is_repeated=True)


def once_ended(service: Service, claim: Claim, gone: tuple[type[Refusal], ...], end: Callable[[], Made]) -> Made:
    """What `end` gives, in one transaction with it; where that finds nothing left to end (it raises one of `gone`),
    what it gave to the same request before. Kept for a day, and nothing of it is secret. Raises what `end` raises.
    """
    hash_ = _hash(claim)
    with service.database.transaction() as tx:
        try:
            made = end()
        except gone:
            row = keys.read_key(tx, claim.scope, hash_)
            if row is None or row.fingerprint != claim.fingerprint:
                raise
            return Made(row.body, is_repeated=True)
        keys.keep_end(tx, claim.scope, hash_, claim.fingerprint, made.body)
        return made


def _hash(claim: Claim) -> bytes:
    return hashlib.sha256(claim.key.encode()).digest()


def seal(secret: str, values: Mapping[str, Any]) -> bytes | None:
    """The values for those who know the secret; None if there are none, or nobody who could open it."""
    return _lock(secret).encrypt(json.dumps(values).encode()) if values and secret else None


def unseal(secret: str, sealed: bytes | None) -> Mapping[str, Any]:
    """The twin of `seal`. Raises KeyReused for somebody else, though it be the same player with another token."""
    if sealed is None:
        return {}
    try:
        values: Mapping[str, Any] = json.loads(_lock(secret).decrypt(sealed))
    except InvalidToken:
        raise KeyReused from None
    return values


def _lock(secret: str) -> Fernet:
    """A key of its own: neither the hash of the token nor that of the idempotency key, which are stored."""
    return Fernet(base64.urlsafe_b64encode(hashlib.sha256(b"seaboard/sealed-answer\0" + secret.encode()).digest()))
