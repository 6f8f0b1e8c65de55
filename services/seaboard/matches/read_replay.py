"""The whole of a finished match, for anybody who may see it to play again."""

from __future__ import annotations

from typing import Any

from seaboard.matches.held import look
from seaboard.matches.refusals import StillRunning
from seaboard.matches.replay import FORMAT, write_entry
from seaboard.matches.service import Service
from seaboard.matches.words.people import Caller
from seaboard.store import decisions


def read_replay(service: Service, caller: Caller | None, match: str) -> dict[str, Any]:
    """The replay file as JSON data (`seaboard.matches.replay`). Raises UnknownMatch, StillRunning."""
    with service.database.snapshot() as tx:
        held = look(service, tx, match, caller)
        if held.row.status != "finished":
            raise StillRunning
        log = decisions.read_choices(tx, held.id)
    row = held.row
    return {
        "format": FORMAT,
        "match": row.id,
        "game": row.game,
        "rules_version": row.rules_version,
        "options": row.options,
        "picks": [seat.pick for seat in held.seats],
        "seed": row.seed.hex(),
        "nonces": [nonce.hex() for nonce in row.nonces],
        "commitment": row.commitment,
        "choices": [write_entry(entry.kind, entry.seat, entry.content) for entry in log],
        "outcome": row.outcome,
    }
