"""A list of matches, newest first, in parts that stay stable while matches come and go."""

from __future__ import annotations

from seaboard.matches.service import Service
from seaboard.matches.words import Caller, MatchPage, MatchStatus


def list_matches(
    service: Service,
    caller: Caller | None,
    *,
    game: str | None = None,
    status: MatchStatus | None = None,
    mine: bool = False,
    cursor: str | None = None,
    limit: int = 50,
) -> MatchPage:
    """The matches that the caller may see. `mine` keeps those where the caller sits, is invited, or which it opened.
    Raises BadCursor, and NotSignedIn for `mine` without a caller.
    """
    raise NotImplementedError
