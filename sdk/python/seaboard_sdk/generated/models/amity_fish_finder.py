# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_fish_finder_type import (
    AmityFishFinderType,
    check_amity_fish_finder_type,
)

T = TypeVar("T", bound="AmityFishFinder")


@_attrs_define
class AmityFishFinder:
    """Hooper asks how near to his boat the shark is (AM-6.4).

    Attributes:
        type_ (AmityFishFinderType):  Default: 'amity.fish-finder'.
    """

    type_: AmityFishFinderType = "amity.fish-finder"

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
        type_ = check_amity_fish_finder_type(d.pop("type"))

        amity_fish_finder = cls(
            type_=type_,
        )

        return amity_fish_finder
