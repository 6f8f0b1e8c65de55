"""Long polls: the next events of a sequence, waited for. For streaming processes only."""

from __future__ import annotations

from time import monotonic

from seaboard.engine.events import Viewer
from seaboard.matches.hub import Hub
from seaboard.matches.read_events import read_events
from seaboard.matches.service import Service
from seaboard.matches.words.people import Caller
from seaboard.matches.words.telling import EventPage

SECONDS_WITHOUT_A_LOOK = 10.0


def wait_for_events(
    service: Service,
    hub: Hub,
    caller: Caller | None,
    match: str,
    viewer: Viewer,
    *,
    after: int = 0,
    limit: int = 100,
    seconds: float = 25,
) -> EventPage:
    """As `read_events`, but an empty page is given only when nothing happened for so long, or when the match is over.
    Whether the caller may still see them is judged again at every look.
    """
    end = monotonic() + seconds
    with hub.watch(match) as changed:
        while True:
            changed.clear()
            page = read_events(service, caller, match, viewer, after=after, limit=limit)
            left = end - monotonic()
            if page.events or page.is_over or left <= 0 or hub.is_closed:
                return page
            changed.wait(min(left, SECONDS_WITHOUT_A_LOOK))
