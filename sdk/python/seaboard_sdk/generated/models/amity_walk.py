# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_walk_to import AmityWalkTo, check_amity_walk_to
from ..models.amity_walk_type import AmityWalkType, check_amity_walk_type

T = TypeVar("T", bound="AmityWalk")


@_attrs_define
class AmityWalk:
    """Brody walks to a touching land space (AM-6.3).

    Attributes:
        type_ (AmityWalkType):  Default: 'amity.walk'.
        to (AmityWalkTo):
    """

    to: AmityWalkTo
    type_: AmityWalkType = "amity.walk"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        to: str = self.to

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "to": to,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_walk_type(d.pop("type"))

        to = check_amity_walk_to(d.pop("to"))

        amity_walk = cls(
            type_=type_,
            to=to,
        )

        return amity_walk
