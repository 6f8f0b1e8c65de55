"""A player's access token is good no more."""

from __future__ import annotations

from seaboard.matches.ids import is_id
from seaboard.matches.refusals import UnknownAccessToken
from seaboard.matches.service import Service
from seaboard.matches.words.people import Caller
from seaboard.store import tokens


def revoke_token(service: Service, caller: Caller, token: str) -> None:
    """From the next request on; the caller's own too. Repeated, it changes nothing. Raises UnknownAccessToken."""
    with service.database.transaction() as tx:
        if not is_id(token) or not tokens.revoke_token(tx, caller.player.id, token):
            raise UnknownAccessToken
