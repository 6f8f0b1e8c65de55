# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.new_entry_options import NewEntryOptions
    from ..models.time_limit import TimeLimit


T = TypeVar("T", bound="NewEntry")


@_attrs_define
class NewEntry:
    """What somebody wants to play with whoever comes.

    Attributes:
        game (str): The game's id.
        seats (int): How many play, I among them.
        time_limit (TimeLimit): The short form of a time control per decision: how long a seat may take, and what
            happens when it is late.
        options (NewEntryOptions | Unset): The game's options; what is left out has its default. All must want the same.
        expires_in (int | Unset): How many seconds to wait. Default: 86400.
        rating_low (int | None | Unset): The others' lowest rating. Whoever has no rating fits every range.
        rating_high (int | None | Unset): The others' highest rating.
    """

    game: str
    seats: int
    time_limit: TimeLimit
    options: NewEntryOptions | Unset = UNSET
    expires_in: int | Unset = 86400
    rating_low: int | None | Unset = UNSET
    rating_high: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        seats = self.seats

        time_limit = self.time_limit.to_dict()

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        expires_in = self.expires_in

        rating_low: int | None | Unset
        if isinstance(self.rating_low, Unset):
            rating_low = UNSET
        else:
            rating_low = self.rating_low

        rating_high: int | None | Unset
        if isinstance(self.rating_high, Unset):
            rating_high = UNSET
        else:
            rating_high = self.rating_high

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "seats": seats,
                "time_limit": time_limit,
            }
        )
        if options is not UNSET:
            field_dict["options"] = options
        if expires_in is not UNSET:
            field_dict["expires_in"] = expires_in
        if rating_low is not UNSET:
            field_dict["rating_low"] = rating_low
        if rating_high is not UNSET:
            field_dict["rating_high"] = rating_high

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.new_entry_options import NewEntryOptions
        from ..models.time_limit import TimeLimit

        d = dict(src_dict)
        game = d.pop("game")

        seats = d.pop("seats")

        time_limit = TimeLimit.from_dict(d.pop("time_limit"))

        _options = d.pop("options", UNSET)
        options: NewEntryOptions | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = NewEntryOptions.from_dict(_options)

        expires_in = d.pop("expires_in", UNSET)

        def _parse_rating_low(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        rating_low = _parse_rating_low(d.pop("rating_low", UNSET))

        def _parse_rating_high(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        rating_high = _parse_rating_high(d.pop("rating_high", UNSET))

        new_entry = cls(
            game=game,
            seats=seats,
            time_limit=time_limit,
            options=options,
            expires_in=expires_in,
            rating_low=rating_low,
            rating_high=rating_high,
        )

        return new_entry
