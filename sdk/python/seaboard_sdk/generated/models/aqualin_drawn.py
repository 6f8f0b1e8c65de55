# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.aqualin_drawn_type import AqualinDrawnType, check_aqualin_drawn_type

T = TypeVar("T", bound="AqualinDrawn")


@_attrs_define
class AqualinDrawn:
    """A creature came from the stack to the pool (AQ-3.4).

    Attributes:
        type_ (AqualinDrawnType):  Default: 'aqualin.drawn'.
        creature (str): A creature: colour and animal.
    """

    creature: str
    type_: AqualinDrawnType = "aqualin.drawn"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        creature = self.creature

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "creature": creature,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_aqualin_drawn_type(d.pop("type"))

        creature = d.pop("creature")

        aqualin_drawn = cls(
            type_=type_,
            creature=creature,
        )

        return aqualin_drawn
