# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.access_token import AccessToken


T = TypeVar("T", bound="CreatedAccessToken")


@_attrs_define
class CreatedAccessToken:
    """A new token with its secret, which is shown to whoever made it and never stored in clear.

    Attributes:
        token (AccessToken): A token without its secret.
        access_token (str): Send it as `Authorization: Bearer`.
    """

    token: AccessToken
    access_token: str

    def to_dict(self) -> dict[str, Any]:
        token = self.token.to_dict()

        access_token = self.access_token

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "token": token,
                "access_token": access_token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.access_token import AccessToken

        d = dict(src_dict)
        token = AccessToken.from_dict(d.pop("token"))

        access_token = d.pop("access_token")

        created_access_token = cls(
            token=token,
            access_token=access_token,
        )

        return created_access_token
