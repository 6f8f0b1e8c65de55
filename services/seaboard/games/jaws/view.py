"""What a viewer may know of a match of both acts: what it may know of each act, and how the acts ended (JW-3)."""

from __future__ import annotations

from typing import Annotated, Literal

from seaboard.engine.records import Record, Slots, View, record, view
from seaboard.games.amity.view import AmityView
from seaboard.games.orca.view import OrcaView

Side = Literal["shark", "crew"]


@record
class ActResult(Record):
    """How one act ended."""

    act: Literal[1, 2]
    ending: str
    winner: Annotated[Side | None, "The side that won it, if any did: Act 1 alone decides nothing."]
    eaten: Annotated[int | None, "Of Act 1, the swimmers eaten, which fix the cards of Act 2."]


@view("jaws")
class JawsView(View):
    """The act in course as in its own game; of Act 1, once it is over, all there was."""

    act: Literal[1, 2]
    roles: Annotated[
        tuple[Annotated[tuple[str, ...], Slots(3)], ...], "By seat, what it plays from the beginning.", Slots(4)
    ]
    talk: Annotated[Literal["rulebook", "free"], "The option of Act 2."]
    orca_rounds: Annotated[int, "After so many rounds of Act 2 the match is a draw."]
    amity: AmityView
    orca: OrcaView | None
    results: Annotated[tuple[ActResult, ...], "Of the acts that are over.", Slots(2)]
