# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_climbed_captain import (
    AmityClimbedCaptain,
    check_amity_climbed_captain,
)
from ..models.amity_climbed_type import AmityClimbedType, check_amity_climbed_type

T = TypeVar("T", bound="AmityClimbed")


@_attrs_define
class AmityClimbed:
    """A captain is back in the boat (AM-8.1).

    Attributes:
        type_ (AmityClimbedType):  Default: 'amity.climbed'.
        captain (AmityClimbedCaptain):
    """

    captain: AmityClimbedCaptain
    type_: AmityClimbedType = "amity.climbed"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        captain: str = self.captain

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "captain": captain,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_climbed_type(d.pop("type"))

        captain = check_amity_climbed_captain(d.pop("captain"))

        amity_climbed = cls(
            type_=type_,
            captain=captain,
        )

        return amity_climbed
