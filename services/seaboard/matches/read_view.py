"""What a viewer may know of a match now."""

from __future__ import annotations

from seaboard.engine.events import Viewer
from seaboard.matches.service import Service
from seaboard.matches.words import Caller, SeenMatch


def read_view(service: Service, caller: Caller | None, match: str, viewer: Viewer) -> SeenMatch:
    """The view of a seat that the caller holds, or of a spectator (`viewer` None). Raises UnknownMatch, UnknownSeat,
    NotSignedIn, NotYourSeat, NotStarted.
    """
    raise NotImplementedError
