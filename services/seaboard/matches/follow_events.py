"""A stream of one viewer's events, from a number on, for as long as it is read and may be. For streaming processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager

from seaboard.engine.events import Viewer
from seaboard.matches.hub import Hub
from seaboard.matches.read_events import read_events
from seaboard.matches.service import Service
from seaboard.matches.streams import SECONDS_A_BEAT, Beat, End, Line, Resync, line, take_place
from seaboard.matches.words import Caller, EventPage, SeenEvent

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
    stream = take_place(service, caller, most)
    return _follow(line(service, hub, caller, stream, match, seconds), match, viewer, after)


def _follow(opening: AbstractContextManager[Line], match: str, viewer: Viewer, last: int) -> Iterator[Told]:
    with opening as held:
        yield Beat()
        while not held.hub.is_closed:
            held.rung.clear()
            held.check()
            page = read_events(held.service, held.caller, match, viewer, after=last, limit=PAGE)
            yield from _told(page, last)
            last = page.last
            if page.has_more:
                continue
            if page.is_over:
                yield End(match, last)
                return
            if not held.wait():
                yield Beat()


def _told(page: EventPage, after: int) -> Iterator[Told]:
    """Numbers have no gaps, so one tells that what stood there is gone."""
    kept_from = page.events[0].number if page.events else page.last + 1
    if kept_from > after + 1:
        yield Resync(kept_from - 1)
    yield from page.events
