# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.aqualin_place_type import AqualinPlaceType, check_aqualin_place_type

T = TypeVar("T", bound="AqualinPlace")


@_attrs_define
class AqualinPlace:
    """Place one creature of the pool on an empty cell; this ends the turn (AQ-3.3).

    Attributes:
        type_ (AqualinPlaceType):  Default: 'aqualin.place'.
        creature (str): A creature: colour and animal.
        cell (str): A cell of the reef: column a to f from the left, row 1 to 6 from below.
    """

    creature: str
    cell: str
    type_: AqualinPlaceType = "aqualin.place"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        creature = self.creature

        cell = self.cell

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "creature": creature,
                "cell": cell,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_aqualin_place_type(d.pop("type"))

        creature = d.pop("creature")

        cell = d.pop("cell")

        aqualin_place = cls(
            type_=type_,
            creature=creature,
            cell=cell,
        )

        return aqualin_place
