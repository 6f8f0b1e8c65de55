# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_dock_view_dock import AmityDockViewDock, check_amity_dock_view_dock

T = TypeVar("T", bound="AmityDockView")


@_attrs_define
class AmityDockView:
    """Barrels that lie at one dock.

    Attributes:
        dock (AmityDockViewDock):
        barrels (int):
    """

    dock: AmityDockViewDock
    barrels: int

    def to_dict(self) -> dict[str, Any]:
        dock: str = self.dock

        barrels = self.barrels

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "dock": dock,
                "barrels": barrels,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        dock = check_amity_dock_view_dock(d.pop("dock"))

        barrels = d.pop("barrels")

        amity_dock_view = cls(
            dock=dock,
            barrels=barrels,
        )

        return amity_dock_view
