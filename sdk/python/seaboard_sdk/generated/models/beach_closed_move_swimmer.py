# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_move_swimmer_type import (
    BeachClosedMoveSwimmerType,
    check_beach_closed_move_swimmer_type,
)

T = TypeVar("T", bound="BeachClosedMoveSwimmer")


@_attrs_define
class BeachClosedMoveSwimmer:
    """Move a swimmer to any other water card without one; three times in a match (BC-6.2).

    Attributes:
        type_ (BeachClosedMoveSwimmerType):  Default: 'beach-closed.move-swimmer'.
        origin (str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        target (str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
    """

    origin: str
    target: str
    type_: BeachClosedMoveSwimmerType = "beach-closed.move-swimmer"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        origin = self.origin

        target = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "origin": origin,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_beach_closed_move_swimmer_type(d.pop("type"))

        origin = d.pop("origin")

        target = d.pop("target")

        beach_closed_move_swimmer = cls(
            type_=type_,
            origin=origin,
            target=target,
        )

        return beach_closed_move_swimmer
