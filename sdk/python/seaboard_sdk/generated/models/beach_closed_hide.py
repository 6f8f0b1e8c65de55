# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_hide_type import (
    BeachClosedHideType,
    check_beach_closed_hide_type,
)

T = TypeVar("T", bound="BeachClosedHide")


@_attrs_define
class BeachClosedHide:
    """End the move and use the token to give no clue (BC-4.3).

    Attributes:
        type_ (BeachClosedHideType):  Default: 'beach-closed.hide'.
    """

    type_: BeachClosedHideType = "beach-closed.hide"

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
        type_ = check_beach_closed_hide_type(d.pop("type"))

        beach_closed_hide = cls(
            type_=type_,
        )

        return beach_closed_hide
