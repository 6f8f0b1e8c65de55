# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_agreed_type import OrcaAgreedType, check_orca_agreed_type

T = TypeVar("T", bound="OrcaAgreed")


@_attrs_define
class OrcaAgreed:
    """A seat agrees to the plan of sharing (OR-3.1).

    Attributes:
        type_ (OrcaAgreedType):  Default: 'orca.agreed'.
        seat (int): A seat's number.
    """

    seat: int
    type_: OrcaAgreedType = "orca.agreed"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_agreed_type(d.pop("type"))

        seat = d.pop("seat")

        orca_agreed = cls(
            type_=type_,
            seat=seat,
        )

        return orca_agreed
