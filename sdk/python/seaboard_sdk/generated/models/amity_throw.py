# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_throw_captain import AmityThrowCaptain, check_amity_throw_captain
from ..models.amity_throw_type import AmityThrowType, check_amity_throw_type

T = TypeVar("T", bound="AmityThrow")


@_attrs_define
class AmityThrow:
    """Under Ben Gardner's Boat: the shark throws a captain into the water whose boat it met (AM-8.1).

    Attributes:
        type_ (AmityThrowType):  Default: 'amity.throw'.
        captain (AmityThrowCaptain):
    """

    captain: AmityThrowCaptain
    type_: AmityThrowType = "amity.throw"

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
        type_ = check_amity_throw_type(d.pop("type"))

        captain = check_amity_throw_captain(d.pop("captain"))

        amity_throw = cls(
            type_=type_,
            captain=captain,
        )

        return amity_throw
