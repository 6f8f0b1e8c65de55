# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_afloat_space import AmityAfloatSpace, check_amity_afloat_space

T = TypeVar("T", bound="AmityAfloat")


@_attrs_define
class AmityAfloat:
    """Barrels that float in one space.

    Attributes:
        space (AmityAfloatSpace):
        barrels (int):
    """

    space: AmityAfloatSpace
    barrels: int

    def to_dict(self) -> dict[str, Any]:
        space: str = self.space

        barrels = self.barrels

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "space": space,
                "barrels": barrels,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        space = check_amity_afloat_space(d.pop("space"))

        barrels = d.pop("barrels")

        amity_afloat = cls(
            space=space,
            barrels=barrels,
        )

        return amity_afloat
