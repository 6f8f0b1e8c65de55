"""A stream of one viewer's events, from a number on, for as long as it is read and may be. For streaming processes."""

from __future__ import annotations

from collections.abc import Iterator

from seaboard.engine.events import Viewer
from seaboard.matches.hub import Hub
from seaboard.matches.read_events import read_events
from seaboard.matches.service import Service
from seaboard.matches.streams import SECONDS_A_BEAT, Beat, End, Part, Resync, flow, line, take_place
from seaboard.matches.words.people import Caller
from seaboard.matches.words.telling import SeenEvent

PAGE = 100

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
) -> Iterator[Told]:
    """All events after `after`, then each as it comes; a Beat whenever nothing did for `seconds`; an End when the match
    is over, and only then. `most` is how many streams the token may have.

    Raises UnknownMatch, UnknownSeat, NotYourSeat, BadCursor, TooManyStreams at once, and any of them, or UnknownToken,
    while it is read: that it may be read is judged again at every look.
    """
    read_events(service, caller, match, viewer, after=after, limit=1)

    def look(last: int) -> Part:
        page = read_events(service, caller, match, viewer, after=last, limit=PAGE)
        return Part(page.events, page.last, page.has_more, End(match, page.last) if page.is_over else None)

    stream = take_place(service, caller, most)
    return flow(line(service, hub, caller, stream, match, seconds), after, look)
