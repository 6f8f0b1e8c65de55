"""Seats whose time has run out: each match is judged again under its lock, by the database's clock."""

from __future__ import annotations

import hashlib
import hmac
from functools import partial

from seaboard.engine.chance import SeededChance
from seaboard.engine.events import Told
from seaboard.matches.clocks import Lapse
from seaboard.matches.decide import answer
from seaboard.matches.events import GaveUp, Lapsed, TimedOut
from seaboard.matches.held import Held, hold_for_the_house
from seaboard.matches.memories import recall
from seaboard.matches.refusals import UnknownMatch
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.metrics import LATENESS
from seaboard.store import decisions
from seaboard.store.database import Transaction
from seaboard.store.decisions import DecisionRow

STAND_IN = "medium"
"""The level of the house bots that play for those who are away."""


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
        if (held.timing.clocks and not done and _is_stale(held) and step.retime()) or done:
            step.save(tx)
        return done


def _is_late(held: Held, row: DecisionRow) -> bool:
    deadline = held.deadline(row)
    return row.status == "open" and deadline is not None and deadline <= held.now


def _is_stale(held: Held) -> bool:
    """Whether a deadline has come that an outage or a vacation has moved."""
    return any(row.deadline is not None and row.deadline <= held.now for row in held.pending.values())


def _lateness(held: Held, row: DecisionRow) -> float:
    assert row.deadline is not None
    return (held.now - row.deadline).total_seconds()


def _run_out(tx: Transaction, step: Step, row: DecisionRow) -> None:
    held, clock = step.held, step.held.timing.clocks[row.seat]
    step.tell(Told(TimedOut(row.seat)))
    step.inform("seat.timed-out", [held.seats[row.seat].player_id], seat=row.seat, decision=row.number)
    policy = "default-action" if clock.stand_in is not None or clock.has_lapsed else _policy(held)
    if policy == "forfeit":
        forfeit(step, row.seat)
    elif policy == "house" and held.seats[row.seat].status == "taken":
        step.stand_in(row, STAND_IN if STAND_IN in held.entry.bots else min(held.entry.bots))
    elif policy == "opponents-decide" and held.seats[row.seat].status == "taken":
        _let_opponents_decide(step, row)
    else:
        _play_default(tx, step, row)


def _policy(held: Held) -> Lapse:
    control = held.timing.control
    return "default-action" if control is None else control.policy


def forfeit(step: Step, seat: int) -> None:
    """The seat has left the match, because it was too slow."""
    step.tell(Told(GaveUp(seat, "forfeited")))
    step.leave(seat, "forfeited")


def _let_opponents_decide(step: Step, row: DecisionRow) -> None:
    """An opponent may claim the forfeit, or wait; until then, and for as long again, the seat may still choose."""
    held = step.held
    held.timing.lapse(row.seat, held.now)
    step.set_deadline(row, held.timing.deadline(row.seat, held.stops(row.seat)))
    step.tell(Told(Lapsed(row.seat)))
    step.tell_deadlines()


def _play_default(tx: Transaction, step: Step, row: DecisionRow) -> None:
    held = step.held
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
