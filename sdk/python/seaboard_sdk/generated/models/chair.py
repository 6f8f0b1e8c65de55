# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Chair")


@_attrs_define
class Chair:
    """What one seat plays.

    Attributes:
        roles (list[str]):
        picks (list[str]): What whoever sits down picks one of, if anything.
    """

    roles: list[str]
    picks: list[str]

    def to_dict(self) -> dict[str, Any]:
        roles = self.roles

        picks = self.picks

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "roles": roles,
                "picks": picks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        roles = cast(list[str], d.pop("roles"))

        picks = cast(list[str], d.pop("picks"))

        chair = cls(
            roles=roles,
            picks=picks,
        )

        return chair
