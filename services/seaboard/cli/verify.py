"""`seaboard verify FILE`: whether a replay file leads to the outcome that it states. Needs no server and no library."""

import argparse
import json
from pathlib import Path

from seaboard.catalogue import Catalogue
from seaboard.cli.refusals import Refusal
from seaboard.matches.replay import Untrue, verify


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, and where further games lie."""
    parser.add_argument("file", type=Path, help="a replay, as `GET /v1/matches/{match}/replay` gives it")
    parser.add_argument("--games", type=Path, action="append", default=[], help="a folder of further games")


def run(arguments: argparse.Namespace) -> int:
    """0 if the file is true, 1 if it is not. Raises Refusal for a file that cannot be read."""
    try:
        file = json.loads(arguments.file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Refusal(f"{arguments.file} cannot be read as JSON: {error}") from error
    games = {name: entry.game for name, entry in Catalogue(arguments.games).items()}
    try:
        outcome = verify(games, file)
    except Untrue as error:
        print(f"Not true: {error}.")
        return 1
    print(f"True: {outcome['ending']}, places {', '.join(map(str, outcome['places']))} by seat.")
    return 0
