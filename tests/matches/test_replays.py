"""The replay of a finished match: complete, true, and found out when it is not."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from seaboard.cli.main import main
from seaboard.matches.open_match import open_match
from seaboard.matches.read_replay import read_replay
from seaboard.matches.refusals import StillRunning, UnknownMatch
from seaboard.matches.replay import Untrue, verify
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.words.opening import SeatWish
from seaboard.matches.words.people import Caller
from seated import HIDE, TOYS, choose, open_with, play_all_house, play_on

HOUSE = SeatWish("house", level="easy")


def games(service: Service) -> dict[str, Any]:
    return {name: entry.game for name, entry in service.catalogue.items()}


def through_json(file: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(file))
    return found


def finished(service: Service, caller: Caller, game: str) -> dict[str, Any]:
    match = open_match(service, caller, game=game, seats=[HOUSE, HOUSE])
    play_all_house(service)
    return through_json(read_replay(service, caller, match.id))


@pytest.mark.parametrize("game", ["aqualin", "lanterns"])
def test_a_finished_match_replays_to_its_outcome(service: Service, ann: Caller, game: str) -> None:
    file = finished(service, ann, game)
    assert verify(games(service), file) == file["outcome"]


def test_a_match_that_a_seat_left_replays_too(service: Service, ann: Caller, bob: Caller, eve: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob, eve])
    choose(service, ann, match.id, 0, HIDE[0])
    choose(service, bob, match.id, 1, HIDE[0])
    resign(service, eve, match.id, 2)
    play_on(service, (ann, bob), match.id, 2)
    resign(service, bob, match.id, 1)
    file = through_json(read_replay(service, ann, match.id))
    assert [entry["kind"] for entry in file["choices"]] == ["left", "revealed", "chosen", "chosen", "left"]
    assert verify(games(service), file) == file["outcome"]


def test_there_is_no_replay_before_the_end(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    with pytest.raises(StillRunning):
        read_replay(service, ann, match.id)
    with pytest.raises(UnknownMatch):
        read_replay(service, ann, "x")


def _other_seed(file: dict[str, Any]) -> None:
    file["seed"] = "00" * 32


def _other_winner(file: dict[str, Any]) -> None:
    file["outcome"]["places"] = [place + 1 for place in file["outcome"]["places"]]


def _shorter(file: dict[str, Any]) -> None:
    file["choices"].pop()


def _illegal(file: dict[str, Any]) -> None:
    file["choices"][-1]["actions"].insert(0, {"type": "lanterns.wait"})


def _illegal_sealed(file: dict[str, Any]) -> None:
    file["choices"][0]["actions"]["1"]["spot"] = 7


def _sealed_by_one(file: dict[str, Any]) -> None:
    del file["choices"][0]["actions"]["1"]


def _out_of_turn(file: dict[str, Any]) -> None:
    file["choices"][-1]["seat"] = 1 - file["choices"][-1]["seat"]


def _nobody(file: dict[str, Any]) -> None:
    file["choices"][-1] = {"kind": "left", "seat": 2, "leaving": "resigned"}


def _other_rules(file: dict[str, Any]) -> None:
    file["rules_version"] = 99


def _other_game(file: dict[str, Any]) -> None:
    file["game"] = "chess"


def _no_seed(file: dict[str, Any]) -> None:
    del file["seed"]


def _no_entry(file: dict[str, Any]) -> None:
    file["choices"][0] = {"kind": "wish"}


@pytest.mark.parametrize(
    "spoil",
    [
        _other_seed,
        _other_winner,
        _shorter,
        _illegal,
        _illegal_sealed,
        _sealed_by_one,
        _out_of_turn,
        _nobody,
        _other_rules,
        _other_game,
        _no_seed,
        _no_entry,
    ],
    ids=lambda spoil: spoil.__name__.strip("_"),
)
def test_a_file_that_is_not_true_is_found_out(
    service: Service, ann: Caller, spoil: Callable[[dict[str, Any]], None]
) -> None:
    file = finished(service, ann, "lanterns")
    spoil(file)
    with pytest.raises(Untrue):
        verify(games(service), file)


def test_the_command_says_whether_a_file_is_true(
    service: Service, ann: Caller, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = finished(service, ann, "lanterns")
    path = tmp_path / "replay.json"
    path.write_text(json.dumps(file))
    assert main(["verify", str(path), "--games", str(TOYS)]) == 0
    assert capsys.readouterr().out.startswith("True: rounds")
    _shorter(file)
    path.write_text(json.dumps(file))
    assert main(["verify", str(path), "--games", str(TOYS)]) == 1
    assert capsys.readouterr().out == "Not true: the choices do not end the match.\n"
    assert main(["verify", str(tmp_path / "none.json")]) == 1
