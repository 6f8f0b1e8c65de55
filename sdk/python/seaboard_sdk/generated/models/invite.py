# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.invite_otherwise import InviteOtherwise, check_invite_otherwise
from ..types import UNSET, Unset

T = TypeVar("T", bound="Invite")


@_attrs_define
class Invite:
    """Who is invited to a seat.

    Attributes:
        player (str): A player's id.
        expires_in (int | Unset): How many seconds an invitation stands; 14 days if nothing is said.
        otherwise (InviteOtherwise | Unset): What happens when an invitation is declined or expires. `open`: the seat is
            open to all. `abort`: the match is called off. Default: 'open'.
    """

    player: str
    expires_in: int | Unset = UNSET
    otherwise: InviteOtherwise | Unset = "open"

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        expires_in = self.expires_in

        otherwise: str | Unset = UNSET
        if not isinstance(self.otherwise, Unset):
            otherwise = self.otherwise

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "player": player,
            }
        )
        if expires_in is not UNSET:
            field_dict["expires_in"] = expires_in
        if otherwise is not UNSET:
            field_dict["otherwise"] = otherwise

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        player = d.pop("player")

        expires_in = d.pop("expires_in", UNSET)

        _otherwise = d.pop("otherwise", UNSET)
        otherwise: InviteOtherwise | Unset
        if isinstance(_otherwise, Unset):
            otherwise = UNSET
        else:
            otherwise = check_invite_otherwise(_otherwise)

        invite = cls(
            player=player,
            expires_in=expires_in,
            otherwise=otherwise,
        )

        return invite
