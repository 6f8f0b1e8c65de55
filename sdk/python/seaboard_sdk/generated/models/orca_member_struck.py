# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_member_struck_member import (
    OrcaMemberStruckMember,
    check_orca_member_struck_member,
)
from ..models.orca_member_struck_type import (
    OrcaMemberStruckType,
    check_orca_member_struck_type,
)

T = TypeVar("T", bound="OrcaMemberStruck")


@_attrs_define
class OrcaMemberStruck:
    """The shark attacks a member and rolls (OR-7.3).

    Attributes:
        type_ (OrcaMemberStruckType):  Default: 'orca.member-struck'.
        member (OrcaMemberStruckMember):
        dice (list[int]): What each die shows, ascending.
        hits (int):
    """

    member: OrcaMemberStruckMember
    dice: list[int]
    hits: int
    type_: OrcaMemberStruckType = "orca.member-struck"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        member: str = self.member

        dice = self.dice

        hits = self.hits

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "member": member,
                "dice": dice,
                "hits": hits,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_member_struck_type(d.pop("type"))

        member = check_orca_member_struck_member(d.pop("member"))

        dice = cast(list[int], d.pop("dice"))

        hits = d.pop("hits")

        orca_member_struck = cls(
            type_=type_,
            member=member,
            dice=dice,
            hits=hits,
        )

        return orca_member_struck
