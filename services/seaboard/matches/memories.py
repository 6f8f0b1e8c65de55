"""What a seat can carry from its own events: folded from what it was told, as it is stored, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from seaboard.engine.events import Seen, Viewer
from seaboard.matches.events import TakenBack, is_of_game, read_event
from seaboard.matches.held import Held
from seaboard.store import events
from seaboard.store.database import Transaction
from seaboard.store.events import SeenRow

PAGE = 500


def recall(tx: Transaction, held: Held, viewer: Viewer) -> Any:
    """The viewer's memory after all events that it was told."""
    memory = held.game.start_memory(viewer)
    for _, seen in happened(list_seen(tx, held, viewer)):
        memory = held.game.remember(memory, seen)
    return memory


def happened(told: Iterable[tuple[SeenRow, Seen]]) -> list[tuple[SeenRow, Seen]]:
    """The game's events, without those that were taken back."""
    found: list[tuple[SeenRow, Seen]] = []
    for row, seen in told:
        if is_of_game(seen):
            found.append((row, seen))
        elif isinstance(seen.public, TakenBack) and seen.public.events:
            del found[-seen.public.events :]
    return found


def list_seen(tx: Transaction, held: Held, viewer: Viewer) -> Iterator[tuple[SeenRow, Seen]]:
    """All events that the viewer was told, as stored and as read."""
    after = 0
    while page := events.read_events(tx, held.id, viewer, after, PAGE):
        for row in page:
            yield row, Seen(read_event(held.game, row.public), read_event(held.game, row.own))
        after = page[-1].number
