"""Counts schools: groups of one colour or one animal, connected side by side (AQ-4.2, AQ-4.3)."""

from __future__ import annotations

from collections.abc import Sequence

from seaboard.games.aqualin.data import CELLS, EMPTY, KINDS, NEIGHBOURS, SCHOOL_SCORES


def groups(reef: Sequence[int], seat: int) -> tuple[list[int], list[int]]:
    """By cell the number of its group (EMPTY where no creature is), and by group its size; kinds as the seat sees."""
    kinds = KINDS[seat]
    group_of = [EMPTY] * CELLS
    sizes: list[int] = []
    for start in range(CELLS):
        if reef[start] == EMPTY or group_of[start] != EMPTY:
            continue
        kind, number, size = kinds[reef[start]], len(sizes), 0
        group_of[start] = number
        front = [start]
        while front:
            cell = front.pop()
            size += 1
            for beside in NEIGHBOURS[cell]:
                if group_of[beside] == EMPTY and reef[beside] != EMPTY and kinds[reef[beside]] == kind:
                    group_of[beside] = number
                    front.append(beside)
        sizes.append(size)
    return group_of, sizes


def total(reef: Sequence[int], seat: int) -> int:
    """The seat's score on this reef (AQ-4.3): each school counts on its own."""
    return sum(SCHOOL_SCORES[size] for size in groups(reef, seat)[1])


def totals(reef: Sequence[int]) -> tuple[int, int]:
    """Both scores, by seat."""
    return total(reef, 0), total(reef, 1)
