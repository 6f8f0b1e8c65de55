"""A creating request that is sent again is answered again, and makes nothing twice."""

from __future__ import annotations

from collections.abc import Callable

from seaboard.matches.service import Service
from seaboard.matches.words import Claim, Made


def once(service: Service, claim: Claim, make: Callable[[], Made]) -> Made:
    """What `make` makes, in one transaction with the use cases that it calls; of a repeated claim what was made then.

    A parallel repetition waits for the first. Keys are kept for a day. Secrets (a token) are never stored: the answer
    to a repetition lacks them. What `make` raises is not kept: the key is free again. Raises KeyReused.
    """
    raise NotImplementedError
