# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.beach_closed_jaws_turn_tokens_item import (
    BeachClosedJawsTurnTokensItem,
    check_beach_closed_jaws_turn_tokens_item,
)
from ..models.beach_closed_jaws_turn_type import (
    BeachClosedJawsTurnType,
    check_beach_closed_jaws_turn_type,
)

if TYPE_CHECKING:
    from ..models.beach_closed_clue import BeachClosedClue
    from ..models.beach_closed_island_move import BeachClosedIslandMove


T = TypeVar("T", bound="BeachClosedJawsTurn")


@_attrs_define
class BeachClosedJawsTurn:
    """All that Orca is told of Jaws' turn, when it has ended (BC-5.5).

    Attributes:
        type_ (BeachClosedJawsTurnType):  Default: 'beach-closed.jaws-turn'.
        tokens (list[BeachClosedJawsTurnTokensItem]):
        placed (None | str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        blocked (None | str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        hit (bool): Whether dynamite hit Jaws (BC-6.3).
        killed (None | str): Where Jaws killed a swimmer (BC-5.1).
        clue (BeachClosedClue | None):
        removed (None | str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        island (BeachClosedIslandMove | None):
    """

    tokens: list[BeachClosedJawsTurnTokensItem]
    placed: None | str
    blocked: None | str
    hit: bool
    killed: None | str
    clue: BeachClosedClue | None
    removed: None | str
    island: BeachClosedIslandMove | None
    type_: BeachClosedJawsTurnType = "beach-closed.jaws-turn"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        tokens = []
        for tokens_item_data in self.tokens:
            tokens_item: str = tokens_item_data
            tokens.append(tokens_item)

        placed: None | str
        placed = self.placed

        blocked: None | str
        blocked = self.blocked

        hit = self.hit

        killed: None | str
        killed = self.killed

        clue: dict[str, Any] | None
        if hasattr(self.clue, "to_dict"):
            clue = self.clue.to_dict()
        else:
            clue = self.clue

        removed: None | str
        removed = self.removed

        island: dict[str, Any] | None
        if hasattr(self.island, "to_dict"):
            island = self.island.to_dict()
        else:
            island = self.island

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "tokens": tokens,
                "placed": placed,
                "blocked": blocked,
                "hit": hit,
                "killed": killed,
                "clue": clue,
                "removed": removed,
                "island": island,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.beach_closed_clue import BeachClosedClue
        from ..models.beach_closed_island_move import BeachClosedIslandMove

        d = dict(src_dict)
        type_ = check_beach_closed_jaws_turn_type(d.pop("type"))

        tokens = []
        _tokens = d.pop("tokens")
        for tokens_item_data in _tokens:
            tokens_item = check_beach_closed_jaws_turn_tokens_item(tokens_item_data)

            tokens.append(tokens_item)

        def _parse_placed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        placed = _parse_placed(d.pop("placed"))

        def _parse_blocked(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        blocked = _parse_blocked(d.pop("blocked"))

        hit = d.pop("hit")

        def _parse_killed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        killed = _parse_killed(d.pop("killed"))

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

        def _parse_removed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        removed = _parse_removed(d.pop("removed"))

        def _parse_island(data: object) -> BeachClosedIslandMove | None:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    island_type_0 = BeachClosedIslandMove.from_dict(data)

                    return island_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BeachClosedIslandMove | None, data)

        island = _parse_island(d.pop("island"))

        beach_closed_jaws_turn = cls(
            type_=type_,
            tokens=tokens,
            placed=placed,
            blocked=blocked,
            hit=hit,
            killed=killed,
            clue=clue,
            removed=removed,
            island=island,
        )

        return beach_closed_jaws_turn
