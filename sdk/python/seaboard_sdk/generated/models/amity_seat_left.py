# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_seat_left_type import AmitySeatLeftType, check_amity_seat_left_type

T = TypeVar("T", bound="AmitySeatLeft")


@_attrs_define
class AmitySeatLeft:
    """A seat gave up its part.

    Attributes:
        type_ (AmitySeatLeftType):  Default: 'amity.left'.
        seat (int):
    """

    seat: int
    type_: AmitySeatLeftType = "amity.left"

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
        type_ = check_amity_seat_left_type(d.pop("type"))

        seat = d.pop("seat")

        amity_seat_left = cls(
            type_=type_,
            seat=seat,
        )

        return amity_seat_left
