# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.new_match_access import NewMatchAccess, check_new_match_access
from ..models.new_match_start import NewMatchStart, check_new_match_start
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.new_match_options import NewMatchOptions
    from ..models.sandbox import Sandbox
    from ..models.seat_wish import SeatWish
    from ..models.spectators import Spectators
    from ..models.time_control import TimeControl
    from ..models.time_limit import TimeLimit


T = TypeVar("T", bound="NewMatch")


@_attrs_define
class NewMatch:
    """A match to be opened.

    Attributes:
        game (str): The game's id.
        seats (list[SeatWish]): One entry for each seat, in order.
        options (NewMatchOptions | Unset): The game's options; what is left out has its default.
        time_limit (None | TimeLimit | Unset):
        time_control (None | TimeControl | Unset):
        sandbox (None | Sandbox | Unset):
        start (NewMatchStart | Unset): `full`: when the last seat is taken. `call`: when whoever opened it says so.
            Default: 'full'.
        access (NewMatchAccess | Unset): Whether others find the match and may watch it. Default: 'public'.
        spectators (Spectators | Unset): What those who do not sit in a match may follow while it runs; then, everybody
            may follow everything.
        is_rated (bool | Unset): Whether the match counts for ratings when it is over; never in a sandbox. Default:
            False.
    """

    game: str
    seats: list[SeatWish]
    options: NewMatchOptions | Unset = UNSET
    time_limit: None | TimeLimit | Unset = UNSET
    time_control: None | TimeControl | Unset = UNSET
    sandbox: None | Sandbox | Unset = UNSET
    start: NewMatchStart | Unset = "full"
    access: NewMatchAccess | Unset = "public"
    spectators: Spectators | Unset = UNSET
    is_rated: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

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

        sandbox: dict[str, Any] | None | Unset
        if isinstance(self.sandbox, Unset):
            sandbox = UNSET
        elif hasattr(self.sandbox, "to_dict"):
            sandbox = self.sandbox.to_dict()
        else:
            sandbox = self.sandbox

        start: str | Unset = UNSET
        if not isinstance(self.start, Unset):
            start = self.start

        access: str | Unset = UNSET
        if not isinstance(self.access, Unset):
            access = self.access

        spectators: dict[str, Any] | Unset = UNSET
        if not isinstance(self.spectators, Unset):
            spectators = self.spectators.to_dict()

        is_rated = self.is_rated

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
        if sandbox is not UNSET:
            field_dict["sandbox"] = sandbox
        if start is not UNSET:
            field_dict["start"] = start
        if access is not UNSET:
            field_dict["access"] = access
        if spectators is not UNSET:
            field_dict["spectators"] = spectators
        if is_rated is not UNSET:
            field_dict["is_rated"] = is_rated

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.new_match_options import NewMatchOptions
        from ..models.sandbox import Sandbox
        from ..models.seat_wish import SeatWish
        from ..models.spectators import Spectators
        from ..models.time_control import TimeControl
        from ..models.time_limit import TimeLimit

        d = dict(src_dict)
        game = d.pop("game")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatWish.from_dict(seats_item_data)

            seats.append(seats_item)

        _options = d.pop("options", UNSET)
        options: NewMatchOptions | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = NewMatchOptions.from_dict(_options)

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

        def _parse_sandbox(data: object) -> None | Sandbox | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if isinstance(data, dict):
                    sandbox_type_0 = Sandbox.from_dict(data)

                    return sandbox_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Sandbox | Unset, data)

        sandbox = _parse_sandbox(d.pop("sandbox", UNSET))

        _start = d.pop("start", UNSET)
        start: NewMatchStart | Unset
        if isinstance(_start, Unset):
            start = UNSET
        else:
            start = check_new_match_start(_start)

        _access = d.pop("access", UNSET)
        access: NewMatchAccess | Unset
        if isinstance(_access, Unset):
            access = UNSET
        else:
            access = check_new_match_access(_access)

        _spectators = d.pop("spectators", UNSET)
        spectators: Spectators | Unset
        if isinstance(_spectators, Unset):
            spectators = UNSET
        else:
            spectators = Spectators.from_dict(_spectators)

        is_rated = d.pop("is_rated", UNSET)

        new_match = cls(
            game=game,
            seats=seats,
            options=options,
            time_limit=time_limit,
            time_control=time_control,
            sandbox=sandbox,
            start=start,
            access=access,
            spectators=spectators,
            is_rated=is_rated,
        )

        return new_match
