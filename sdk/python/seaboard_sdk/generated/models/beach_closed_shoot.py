# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_shoot_type import (
    BeachClosedShootType,
    check_beach_closed_shoot_type,
)

T = TypeVar("T", bound="BeachClosedShoot")


@_attrs_define
class BeachClosedShoot:
    """Shoot under the boat, once a turn and after its move (BC-6.1).

    Attributes:
        type_ (BeachClosedShootType):  Default: 'beach-closed.shoot'.
    """

    type_: BeachClosedShootType = "beach-closed.shoot"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_beach_closed_shoot_type(d.pop("type"))

        beach_closed_shoot = cls(
            type_=type_,
        )

        return beach_closed_shoot
