# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_beach_view_beach import (
    AmityBeachViewBeach,
    check_amity_beach_view_beach,
)
from ..models.amity_beach_view_sign import (
    AmityBeachViewSign,
    check_amity_beach_view_sign,
)

T = TypeVar("T", bound="AmityBeachView")


@_attrs_define
class AmityBeachView:
    """One beach.

    Attributes:
        beach (AmityBeachViewBeach):
        swimmers (int): Michael not counted.
        michael (bool):
        sign (AmityBeachViewSign):
    """

    beach: AmityBeachViewBeach
    swimmers: int
    michael: bool
    sign: AmityBeachViewSign

    def to_dict(self) -> dict[str, Any]:
        beach: str = self.beach

        swimmers = self.swimmers

        michael = self.michael

        sign: str = self.sign

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "beach": beach,
                "swimmers": swimmers,
                "michael": michael,
                "sign": sign,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        beach = check_amity_beach_view_beach(d.pop("beach"))

        swimmers = d.pop("swimmers")

        michael = d.pop("michael")

        sign = check_amity_beach_view_sign(d.pop("sign"))

        amity_beach_view = cls(
            beach=beach,
            swimmers=swimmers,
            michael=michael,
            sign=sign,
        )

        return amity_beach_view
