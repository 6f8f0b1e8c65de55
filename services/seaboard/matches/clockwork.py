"""The clocks of a match in one step: they are started, settled and moved, and everybody is told when."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from seaboard.engine.events import Told
from seaboard.engine.records import Event, to_data
from seaboard.engine.turns import Turn
from seaboard.matches.events import AskedSeat, CameBack, SeatsAsked, StoodIn, YourDecision
from seaboard.matches.held import Held
from seaboard.store.decisions import Alarm, DecisionRow
from seaboard.store.events import ToldRow
from seaboard.store.outbox import Mail
from seaboard.store.steps import StepRows


class Clockwork:
    """What a step writes, and what it may do about time. Nothing is written before the step is saved."""

    def __init__(self, held: Held) -> None:
        self.held = held
        self.rows = StepRows()

    # Moving and stopping

    def retime(self) -> bool:
        """Move deadlines to where the clocks have them by all that is known now; whether any was moved."""
        moved = False
        for row in self.held.pending.values():
            deadline = self.held.timing.deadline(row.seat, self.held.stops(row.seat)) if row.deadline else None
            if row.status == "open" and deadline is not None and deadline != row.deadline:
                self.set_deadline(row, deadline)
                moved = True
        if moved:
            self.tell_deadlines()
        return moved

    def set_deadline(self, row: DecisionRow, deadline: datetime | None) -> None:
        row.deadline = deadline
        self._change(row)
        if row.status == "open":
            self._set_alarm(row)

    def set_alarms(self) -> None:
        """Have the sweep look when the deadlines come by the match's clock, which was moved."""
        for row in self.held.pending.values():
            if row.status == "open":
                self._set_alarm(row)

    def show_clocks(self) -> None:
        """Deadlines as the clocks have them, which were all stopped or started."""
        for row in self.held.pending.values():
            self.set_deadline(row, self.held.timing.deadline(row.seat, self.held.stops(row.seat)))
        self.tell_deadlines()

    def tell_deadlines(self) -> None:
        self._tell_asked([], is_public=True)

    def restart(self, row: DecisionRow) -> None:
        """The decision has its whole time again."""
        self._start_clock(row)
        timing = self.held.timing
        self.set_deadline(row, timing.deadline(row.seat, self.held.stops(row.seat)))

    def stand_in(self, row: DecisionRow, level: str) -> None:
        """A house bot plays for a seat until its player is back, beginning with what it is asked now."""
        held, clock = self.held, self.held.timing.clocks[row.seat]
        self._settle(row, self._turn())
        clock.stand_in, row.is_house = level, True
        self.restart(row)
        if held.timing.is_sandbox:
            held.timing.stop(row.seat)
            self.set_deadline(row, None)
        self.tell(Told(StoodIn(row.seat, level)))
        self._send_for_bot(row)
        self.tell_deadlines()

    def hand_back(self, seat: int) -> None:
        """The seat's player is back: the house bot goes, and what is asked now waits for the player."""
        held = self.held
        held.timing.clocks[seat].stand_in = None
        self.tell(Told(CameBack(seat)))
        row = held.pending.get(seat)
        if row is None:
            return
        row.is_house, row.prepared = False, None
        if row.status == "open" and not (row.mode == "any" and row.has_chosen):
            self.restart(row)
            self.tell_deadlines()
        else:
            self._change(row)

    # Running

    def _run_clock(self, row: DecisionRow, kept: datetime | None, *, is_idle: bool) -> datetime | None:
        """The deadline of a pending decision: with the time it has left, or all of it. Nobody has to be quick with a
        sandbox's house bots: who moves its clock would only outrun them."""
        timing, seat = self.held.timing, row.seat
        if timing.control is None:
            return None
        if is_idle or (row.is_house and timing.is_sandbox):
            timing.stop(seat)
            return None
        if kept is not None and timing.clocks[seat].left is not None:
            row.deadline = kept
            return self.held.deadline(row)
        if timing.clocks[seat].left is None or not timing.is_paused:
            self._start_clock(row)
        return timing.deadline(seat, self.held.stops(seat))

    def _start_clock(self, row: DecisionRow) -> None:
        """A side's clock is stopped by its players' days off only where it waits for one of them alone."""
        held, turn = self.held, self._turn()
        is_alone, control = row.mode != "any" or len(turn.awaited) == 1, held.timing.control
        has_rests = control is not None and control.rests and is_alone and not row.is_house
        held.timing.start(row.seat, held.now, held.rest_of(row.seat) if has_rests else None, has_rests=has_rests)

    def _settle(self, row: DecisionRow, turn: Turn) -> None:
        """The clock of a decision that is made is stopped, as of the moment when it was made."""
        timing, at = self.held.timing, self.held.now
        if not timing.clocks:
            return
        if row.mode == "any":
            timing.settle_side(turn.seats, at, self.held.stops(row.seat))
        else:
            timing.settle(row.seat, at, self.held.stops(row.seat))

    # Telling and noting

    def tell(self, told: Told) -> None:
        """Number an event for each viewer that learns of it."""
        row, numbers = self.held.row, []
        for slot in range(len(row.sequences)):
            seen = told.public is not None or (slot > 0 and slot - 1 in told.own)
            row.sequences[slot] += seen
            numbers.append(row.sequences[slot] if seen else None)
        row.last_event += 1
        own = {str(seat): to_data(event) for seat, event in told.own.items()} or None
        public = None if told.public is None else to_data(told.public)
        self.rows.events.append(ToldRow(row.last_event, numbers, public, own))

    def _send_for_bot(self, row: DecisionRow) -> None:
        self.rows.mail.append(Mail("bot", self.held.id, row.seat, row.number, self.held.to_real(self.held.now)))

    def _turn(self) -> Turn:
        turn = self.held.game.turn(self.held.state)
        assert turn is not None
        return turn

    def _asked(self) -> tuple[AskedSeat, ...]:
        pending = sorted(self.held.pending.items())
        return tuple(AskedSeat(seat, to_text(row.deadline), row.has_chosen) for seat, row in pending)

    def _tell_asked(self, fresh: Sequence[DecisionRow], *, is_public: bool) -> None:
        own: dict[int, Event] = {row.seat: YourDecision(row.number, to_text(row.deadline)) for row in fresh}
        if own or is_public:
            self.tell(Told(SeatsAsked(self._asked()) if is_public else None, own))

    def _change(self, row: DecisionRow) -> None:
        row.revision += 1
        self.rows.decisions[row.seat, row.number] = row

    def _set_alarm(self, row: DecisionRow) -> None:
        """Let the clock run for an open decision; `_void` and `_fill` stop it."""
        due_at = None if row.deadline is None else self.held.to_real(row.deadline)
        self.rows.clocks[row.seat] = None if due_at is None else Alarm(row.seat, row.number, due_at)


def to_text(time: datetime | None) -> str | None:
    return None if time is None else time.isoformat().replace("+00:00", "Z")
