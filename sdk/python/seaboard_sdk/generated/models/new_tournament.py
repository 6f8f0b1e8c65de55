# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.new_tournament_form import NewTournamentForm, check_new_tournament_form
from ..models.new_tournament_start import NewTournamentStart, check_new_tournament_start
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.house_bots import HouseBots
    from ..models.new_tournament_options import NewTournamentOptions
    from ..models.time_control import TimeControl


T = TypeVar("T", bound="NewTournament")


@_attrs_define
class NewTournament:
    """A tournament to be opened; the game must be one for two.

    Attributes:
        game (str): The game's id.
        form (NewTournamentForm): `round-robin`: everybody meets everybody (32 entrants at most). `swiss`: those meet
            who have as many points, and nobody the same twice while that can be avoided (128 at most).
        rounds (int | None | Unset): Of `swiss`; if nothing is said, as many as tell the entrants apart.
        options (NewTournamentOptions | Unset): The game's options; what is left out has its default.
        time_control (None | TimeControl | Unset): Needed where players may enter.
        is_rated (bool | Unset): Whether the matches count; never with a chosen seed. Default: True.
        house (list[HouseBots] | Unset): House bots that play, from the start on.
        start (NewTournamentStart | Unset): `now`: nobody else may enter. `call`: when whoever opened it says so.
            Default: 'call'.
        entrants_most (int | None | Unset): How many may enter, house bots among them; if nothing is said, as many as
            may.
        seed (None | str | Unset): Of a tournament of house bots alone: it makes the whole result. Drawn if left out.
    """

    game: str
    form: NewTournamentForm
    rounds: int | None | Unset = UNSET
    options: NewTournamentOptions | Unset = UNSET
    time_control: None | TimeControl | Unset = UNSET
    is_rated: bool | Unset = True
    house: list[HouseBots] | Unset = UNSET
    start: NewTournamentStart | Unset = "call"
    entrants_most: int | None | Unset = UNSET
    seed: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        form: str = self.form

        rounds: int | None | Unset
        if isinstance(self.rounds, Unset):
            rounds = UNSET
        else:
            rounds = self.rounds

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        time_control: dict[str, Any] | None | Unset
        if isinstance(self.time_control, Unset):
            time_control = UNSET
        elif hasattr(self.time_control, "to_dict"):
            time_control = self.time_control.to_dict()
        else:
            time_control = self.time_control

        is_rated = self.is_rated

        house: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.house, Unset):
            house = []
            for house_item_data in self.house:
                house_item = house_item_data.to_dict()
                house.append(house_item)

        start: str | Unset = UNSET
        if not isinstance(self.start, Unset):
            start = self.start

        entrants_most: int | None | Unset
        if isinstance(self.entrants_most, Unset):
            entrants_most = UNSET
        else:
            entrants_most = self.entrants_most

        seed: None | str | Unset
        if isinstance(self.seed, Unset):
            seed = UNSET
        else:
            seed = self.seed

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "form": form,
            }
        )
        if rounds is not UNSET:
            field_dict["rounds"] = rounds
        if options is not UNSET:
            field_dict["options"] = options
        if time_control is not UNSET:
            field_dict["time_control"] = time_control
        if is_rated is not UNSET:
            field_dict["is_rated"] = is_rated
        if house is not UNSET:
            field_dict["house"] = house
        if start is not UNSET:
            field_dict["start"] = start
        if entrants_most is not UNSET:
            field_dict["entrants_most"] = entrants_most
        if seed is not UNSET:
            field_dict["seed"] = seed

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.house_bots import HouseBots
        from ..models.new_tournament_options import NewTournamentOptions
        from ..models.time_control import TimeControl

        d = dict(src_dict)
        game = d.pop("game")

        form = check_new_tournament_form(d.pop("form"))

        def _parse_rounds(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        rounds = _parse_rounds(d.pop("rounds", UNSET))

        _options = d.pop("options", UNSET)
        options: NewTournamentOptions | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = NewTournamentOptions.from_dict(_options)

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

        _house = d.pop("house", UNSET)
        house: list[HouseBots] | Unset = UNSET
        if _house is not UNSET:
            house = []
            for house_item_data in _house:
                house_item = HouseBots.from_dict(house_item_data)

                house.append(house_item)

        _start = d.pop("start", UNSET)
        start: NewTournamentStart | Unset
        if isinstance(_start, Unset):
            start = UNSET
        else:
            start = check_new_tournament_start(_start)

        def _parse_entrants_most(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        entrants_most = _parse_entrants_most(d.pop("entrants_most", UNSET))

        def _parse_seed(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        seed = _parse_seed(d.pop("seed", UNSET))

        new_tournament = cls(
            game=game,
            form=form,
            rounds=rounds,
            options=options,
            time_control=time_control,
            is_rated=is_rated,
            house=house,
            start=start,
            entrants_most=entrants_most,
            seed=seed,
        )

        return new_tournament
