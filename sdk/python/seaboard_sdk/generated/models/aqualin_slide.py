# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.aqualin_slide_type import AqualinSlideType, check_aqualin_slide_type

T = TypeVar("T", bound="AqualinSlide")


@_attrs_define
class AqualinSlide:
    """Slide one creature along its row or column over empty cells, before placing (AQ-3.1).

    Attributes:
        type_ (AqualinSlideType):  Default: 'aqualin.slide'.
        origin (str): A cell of the reef: column a to f from the left, row 1 to 6 from below.
        target (str): A cell of the reef: column a to f from the left, row 1 to 6 from below.
    """

    origin: str
    target: str
    type_: AqualinSlideType = "aqualin.slide"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        origin = self.origin

        target = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "origin": origin,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_aqualin_slide_type(d.pop("type"))

        origin = d.pop("origin")

        target = d.pop("target")

        aqualin_slide = cls(
            type_=type_,
            origin=origin,
            target=target,
        )

        return aqualin_slide
