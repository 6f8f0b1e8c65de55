"""The command's flags, its progress bar and its table."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from seaboard.catalogue import Catalogue
from seaboard.cli.arena.offline import play_offline
from seaboard.cli.arena.results import Result, Results
from seaboard.cli.refusals import Refusal
from seaboard.engine.facts import BadOption, Facts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The flags of `seaboard arena`."""
    parser.add_argument("game", help="the game's id, such as aqualin")
    parser.add_argument("--seats", type=int, help="how many seats; by default the fewest that the game allows")
    parser.add_argument("--matches", type=int, default=10, help="how many matches")
    parser.add_argument("--levels", default="medium", help="one level for all seats, or one a seat: easy,medium")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--offline", action="store_true", help="play without a server, on all cores")
    parser.add_argument("--label", default="arena", help="offline: fixes the matches; the same label, the same matches")
    parser.add_argument("--work", type=int, default=20_000, help="offline: the budget of a choice, in counted work")
    parser.add_argument("--url", default=os.environ.get("SEABOARD_URL"), help="a running service; else one is started")
    parser.add_argument("--token", default=os.environ.get("SEABOARD_TOKEN"), help="an access token of that service")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there as JSON too")


def run(arguments: argparse.Namespace) -> int:
    """Play, show, write."""
    facts = _facts(arguments.game)
    seats = arguments.seats or min(facts.chairs)
    if seats not in facts.chairs:
        raise Refusal(f"{facts.name} has {' or '.join(map(str, sorted(facts.chairs)))} seats, not {seats}.")
    levels = _levels(arguments.game, arguments.levels, seats)
    options = _options(facts, arguments.option)
    results = Results(facts.id, seats)
    with _matches(arguments, levels, options) as played:
        _collect(played, arguments.matches, results)
    Console().print(_table(results))
    if arguments.json:
        arguments.json.write_text(json.dumps(results.to_data(), indent=2) + "\n", encoding="utf-8")
    return 0


def _facts(game: str) -> Facts:
    catalogue = Catalogue()
    if game not in catalogue:
        raise Refusal(f"there is no game '{game}'; there are {', '.join(catalogue)}.")
    return catalogue[game].game.facts


def _levels(game: str, written: str, seats: int) -> list[str]:
    levels = written.split(",")
    known = Catalogue()[game].bots
    for level in levels:
        if level not in known:
            raise Refusal(f"there is no level '{level}' for {game}; there are {', '.join(known)}.")
    if len(levels) not in (1, seats):
        raise Refusal(f"--levels takes one level, or {seats}: one a seat.")
    return levels * seats if len(levels) == 1 else levels


def _options(facts: Facts, written: Iterable[str]) -> dict[str, Any]:
    given = dict(pair.partition("=")[::2] for pair in written)
    try:
        return facts.read_options({name: _value(value) for name, value in given.items()})
    except BadOption as error:
        raise Refusal(f"option {error.name}: {error.why}.") from error


def _value(written: str) -> Any:
    try:
        return json.loads(written)
    except json.JSONDecodeError:
        return written


@contextmanager
def _matches(arguments: argparse.Namespace, levels: list[str], options: dict[str, Any]) -> Iterator[Iterable[Result]]:
    if arguments.offline:
        yield play_offline(arguments.game, levels, options, arguments.work, arguments.label, arguments.matches)
        return
    from seaboard.cli.arena.online import play_online
    from seaboard.cli.arena.service import service

    with service(arguments.url, arguments.token) as client:
        yield play_online(client, arguments.game, levels, options, arguments.matches)


def _collect(played: Iterable[Result], matches: int, results: Results) -> None:
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task(results.game, total=matches)
        for result in played:
            results.add(result)
            progress.advance(bar)


def _table(results: Results) -> Table:
    endings = ", ".join(f"{ending} {count}" for ending, count in results.endings.most_common())
    mean = results.choices / max(results.matches, 1)
    title = f"{results.game}, {results.seats} seats, {results.matches} matches, {mean:.1f} choices a match\n{endings}"
    table = Table(title=title)
    for column in ("role", "matches", "won", "share", "95 %"):
        table.add_column(column, justify="left" if column == "role" else "right")
    for one in results.in_order():
        low, high = one.interval
        table.add_row(one.part, str(one.matches), str(one.wins), f"{one.share:.3f}", f"{low:.3f} to {high:.3f}")
    return table
