# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_token_used_token import (
    BeachClosedTokenUsedToken,
    check_beach_closed_token_used_token,
)
from ..models.beach_closed_token_used_type import (
    BeachClosedTokenUsedType,
    check_beach_closed_token_used_type,
)

T = TypeVar("T", bound="BeachClosedTokenUsed")


@_attrs_define
class BeachClosedTokenUsed:
    """Orca used a token that shows by itself (BC-3.5).

    Attributes:
        type_ (BeachClosedTokenUsedType):  Default: 'beach-closed.token-used'.
        token (BeachClosedTokenUsedToken):
    """

    token: BeachClosedTokenUsedToken
    type_: BeachClosedTokenUsedType = "beach-closed.token-used"

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
        type_ = check_beach_closed_token_used_type(d.pop("type"))

        token = check_beach_closed_token_used_token(d.pop("token"))

        beach_closed_token_used = cls(
            type_=type_,
            token=token,
        )

        return beach_closed_token_used
