"""A stream of one viewer's events, from a number on, for as long as it is read and may be. For streaming processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from seaboard.engine.events import Viewer
from seaboard.matches.held import check_sight
from seaboard.matches.hub import Hub
from seaboard.matches.read_events import read_events
from seaboard.matches.service import Service
from seaboard.matches.sights import Sight
from seaboard.matches.spectators import shown_sequence
from seaboard.matches.streams import SECONDS_A_BEAT, Beat, End, Flow, Line, Part, Resync, flow, line, take_place
from seaboard.matches.words.people import Caller
from seaboard.matches.words.telling import SeenEvent

PAGE = 100
LOOKS_A_BEAT = 4
"""While nothing happens, what is looked at is at most a fourth of a beat old."""

Told = SeenEvent | Beat | Resync | End


def follow_events(
    service: Service,
    hub: Hub,
    caller: Caller,
    match: str,
    viewer: Viewer,
    *,
    after: int = 0,
    most: int = 10,
    seconds: float = SECONDS_A_BEAT,
) -> Flow[Told]:
    """All events after `after`, then each as it comes; a Beat whenever nothing did for `seconds`; an End when the match
    is over, and only then. `most` is how many streams the token may have.

    Raises UnknownMatch, UnknownSeat, NotYourSeat, BadCursor, TooManyStreams at once, and any of them, or UnknownToken,
    while it is read: that it may be read is judged again at every look.
    """
    read_events(service, caller, match, viewer, after=after, limit=1)

    def look(last: int) -> Part:
        sight = hub.sights.look(match, seconds / LOOKS_A_BEAT)
        part = None if sight is None else _look_at(service, sight, caller, viewer, last)
        return part or _read_alone(service, caller, match, viewer, last)

    stream = take_place(service, caller, most)
    return flow(_opened(line(service, hub, caller, stream, match, seconds), hub, match), after, look)


@contextmanager
def _opened(opening: AbstractContextManager[Line], hub: Hub, match: str) -> Iterator[Line]:
    with hub.sights.follow(match), opening as held:
        yield held


def _look_at(service: Service, sight: Sight, caller: Caller, viewer: Viewer, last: int) -> Part | None:
    """What the caller may see of what all streams of the match look at; None if not all that it is to be told is there.
    Judged for each anew, as if it had read it alone."""
    held = sight.hold(service)
    check_sight(held.row, held.seats, caller)
    held.check_viewer(caller, viewer)
    latest = shown_sequence(held, viewer)
    events = sight.events(held, viewer, last, latest) if last <= latest else None
    if events is None:
        return None
    is_over = held.row.status in ("finished", "aborted")
    return Part(events, latest, False, End(held.id, latest) if is_over else None)


def _read_alone(service: Service, caller: Caller, match: str, viewer: Viewer, last: int) -> Part:
    """For who comes late, or back: as much as a page holds."""
    page = read_events(service, caller, match, viewer, after=last, limit=PAGE)
    return Part(page.events, page.last, page.has_more, End(match, page.last) if page.is_over else None)
