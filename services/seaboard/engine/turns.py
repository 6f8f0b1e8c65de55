"""Whose choice it is, and how: one seat, any of several, or all of them sealed; in the open or in private."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Mode = Literal["one", "any", "all"]


@dataclass(frozen=True, slots=True)
class Turn:
    """Who must choose now.

    `one`: one seat acts. `any`: the first of the seats to act acts. `all`: each seat makes one sealed action, and the
    set is applied as one. A `private` turn is of mode `one`; its steps are hidden from all others until it ends, and
    it is made as one choice.
    """

    mode: Mode
    seats: tuple[int, ...]
    private: bool = False
    idle: tuple[int, ...] = ()
    """Of an `any` turn, the seats that have done their part and may still change it: nobody waits for them, so bots
    and clocks leave them alone. Never all of them."""

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the match waits for."""
        return tuple(seat for seat in self.seats if seat not in self.idle) if self.idle else self.seats


def one(seat: int) -> Turn:
    return Turn("one", (seat,))


def private(seat: int) -> Turn:
    return Turn("one", (seat,), private=True)


def any_of(*seats: int, idle: tuple[int, ...] = ()) -> Turn:
    return Turn("any", seats, idle=idle)


def all_of(*seats: int) -> Turn:
    return Turn("all", seats)
