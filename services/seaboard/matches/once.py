"""A creating request that is sent again is answered again, and makes nothing twice."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from seaboard.matches.refusals import KeyReused
from seaboard.matches.service import Service
from seaboard.matches.words import Claim, Made
from seaboard.store import keys


def once(service: Service, claim: Claim, make: Callable[[], Made]) -> Made:
    """What `make` makes, in one transaction with the use cases that it calls; of a repeated claim what was made then.

    A parallel repetition waits for the first. Keys are kept for a day. Secrets (a token) are never stored: the answer
    to a repetition lacks them. What `make` raises is not kept: the key is free again. Raises KeyReused.
    """
    hash_ = hashlib.sha256(claim.key.encode()).digest()
    with service.database.transaction() as tx:
        if keys.claim_key(tx, claim.scope, hash_, claim.fingerprint):
            made = make()
            keys.keep_answer(tx, claim.scope, hash_, made.body)
            return made
        row = keys.read_key(tx, claim.scope, hash_)
    if row is None or row.fingerprint != claim.fingerprint:
        raise KeyReused
    return Made(row.body, is_repeated=True)
