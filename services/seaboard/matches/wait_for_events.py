"""Long polls: the next events of a sequence, waited for. For streaming processes only."""

from __future__ import annotations

from seaboard.engine.events import Viewer
from seaboard.matches.hub import Hub
from seaboard.matches.service import Service
from seaboard.matches.words import Caller, EventPage


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
    """As `read_events`, but an empty page is given only when nothing happened for so long, or when the match is over."""
    raise NotImplementedError
