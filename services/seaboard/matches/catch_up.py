"""What happened since somebody last looked, in words, and who is to choose now."""

from __future__ import annotations

from seaboard.matches.events import SeatsAsked, YourDecision
from seaboard.matches.held import look
from seaboard.matches.looks import to_asked
from seaboard.matches.read_events import read_events
from seaboard.matches.service import Service
from seaboard.matches.words.people import Caller
from seaboard.matches.words.telling import CatchUp, Glance, Line, SeenEvent
from seaboard.store import glances

CALLS = (SeatsAsked, YourDecision)
"""Who was asked on the way is no news any more: who is asked now stands apart."""


def catch_up(
    service: Service, caller: Caller, match: str, seat: int, *, after: int | None = None, limit: int = 200
) -> CatchUp:
    """What the seat was told after the event `after`; for None after the last look: the number that its player noted,
    or its player's last choice, whichever is later. Reading moves nothing, so that an answer that is lost can be asked
    for again. Raises UnknownMatch, UnknownSeat, NotYourSeat, BadCursor.
    """
    with service.database.snapshot() as tx:
        held = look(service, tx, match, caller)
        held.own_seat(caller, seat)
        since = glances.read_glance(tx, held.id, caller.player.id, seat) if after is None else after
        page = read_events(service, caller, match, seat, after=since, limit=limit)
        lines = tuple(line for event in page.events for line in _to_lines(event))
        return CatchUp(held.id, seat, since, lines, page.last, page.has_more, page.is_over, to_asked(held), held.now)


def note_glance(service: Service, caller: Caller, match: str, seat: int, number: int) -> Glance:
    """The player has read so far; a number that was not given out yet counts as the latest. Raises UnknownMatch,
    UnknownSeat, NotYourSeat.
    """
    with service.database.transaction() as tx:
        held = look(service, tx, match, caller)
        held.own_seat(caller, seat)
        known = min(number, held.sequence(seat))
        glances.save_glance(tx, held.id, caller.player.id, known)
        return Glance(known)


def _to_lines(event: SeenEvent) -> tuple[Line, ...]:
    if isinstance(event.public or event.own, CALLS):
        return ()
    return tuple(Line(event.number, event.at, sentence) for sentence in event.english)
