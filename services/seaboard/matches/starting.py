"""How a match gets going, whoever starts it: the game is set up, the roles are known, the first seats are asked."""

from __future__ import annotations

from seaboard.matches.held import Held
from seaboard.matches.step import Step
from seaboard.store import matches
from seaboard.store.database import Transaction


def is_full(held: Held) -> bool:
    return all(seat.status in ("taken", "house") for seat in held.seats)


def start_and_save(tx: Transaction, held: Held, step: Step) -> None:
    """Begin the match as a part of this step, and write the step."""
    step.begin()
    for seat, roles in zip(held.seats, held.game.roles(held.state), strict=True):
        if seat.roles != list(roles):
            seat.roles = list(roles)
            matches.save_seat(tx, seat)
    step.save(tx)
