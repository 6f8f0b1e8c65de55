# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.walk_the_plank_rest_type import (
    WalkThePlankRestType,
    check_walk_the_plank_rest_type,
)

T = TypeVar("T", bound="WalkThePlankRest")


@_attrs_define
class WalkThePlankRest:
    """Do not become a ghost; final (WP-7.1).

    Attributes:
        type_ (WalkThePlankRestType):  Default: 'walk-the-plank.rest'.
    """

    type_: WalkThePlankRestType = "walk-the-plank.rest"

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
        type_ = check_walk_the_plank_rest_type(d.pop("type"))

        walk_the_plank_rest = cls(
            type_=type_,
        )

        return walk_the_plank_rest
