# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_play_token_token import (
    AmityPlayTokenToken,
    check_amity_play_token_token,
)
from ..models.amity_play_token_type import (
    AmityPlayTokenType,
    check_amity_play_token_type,
)

T = TypeVar("T", bound="AmityPlayToken")


@_attrs_define
class AmityPlayToken:
    """The shark plays a power token for this round (AM-5.3).

    Attributes:
        type_ (AmityPlayTokenType):  Default: 'amity.play-token'.
        token (AmityPlayTokenToken):
    """

    token: AmityPlayTokenToken
    type_: AmityPlayTokenType = "amity.play-token"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        token: str = self.token

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "token": token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_play_token_type(d.pop("type"))

        token = check_amity_play_token_token(d.pop("token"))

        amity_play_token = cls(
            type_=type_,
            token=token,
        )

        return amity_play_token
