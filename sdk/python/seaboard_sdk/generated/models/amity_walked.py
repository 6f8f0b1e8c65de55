# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_walked_to import AmityWalkedTo, check_amity_walked_to
from ..models.amity_walked_type import AmityWalkedType, check_amity_walked_type

T = TypeVar("T", bound="AmityWalked")


@_attrs_define
class AmityWalked:
    """Brody walked (AM-6.3).

    Attributes:
        type_ (AmityWalkedType):  Default: 'amity.walked'.
        to (AmityWalkedTo):
    """

    to: AmityWalkedTo
    type_: AmityWalkedType = "amity.walked"

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
        type_ = check_amity_walked_type(d.pop("type"))

        to = check_amity_walked_to(d.pop("to"))

        amity_walked = cls(
            type_=type_,
            to=to,
        )

        return amity_walked
