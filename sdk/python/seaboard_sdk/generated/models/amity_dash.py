# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_dash_path_item import AmityDashPathItem, check_amity_dash_path_item
from ..models.amity_dash_type import AmityDashType, check_amity_dash_type

T = TypeVar("T", bound="AmityDash")


@_attrs_define
class AmityDash:
    """With `speed-burst`, once: the shark swims two or three steps for one action point (AM-5.3).

    Attributes:
        type_ (AmityDashType):  Default: 'amity.dash'.
        path (list[AmityDashPathItem]): The spaces it swims to, in order.
    """

    path: list[AmityDashPathItem]
    type_: AmityDashType = "amity.dash"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        path = []
        for path_item_data in self.path:
            path_item: str = path_item_data
            path.append(path_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "path": path,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_dash_type(d.pop("type"))

        path = []
        _path = d.pop("path")
        for path_item_data in _path:
            path_item = check_amity_dash_path_item(path_item_data)

            path.append(path_item)

        amity_dash = cls(
            type_=type_,
            path=path,
        )

        return amity_dash
