# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_favour_passed_type import (
    WalkThePlankFavourPassedType,
    check_walk_the_plank_favour_passed_type,
)

T = TypeVar("T", bound="WalkThePlankFavourPassed")


@_attrs_define
class WalkThePlankFavourPassed:
    """The holder of the favour left before the cards were down: another seat will be first (WP-3.5).

    Attributes:
        type_ (WalkThePlankFavourPassedType):  Default: 'walk-the-plank.favour-passed'.
        favour_seat (int):
    """

    favour_seat: int
    type_: WalkThePlankFavourPassedType = "walk-the-plank.favour-passed"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        favour_seat = self.favour_seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "favour_seat": favour_seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_walk_the_plank_favour_passed_type(d.pop("type"))

        favour_seat = d.pop("favour_seat")

        walk_the_plank_favour_passed = cls(
            type_=type_,
            favour_seat=favour_seat,
        )

        return walk_the_plank_favour_passed
