"""What the tables must say of a match after anything has happened to the processes: one history, true and whole."""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import Any

import psycopg
from psycopg.rows import namedtuple_row

from seaboard.catalogue import Catalogue
from seaboard.engine.codec import encode
from seaboard.engine.events import Recorder
from seaboard.engine.records import to_data
from seaboard.engine.replay import Opening, replay
from seaboard.engine.states import State
from seaboard.matches.replay import read_entry, write_entry

SERVICE = "match."
"""How the types of the service's own events begin; a replay tells the game's alone."""

Tables = psycopg.Connection[Any]
"""A connection on which ledgers are read, each in one transaction."""


@contextmanager
def reading(url: str) -> Iterator[Tables]:
    """The tables, for as many ledgers as one likes."""
    with psycopg.connect(url, row_factory=namedtuple_row, autocommit=True) as tables:
        tables.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        yield tables


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A choice of which a client holds the receipt. `is_sealed`: it was to be played with the others', and another
    seat that leaves before that may make it void."""

    match: str
    seat: int
    decision: int
    actions: list[Any]
    is_sealed: bool = False


@dataclass
class Played:
    """What the log gives when it is played again: what is told, the SHA-256 of the state after the set-up and after
    each entry, the last state's bytes, and why it went no further, if so."""

    told: list[Any] = field(default_factory=list)
    hashes: list[str] = field(default_factory=list)
    state: bytes = b""
    fault: Exception | None = None

    def hear(self, state: State, events: Recorder) -> None:
        """Note one step."""
        self.told += [_data(one.public, one.own) for one in events.told]
        self.state = encode(state)
        self.hashes.append(hashlib.sha256(self.state).hexdigest())


class Ledger:
    """The rows of one match, read at one moment. Raises LookupError where there is no such match."""

    def __init__(self, tables: Tables, match: str) -> None:
        self.id = match
        with tables.transaction():
            self.match: Any = tables.execute("select * from matches where id = %s", [match]).fetchone()
            if self.match is None:
                raise LookupError(match)
            self.seats = self._all(tables, "select * from seats where match_id = %s order by number")
            self.log = self._all(tables, "select * from choices where match_id = %s order by entry")
            self.decisions = self._all(tables, "select * from decisions where match_id = %s order by seat, number")
            self.events = self._all(tables, "select * from events where match_id = %s order by event")

    def _all(self, tables: Tables, statement: str) -> list[Any]:
        return tables.execute(statement.encode(), [self.id]).fetchall()

    def faults(self, games: Catalogue) -> Iterator[str]:
        """All that is wrong with it."""
        yield from _gaps("the log", [row.entry for row in self.log], self.match.last_choice)
        yield from _gaps("the events", [row.event for row in self.events], self.match.last_event)
        yield from self._gaps_of_viewers()
        yield from self._gaps_of_decisions()
        yield from self._wrong_decisions()
        yield from self._late_and_early()
        yield from self._hasty_forfeits()
        if self.match.state is not None:
            yield from self._wrong_replay(games)

    def _gaps_of_viewers(self) -> Iterator[str]:
        for slot, latest in enumerate(self.match.sequences):
            told = [row.numbers[slot] for row in self.events if row.numbers[slot] is not None]
            yield from _gaps(f"the sequence of {_viewer(slot)}", told, latest)

    def _gaps_of_decisions(self) -> Iterator[str]:
        for seat, latest in enumerate(self.match.numbers):
            numbers = [row.number for row in self.decisions if row.seat == seat]
            yield from _gaps(f"the decisions of seat {seat}", numbers, latest)

    def _wrong_decisions(self) -> Iterator[str]:
        """Each seat's closed decisions are its entries of the log, one by one and in order."""
        for seat in range(len(self.seats)):
            logged = list(self.choices_of(seat))
            closed = [row.actions for row in self.decisions if row.seat == seat and row.status == "closed"]
            if logged != closed:
                yield f"seat {seat} closed {len(closed)} decisions, and the log has {len(logged)} choices of it"

    def choices_of(self, seat: int) -> Iterator[list[Any]]:
        """What the seat chose, as the log has it."""
        for row in self.log:
            if row.kind == "chosen" and row.seat == seat:
                yield row.content
            elif row.kind == "revealed" and str(seat) in row.content:
                yield [row.content[str(seat)]]

    def keeps(self, receipt: Acknowledged) -> bool:
        """Whether the choice was played, or waits for the others'; or was made void, as only a sealed one can be."""
        row = self._by_number.get((receipt.seat, receipt.decision))
        if row is None or row.status == "open":
            return False
        if row.status == "void":
            return receipt.is_sealed and any(entry.kind == "left" for entry in self.log)
        return bool(row.actions == receipt.actions)

    @cached_property
    def _by_number(self) -> dict[tuple[int, int], Any]:
        return {(row.seat, row.number): row for row in self.decisions}

    def _late_and_early(self) -> Iterator[str]:
        """A clock decides only what has run out, and a seat only what has not."""
        for row in self.decisions:
            if row.status != "closed" or row.deadline is None:
                continue
            if row.maker == "clock" and row.made_at < row.deadline:
                yield f"the clock made decision {row.number} of seat {row.seat} before its deadline"
            if row.maker != "clock" and row.made_at >= row.deadline:
                yield f"decision {row.number} of seat {row.seat} was made after its deadline"

    def _hasty_forfeits(self) -> Iterator[str]:
        """Whom the clock sends away was late with the very decision that it was asked for."""
        for entry in self.log:
            if entry.kind == "left" and entry.content == "forfeited" and self._has_timed_out(entry):
                asked = [row for row in self.decisions if row.seat == entry.seat and row.opened_at < entry.made_at]
                if not asked or asked[-1].deadline is None or asked[-1].deadline > entry.made_at:
                    yield f"the clock sent seat {entry.seat} away before the deadline of what it was asked"

    def _has_timed_out(self, entry: Any) -> bool:
        told = {"type": "match.timed-out", "seat": entry.seat}
        return any(row.at == entry.made_at and told.items() <= (row.public or {}).items() for row in self.events)

    def _wrong_replay(self, games: Catalogue) -> Iterator[str]:
        """Played again, the log tells the same step by step and leads to the stored state."""
        played = self.played(games)
        if played.fault is not None:
            yield f"the log does not replay: {played.fault!r}"
            return
        stored = [(row.public, row.own) for row in self.events if not _type(row).startswith(SERVICE)]
        if stored != played.told:
            pairs = enumerate(zip(stored, played.told, strict=False))
            same = next((at for at, pair in pairs if pair[0] != pair[1]), None)
            yield f"the replay tells {len(played.told)} events and {len(stored)} are stored; they part at {same}"
        if played.state != bytes(self.match.state):
            yield "the replay does not lead to the stored state"

    def played(self, games: Catalogue) -> Played:
        """The log played again, once however often it is asked for."""
        if self._played is None:
            self._played = self._play_again(games)
        return self._played

    _played: Played | None = None

    def _play_again(self, games: Catalogue) -> Played:
        game, played = games[self.match.game].game, Played()
        entries = (read_entry(game, write_entry(row.kind, row.seat, row.content), f"/{row.entry}") for row in self.log)
        try:
            replay(game, self._opening(), entries, played.hear)
        except Exception as error:  # whatever it is: of a true log none comes
            played.fault = error
        return played

    def _opening(self) -> Opening:
        match, nonces = self.match, tuple(bytes(nonce) for nonce in self.match.nonces)
        picks = tuple(seat.pick for seat in self.seats)
        return Opening(bytes(match.seed), len(self.seats), picks, match.options, nonces)


