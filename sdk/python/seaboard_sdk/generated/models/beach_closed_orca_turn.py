# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.beach_closed_orca_turn_type import (
    BeachClosedOrcaTurnType,
    check_beach_closed_orca_turn_type,
)

if TYPE_CHECKING:
    from ..models.beach_closed_island_move import BeachClosedIslandMove


T = TypeVar("T", bound="BeachClosedOrcaTurn")


@_attrs_define
class BeachClosedOrcaTurn:
    """Orca's turn is over: what it removed, and which swimmer the boat protects until its next turn (BC-4.4, BC-7).

    Attributes:
        type_ (BeachClosedOrcaTurnType):  Default: 'beach-closed.orca-turn'.
        removed (None | str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        island (BeachClosedIslandMove | None):
        protected (None | str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
    """

    removed: None | str
    island: BeachClosedIslandMove | None
    protected: None | str
    type_: BeachClosedOrcaTurnType = "beach-closed.orca-turn"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        removed: None | str
        removed = self.removed

        island: dict[str, Any] | None
        if hasattr(self.island, "to_dict"):
            island = self.island.to_dict()
        else:
            island = self.island

        protected: None | str
        protected = self.protected

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "removed": removed,
                "island": island,
                "protected": protected,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.beach_closed_island_move import BeachClosedIslandMove

        d = dict(src_dict)
        type_ = check_beach_closed_orca_turn_type(d.pop("type"))

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

        def _parse_protected(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        protected = _parse_protected(d.pop("protected"))

        beach_closed_orca_turn = cls(
            type_=type_,
            removed=removed,
            island=island,
            protected=protected,
        )

        return beach_closed_orca_turn
