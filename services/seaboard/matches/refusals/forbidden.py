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


class NamedByItsApp(Forbidden):
    """The app that has brought you says what you are called."""

    code = "named-by-app"


class NotYourSeat(Forbidden):
    """You do not hold this seat."""

    code = "not-your-seat"


class NoSandbox(Forbidden):
    """This service opens no sandboxes."""

    code = "no-sandbox"


class NotYourTournament(Forbidden):
    """Only who opened the tournament may do this."""

    code = "not-your-tournament"


class NoChat(Forbidden):
    """There is no chat in this match."""

    code = "no-chat"


class NoLetters(Forbidden):
    """This service sends no e-mail."""

    code = "no-letters"


class NotYourMatch(Forbidden):
    """Only who opened the match may do this."""

    code = "not-your-match"


class NoSpectators(Forbidden):
    """The match takes no spectators until it is over."""

    code = "no-spectators"
