# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_must_leave_type import (
    BeachClosedMustLeaveType,
    check_beach_closed_must_leave_type,
)

T = TypeVar("T", bound="BeachClosedMustLeave")


@_attrs_define
class BeachClosedMustLeave:
    """Told to Jaws alone: the card above it was removed; it goes elsewhere first in its next turn (BC-7.5).

    Attributes:
        type_ (BeachClosedMustLeaveType):  Default: 'beach-closed.must-leave'.
        card (str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
    """

    card: str
    type_: BeachClosedMustLeaveType = "beach-closed.must-leave"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        card = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_beach_closed_must_leave_type(d.pop("type"))

        card = d.pop("card")

        beach_closed_must_leave = cls(
            type_=type_,
            card=card,
        )

        return beach_closed_must_leave
