# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_remove_type import (
    BeachClosedRemoveType,
    check_beach_closed_remove_type,
)

T = TypeVar("T", bound="BeachClosedRemove")


@_attrs_define
class BeachClosedRemove:
    """Remove a water card at the edge; this is the last part of a turn (BC-7).

    Attributes:
        type_ (BeachClosedRemoveType):  Default: 'beach-closed.remove'.
        card (str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
    """

    card: str
    type_: BeachClosedRemoveType = "beach-closed.remove"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        card = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_beach_closed_remove_type(d.pop("type"))

        card = d.pop("card")

        beach_closed_remove = cls(
            type_=type_,
            card=card,
        )

        return beach_closed_remove
