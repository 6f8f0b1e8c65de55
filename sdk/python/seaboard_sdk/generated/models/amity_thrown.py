# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_thrown_captain import AmityThrownCaptain, check_amity_thrown_captain
from ..models.amity_thrown_space import AmityThrownSpace, check_amity_thrown_space

T = TypeVar("T", bound="AmityThrown")


@_attrs_define
class AmityThrown:
    """A captain that the shark threw into the water (AM-8.1).

    Attributes:
        captain (AmityThrownCaptain):
        space (AmityThrownSpace):
    """

    captain: AmityThrownCaptain
    space: AmityThrownSpace

    def to_dict(self) -> dict[str, Any]:
        captain: str = self.captain

        space: str = self.space

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "captain": captain,
                "space": space,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        captain = check_amity_thrown_captain(d.pop("captain"))

        space = check_amity_thrown_space(d.pop("space"))

        amity_thrown = cls(
            captain=captain,
            space=space,
        )

        return amity_thrown
