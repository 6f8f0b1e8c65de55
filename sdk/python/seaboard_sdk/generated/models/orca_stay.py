# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_stay_type import OrcaStayType, check_orca_stay_type

T = TypeVar("T", bound="OrcaStay")


@_attrs_define
class OrcaStay:
    """With `ramming-speed`: the shark stays where it is (OR-9.3).

    Attributes:
        type_ (OrcaStayType):  Default: 'orca.stay'.
    """

    type_: OrcaStayType = "orca.stay"

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
        type_ = check_orca_stay_type(d.pop("type"))

        orca_stay = cls(
            type_=type_,
        )

        return orca_stay
