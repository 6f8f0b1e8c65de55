# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_pick_up_source import AmityPickUpSource, check_amity_pick_up_source
from ..models.amity_pick_up_type import AmityPickUpType, check_amity_pick_up_type

T = TypeVar("T", bound="AmityPickUp")


@_attrs_define
class AmityPickUp:
    """Take barrels from one source in the member's space (AM-6.2 to AM-6.4).

    Attributes:
        type_ (AmityPickUpType):  Default: 'amity.pick-up'.
        source (AmityPickUpSource):
        count (int):
    """

    source: AmityPickUpSource
    count: int
    type_: AmityPickUpType = "amity.pick-up"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        source: str = self.source

        count = self.count

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "source": source,
                "count": count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_pick_up_type(d.pop("type"))

        source = check_amity_pick_up_source(d.pop("source"))

        count = d.pop("count")

        amity_pick_up = cls(
            type_=type_,
            source=source,
            count=count,
        )

        return amity_pick_up
