# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_started_space import AmityStartedSpace, check_amity_started_space
from ..models.amity_started_type import AmityStartedType, check_amity_started_type

T = TypeVar("T", bound="AmityStarted")


@_attrs_define
class AmityStarted:
    """Where the shark begins: for the shark alone (AM-3.4).

    Attributes:
        type_ (AmityStartedType):  Default: 'amity.started'.
        space (AmityStartedSpace):
    """

    space: AmityStartedSpace
    type_: AmityStartedType = "amity.started"

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
        type_ = check_amity_started_type(d.pop("type"))

        space = check_amity_started_space(d.pop("space"))

        amity_started = cls(
            type_=type_,
            space=space,
        )

        return amity_started
