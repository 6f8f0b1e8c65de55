# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_in_course_member import (
    AmityInCourseMember,
    check_amity_in_course_member,
)

T = TypeVar("T", bound="AmityInCourse")


@_attrs_define
class AmityInCourse:
    """The member that plays now.

    Attributes:
        member (AmityInCourseMember):
        points (int): Action points left.
    """

    member: AmityInCourseMember
    points: int

    def to_dict(self) -> dict[str, Any]:
        member: str = self.member

        points = self.points

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "member": member,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        member = check_amity_in_course_member(d.pop("member"))

        points = d.pop("points")

        amity_in_course = cls(
            member=member,
            points=points,
        )

        return amity_in_course
