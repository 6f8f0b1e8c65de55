"""Seats whose time has run out: each match is judged again under its lock, by the database's clock."""

from __future__ import annotations

import hashlib
import hmac
from functools import partial

from seaboard.engine.chance import SeededChance
from seaboard.engine.events import Told
from seaboard.matches.decide import answer
from seaboard.matches.events import GaveUp, TimedOut
from seaboard.matches.held import Held, hold_for_the_house
from seaboard.matches.memories import recall
from seaboard.matches.refusals import UnknownMatch
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.metrics import LATENESS
from seaboard.store import decisions
from seaboard.store.database import Transaction
from seaboard.store.decisions import DecisionRow


def list_expired(service: Service, *, limit: int = 500) -> list[str]:
    """Matches that may have a seat whose time has run out, longest ago first. Locks nothing."""
    with service.database.single() as tx:
        return decisions.list_expired(tx, limit)


def expire(service: Service, match: str) -> int:
    """Do what the match's policy says for every seat whose time has run out; how many there were. Late or repeated it
    changes nothing."""
    with service.database.transaction() as tx:
        try:
            held = hold_for_the_house(service, tx, match)
        except UnknownMatch:
            return 0
        late = sorted((row for row in held.pending.values() if _is_late(held, row)), key=lambda row: _lot(held, row))
        step, done = Step(held), 0
        for row in late:
            if held.pending.get(row.seat) is row and _is_late(held, row):
                tx.after.append(partial(LATENESS.observe, _lateness(held, row)))
                _run_out(tx, step, row)
                done += 1
        if done:
            step.save(tx)
        return done


def _is_late(held: Held, row: DecisionRow) -> bool:
    return row.status == "open" and row.deadline is not None and row.deadline <= held.now


def _lateness(held: Held, row: DecisionRow) -> float:
    assert row.deadline is not None
    return (held.now - row.deadline).total_seconds()


def _run_out(tx: Transaction, step: Step, row: DecisionRow) -> None:
    held = step.held
    step.tell(Told(TimedOut(row.seat)))
    step.inform("seat.timed-out", [held.seats[row.seat].player_id], seat=row.seat, decision=row.number)
    if held.row.limit_policy == "forfeit":
        step.tell(Told(GaveUp(row.seat, "forfeited")))
        step.leave(row.seat, "forfeited")
        return
    view, memory = held.game.view(held.state, row.seat), recall(tx, held, row.seat)
    chance = SeededChance(_key(held, row, "default"))
    answer(step, row, held.game.default_choice(view, memory, row.seat, chance), "clock")


def _lot(held: Held, row: DecisionRow) -> tuple[object, bytes]:
    """Seats run out in the order of their deadlines; of those at one moment a lot decides, since to leave first may be
    to lose."""
    return row.deadline, _key(held, row, "lot")


def _key(held: Held, row: DecisionRow, use: str) -> bytes:
    """A key apart from the match's chance (ALL-3), the same whoever sweeps."""
    name = f"seaboard-clock-1/{use}/{row.seat}/{row.number}"
    return hmac.new(held.row.seed, name.encode(), hashlib.sha256).digest()
