# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_start_space import AmityStartSpace, check_amity_start_space
from ..models.amity_start_type import AmityStartType, check_amity_start_type

T = TypeVar("T", bound="AmityStart")


@_attrs_define
class AmityStart:
    """The shark chooses, in secret, the water space where it begins (AM-3.4).

    Attributes:
        type_ (AmityStartType):  Default: 'amity.start'.
        space (AmityStartSpace):
    """

    space: AmityStartSpace
    type_: AmityStartType = "amity.start"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        space: str = self.space

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "space": space,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_start_type(d.pop("type"))

        space = check_amity_start_space(d.pop("space"))

        amity_start = cls(
            type_=type_,
            space=space,
        )

        return amity_start
