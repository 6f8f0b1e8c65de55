"""Matches of an arena played over HTTP: every seat a house bot, run by the workers of a service."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from seaboard.cli.arena.offline import rotated
from seaboard.cli.arena.results import Result
from seaboard_sdk import Client, Match

AT_ONCE = 8
"""So many matches are kept running."""
PAUSE = 0.25
"""Seconds between two looks at the matches that are running."""


def play_online(
    client: Client, game: str, levels: Sequence[str], options: Mapping[str, Any], matches: int
) -> Iterator[Result]:
    """Results as they come. Where levels differ they go round the seats from match to match."""
    running: dict[str, tuple[Match, list[str]]] = {}
    opened = 0
    while opened < matches or running:
        while opened < matches and len(running) < AT_ONCE:
            seated = rotated(levels, opened)
            match = client.matches.open(game, [f"house:{level}" for level in seated], options=options)
            running[match.id] = (match, seated)
            opened += 1
        time.sleep(PAUSE)
        for match, seated in list(running.values()):
            match.refresh()
            if match.outcome is not None:
                del running[match.id]
                yield _result(match, seated)


def _result(match: Match, levels: Sequence[str]) -> Result:
    assert match.outcome is not None
    roles = tuple(tuple(seat.roles) for seat in match.info.seats)
    log = match.replay()["choices"]
    return Result(match.outcome.ending, tuple(match.outcome.places), roles, tuple(levels), len(log))
