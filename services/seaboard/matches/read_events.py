"""The events of one viewer's sequence, from a number on."""

from __future__ import annotations

from collections.abc import Sequence

from seaboard.engine.events import Viewer
from seaboard.engine.records import Event
from seaboard.matches.events import read_event
from seaboard.matches.held import Held, look
from seaboard.matches.looks import players_in, seat_names
from seaboard.matches.refusals import BadCursor
from seaboard.matches.service import Service, english_of
from seaboard.matches.spectators import shown_sequence
from seaboard.matches.words.people import Caller
from seaboard.matches.words.telling import EventPage, SeenEvent
from seaboard.store import events
from seaboard.store.events import SeenRow


def read_events(
    service: Service, caller: Caller | None, match: str, viewer: Viewer, *, after: int = 0, limit: int = 100
) -> EventPage:
    """Events with numbers greater than `after`. Raises UnknownMatch, UnknownSeat, NotSignedIn, NotYourSeat, BadCursor
    (a number that was not given out yet).
    """
    with service.database.snapshot() as tx:
        held = look(service, tx, match, caller)
        held.check_viewer(caller, viewer)
        latest = shown_sequence(held, viewer)
        if not 0 <= after <= latest:
            raise BadCursor("/after", "is no number of this sequence")
        found = events.read_events(tx, held.id, viewer, after, limit) if after < latest else []
        rows = [row for row in found if row.number <= latest]
        names = seat_names(held.seats, players_in(tx, [], held.seats)) if rows else []
    last = rows[-1].number if rows else latest  # where the rows are gone there is nothing to wait for
    return EventPage(
        match=held.id,
        viewer=viewer,
        events=tuple(to_event(held, row, names) for row in rows),
        last=last,
        has_more=last < latest,
        is_over=held.row.status in ("finished", "aborted"),
    )


def to_event(held: Held, row: SeenRow, names: Sequence[str]) -> SeenEvent:
    """As it is told, in words too, with the seats' names."""
    public, own = read_event(held.game, row.public), read_event(held.game, row.own)
    told: Event | None = public if own is None else own
    texts = () if told is None else tuple(told.texts())
    language = english_of(held.entry)
    return SeenEvent(row.number, row.at, public, own, texts, tuple(language.render(text, names) for text in texts))
