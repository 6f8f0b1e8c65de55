"""What a viewer may know of a match now."""

from __future__ import annotations

from typing import cast

from seaboard.engine.events import Viewer
from seaboard.engine.records import View
from seaboard.matches.held import Held, look
from seaboard.matches.looks import FORM, to_asked, to_outcome
from seaboard.matches.service import Service
from seaboard.matches.spectators import read_delayed, shown_sequence
from seaboard.matches.words.matches import Asked, MatchStatus, SeenMatch
from seaboard.matches.words.people import Caller
from seaboard.store.database import Transaction


def read_view(service: Service, caller: Caller | None, match: str, viewer: Viewer) -> SeenMatch:
    """The view of a seat that the caller holds, or of a spectator (`viewer` None): perhaps as it was some events ago.
    Raises UnknownMatch, UnknownSeat, NotSignedIn, NotYourSeat, NotStarted, NoSpectators.
    """
    with service.database.snapshot() as tx:
        held = look(service, tx, match, caller)
        held.check_viewer(caller, viewer)
        sequence, view, asked = _see(tx, held, viewer)
    return SeenMatch(
        match=held.id,
        game=held.row.game,
        viewer=viewer,
        sequence=sequence,
        status=cast(MatchStatus, held.row.status),
        view=view,
        asked=asked,
        outcome=to_outcome(held.row),
        etag=f"{sequence}.{'x' if viewer is None else viewer}.{FORM}",
        now=held.now,
    )


def _see(tx: Transaction, held: Held, viewer: Viewer) -> tuple[int, View, tuple[Asked, ...]]:
    sequence = shown_sequence(held, viewer)
    if sequence < held.sequence(viewer):
        return read_delayed(tx, held)
    return sequence, held.game.view(held.state, viewer), to_asked(held)
