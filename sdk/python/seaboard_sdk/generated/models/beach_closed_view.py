# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.beach_closed_view_game import (
    BeachClosedViewGame,
    check_beach_closed_view_game,
)
from ..models.beach_closed_view_jaws_tokens_item import (
    BeachClosedViewJawsTokensItem,
    check_beach_closed_view_jaws_tokens_item,
)
from ..models.beach_closed_view_orca_tokens_item import (
    BeachClosedViewOrcaTokensItem,
    check_beach_closed_view_orca_tokens_item,
)
from ..models.beach_closed_view_phase import (
    BeachClosedViewPhase,
    check_beach_closed_view_phase,
)

if TYPE_CHECKING:
    from ..models.beach_closed_clue import BeachClosedClue
    from ..models.beach_closed_shark import BeachClosedShark
    from ..models.beach_closed_swimmer import BeachClosedSwimmer


T = TypeVar("T", bound="BeachClosedView")


@_attrs_define
class BeachClosedView:
    """The table, and for Jaws (and for everybody after the end) the shark.

    Attributes:
        game (BeachClosedViewGame):  Default: 'beach-closed'.
        jaws (int): The seat that plays Jaws.
        phase (BeachClosedViewPhase):
        turn (int): Turns begun by both sides; Jaws has the odd ones. 0 while Orca places its swimmers.
        water (list[str]): The water cards in play.
        jaws_island (str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        orca_island (str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        blocks (list[str]): Water cards that can never be removed.
        swimmers (list[BeachClosedSwimmer]):
        boat (str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        dynamite (list[str]): The two cards between which dynamite waits; empty if none does.
        health (int): Hits that Jaws can still take.
        jaws_tokens (list[BeachClosedViewJawsTokensItem]):
        orca_tokens (list[BeachClosedViewOrcaTokensItem]):
        swimmer_moves (int): How often Orca may still move a swimmer.
        clue (BeachClosedClue | None): Where the shark token lies; null if Jaws' last turn gave no clue.
        barren (int): Turns running in which no card could be removed; 12 are a draw (BC-8.2).
        steps (int): In Orca's move, the cards its boat may still go.
        shot (bool): In Orca's turn, whether it has shot.
        shark (BeachClosedShark | None): Null for everybody but Jaws, until the match is over.
        ending (None | str):
        gone (int | None): The seat that gave up, if one did.
    """

    jaws: int
    phase: BeachClosedViewPhase
    turn: int
    water: list[str]
    jaws_island: str
    orca_island: str
    blocks: list[str]
    swimmers: list[BeachClosedSwimmer]
    boat: str
    dynamite: list[str]
    health: int
    jaws_tokens: list[BeachClosedViewJawsTokensItem]
    orca_tokens: list[BeachClosedViewOrcaTokensItem]
    swimmer_moves: int
    clue: BeachClosedClue | None
    barren: int
    steps: int
    shot: bool
    shark: BeachClosedShark | None
    ending: None | str
    gone: int | None
    game: BeachClosedViewGame = "beach-closed"

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        jaws = self.jaws

        phase: str = self.phase

        turn = self.turn

        water = self.water

        jaws_island = self.jaws_island

        orca_island = self.orca_island

        blocks = self.blocks

        swimmers = []
        for swimmers_item_data in self.swimmers:
            swimmers_item = swimmers_item_data.to_dict()
            swimmers.append(swimmers_item)

        boat = self.boat

        dynamite = self.dynamite

        health = self.health

        jaws_tokens = []
        for jaws_tokens_item_data in self.jaws_tokens:
            jaws_tokens_item: str = jaws_tokens_item_data
            jaws_tokens.append(jaws_tokens_item)

        orca_tokens = []
        for orca_tokens_item_data in self.orca_tokens:
            orca_tokens_item: str = orca_tokens_item_data
            orca_tokens.append(orca_tokens_item)

        swimmer_moves = self.swimmer_moves

        clue: dict[str, Any] | None
        if hasattr(self.clue, "to_dict"):
            clue = self.clue.to_dict()
        else:
            clue = self.clue

        barren = self.barren

        steps = self.steps

        shot = self.shot

        shark: dict[str, Any] | None
        if hasattr(self.shark, "to_dict"):
            shark = self.shark.to_dict()
        else:
            shark = self.shark

        ending: None | str
        ending = self.ending

        gone: int | None
        gone = self.gone

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "jaws": jaws,
                "phase": phase,
                "turn": turn,
                "water": water,
                "jaws_island": jaws_island,
                "orca_island": orca_island,
                "blocks": blocks,
                "swimmers": swimmers,
                "boat": boat,
                "dynamite": dynamite,
                "health": health,
                "jaws_tokens": jaws_tokens,
                "orca_tokens": orca_tokens,
                "swimmer_moves": swimmer_moves,
                "clue": clue,
                "barren": barren,
                "steps": steps,
                "shot": shot,
                "shark": shark,
                "ending": ending,
                "gone": gone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.beach_closed_clue import BeachClosedClue
        from ..models.beach_closed_shark import BeachClosedShark
        from ..models.beach_closed_swimmer import BeachClosedSwimmer

        d = dict(src_dict)
        game = check_beach_closed_view_game(d.pop("game"))

        jaws = d.pop("jaws")

        phase = check_beach_closed_view_phase(d.pop("phase"))

        turn = d.pop("turn")

        water = cast(list[str], d.pop("water"))

        jaws_island = d.pop("jaws_island")

        orca_island = d.pop("orca_island")

        blocks = cast(list[str], d.pop("blocks"))

        swimmers = []
        _swimmers = d.pop("swimmers")
        for swimmers_item_data in _swimmers:
            swimmers_item = BeachClosedSwimmer.from_dict(swimmers_item_data)

            swimmers.append(swimmers_item)

        boat = d.pop("boat")

        dynamite = cast(list[str], d.pop("dynamite"))

        health = d.pop("health")

        jaws_tokens = []
        _jaws_tokens = d.pop("jaws_tokens")
        for jaws_tokens_item_data in _jaws_tokens:
            jaws_tokens_item = check_beach_closed_view_jaws_tokens_item(
                jaws_tokens_item_data
            )

            jaws_tokens.append(jaws_tokens_item)

        orca_tokens = []
        _orca_tokens = d.pop("orca_tokens")
        for orca_tokens_item_data in _orca_tokens:
            orca_tokens_item = check_beach_closed_view_orca_tokens_item(
                orca_tokens_item_data
            )

            orca_tokens.append(orca_tokens_item)

        swimmer_moves = d.pop("swimmer_moves")

        def _parse_clue(data: object) -> BeachClosedClue | None:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    clue_type_0 = BeachClosedClue.from_dict(data)

                    return clue_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BeachClosedClue | None, data)

        clue = _parse_clue(d.pop("clue"))

        barren = d.pop("barren")

        steps = d.pop("steps")

        shot = d.pop("shot")

        def _parse_shark(data: object) -> BeachClosedShark | None:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    shark_type_0 = BeachClosedShark.from_dict(data)

                    return shark_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BeachClosedShark | None, data)

        shark = _parse_shark(d.pop("shark"))

        def _parse_ending(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        ending = _parse_ending(d.pop("ending"))

        def _parse_gone(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        gone = _parse_gone(d.pop("gone"))

        beach_closed_view = cls(
            game=game,
            jaws=jaws,
            phase=phase,
            turn=turn,
            water=water,
            jaws_island=jaws_island,
            orca_island=orca_island,
            blocks=blocks,
            swimmers=swimmers,
            boat=boat,
            dynamite=dynamite,
            health=health,
            jaws_tokens=jaws_tokens,
            orca_tokens=orca_tokens,
            swimmer_moves=swimmer_moves,
            clue=clue,
            barren=barren,
            steps=steps,
            shot=shot,
            shark=shark,
            ending=ending,
            gone=gone,
        )

        return beach_closed_view
