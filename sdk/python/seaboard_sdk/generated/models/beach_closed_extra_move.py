# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_extra_move_type import (
    BeachClosedExtraMoveType,
    check_beach_closed_extra_move_type,
)

T = TypeVar("T", bound="BeachClosedExtraMove")


@_attrs_define
class BeachClosedExtraMove:
    """Use the token for one card more in this move (BC-4.1).

    Attributes:
        type_ (BeachClosedExtraMoveType):  Default: 'beach-closed.extra-move'.
    """

    type_: BeachClosedExtraMoveType = "beach-closed.extra-move"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_beach_closed_extra_move_type(d.pop("type"))

        beach_closed_extra_move = cls(
            type_=type_,
        )

        return beach_closed_extra_move
