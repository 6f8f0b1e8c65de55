"""A player's good access tokens, without their secrets, which nobody has but who was given them."""

from __future__ import annotations

from seaboard.matches.ids import is_id
from seaboard.matches.refusals import BadCursor
from seaboard.matches.service import Service
from seaboard.matches.tokens import to_token
from seaboard.matches.words.people import Caller, TokenPage
from seaboard.store import tokens


def list_tokens(service: Service, caller: Caller, *, cursor: str | None = None, limit: int = 50) -> TokenPage:
    """The newest first. Raises BadCursor."""
    if cursor is not None and not is_id(cursor):
        raise BadCursor("/after", "is none that was given out")
    with service.database.single() as tx:
        rows = tokens.list_tokens(tx, caller.player.id, cursor, limit + 1)
    page = tuple(to_token(row, caller.token_id) for row in rows[:limit])
    return TokenPage(page, page[-1].id if len(rows) > limit else None)
