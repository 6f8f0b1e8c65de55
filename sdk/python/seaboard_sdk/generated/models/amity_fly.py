# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_fly_to import AmityFlyTo, check_amity_fly_to
from ..models.amity_fly_type import AmityFlyType, check_amity_fly_type

T = TypeVar("T", bound="AmityFly")


@_attrs_define
class AmityFly:
    """The helicopter sets Brody down on a space of the island; where he stands is to decline (AM-8.11).

    Attributes:
        type_ (AmityFlyType):  Default: 'amity.fly'.
        to (AmityFlyTo):
    """

    to: AmityFlyTo
    type_: AmityFlyType = "amity.fly"

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
        type_ = check_amity_fly_type(d.pop("type"))

        to = check_amity_fly_to(d.pop("to"))

        amity_fly = cls(
            type_=type_,
            to=to,
        )

        return amity_fly
