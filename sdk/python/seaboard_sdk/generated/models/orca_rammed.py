# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_rammed_type import OrcaRammedType, check_orca_rammed_type

T = TypeVar("T", bound="OrcaRammed")


@_attrs_define
class OrcaRammed:
    """The shark moves before its attack (OR-9.3).

    Attributes:
        type_ (OrcaRammedType):  Default: 'orca.rammed'.
        zone (str): A zone of the boat: port P or starboard S, 1 at the bow.
    """

    zone: str
    type_: OrcaRammedType = "orca.rammed"

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
        type_ = check_orca_rammed_type(d.pop("type"))

        zone = d.pop("zone")

        orca_rammed = cls(
            type_=type_,
            zone=zone,
        )

        return orca_rammed
