# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.aqualin_seat_left_type import (
    AqualinSeatLeftType,
    check_aqualin_seat_left_type,
)

T = TypeVar("T", bound="AqualinSeatLeft")


@_attrs_define
class AqualinSeatLeft:
    """A seat gave up; the other one has won.

    Attributes:
        type_ (AqualinSeatLeftType):  Default: 'aqualin.left'.
        seat (int): A seat's number.
        winner_seat (int): A seat's number.
    """

    seat: int
    winner_seat: int
    type_: AqualinSeatLeftType = "aqualin.left"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        winner_seat = self.winner_seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "winner_seat": winner_seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_aqualin_seat_left_type(d.pop("type"))

        seat = d.pop("seat")

        winner_seat = d.pop("winner_seat")

        aqualin_seat_left = cls(
            type_=type_,
            seat=seat,
            winner_seat=winner_seat,
        )

        return aqualin_seat_left
