"""All of a player's matches, one after another, the newest first: the finished ones whole. For streaming processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from seaboard.matches.hub import Hub
from seaboard.matches.list_matches import list_matches
from seaboard.matches.read_replay import read_replay
from seaboard.matches.service import Service
from seaboard.matches.streams import SECONDS_A_BEAT, Line, line, take_place
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller

PAGE = 25


@dataclass(frozen=True, slots=True)
class Exported:
    """A match, with the replay file if it is finished."""

    match: Match
    replay: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class Exhausted:
    """That was all; how many there were."""

    matches: int


def export_matches(
    service: Service, hub: Hub, caller: Caller, *, most: int = 10, seconds: float = SECONDS_A_BEAT
) -> Iterator[Exported | Exhausted]:
    """Each match, then an Exhausted: one without it broke off. Raises TooManyStreams at once, and UnknownToken while it
    is read: it is looked at again every few seconds.
    """
    stream = take_place(service, caller, most)
    return _export(line(service, hub, caller, stream, caller.player.id, seconds))


def _export(opening: AbstractContextManager[Line]) -> Iterator[Exported | Exhausted]:
    with opening as held:
        count, cursor = 0, None
        while not held.hub.is_closed:
            held.check()
            page = list_matches(held.service, held.caller, show="mine", cursor=cursor, limit=PAGE)
            for match in page.matches:
                is_whole = match.status == "finished"
                yield Exported(match, read_replay(held.service, held.caller, match.id) if is_whole else None)
            count, cursor = count + len(page.matches), page.next
            if cursor is None:
                yield Exhausted(count)
                return
