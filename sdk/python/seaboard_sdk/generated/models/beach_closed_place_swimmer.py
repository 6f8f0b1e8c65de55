# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_place_swimmer_type import (
    BeachClosedPlaceSwimmerType,
    check_beach_closed_place_swimmer_type,
)

T = TypeVar("T", bound="BeachClosedPlaceSwimmer")


@_attrs_define
class BeachClosedPlaceSwimmer:
    """Put one of the three swimmers on a water card, before the first turn (BC-3.1).

    Attributes:
        type_ (BeachClosedPlaceSwimmerType):  Default: 'beach-closed.place-swimmer'.
        card (str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
    """

    card: str
    type_: BeachClosedPlaceSwimmerType = "beach-closed.place-swimmer"

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
        type_ = check_beach_closed_place_swimmer_type(d.pop("type"))

        card = d.pop("card")

        beach_closed_place_swimmer = cls(
            type_=type_,
            card=card,
        )

        return beach_closed_place_swimmer
