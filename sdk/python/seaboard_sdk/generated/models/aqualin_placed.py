# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.aqualin_placed_type import AqualinPlacedType, check_aqualin_placed_type

T = TypeVar("T", bound="AqualinPlaced")


@_attrs_define
class AqualinPlaced:
    """A creature of the pool was placed (AQ-3.3).

    Attributes:
        type_ (AqualinPlacedType):  Default: 'aqualin.placed'.
        seat (int): A seat's number.
        creature (str): A creature: colour and animal.
        cell (str): A cell of the reef: column a to f from the left, row 1 to 6 from below.
    """

    seat: int
    creature: str
    cell: str
    type_: AqualinPlacedType = "aqualin.placed"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        creature = self.creature

        cell = self.cell

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "creature": creature,
                "cell": cell,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_aqualin_placed_type(d.pop("type"))

        seat = d.pop("seat")

        creature = d.pop("creature")

        cell = d.pop("cell")

        aqualin_placed = cls(
            type_=type_,
            seat=seat,
            creature=creature,
            cell=cell,
        )

        return aqualin_placed
