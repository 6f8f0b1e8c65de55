# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_began_type import (
    BeachClosedBeganType,
    check_beach_closed_began_type,
)

T = TypeVar("T", bound="BeachClosedBegan")


@_attrs_define
class BeachClosedBegan:
    """The roles are given; Orca now places its swimmers (BC-1, BC-3.1).

    Attributes:
        type_ (BeachClosedBeganType):  Default: 'beach-closed.began'.
        jaws_seat (int): A seat's number.
        orca_seat (int): A seat's number.
    """

    jaws_seat: int
    orca_seat: int
    type_: BeachClosedBeganType = "beach-closed.began"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        jaws_seat = self.jaws_seat

        orca_seat = self.orca_seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "jaws_seat": jaws_seat,
                "orca_seat": orca_seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_beach_closed_began_type(d.pop("type"))

        jaws_seat = d.pop("jaws_seat")

        orca_seat = d.pop("orca_seat")

        beach_closed_began = cls(
            type_=type_,
            jaws_seat=jaws_seat,
            orca_seat=orca_seat,
        )

        return beach_closed_began
