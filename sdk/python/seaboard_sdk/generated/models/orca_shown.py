# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_shown_place import OrcaShownPlace, check_orca_shown_place
from ..models.orca_shown_type import OrcaShownType, check_orca_shown_type

T = TypeVar("T", bound="OrcaShown")


@_attrs_define
class OrcaShown:
    """The shark will not come up here (OR-5.3).

    Attributes:
        type_ (OrcaShownType):  Default: 'orca.shown'.
        place (OrcaShownPlace):
        zone (str): A zone of the boat: port P or starboard S, 1 at the bow.
    """

    place: OrcaShownPlace
    zone: str
    type_: OrcaShownType = "orca.shown"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        place: str = self.place

        zone = self.zone

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "place": place,
                "zone": zone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_shown_type(d.pop("type"))

        place = check_orca_shown_place(d.pop("place"))

        zone = d.pop("zone")

        orca_shown = cls(
            type_=type_,
            place=place,
            zone=zone,
        )

        return orca_shown
