# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_dropped_dock import AmityDroppedDock, check_amity_dropped_dock
from ..models.amity_dropped_type import AmityDroppedType, check_amity_dropped_type

T = TypeVar("T", bound="AmityDropped")


@_attrs_define
class AmityDropped:
    """Brody dropped a barrel at a dock (AM-6.3).

    Attributes:
        type_ (AmityDroppedType):  Default: 'amity.dropped'.
        dock (AmityDroppedDock):
    """

    dock: AmityDroppedDock
    type_: AmityDroppedType = "amity.dropped"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        dock: str = self.dock

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "dock": dock,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_dropped_type(d.pop("type"))

        dock = check_amity_dropped_dock(d.pop("dock"))

        amity_dropped = cls(
            type_=type_,
            dock=dock,
        )

        return amity_dropped
