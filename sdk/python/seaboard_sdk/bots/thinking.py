"""One bot at one seat: how it is asked, and what it may answer. Knows nothing of the wire."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any

from attrs import frozen

from seaboard_sdk.words import Action

Bot = Callable[..., Any]
"""A function `choose(view, legal_actions)`, or a class whose instances have such a method."""


@frozen
class Budget:
    """How long a bot may think about one step: in `seconds`, as far as the clock of the match allows it."""

    seconds: float


@frozen
class Ended:
    """A match that is over: which, the seat that the bot had, how it ended, and the place of each seat."""

    match: str
    seat: int
    ending: str
    places: tuple[int, ...]

    @property
    def is_won(self) -> bool:
        """Whether the bot has the first place to itself, or with those who won with it, and somebody did not win."""
        return self.places[self.seat] == 1 and set(self.places) != {1}


class Mind:
    """A bot at one seat."""

    def __init__(self, bot: Bot) -> None:
        made: Any = bot() if inspect.isclass(bot) else bot
        self.choose: Callable[..., Any] = getattr(made, "choose", made)
        self.remember: Callable[[Any], None] | None = getattr(made, "remember", None)
        self._takes_budget = len(inspect.signature(self.choose).parameters) > 2

    def step(self, view: Any, legal_actions: Sequence[Any], seconds: float) -> list[Action]:
        """Ask the bot once."""
        more = (Budget(seconds),) if self._takes_budget else ()
        answer = self.choose(view, list(legal_actions), *more)
        return list(answer) if isinstance(answer, list | tuple) else [answer]
