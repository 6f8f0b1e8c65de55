# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_launched_space import AmityLaunchedSpace, check_amity_launched_space
from ..models.amity_launched_type import AmityLaunchedType, check_amity_launched_type

T = TypeVar("T", bound="AmityLaunched")


@_attrs_define
class AmityLaunched:
    """Quint launched a barrel; it is attached to the shark or floats (AM-6.2).

    Attributes:
        type_ (AmityLaunchedType):  Default: 'amity.launched'.
        space (AmityLaunchedSpace):
        hit (bool):
    """

    space: AmityLaunchedSpace
    hit: bool
    type_: AmityLaunchedType = "amity.launched"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        space: str = self.space

        hit = self.hit

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "space": space,
                "hit": hit,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_launched_type(d.pop("type"))

        space = check_amity_launched_space(d.pop("space"))

        hit = d.pop("hit")

        amity_launched = cls(
            type_=type_,
            space=space,
            hit=hit,
        )

        return amity_launched
