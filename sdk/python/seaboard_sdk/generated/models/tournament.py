# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.tournament_form import TournamentForm, check_tournament_form
from ..models.tournament_status import TournamentStatus, check_tournament_status

if TYPE_CHECKING:
    from ..models.player import Player
    from ..models.time_control import TimeControl
    from ..models.tournament_options import TournamentOptions


T = TypeVar("T", bound="Tournament")


@_attrs_define
class Tournament:
    """A contest of many matches, in rounds.

    Attributes:
        id (str):
        game (str):
        form (TournamentForm):
        options (TournamentOptions):
        time_control (None | TimeControl):
        rounds (int | None): How many there are, when that is known.
        round_ (int): Which is played, or was the last; 0 before the start.
        is_rated (bool):
        status (TournamentStatus):
        entrants (int): How many have entered.
        entrants_most (int):
        opened_by (None | Player):
        opened_at (datetime.datetime):
        started_at (datetime.datetime | None):
        finished_at (datetime.datetime | None):
        commitment (str): SHA-256 over the seed.
        seed (None | str): What lots and matches came from; null until it is finished.
        my_entry (int | None): My number among the entrants, if I have entered.
        has_withdrawn (bool): Whether I have withdrawn since.
    """

    id: str
    game: str
    form: TournamentForm
    options: TournamentOptions
    time_control: None | TimeControl
    rounds: int | None
    round_: int
    is_rated: bool
    status: TournamentStatus
    entrants: int
    entrants_most: int
    opened_by: None | Player
    opened_at: datetime.datetime
    started_at: datetime.datetime | None
    finished_at: datetime.datetime | None
    commitment: str
    seed: None | str
    my_entry: int | None
    has_withdrawn: bool

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        game = self.game

        form: str = self.form

        options = self.options.to_dict()

        time_control: dict[str, Any] | None
        if hasattr(self.time_control, "to_dict"):
            time_control = self.time_control.to_dict()
        else:
            time_control = self.time_control

        rounds: int | None
        rounds = self.rounds

        round_ = self.round_

        is_rated = self.is_rated

        status: str = self.status

        entrants = self.entrants

        entrants_most = self.entrants_most

        opened_by: dict[str, Any] | None
        if hasattr(self.opened_by, "to_dict"):
            opened_by = self.opened_by.to_dict()
        else:
            opened_by = self.opened_by

        opened_at = self.opened_at.isoformat()

        started_at: None | str
        if isinstance(self.started_at, datetime.datetime):
            started_at = self.started_at.isoformat()
        else:
            started_at = self.started_at

        finished_at: None | str
        if isinstance(self.finished_at, datetime.datetime):
            finished_at = self.finished_at.isoformat()
        else:
            finished_at = self.finished_at

        commitment = self.commitment

        seed: None | str
        seed = self.seed

        my_entry: int | None
        my_entry = self.my_entry

        has_withdrawn = self.has_withdrawn

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "game": game,
                "form": form,
                "options": options,
                "time_control": time_control,
                "rounds": rounds,
                "round": round_,
                "is_rated": is_rated,
                "status": status,
                "entrants": entrants,
                "entrants_most": entrants_most,
                "opened_by": opened_by,
                "opened_at": opened_at,
                "started_at": started_at,
                "finished_at": finished_at,
                "commitment": commitment,
                "seed": seed,
                "my_entry": my_entry,
                "has_withdrawn": has_withdrawn,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.player import Player
        from ..models.time_control import TimeControl
        from ..models.tournament_options import TournamentOptions

        d = dict(src_dict)
        id = d.pop("id")

        game = d.pop("game")

        form = check_tournament_form(d.pop("form"))

        options = TournamentOptions.from_dict(d.pop("options"))

        def _parse_time_control(data: object) -> None | TimeControl:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    time_control_type_0 = TimeControl.from_dict(data)

                    return time_control_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TimeControl, data)

        time_control = _parse_time_control(d.pop("time_control"))

        def _parse_rounds(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rounds = _parse_rounds(d.pop("rounds"))

        round_ = d.pop("round")

        is_rated = d.pop("is_rated")

        status = check_tournament_status(d.pop("status"))

        entrants = d.pop("entrants")

        entrants_most = d.pop("entrants_most")

        def _parse_opened_by(data: object) -> None | Player:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    opened_by_type_0 = Player.from_dict(data)

                    return opened_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Player, data)

        opened_by = _parse_opened_by(d.pop("opened_by"))

        opened_at = datetime.datetime.fromisoformat(d.pop("opened_at"))

        def _parse_started_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    started_at_type_0 = datetime.datetime.fromisoformat(data)

                    return started_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        started_at = _parse_started_at(d.pop("started_at"))

        def _parse_finished_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    finished_at_type_0 = datetime.datetime.fromisoformat(data)

                    return finished_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        finished_at = _parse_finished_at(d.pop("finished_at"))

        commitment = d.pop("commitment")

        def _parse_seed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        seed = _parse_seed(d.pop("seed"))

        def _parse_my_entry(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        my_entry = _parse_my_entry(d.pop("my_entry"))

        has_withdrawn = d.pop("has_withdrawn")

        tournament = cls(
            id=id,
            game=game,
            form=form,
            options=options,
            time_control=time_control,
            rounds=rounds,
            round_=round_,
            is_rated=is_rated,
            status=status,
            entrants=entrants,
            entrants_most=entrants_most,
            opened_by=opened_by,
            opened_at=opened_at,
            started_at=started_at,
            finished_at=finished_at,
            commitment=commitment,
            seed=seed,
            my_entry=my_entry,
            has_withdrawn=has_withdrawn,
        )

        return tournament
