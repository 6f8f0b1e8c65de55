# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_topple_type import OrcaToppleType, check_orca_topple_type

T = TypeVar("T", bound="OrcaTopple")


@_attrs_define
class OrcaTopple:
    """With `domino-effect`: the tile on which two hits fall too (OR-9.3).

    Attributes:
        type_ (OrcaToppleType):  Default: 'orca.topple'.
        zone (str): A zone of the boat: port P or starboard S, 1 at the bow.
    """

    zone: str
    type_: OrcaToppleType = "orca.topple"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        zone = self.zone

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "zone": zone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_topple_type(d.pop("type"))

        zone = d.pop("zone")

        orca_topple = cls(
            type_=type_,
            zone=zone,
        )

        return orca_topple
