# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.aqualin_dealt_type import AqualinDealtType, check_aqualin_dealt_type

T = TypeVar("T", bound="AqualinDealt")


@_attrs_define
class AqualinDealt:
    """The first creatures lie in the pool, and it is known who begins (AQ-2.1, AQ-2.3).

    Attributes:
        type_ (AqualinDealtType):  Default: 'aqualin.dealt'.
        pool (list[str]):
        first_seat (int): A seat's number.
    """

    pool: list[str]
    first_seat: int
    type_: AqualinDealtType = "aqualin.dealt"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        pool = self.pool

        first_seat = self.first_seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "pool": pool,
                "first_seat": first_seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_aqualin_dealt_type(d.pop("type"))

        pool = cast(list[str], d.pop("pool"))

        first_seat = d.pop("first_seat")

        aqualin_dealt = cls(
            type_=type_,
            pool=pool,
            first_seat=first_seat,
        )

        return aqualin_dealt
