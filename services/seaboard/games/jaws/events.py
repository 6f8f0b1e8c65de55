"""What happens in a match of both acts beyond the acts themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from seaboard.engine.records import Event, event
from seaboard.engine.texts import Text


@event("jaws.second-act")
class SecondAct(Event):
    """Act 1 is over and Act 2 begins, with cards by the swimmers eaten (JW-1, JW-2)."""

    eaten: int
    abilities: Annotated[int, "Ability cards of the shark."]
    gear: Annotated[int, "Cards of shared gear of the crew."]


@event("jaws.over")
class MatchOver(Event):
    """The match is over: how both acts ended (JW-3)."""

    first: Annotated[str, "How Act 1 ended."]
    eaten: int
    second: Annotated[str | None, "How Act 2 ended; null if the match was given up in Act 1."]
    winner: Annotated[Literal["shark", "crew"] | None, "The side that won the match; null for a draw."]

    def texts(self) -> Iterable[Text]:
        yield Text("jaws.over.first", {"eaten": self.eaten})
        yield Text(f"jaws.over.{self.winner or 'draw'}")
