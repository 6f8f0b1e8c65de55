"""Who plays what with two, three and four seats (OR-1, AM-1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from seaboard.engine.facts import Chair
from seaboard.games.orca.data import MEMBERS, ROLES, SHARK_SEAT

CHAIRS = {
    2: (Chair(("shark",)), Chair(MEMBERS)),
    3: (Chair(("shark",)), Chair((), picks=MEMBERS), Chair((), picks=MEMBERS)),
    4: tuple(Chair((role,)) for role in ROLES),
}


@dataclass(frozen=True, slots=True)
class Seating:
    """By seat what it plays, its own member first; by member the seats that act for it."""

    roles: tuple[tuple[str, ...], ...]
    actors: tuple[tuple[int, ...], ...]


def seat(seats: int, picks: Sequence[str | None]) -> Seating:
    """With three seats each crew seat has the member it picked, or the next one free, and both share the third."""
    roles = [chair.roles for chair in CHAIRS[seats]]
    if seats == 3:
        own = _own_members(picks[1:])
        (third,) = (member for member in MEMBERS if member not in own)
        roles[1:] = [(member, third) for member in own]
    crew = range(SHARK_SEAT + 1, seats)
    return Seating(tuple(roles), tuple(tuple(one for one in crew if member in roles[one]) for member in MEMBERS))


def _own_members(picks: Sequence[str | None]) -> list[str]:
    free = [member for member in MEMBERS if member not in picks]
    return [pick if pick is not None else free.pop(0) for pick in picks]
