"""The clocks of one match: each seat's bank, what it has left for what it is asked, and what makes them stand still."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from seaboard.matches.calendars import Rest, Stop, add_counted, count, is_stopped, read_rest
from seaboard.matches.clocks import TimeControl, read_control


@dataclass(slots=True)
class SeatClock:
    """`left` are the seconds left at `since`, None when the seat is asked nothing; without `since` the clock stands.
    `rest` is the player's week when the clock was started: what is changed later counts from the next decision on.
    `has_lapsed`: the time ran out, and the opponents may say what comes of it. `stand_in` is the level of the house bot
    that plays until the player is back."""

    bank: float
    left: float | None = None
    since: datetime | None = None
    rest: Rest | None = None
    has_rests: bool = False
    has_lapsed: bool = False
    sealed_at: datetime | None = None
    stand_in: str | None = None


@dataclass(slots=True)
class Breaks:
    """What stops clocks from outside a match: outages stop all, vacations those of their player. `weeks` are the
    players' days off and quiet hours."""

    outages: list[Stop] = field(default_factory=list)
    vacations: dict[str, list[Stop]] = field(default_factory=dict)
    weeks: dict[str, Rest] = field(default_factory=dict)


@dataclass(slots=True)
class Timing:
    """A match's clocks. `wants_pause` are the seats that have asked for a pause; `ahead` the seconds that a sandbox's
    clock is ahead of the real one."""

    control: TimeControl | None = None
    clocks: list[SeatClock] = field(default_factory=list)
    is_paused: bool = False
    wants_pause: set[int] = field(default_factory=set)
    is_sandbox: bool = False
    ahead: float = 0.0

    @property
    def is_plain(self) -> bool:
        """Whether nothing of it needs to be kept."""
        return self.control is None and not self.is_sandbox

    # One seat's clock

    def start(self, seat: int, now: datetime, rest: Rest | None = None, *, has_rests: bool = False) -> None:
        """Give the seat the whole time for a decision."""
        if self.control is not None:
            clock = self.clocks[seat]
            clock.left, clock.has_lapsed, clock.sealed_at = self.control.allowed(clock.bank), False, None
            clock.since = None if self.is_paused else now
            clock.rest, clock.has_rests = rest, has_rests

    def lapse(self, seat: int, now: datetime) -> None:
        """The seat's time has run out; it has the same time once more, for its opponents to say what comes of it."""
        self.start(seat, now, self.clocks[seat].rest, has_rests=self.clocks[seat].has_rests)
        self.clocks[seat].has_lapsed = True

    def stop(self, seat: int) -> None:
        """The seat is asked nothing any more; its bank is as before."""
        clock = self.clocks[seat]
        clock.left = clock.since = clock.sealed_at = None
        clock.has_lapsed = False

    def settle(self, seat: int, at: datetime, stops: Iterable[Stop]) -> None:
        """The seat's decision was made at this moment: what it took is taken from its bank."""
        clock, control = self.clocks[seat], self.control
        if control is not None and clock.left is not None:
            left = 0.0 if clock.has_lapsed else self.left(seat, clock.sealed_at or at, stops) or 0.0
            used = control.allowed(clock.bank) - left
            clock.bank = control.bank_after(clock.bank, used)
        self.stop(seat)

    def settle_side(self, seats: Iterable[int], at: datetime, stops: Iterable[Stop]) -> None:
        """One of a side has acted: the side has one clock, and so one bank."""
        side = list(seats)
        running = next((seat for seat in side if self.clocks[seat].left is not None), side[0])
        self.settle(running, at, stops)
        for seat in side:
            self.clocks[seat].bank = self.clocks[running].bank

    def left(self, seat: int, at: datetime, stops: Iterable[Stop]) -> float | None:
        """Seconds that the seat has left at this moment; None when no clock runs for it."""
        clock = self.clocks[seat]
        if clock.left is None or clock.since is None:
            return clock.left
        return max(0.0, clock.left - count(clock.since, at, clock.rest, stops))

    def deadline(self, seat: int, stops: Iterable[Stop]) -> datetime | None:
        """When the seat's time runs out, as far as can be told now."""
        clock = self.clocks[seat]
        if clock.left is None or clock.since is None:
            return None
        return add_counted(clock.since, clock.left, clock.rest, stops)

    def is_resting(self, seat: int, at: datetime, stops: Iterable[Stop]) -> bool:
        """Whether the seat's clock runs but stands still at this moment."""
        clock = self.clocks[seat]
        return clock.since is not None and is_stopped(at, clock.rest, stops)

    # All clocks

    def pause(self, now: datetime, stops: Sequence[Iterable[Stop]]) -> None:
        """All clocks stand still."""
        for seat, clock in enumerate(self.clocks):
            clock.left, clock.since = self.left(seat, clock.sealed_at or now, stops[seat]), None
        self.is_paused = True
        self.wants_pause.clear()

    def resume(self, now: datetime) -> None:
        """All clocks run on with what they had left."""
        for clock in self.clocks:
            clock.since = None if clock.left is None else now
            clock.sealed_at = None if clock.sealed_at is None else now
        self.is_paused = False
        self.wants_pause.clear()

    def to_data(self) -> dict[str, Any]:
        return {
            "control": None if self.control is None else self.control.to_data(),
            "clocks": [write_clock(clock) for clock in self.clocks],
            "is_paused": self.is_paused,
            "wants_pause": sorted(self.wants_pause),
            "is_sandbox": self.is_sandbox,
            "ahead": self.ahead,
        }


def new_timing(control: TimeControl | None, seats: int, *, is_sandbox: bool = False) -> Timing:
    """The clocks of a match that is opened now."""
    bank = 0.0 if control is None else control.bank_at_start
    return Timing(control, [SeatClock(bank) for _ in range(seats)], is_sandbox=is_sandbox)


def read_timing(data: Mapping[str, Any]) -> Timing:
    """The clocks that `to_data` wrote."""
    control = None if data["control"] is None else read_control(data["control"])
    clocks = [read_clock(clock) for clock in data["clocks"]]
    return Timing(control, clocks, data["is_paused"], set(data["wants_pause"]), data["is_sandbox"], data["ahead"])


def write_clock(clock: SeatClock) -> dict[str, Any]:
    """A seat's clock as data."""
    return {
        "bank": clock.bank,
        "left": clock.left,
        "since": None if clock.since is None else clock.since.isoformat(),
        "rest": None if clock.rest is None else clock.rest.to_data(),
        "has_rests": clock.has_rests,
        "has_lapsed": clock.has_lapsed,
        "sealed_at": None if clock.sealed_at is None else clock.sealed_at.isoformat(),
        "stand_in": clock.stand_in,
    }


def read_clock(data: Mapping[str, Any]) -> SeatClock:
    """The clock that `write_clock` wrote."""
    since, sealed_at = _read_time(data["since"]), _read_time(data.get("sealed_at"))
    rest = None if data["rest"] is None else read_rest(data["rest"])
    flags = data["has_rests"], data["has_lapsed"]
    return SeatClock(data["bank"], data["left"], since, rest, *flags, sealed_at, data["stand_in"])


def _read_time(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)
