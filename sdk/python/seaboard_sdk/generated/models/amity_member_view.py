# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.amity_member_view_member import (
    AmityMemberViewMember,
    check_amity_member_view_member,
)
from ..models.amity_member_view_space import (
    AmityMemberViewSpace,
    check_amity_member_view_space,
)

T = TypeVar("T", bound="AmityMemberView")


@_attrs_define
class AmityMemberView:
    """One member of the crew.

    Attributes:
        member (AmityMemberViewMember):
        space (AmityMemberViewSpace):
        seats (list[int]): The seats that may act for it.
        barrels (int):
        overboard (bool): Whether the captain is in the water.
        done (bool): Whether it has played this round.
    """

    member: AmityMemberViewMember
    space: AmityMemberViewSpace
    seats: list[int]
    barrels: int
    overboard: bool
    done: bool

    def to_dict(self) -> dict[str, Any]:
        member: str = self.member

        space: str = self.space

        seats = self.seats

        barrels = self.barrels

        overboard = self.overboard

        done = self.done

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "member": member,
                "space": space,
                "seats": seats,
                "barrels": barrels,
                "overboard": overboard,
                "done": done,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        member = check_amity_member_view_member(d.pop("member"))

        space = check_amity_member_view_space(d.pop("space"))

        seats = cast(list[int], d.pop("seats"))

        barrels = d.pop("barrels")

        overboard = d.pop("overboard")

        done = d.pop("done")

        amity_member_view = cls(
            member=member,
            space=space,
            seats=seats,
            barrels=barrels,
            overboard=overboard,
            done=done,
        )

        return amity_member_view
