# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_sighting_by import AmitySightingBy, check_amity_sighting_by
from ..models.amity_sighting_space import AmitySightingSpace, check_amity_sighting_space

T = TypeVar("T", bound="AmitySighting")


@_attrs_define
class AmitySighting:
    """Where the shark was last made known (AM-6.8).

    Attributes:
        space (AmitySightingSpace):
        round_ (int):
        by (AmitySightingBy):
        earlier (bool): Whether the shark has had a turn since, or has one now.
    """

    space: AmitySightingSpace
    round_: int
    by: AmitySightingBy
    earlier: bool

    def to_dict(self) -> dict[str, Any]:
        space: str = self.space

        round_ = self.round_

        by: str = self.by

        earlier = self.earlier

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "space": space,
                "round": round_,
                "by": by,
                "earlier": earlier,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        space = check_amity_sighting_space(d.pop("space"))

        round_ = d.pop("round")

        by = check_amity_sighting_by(d.pop("by"))

        earlier = d.pop("earlier")

        amity_sighting = cls(
            space=space,
            round_=round_,
            by=by,
            earlier=earlier,
        )

        return amity_sighting
