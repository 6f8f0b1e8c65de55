"""Who holds an access token."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words import Caller


def authenticate(service: Service, token: str) -> Caller:
    """The token's player and scopes. Raises UnknownToken."""
    raise NotImplementedError
