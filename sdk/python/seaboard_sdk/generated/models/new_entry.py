# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.new_entry_options import NewEntryOptions
    from ..models.time_control import TimeControl
    from ..models.time_limit import TimeLimit


T = TypeVar("T", bound="NewEntry")


@_attrs_define
class NewEntry:
    """What somebody wants to play with whoever comes.

    Attributes:
        game (str): The game's id.
        seats (int): How many play, I among them.
        options (NewEntryOptions | Unset): The game's options; what is left out has its default. All must want the same.
        time_limit (None | TimeLimit | Unset): This, or a `time_control`.
        time_control (None | TimeControl | Unset):
        is_rated (bool | Unset): Whether the match counts for ratings. Default: True.
        expires_in (int | Unset): How many seconds to wait. Default: 86400.
        rating_low (int | None | Unset): The others' lowest rating. Whoever has no rating fits every range.
        rating_high (int | None | Unset): The others' highest rating.
    """

    game: str
    seats: int
    options: NewEntryOptions | Unset = UNSET
    time_limit: None | TimeLimit | Unset = UNSET
    time_control: None | TimeControl | Unset = UNSET
    is_rated: bool | Unset = True
    expires_in: int | Unset = 86400
    rating_low: int | None | Unset = UNSET
    rating_high: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        seats = self.seats

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        time_limit: dict[str, Any] | None | Unset
        if isinstance(self.time_limit, Unset):
            time_limit = UNSET
        elif hasattr(self.time_limit, "to_dict"):
            time_limit = self.time_limit.to_dict()
        else:
            time_limit = self.time_limit

        time_control: dict[str, Any] | None | Unset
        if isinstance(self.time_control, Unset):
            time_control = UNSET
        elif hasattr(self.time_control, "to_dict"):
            time_control = self.time_control.to_dict()
        else:
            time_control = self.time_control

        is_rated = self.is_rated

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
            }
        )
        if options is not UNSET:
            field_dict["options"] = options
        if time_limit is not UNSET:
            field_dict["time_limit"] = time_limit
        if time_control is not UNSET:
            field_dict["time_control"] = time_control
        if is_rated is not UNSET:
            field_dict["is_rated"] = is_rated
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
        from ..models.time_control import TimeControl
        from ..models.time_limit import TimeLimit

        d = dict(src_dict)
        game = d.pop("game")

        seats = d.pop("seats")

        _options = d.pop("options", UNSET)
        options: NewEntryOptions | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = NewEntryOptions.from_dict(_options)

        def _parse_time_limit(data: object) -> None | TimeLimit | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if isinstance(data, dict):
                    time_limit_type_0 = TimeLimit.from_dict(data)

                    return time_limit_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TimeLimit | Unset, data)

        time_limit = _parse_time_limit(d.pop("time_limit", UNSET))

        def _parse_time_control(data: object) -> None | TimeControl | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if isinstance(data, dict):
                    time_control_type_0 = TimeControl.from_dict(data)

                    return time_control_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TimeControl | Unset, data)

        time_control = _parse_time_control(d.pop("time_control", UNSET))

        is_rated = d.pop("is_rated", UNSET)

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
            options=options,
            time_limit=time_limit,
            time_control=time_control,
            is_rated=is_rated,
            expires_in=expires_in,
            rating_low=rating_low,
            rating_high=rating_high,
        )

        return new_entry
