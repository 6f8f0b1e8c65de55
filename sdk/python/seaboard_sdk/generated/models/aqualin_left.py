# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.aqualin_left_type import AqualinLeftType, check_aqualin_left_type

T = TypeVar("T", bound="AqualinLeft")


@_attrs_define
class AqualinLeft:
    """A seat gave up; the other one has won.

    Attributes:
        type_ (AqualinLeftType):  Default: 'aqualin.left'.
        seat (int): A seat's number.
        winner_seat (int): A seat's number.
    """

    seat: int
    winner_seat: int
    type_: AqualinLeftType = "aqualin.left"

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
        type_ = check_aqualin_left_type(d.pop("type"))

        seat = d.pop("seat")

        winner_seat = d.pop("winner_seat")

        aqualin_left = cls(
            type_=type_,
            seat=seat,
            winner_seat=winner_seat,
        )

        return aqualin_left
