# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_rescue_swimmer import AmityRescueSwimmer, check_amity_rescue_swimmer
from ..models.amity_rescue_type import AmityRescueType, check_amity_rescue_type

T = TypeVar("T", bound="AmityRescue")


@_attrs_define
class AmityRescue:
    """A swimmer at the member's beach goes to the supply (AM-6.2 to AM-6.5).

    Attributes:
        type_ (AmityRescueType):  Default: 'amity.rescue'.
        swimmer (AmityRescueSwimmer):
    """

    swimmer: AmityRescueSwimmer
    type_: AmityRescueType = "amity.rescue"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        swimmer: str = self.swimmer

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "swimmer": swimmer,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_rescue_type(d.pop("type"))

        swimmer = check_amity_rescue_swimmer(d.pop("swimmer"))

        amity_rescue = cls(
            type_=type_,
            swimmer=swimmer,
        )

        return amity_rescue
