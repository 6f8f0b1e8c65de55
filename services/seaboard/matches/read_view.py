"""What a viewer may know of a match now."""

from __future__ import annotations

from typing import cast

from seaboard.engine.events import Viewer
from seaboard.matches.held import look
from seaboard.matches.looks import FORM, to_asked, to_outcome
from seaboard.matches.service import Service
from seaboard.matches.words import Caller, MatchStatus, SeenMatch


def read_view(service: Service, caller: Caller | None, match: str, viewer: Viewer) -> SeenMatch:
    """The view of a seat that the caller holds, or of a spectator (`viewer` None). Raises UnknownMatch, UnknownSeat,
    NotSignedIn, NotYourSeat, NotStarted.
    """
    with service.database.snapshot() as tx:
        held = look(service, tx, match, caller)
    held.check_viewer(caller, viewer)
    sequence = held.sequence(viewer)
    return SeenMatch(
        match=held.id,
        game=held.row.game,
        viewer=viewer,
        sequence=sequence,
        status=cast(MatchStatus, held.row.status),
        view=held.game.view(held.state, viewer),
        asked=to_asked(held),
        outcome=to_outcome(held.row),
        etag=f"{sequence}.{'x' if viewer is None else viewer}.{FORM}",
        now=held.now,
    )
