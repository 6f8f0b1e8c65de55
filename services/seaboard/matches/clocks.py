"""How long a seat may take: time controls and banks of time. Pure: no clock is read here, all times are passed in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal

from seaboard.matches.refusals import BadTimeControl

Kind = Literal["per-decision", "fischer", "reserve"]
Lapse = Literal["forfeit", "default-action", "house", "opponents-decide"]

LONGEST_LIMIT = 60 * 24 * 3600
"""Seconds: sixty days, the most that any part of a time control may be."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How long a seat may take. Seconds are counted while the seat's clock runs.

    `per-decision`: `seconds` for each decision; nothing is kept.
    `fischer`: a bank of `seconds` at the start; a decision may take the whole bank, and when it is made `increment` is
    added, up to `cap`.
    `reserve`: each decision may take `increment` and, beyond it, the bank, which starts with `seconds` and never grows
    above that.
    In both: bank after = min(cap, bank - used + increment), where a reserve's cap is `seconds`.

    `policy` says what happens when the time has run out; `rests`, whether vacations, days off and quiet hours stop it.
    """

    kind: Kind
    seconds: int
    policy: Lapse
    increment: int = 0
    cap: int | None = None
    rests: bool = False

    @property
    def most(self) -> float:
        """What the bank never exceeds."""
        return float(self.seconds if self.cap is None else self.cap)

    @property
    def bank_at_start(self) -> float:
        return 0.0 if self.kind == "per-decision" else float(self.seconds)

    def allowed(self, bank: float) -> float:
        """How long a decision may take that is opened with this bank."""
        return {"per-decision": float(self.seconds), "fischer": bank, "reserve": bank + self.increment}[self.kind]

    def bank_after(self, bank: float, used: float) -> float:
        """The bank once the decision is made that took so long."""
        if self.kind == "per-decision":
            return 0.0
        return min(self.most, max(0.0, bank - used + self.increment))

    def to_data(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}


def read_control(data: Mapping[str, Any]) -> TimeControl:
    """The control that `to_data` wrote."""
    return TimeControl(**data)


def check_control(control: TimeControl) -> None:
    """Raises BadTimeControl for one that nobody could play by."""
    _within("seconds", control.seconds, 1, LONGEST_LIMIT)
    if control.kind == "per-decision":
        if control.increment or control.cap is not None:
            raise BadTimeControl("/time_control", "a time per decision has neither increment nor cap")
        return
    _within("increment", control.increment, 1, LONGEST_LIMIT)  # a bank that is empty must not stay so
    if control.kind == "reserve" and control.cap is not None:
        raise BadTimeControl("/time_control/cap", "the cap of a reserve is its `seconds`")
    if control.kind == "fischer" and control.cap is not None:
        _within("cap", control.cap, max(control.seconds, control.increment), LONGEST_LIMIT)


def _within(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadTimeControl(f"/time_control/{name}", f"must be between {least} and {most}")
