"""A sandbox begins in a position that its opener chose: what a replay tells is played at once, all of it or nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.engine.records import BadRecord
from seaboard.engine.replay import Chosen, Left, Revealed
from seaboard.matches.decide import LONGEST_CHOICE, answer
from seaboard.matches.refusals import BadPosition, IllegalAction
from seaboard.matches.replay import read_entry
from seaboard.matches.step import Made, Step
from seaboard.store.decisions import DecisionRow

PLACE = "/sandbox/choices"


def set_up(step: Step, choices: Sequence[Mapping[str, Any]]) -> None:
    """Play these entries of a replay's `choices`, in order, whoever holds the seats. Raises BadPosition, which says
    which of them cannot be played, and why.
    """
    for index, data in enumerate(choices):
        pointer = f"{PLACE}/{index}"
        try:
            _enter(step, data, pointer)
        except BadRecord as error:
            raise BadPosition(error.pointer, error.why) from error
        except IllegalAction as error:
            raise BadPosition(pointer, f"cannot be played ({error.rule}: {error.sentence})") from error
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadPosition(pointer, "is no entry of a replay") from error


def _enter(step: Step, data: Mapping[str, Any], pointer: str) -> None:
    entry = read_entry(step.held.game, data, pointer)
    if isinstance(entry, Chosen):
        row = _asked(step, entry.seat, f"{pointer}/seat")
        if row.mode == "all" or not 1 <= len(entry.actions) <= LONGEST_CHOICE:
            raise BadPosition(pointer, "is not what the seat is asked")
        answer(step, row, entry.actions, "seat")
    elif isinstance(entry, Revealed):
        _reveal(step, entry, pointer)
    else:
        _leave(step, entry, pointer)


def _reveal(step: Step, entry: Revealed, pointer: str) -> None:
    if set(entry.actions) != set(step.held.pending):
        raise BadPosition(f"{pointer}/actions", "are not those of all seats that are asked")
    for seat in sorted(entry.actions):
        row = _asked(step, seat, f"{pointer}/actions/{seat}")
        if row.mode != "all":
            raise BadPosition(pointer, "is not what the seats are asked")
        step.seal(Made(row, (entry.actions[seat],), "seat"))


def _leave(step: Step, entry: Left, pointer: str) -> None:
    held = step.held
    if held.row.status != "running" or entry.seat not in range(len(held.seats)) or held.seats[entry.seat].has_left:
        raise BadPosition(f"{pointer}/seat", "is none that can leave then")
    step.leave(entry.seat, entry.leaving)


def _asked(step: Step, seat: int, pointer: str) -> DecisionRow:
    row = step.held.pending.get(seat)
    if row is None or row.status != "open":
        raise BadPosition(pointer, "is not asked then")
    return row
