# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_choose_dock_dock import (
    AmityChooseDockDock,
    check_amity_choose_dock_dock,
)
from ..models.amity_choose_dock_type import (
    AmityChooseDockType,
    check_amity_choose_dock_type,
)

T = TypeVar("T", bound="AmityChooseDock")


@_attrs_define
class AmityChooseDock:
    """The crew chooses the dock to which Brody and Hooper go (AM-8.5).

    Attributes:
        type_ (AmityChooseDockType):  Default: 'amity.choose-dock'.
        dock (AmityChooseDockDock):
    """

    dock: AmityChooseDockDock
    type_: AmityChooseDockType = "amity.choose-dock"

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
        type_ = check_amity_choose_dock_type(d.pop("type"))

        dock = check_amity_choose_dock_dock(d.pop("dock"))

        amity_choose_dock = cls(
            type_=type_,
            dock=dock,
        )

        return amity_choose_dock