def _gaps(what: str, numbers: Iterable[int], latest: int) -> Iterator[str]:
    found = list(numbers)
    if found != list(range(1, latest + 1)):
        yield f"{what} should be 1 to {latest} and has {found[:5]} … {found[-5:]}"


def _viewer(slot: int) -> str:
    return "the spectators" if slot == 0 else f"seat {slot - 1}"


def _data(public: Any, own: Mapping[int, Any]) -> tuple[Any, Any]:
    parts = {str(seat): to_data(event) for seat, event in own.items()}
    return (None if public is None else to_data(public)), parts or None


def _type(row: Any) -> str:
    event: dict[str, Any] = row.public or next(iter(row.own.values()))
    return str(event["type"])


def faults_of(url: str, games: Catalogue, matches: Iterable[str]) -> list[str]:
    """All that is wrong with these matches."""
    with reading(url) as tables:
        return list(chain.from_iterable(_named(match, Ledger(tables, match).faults(games)) for match in matches))


def _named(match: str, faults: Iterable[str]) -> Iterator[str]:
    return (f"{match}: {fault}" for fault in faults)


def lost_or_doubled(url: str, acknowledged: Iterable[Acknowledged]) -> list[str]:
    """The acknowledged choices that are not in the log exactly once."""
    by_match: dict[str, list[Acknowledged]] = defaultdict(list)
    for one in acknowledged:
        by_match[one.match].append(one)
    times = Counter((one.match, one.seat, one.decision) for receipts in by_match.values() for one in receipts)
    found = [f"{key} was acknowledged for {count} choices" for key, count in times.items() if count > 1]
    with reading(url) as tables:
        for match, receipts in by_match.items():
            found += lost_of(Ledger(tables, match), receipts)
    return found


def lost_of(ledger: Ledger, receipts: Iterable[Acknowledged]) -> Iterator[str]:
    """The receipts of a match whose choices its log does not have.

    A seat's n-th closed decision is its n-th choice in the log (`Ledger.faults` sees to that), so a receipt is kept
    if its decision is closed, or sealed, with these very actions.
    """
    for one in receipts:
        if not ledger.keeps(one):
            yield f"the receipt of decision {one.decision} of seat {one.seat} in {one.match} is not in the log"
