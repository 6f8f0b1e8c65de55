"""A player's note to itself about its seat: nobody else sees it, and nothing tells that there is one."""

from __future__ import annotations

from seaboard.matches.held import look
from seaboard.matches.service import Service
from seaboard.matches.words.matches import Note
from seaboard.matches.words.people import Caller
from seaboard.store import papers


def read_note(service: Service, caller: Caller, match: str, seat: int) -> Note:
    """The note, empty until it is written. Raises UnknownMatch, UnknownSeat, NotYourSeat."""
    with service.database.snapshot() as tx:
        look(service, tx, match, caller).own_seat(caller, seat)
        row = papers.read_note(tx, match, caller.player.id)
    return Note("", None) if row is None else Note(row.text, row.written_at)


def write_note(service: Service, caller: Caller, match: str, seat: int, text: str) -> Note:
    """The note as it is now, in place of what it was. Raises UnknownMatch, UnknownSeat, NotYourSeat."""
    with service.database.transaction() as tx:
        look(service, tx, match, caller).own_seat(caller, seat)
        row = papers.save_note(tx, match, caller.player.id, text)
        return Note(row.text, row.written_at)
