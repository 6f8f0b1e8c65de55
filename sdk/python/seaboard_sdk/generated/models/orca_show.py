# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_show_place import OrcaShowPlace, check_orca_show_place
from ..models.orca_show_type import OrcaShowType, check_orca_show_type

T = TypeVar("T", bound="OrcaShow")


@_attrs_define
class OrcaShow:
    """The shark's answer to chum: a place where it will not come up (OR-5.3).

    Attributes:
        type_ (OrcaShowType):  Default: 'orca.show'.
        place (OrcaShowPlace):
    """

    place: OrcaShowPlace
    type_: OrcaShowType = "orca.show"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        place: str = self.place

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "place": place,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_show_type(d.pop("type"))

        place = check_orca_show_place(d.pop("place"))

        orca_show = cls(
            type_=type_,
            place=place,
        )

        return orca_show
