# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_attack_type import (
    BeachClosedAttackType,
    check_beach_closed_attack_type,
)

T = TypeVar("T", bound="BeachClosedAttack")


@_attrs_define
class BeachClosedAttack:
    """Stay, and so kill the swimmer above (BC-5.4).

    Attributes:
        type_ (BeachClosedAttackType):  Default: 'beach-closed.attack'.
    """

    type_: BeachClosedAttackType = "beach-closed.attack"

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
        type_ = check_beach_closed_attack_type(d.pop("type"))

        beach_closed_attack = cls(
            type_=type_,
        )

        return beach_closed_attack
