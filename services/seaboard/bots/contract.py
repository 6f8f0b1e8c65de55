"""What a bot is: it sees what its seat may see, and answers with a choice. It never holds a state it did not sample."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from seaboard.engine.chance import Chance
from seaboard.engine.game import Choice
from seaboard.engine.records import Action

Level = Literal["easy", "medium", "hard"]


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think: units of counted work (evaluated positions), so that it answers the same anywhere."""

    work: int = 20_000


class Bot(Protocol):
    """A house bot. `view`, `memory` and `legal_actions` are what its seat has; in a private turn the choice is the
    whole turn. `chance` is the bot's own: never the match's."""

    def choose(
        self,
        view: Any,
        memory: Any,
        seat: int,
        legal_actions: Sequence[Action],
        budget: Budget,
        chance: Chance,
    ) -> Choice: ...
