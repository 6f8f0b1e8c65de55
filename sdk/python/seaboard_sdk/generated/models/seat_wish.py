# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.seat_wish_kind import SeatWishKind, check_seat_wish_kind
from ..models.seat_wish_level import SeatWishLevel, check_seat_wish_level
from ..models.seat_wish_otherwise import SeatWishOtherwise, check_seat_wish_otherwise
from ..types import UNSET, Unset

T = TypeVar("T", bound="SeatWish")


@_attrs_define
class SeatWish:
    """How a seat is to be filled.

    Attributes:
        kind (SeatWishKind): `me`: by whoever opens the match. `open`: by whoever takes it. `house`: by a house bot of
            `level`. `invited`: by the player `player`.
        level (SeatWishLevel | Unset):
        player (str | Unset): A player's id.
        pick (str | Unset): What the seat picks, where the game asks for it.
        expires_in (int | Unset): How many seconds an invitation stands; 14 days if nothing is said.
        otherwise (SeatWishOtherwise | Unset): What happens when an invitation is declined or expires. `open`: the seat
            is open to all. `abort`: the match is called off. Default: 'open'.
    """

    kind: SeatWishKind
    level: SeatWishLevel | Unset = UNSET
    player: str | Unset = UNSET
    pick: str | Unset = UNSET
    expires_in: int | Unset = UNSET
    otherwise: SeatWishOtherwise | Unset = "open"

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        level: str | Unset = UNSET
        if not isinstance(self.level, Unset):
            level = self.level

        player = self.player

        pick = self.pick

        expires_in = self.expires_in

        otherwise: str | Unset = UNSET
        if not isinstance(self.otherwise, Unset):
            otherwise = self.otherwise

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
            }
        )
        if level is not UNSET:
            field_dict["level"] = level
        if player is not UNSET:
            field_dict["player"] = player
        if pick is not UNSET:
            field_dict["pick"] = pick
        if expires_in is not UNSET:
            field_dict["expires_in"] = expires_in
        if otherwise is not UNSET:
            field_dict["otherwise"] = otherwise

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        kind = check_seat_wish_kind(d.pop("kind"))

        _level = d.pop("level", UNSET)
        level: SeatWishLevel | Unset
        if isinstance(_level, Unset):
            level = UNSET
        else:
            level = check_seat_wish_level(_level)

        player = d.pop("player", UNSET)

        pick = d.pop("pick", UNSET)

        expires_in = d.pop("expires_in", UNSET)

        _otherwise = d.pop("otherwise", UNSET)
        otherwise: SeatWishOtherwise | Unset
        if isinstance(_otherwise, Unset):
            otherwise = UNSET
        else:
            otherwise = check_seat_wish_otherwise(_otherwise)

        seat_wish = cls(
            kind=kind,
            level=level,
            player=player,
            pick=pick,
            expires_in=expires_in,
            otherwise=otherwise,
        )

        return seat_wish
