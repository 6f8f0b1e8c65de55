"""A match in hand: its rows as the store gave them, its game, and who may see or play what in it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from seaboard.catalogue import Entry
from seaboard.engine import codec
from seaboard.engine.events import Viewer
from seaboard.engine.play import AnyGame
from seaboard.engine.states import State
from seaboard.matches.calendars import Rest, Stop, read_rest
from seaboard.matches.ids import is_id
from seaboard.matches.refusals import NotSignedIn, NotStarted, NotYourMatch, NotYourSeat, UnknownMatch, UnknownSeat
from seaboard.matches.service import Service
from seaboard.matches.timing import Breaks, Timing, read_timing
from seaboard.matches.words.people import Caller
from seaboard.store.database import Transaction
from seaboard.store.decisions import DecisionRow
from seaboard.store.matches import MatchRow, SeatRow
from seaboard.store.tenants import HOUSE
from seaboard.store.timings import TimingRow
from seaboard.store.wholes import Whole, lock_whole, read_whole


@dataclass(slots=True)
class Held:
    """`pending` are the open and sealed decisions by seat. `now` is the match's time: the database's clock, or ahead of
    it in a sandbox."""

    entry: Entry
    row: MatchRow
    seats: list[SeatRow]
    pending: dict[int, DecisionRow]
    now: datetime
    timing: Timing = field(default_factory=Timing)
    breaks: Breaks = field(default_factory=Breaks)
    _state: State | None = field(default=None, repr=False)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> AnyGame:
        return self.entry.game

    @property
    def state(self) -> State:
        """The whole truth. Raises NotStarted."""
        if self._state is None:
            if self.row.state is None:
                raise NotStarted
            self._state = codec.decode(self.game.state_type, self.row.state)
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state

    # Clocks

    def to_real(self, time: datetime) -> datetime:
        """A moment of the match as the database's clock will show it."""
        return time - timedelta(seconds=self.timing.ahead)

    def stops(self, seat: int) -> list[Stop]:
        """What stops the seat's clock from outside."""
        player = self.seats[seat].player_id
        has_rests = player is not None and self.timing.clocks[seat].has_rests
        return [*self.breaks.outages, *(self.breaks.vacations.get(player or "", ()) if has_rests else ())]

    def rest_of(self, seat: int) -> Rest | None:
        """The week of the seat's player, where the match lets days off and quiet hours count."""
        control, player = self.timing.control, self.seats[seat].player_id
        return self.breaks.weeks.get(player or "") if control is not None and control.rests else None

    def deadline(self, row: DecisionRow) -> datetime | None:
        """When the time for an open decision runs out, by all that is known now: the row may not know yet of an outage
        or a vacation."""
        if row.deadline is None or not self.timing.clocks:
            return row.deadline
        stops = self.stops(row.seat)
        found = self.timing.deadline(row.seat, stops) if stops else None
        return row.deadline if found is None else max(row.deadline, found)

    def has_stand_in(self, seat: int) -> bool:
        """Whether a house bot plays until the seat's player is back."""
        return bool(self.timing.clocks) and self.timing.clocks[seat].stand_in is not None

    @property
    def is_full(self) -> bool:
        return all(seat.status in ("taken", "house") for seat in self.seats)

    def sequence(self, viewer: Viewer) -> int:
        """The number of the viewer's latest event."""
        return self.row.sequences[0 if viewer is None else viewer + 1]

    def seat(self, number: int) -> SeatRow:
        """Raises UnknownSeat."""
        if not 0 <= number < len(self.seats):
            raise UnknownSeat
        return self.seats[number]

    def own_seat(self, caller: Caller, number: int) -> SeatRow:
        """A seat that the caller holds. Raises UnknownSeat, NotYourSeat."""
        seat = self.seat(number)
        if seat.status != "taken" or seat.player_id != caller.player.id:
            raise NotYourSeat
        return seat

    def check_opener(self, caller: Caller) -> None:
        """Raises NotYourMatch for anybody but who opened the match."""
        if self.row.opened_by != caller.player.id:
            raise NotYourMatch

    def check_viewer(self, caller: Caller | None, viewer: Viewer) -> None:
        """A spectator sees what everybody may know, a seat what it may know. Raises UnknownSeat, NotSignedIn,
        NotYourSeat."""
        if viewer is None:
            return
        self.seat(viewer)
        if caller is None:
            raise NotSignedIn
        self.own_seat(caller, viewer)


def hold(service: Service, tx: Transaction, match: str, caller: Caller | None) -> Held:
    """The match, locked until the transaction ends, for somebody who may see it. Raises UnknownMatch."""
    held = hold_for_the_house(service, tx, match)
    check_sight(held.row, held.seats, caller)
    return held


def hold_for_the_house(service: Service, tx: Transaction, match: str) -> Held:
    """The match, locked until the transaction ends, for clocks and house bots. Raises UnknownMatch."""
    return _held(service, lock_whole(tx, match) if is_id(match) else None)


def look(service: Service, tx: Transaction, match: str, caller: Caller | None) -> Held:
    """The match, not to be changed, for somebody who may see it. Raises UnknownMatch."""
    held = look_for_the_house(service, tx, match)
    check_sight(held.row, held.seats, caller)
    return held


def look_for_the_house(service: Service, tx: Transaction, match: str) -> Held:
    """The match, not to be changed, for house bots. Raises UnknownMatch."""
    return _held(service, read_whole(tx, match) if is_id(match) else None)


def check_sight(row: MatchRow, seats: list[SeatRow], caller: Caller | None) -> None:
    """Raises UnknownMatch for who may not even know that there is such a match: for all of another tenant first."""
    if row.tenant_id != tenant_of(caller):
        raise UnknownMatch
    if row.access == "public":
        return
    mine = {row.opened_by, *(seat.player_id for seat in seats)} - {None}
    if caller is None or caller.player.id not in mine:
        raise UnknownMatch


def tenant_of(caller: Caller | None) -> str:
    """Whose matches somebody may know of: who does not say who it is looks around in the house."""
    return HOUSE if caller is None else caller.tenant


def _held(service: Service, whole: Whole | None) -> Held:
    if whole is None:
        raise UnknownMatch
    pending = {row.seat: row for row in whole.pending}
    timing, breaks = read_clocks(whole.timing)
    now = whole.now + timedelta(seconds=timing.ahead)
    return Held(service.find_game(whole.match.game), whole.match, whole.seats, pending, now, timing, breaks)


def read_clocks(rows: Iterable[TimingRow]) -> tuple[Timing, Breaks]:
    """A match's clocks and what stops them, as they were stored."""
    timing, breaks = Timing(), Breaks()
    for row in rows:
        if row.kind == "timing" and row.content is not None:
            timing = read_timing(row.content)
        elif row.kind == "week" and row.content is not None and row.player_id is not None:
            breaks.weeks[row.player_id] = read_rest(row.content)
        elif row.starts_at is not None and row.ends_at is not None:
            stops = breaks.outages if row.player_id is None else breaks.vacations.setdefault(row.player_id, [])
            stops.append(Stop(row.starts_at, row.ends_at))
    return timing, breaks
