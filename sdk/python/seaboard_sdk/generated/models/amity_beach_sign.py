# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_beach_sign_beach import (
    AmityBeachSignBeach,
    check_amity_beach_sign_beach,
)
from ..models.amity_beach_sign_sign import (
    AmityBeachSignSign,
    check_amity_beach_sign_sign,
)
from ..models.amity_beach_sign_type import (
    AmityBeachSignType,
    check_amity_beach_sign_type,
)

T = TypeVar("T", bound="AmityBeachSign")


@_attrs_define
class AmityBeachSign:
    """A beach is closed, is opening soon or is open again (AM-4.2, AM-6.3, AM-8.4, AM-8.6).

    Attributes:
        type_ (AmityBeachSignType):  Default: 'amity.beach-sign'.
        beach (AmityBeachSignBeach):
        sign (AmityBeachSignSign):
    """

    beach: AmityBeachSignBeach
    sign: AmityBeachSignSign
    type_: AmityBeachSignType = "amity.beach-sign"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        beach: str = self.beach

        sign: str = self.sign

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "beach": beach,
                "sign": sign,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_beach_sign_type(d.pop("type"))

        beach = check_amity_beach_sign_beach(d.pop("beach"))

        sign = check_amity_beach_sign_sign(d.pop("sign"))

        amity_beach_sign = cls(
            type_=type_,
            beach=beach,
            sign=sign,
        )

        return amity_beach_sign
