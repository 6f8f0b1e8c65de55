"""House bots of Lanterns: any legal action; in secret, one mark. A `broken` one fails, as bots may."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.bots.contract import Bot, Budget
from seaboard.engine.chance import Chance
from seaboard.engine.game import Choice
from seaboard.engine.records import Action

from .words import Close, Mark


class Easy:
    """Takes any legal action."""

    def choose(
        self,
        view: Any,
        memory: Any,
        seat: int,
        legal_actions: Sequence[Action],
        budget: Budget,
        chance: Chance,
    ) -> Choice:
        action = chance.stream("easy").choice(legal_actions)
        return (action, Close()) if isinstance(action, Mark) else (action,)


class Broken:
    """Fails whenever it is asked."""

    def choose(
        self,
        view: Any,
        memory: Any,
        seat: int,
        legal_actions: Sequence[Action],
        budget: Budget,
        chance: Chance,
    ) -> Choice:
        raise RuntimeError("this bot is broken")


class Cheat:
    """Answers what it may not."""

    def choose(
        self,
        view: Any,
        memory: Any,
        seat: int,
        legal_actions: Sequence[Action],
        budget: Budget,
        chance: Chance,
    ) -> Choice:
        return (Mark(99),)


def bots(game: Any) -> Mapping[str, Bot]:
    return {"easy": Easy(), "broken": Broken(), "cheat": Cheat()}
