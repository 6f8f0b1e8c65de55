# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_end_type import (
    BeachClosedEndType,
    check_beach_closed_end_type,
)

T = TypeVar("T", bound="BeachClosedEnd")


@_attrs_define
class BeachClosedEnd:
    """End the turn: Jaws always does, Orca where no card may be removed (BC-7.6).

    Attributes:
        type_ (BeachClosedEndType):  Default: 'beach-closed.end'.
    """

    type_: BeachClosedEndType = "beach-closed.end"

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
        type_ = check_beach_closed_end_type(d.pop("type"))

        beach_closed_end = cls(
            type_=type_,
        )

        return beach_closed_end
