# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_swim_to import AmitySwimTo, check_amity_swim_to
from ..models.amity_swim_type import AmitySwimType, check_amity_swim_type

T = TypeVar("T", bound="AmitySwim")


@_attrs_define
class AmitySwim:
    """The shark swims to a touching space for one action point (AM-5.2).

    Attributes:
        type_ (AmitySwimType):  Default: 'amity.swim'.
        to (AmitySwimTo):
    """

    to: AmitySwimTo
    type_: AmitySwimType = "amity.swim"

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
        type_ = check_amity_swim_type(d.pop("type"))

        to = check_amity_swim_to(d.pop("to"))

        amity_swim = cls(
            type_=type_,
            to=to,
        )

        return amity_swim
