"""What the caller may know of, but may not do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from seaboard.matches.refusals.kinds import Forbidden


class ScopeMissing(Forbidden):
    """Your access token does not allow this."""

    code = "scope-missing"

    def __init__(self, scope: str) -> None:
        super().__init__(scope)
        self.scope = scope

    @property
    def details(self) -> Mapping[str, Any]:
        return {"scope": self.scope}


class NotWelcome(Forbidden):
    """You cannot play with this player, or in this match."""

    code = "not-welcome"


class NotYourSeat(Forbidden):
    """You do not hold this seat."""

    code = "not-your-seat"


class NoSandbox(Forbidden):
    """This service opens no sandboxes."""

    code = "no-sandbox"


class NotYourTournament(Forbidden):
    """Only who opened the tournament may do this."""

    code = "not-your-tournament"


class NotYourMatch(Forbidden):
    """Only who opened the match may do this."""

    code = "not-your-match"


class NoSpectators(Forbidden):
    """The match takes no spectators until it is over."""

    code = "no-spectators"
