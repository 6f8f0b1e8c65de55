"""What one seat has seen of its match so far: its events, and its view after each step of which it was told."""

from __future__ import annotations

from typing import Any

from seaboard.engine.events import Recorder
from seaboard.engine.records import to_data
from seaboard.engine.replay import Opening, replay
from seaboard.engine.states import State
from seaboard.matches.events import Started
from seaboard.matches.held import Held, look
from seaboard.matches.memories import happened, list_seen
from seaboard.matches.refusals import NotStarted
from seaboard.matches.replay import read_entry, write_entry
from seaboard.matches.service import Service
from seaboard.matches.words.people import Caller
from seaboard.store import decisions, events
from seaboard.store.decisions import ChoiceRow

FORMAT = "seaboard-seen-1"


def read_seen(service: Service, caller: Caller, match: str, seat: int) -> dict[str, Any]:
    """The file as JSON data, while the match runs and after it. The match is played again from its log for it, and of
    each step only what was told to the seat, and its view, is kept; what was taken back is among the events, with no
    view of it. Raises UnknownMatch, UnknownSeat, NotYourSeat,
    NotStarted.
    """
    with service.database.snapshot() as tx:
        held = look(service, tx, match, caller)
        held.check_viewer(caller, seat)
        if held.row.started_at is None:
            raise NotStarted
        log = decisions.read_choices(tx, held.id)
        told = list(list_seen(tx, held, seat))
    begun = [row.number for row, seen in told if isinstance(seen.public, Started)]
    numbers = [row.number for row, _ in happened(told)]
    return {
        "format": FORMAT,
        "match": held.id,
        "game": held.row.game,
        "rules_version": held.row.rules_version,
        "options": held.row.options,
        "seat": seat,
        "events": [_write_event(row) for row, _ in told],
        "views": _views(held, seat, log, begun + numbers),
    }


def _write_event(row: events.SeenRow) -> dict[str, Any]:
    at = row.at.isoformat().replace("+00:00", "Z")
    return {"number": row.number, "at": at, "public": row.public, "own": row.own}


def _views(held: Held, seat: int, log: list[ChoiceRow], numbers: list[int]) -> list[dict[str, Any]]:
    """The seat's view at the start and after each step that told it something, by the number of the last event of that
    step. A step that told it nothing leaves no trace."""
    game, views, count = held.game, list[dict[str, Any]](), 1

    def on_step(state: State, recorder: Recorder) -> None:
        nonlocal count
        heard = sum(told.public is not None or seat in told.own for told in recorder.told)
        count += heard
        if heard or not views:
            views.append({"after": numbers[count - 1], "view": to_data(game.view(state, seat))})

    row = held.row
    picks = tuple(one.pick for one in held.seats)
    opening = Opening(row.seed, len(held.seats), picks, row.options, tuple(row.nonces))
    entries = [read_entry(game, write_entry(one.kind, one.seat, one.content), "") for one in log]
    replay(game, opening, entries, on_step)
    return views
