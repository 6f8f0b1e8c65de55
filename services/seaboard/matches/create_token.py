"""A player makes itself a further access token, of no more power and no longer life than the one it asks with."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from seaboard.matches.refusals import BadToken, ScopeMissing, TooManyTokens
from seaboard.matches.service import Service
from seaboard.matches.tokens import SCOPES, add_token
from seaboard.matches.words.people import Caller, NewToken
from seaboard.store import tokens

TOKENS_MOST = 200


def create_token(
    service: Service, caller: Caller, *, label: str, scopes: Sequence[str], expires_at: datetime | None = None
) -> NewToken:
    """The token with its secret. Raises BadToken, ScopeMissing (one that the caller lacks), TooManyTokens."""
    check_token(scopes, expires_at)
    for scope in scopes:
        if scope not in caller.scopes:
            raise ScopeMissing(scope)
    end = min((time for time in (expires_at, caller.expires_at) if time is not None), default=None)
    with service.database.transaction() as tx:
        if tokens.count_tokens(tx, caller.player.id) >= TOKENS_MOST:
            raise TooManyTokens
        return add_token(tx, caller.player.id, scopes=scopes, label=label.strip(), expires_at=end)


def check_token(scopes: Sequence[str], expires_at: datetime | None) -> None:
    """Raises BadToken for scopes that are none, or an end in the past."""
    if not scopes or not set(scopes) <= set(SCOPES):
        raise BadToken("/scopes", f"must be some of {', '.join(SCOPES)}")
    if expires_at is not None and expires_at <= datetime.now(UTC):
        raise BadToken("/expires_at", "must lie in the future")
