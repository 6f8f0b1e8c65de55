# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_end_turn_type import AmityEndTurnType, check_amity_end_turn_type

T = TypeVar("T", bound="AmityEndTurn")


@_attrs_define
class AmityEndTurn:
    """The shark ends its turn (AM-5.1), or the member in course does (AM-6.1).

    Attributes:
        type_ (AmityEndTurnType):  Default: 'amity.end-turn'.
    """

    type_: AmityEndTurnType = "amity.end-turn"

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
        type_ = check_amity_end_turn_type(d.pop("type"))

        amity_end_turn = cls(
            type_=type_,
        )

        return amity_end_turn
