"""The public keys of those who sign tokens for an app's players: fetched where they are served, and kept a while."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Lock

import httpx
import jwt
import structlog

from seaboard.matches.addresses import Network
from seaboard.matches.outside import NotOutside, get_outside
from seaboard.matches.refusals import IssuerUnreachable

log = structlog.get_logger()

SECONDS_KEPT = 600.0
SECONDS_BETWEEN = 30.0
"""How soon an unknown key's id makes us ask again; so that made-up ids cannot make us ask without end."""
SECONDS_AFTER_A_FAULT = 5.0
SECONDS_WITHOUT_ANSWER = 3600.0
"""How long keys are taken for good while their issuer does not answer."""
BYTES_MOST = 100_000
NEVER = float("-inf")


@dataclass(slots=True)
class Issuer:
    """One issuer's keys by id, and when it was asked and answered."""

    keys: dict[str, jwt.PyJWK] = field(default_factory=dict)
    asked_at: float = NEVER
    answered_at: float = NEVER
    lock: Lock = field(default_factory=Lock)

    def must_ask(self, kid: str, now: float) -> bool:
        """Whether what is known is not enough, and it is not too early to ask again."""
        if self.answered_at < self.asked_at:
            return now - self.asked_at >= SECONDS_AFTER_A_FAULT
        return now - self.asked_at >= (SECONDS_KEPT if kid in self.keys else SECONDS_BETWEEN)


@dataclass(slots=True)
class Issuers:
    """What one process knows of them. They must be public, or in one of these networks."""

    networks: Sequence[Network] = ()
    _known: dict[str, Issuer] = field(default_factory=dict)

    def find_key(self, jwks_url: str, kid: str) -> jwt.PyJWK | None:
        """The key of this id; None if the issuer has none. A slow issuer keeps nobody waiting but its own players.
        Raises IssuerUnreachable.
        """
        issuer, now = self._known.setdefault(jwks_url, Issuer()), time.monotonic()
        with issuer.lock:
            if issuer.must_ask(kid, now):
                issuer.asked_at = now
                self._ask(jwks_url, issuer)
            if now - issuer.answered_at >= SECONDS_WITHOUT_ANSWER:
                raise IssuerUnreachable
            return issuer.keys.get(kid)

    def _ask(self, jwks_url: str, issuer: Issuer) -> None:
        try:
            served = get_outside(jwks_url, bytes_most=BYTES_MOST, networks=self.networks)
            issuer.keys = {str(key.key_id): key for key in jwt.PyJWKSet.from_dict(json.loads(served)).keys}
        except (httpx.HTTPError, NotOutside, jwt.PyJWTError, ValueError, AttributeError, TypeError) as error:
            log.warning("issuer-unreachable", kind=type(error).__name__)
        else:
            issuer.answered_at = issuer.asked_at
