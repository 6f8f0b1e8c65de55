"""The events of one viewer's sequence, from a number on."""

from __future__ import annotations

from seaboard.engine.events import Viewer
from seaboard.matches.service import Service
from seaboard.matches.words import Caller, EventPage


def read_events(
    service: Service, caller: Caller | None, match: str, viewer: Viewer, *, after: int = 0, limit: int = 100
) -> EventPage:
    """Events with numbers greater than `after`. Raises UnknownMatch, UnknownSeat, NotSignedIn, NotYourSeat, BadCursor
    (a number that was not given out yet).
    """
    raise NotImplementedError
