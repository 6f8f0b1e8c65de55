# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.replay_format import ReplayFormat, check_replay_format

if TYPE_CHECKING:
    from ..models.log_chosen import LogChosen
    from ..models.log_left import LogLeft
    from ..models.log_revealed import LogRevealed
    from ..models.outcome import Outcome
    from ..models.replay_options import ReplayOptions


T = TypeVar("T", bound="Replay")


@_attrs_define
class Replay:
    """All that a finished match is made of: `seaboard verify` plays it again to the same end.

    Attributes:
        format_ (ReplayFormat):
        match (str):
        game (str):
        rules_version (int):
        options (ReplayOptions):
        picks (list[None | str]): What each seat picked.
        seed (str): In hex; its commitment was shown when the match was opened.
        nonces (list[str]): What the seats added to it, in hex.
        commitment (str):
        choices (list[LogChosen | LogLeft | LogRevealed]):
        outcome (Outcome): How a match ended: the ending's id, each seat's place (1 is best, ties share it: in a draw
            all have place 1,
            and a match that nobody won has none), and each seat's score where the game has one (ALL-6).
    """

    format_: ReplayFormat
    match: str
    game: str
    rules_version: int
    options: ReplayOptions
    picks: list[None | str]
    seed: str
    nonces: list[str]
    commitment: str
    choices: list[LogChosen | LogLeft | LogRevealed]
    outcome: Outcome

    def to_dict(self) -> dict[str, Any]:
        format_: str = self.format_

        match = self.match

        game = self.game

        rules_version = self.rules_version

        options = self.options.to_dict()

        picks = []
        for picks_item_data in self.picks:
            picks_item: None | str
            picks_item = picks_item_data
            picks.append(picks_item)

        seed = self.seed

        nonces = self.nonces

        commitment = self.commitment

        choices = []
        for choices_item_data in self.choices:
            choices_item: dict[str, Any]
            if hasattr(choices_item_data, "to_dict"):
                choices_item = choices_item_data.to_dict()
            else:
                choices_item = choices_item_data
            choices.append(choices_item)

        outcome = self.outcome.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "format": format_,
                "match": match,
                "game": game,
                "rules_version": rules_version,
                "options": options,
                "picks": picks,
                "seed": seed,
                "nonces": nonces,
                "commitment": commitment,
                "choices": choices,
                "outcome": outcome,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.log_chosen import LogChosen
        from ..models.log_left import LogLeft
        from ..models.log_revealed import LogRevealed
        from ..models.outcome import Outcome
        from ..models.replay_options import ReplayOptions

        d = dict(src_dict)
        format_ = check_replay_format(d.pop("format"))

        match = d.pop("match")

        game = d.pop("game")

        rules_version = d.pop("rules_version")

        options = ReplayOptions.from_dict(d.pop("options"))

        picks = []
        _picks = d.pop("picks")
        for picks_item_data in _picks:

            def _parse_picks_item(data: object) -> None | str:
                if data is None:
                    return data
                return cast(None | str, data)

            picks_item = _parse_picks_item(picks_item_data)

            picks.append(picks_item)

        seed = d.pop("seed")

        nonces = cast(list[str], d.pop("nonces"))

        commitment = d.pop("commitment")

        choices = []
        _choices = d.pop("choices")
        for choices_item_data in _choices:

            def _parse_choices_item(data: object) -> LogChosen | LogLeft | LogRevealed:
                if isinstance(data, dict):
                    try:
                        if data.get("kind") == "chosen":
                            return LogChosen.from_dict(data)
                        if data.get("kind") == "revealed":
                            return LogRevealed.from_dict(data)
                        if data.get("kind") == "left":
                            return LogLeft.from_dict(data)
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                if isinstance(data, dict):
                    from seaboard_sdk.unknown import Unknown

                    return Unknown(data)
                raise TypeError(f"not what was expected: {data!r}")

            choices_item = _parse_choices_item(choices_item_data)

            choices.append(choices_item)

        outcome = Outcome.from_dict(d.pop("outcome"))

        replay = cls(
            format_=format_,
            match=match,
            game=game,
            rules_version=rules_version,
            options=options,
            picks=picks,
            seed=seed,
            nonces=nonces,
            commitment=commitment,
            choices=choices,
            outcome=outcome,
        )

        return replay
