# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Join")


@_attrs_define
class Join:
    """Whoever joins by a code.

    Attributes:
        code (str): The join code, as whoever opened the match was shown it; small letters and other gaps will do.
        seat (int | Unset): Left out: the seat that is kept for me, or else the first that is open.
        pick (str | Unset): One of the seat's `picks`, where it has any.
    """

    code: str
    seat: int | Unset = UNSET
    pick: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        seat = self.seat

        pick = self.pick

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "code": code,
            }
        )
        if seat is not UNSET:
            field_dict["seat"] = seat
        if pick is not UNSET:
            field_dict["pick"] = pick

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        code = d.pop("code")

        seat = d.pop("seat", UNSET)

        pick = d.pop("pick", UNSET)

        join = cls(
            code=code,
            seat=seat,
            pick=pick,
        )

        return join
