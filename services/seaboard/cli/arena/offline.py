"""Matches of an arena played in this machine's own processes, without a server: for balance and strength."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from typing import Any

from seaboard.bots.contract import Budget
from seaboard.bots.offline import opening_of, play_match
from seaboard.catalogue import Catalogue
from seaboard.cli.arena.results import Result


@cache
def _catalogue() -> Catalogue:
    return Catalogue()


def play_one(game: str, levels: Sequence[str], options: Mapping[str, Any], work: int, label: str) -> Result:
    """The match of a label: the same label gives the same match."""
    entry = _catalogue()[game]
    bots = [entry.bots[level] for level in levels]
    played = play_match(entry.game, bots, opening_of(entry.game, len(levels), options, label), Budget(work))
    return Result(played.outcome.ending, played.outcome.places, played.roles, tuple(levels), len(played.log))


def play_offline(
    game: str, levels: Sequence[str], options: Mapping[str, Any], work: int, label: str, matches: int
) -> Iterator[Result]:
    """Results as they come, on all cores. Where levels differ they go round the seats from match to match."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        jobs = [
            pool.submit(play_one, game, rotated(levels, number), options, work, f"{label}/{number}")
            for number in range(matches)
        ]
        for job in as_completed(jobs):
            yield job.result()


def rotated(levels: Sequence[str], number: int) -> list[str]:
    turn = number % len(levels)
    return [*levels[turn:], *levels[:turn]]
