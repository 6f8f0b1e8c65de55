"""What the tables must say of a match after anything has happened to the processes: one history, true and whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

import psycopg
from psycopg.rows import namedtuple_row

from seaboard.catalogue import Catalogue
from seaboard.engine.codec import encode
from seaboard.engine.events import Recorder
from seaboard.engine.records import to_data
from seaboard.engine.replay import OnStep, Opening, replay
from seaboard.engine.states import State
from seaboard.matches.replay import read_entry, write_entry

SERVICE = "match."
"""How the types of the service's own events begin; a replay tells the game's alone."""


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A choice of which a client holds the receipt. `is_sealed`: it was to be played with the others', and another
    seat that leaves before that may make it void."""

    match: str
    seat: int
    decision: int
    actions: list[Any]
    is_sealed: bool = False


class Ledger:
    """The rows of one match, read at one moment."""

    def __init__(self, url: str, match: str) -> None:
        with psycopg.connect(url, row_factory=namedtuple_row) as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            self.match: Any = connection.execute("select * from matches where id = %s", [match]).fetchone()
            self.seats: list[Any] = self._all(connection, "select * from seats where match_id = %s order by number")
            self.log: list[Any] = self._all(connection, "select * from choices where match_id = %s order by entry")
            self.decisions: list[Any] = self._all(
                connection, "select * from decisions where match_id = %s order by seat, number"
            )
            self.events: list[Any] = self._all(connection, "select * from events where match_id = %s order by event")

    def _all(self, connection: psycopg.Connection[Any], statement: str) -> list[Any]:
        assert self.match is not None, "there is no such match"
        return connection.execute(statement.encode(), [self.match.id]).fetchall()

    def faults(self, games: Catalogue) -> Iterator[str]:
        """All that is wrong with it."""
        yield from _gaps("the log", [row.entry for row in self.log], self.match.last_choice)
        yield from _gaps("the events", [row.event for row in self.events], self.match.last_event)
        yield from self._gaps_of_viewers()
        yield from self._gaps_of_decisions()
        yield from self._wrong_decisions()
        yield from self._late_and_early()
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
        key = receipt.seat, receipt.decision
        row = next((row for row in self.decisions if (row.seat, row.number) == key), None)
        if row is None or row.status == "open":
            return False
        if row.status == "void":
            return receipt.is_sealed and any(entry.kind == "left" for entry in self.log)
        return bool(row.actions == receipt.actions)

    def _late_and_early(self) -> Iterator[str]:
        """A clock decides only what has run out, and a seat only what has not."""
        for row in self.decisions:
            if row.status != "closed" or row.deadline is None:
                continue
            if row.maker == "clock" and row.made_at < row.deadline:
                yield f"the clock made decision {row.number} of seat {row.seat} before its deadline"
            if row.maker != "clock" and row.made_at >= row.deadline:
                yield f"decision {row.number} of seat {row.seat} was made after its deadline"

    def _wrong_replay(self, games: Catalogue) -> Iterator[str]:
        """Played again, the log tells the same step by step and leads to the stored state."""
        told = list[Any]()

        def hear(_state: State, events: Recorder) -> None:
            told.extend(_data(one.public, one.own) for one in events.told)

        state = self.play_again(games, hear)
        if not isinstance(state, State):
            yield f"the log does not replay: {state!r}"
            return
        stored = [(row.public, row.own) for row in self.events if not _type(row).startswith(SERVICE)]
        if stored != told:
            same = next((at for at, pair in enumerate(zip(stored, told, strict=False)) if pair[0] != pair[1]), None)
            yield f"the replay tells {len(told)} events and {len(stored)} are stored; they part at {same}"
        if encode(state) != bytes(self.match.state):
            yield "the replay does not lead to the stored state"

    def play_again(self, games: Catalogue, hear: OnStep) -> State | Exception:
        """The state that the log leads to, or why it leads nowhere; `hear` is told of each step on the way."""
        game = games[self.match.game].game
        entries = [read_entry(game, write_entry(row.kind, row.seat, row.content), f"/{row.entry}") for row in self.log]
        try:
            return replay(game, self._opening(), entries, hear)
        except Exception as error:  # whatever it is: of a true log none comes
            return error

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
    return list(chain.from_iterable(_named(match, Ledger(url, match).faults(games)) for match in matches))


def _named(match: str, faults: Iterable[str]) -> Iterator[str]:
    return (f"{match}: {fault}" for fault in faults)


def lost_or_doubled(url: str, acknowledged: Iterable[Acknowledged]) -> list[str]:
    """The acknowledged choices that are not in the log exactly once.

    A seat's n-th closed decision is its n-th choice in the log (`Ledger.faults` sees to that), so a receipt is kept
    if its decision is closed, or sealed, with these very actions.
    """
    receipts = list(acknowledged)
    ledgers = {match: Ledger(url, match) for match in {one.match for one in receipts}}
    times = Counter((one.match, one.seat, one.decision) for one in receipts)
    return [f"{key} was acknowledged for {count} choices" for key, count in times.items() if count > 1] + [
        f"the receipt of decision {one.decision} of seat {one.seat} in {one.match} is not in the log"
        for one in receipts
        if not ledgers[one.match].keeps(one)
    ]
