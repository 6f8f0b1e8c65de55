# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_poisoned_type import OrcaPoisonedType, check_orca_poisoned_type

T = TypeVar("T", bound="OrcaPoisoned")


@_attrs_define
class OrcaPoisoned:
    """The attached `poison-spear` wounds the shark (OR-9.6).

    Attributes:
        type_ (OrcaPoisonedType):  Default: 'orca.poisoned'.
        wounds (int):
        total (int): All wounds it has now.
    """

    wounds: int
    total: int
    type_: OrcaPoisonedType = "orca.poisoned"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        wounds = self.wounds

        total = self.total

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "wounds": wounds,
                "total": total,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_poisoned_type(d.pop("type"))

        wounds = d.pop("wounds")

        total = d.pop("total")

        orca_poisoned = cls(
            type_=type_,
            wounds=wounds,
            total=total,
        )

        return orca_poisoned
