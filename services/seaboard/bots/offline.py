"""Whole matches between bots without a server: each bot sees its view and its own events, and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from seaboard.bots.contract import Bot, Budget
from seaboard.engine.chance import QuickChance, SeededChance
from seaboard.engine.events import Recorder, Seen
from seaboard.engine.facts import Outcome
from seaboard.engine.game import Choice
from seaboard.engine.play import AnyGame, begin, choosers
from seaboard.engine.records import from_data, from_tagged, to_data
from seaboard.engine.replay import Chosen, Entry, Opening, Revealed, enter
from seaboard.engine.states import State


class Endless(Exception):
    """A match that did not end within the decisions allowed."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match: its outcome, what each seat played, and its log."""

    outcome: Outcome
    roles: tuple[tuple[str, ...], ...]
    log: tuple[Entry, ...]


def opening_of(game: AnyGame, seats: int, options: Mapping[str, Any], label: str) -> Opening:
    """An opening whose seed follows from a label, for matches that shall be played again."""
    seed = hashlib.sha256(label.encode()).digest()
    return Opening(seed, seats, (None,) * seats, game.facts.read_options(options))


def play_match(
    game: AnyGame, bots: Sequence[Bot], opening: Opening, budget: Budget | None = None, at_most: int = 50_000
) -> Played:
    """Play one match, a bot a seat. The same opening, bots and budget give the same match. Raises Endless."""
    table = _Seats(game, bots, opening, budget or Budget())
    for number in range(at_most):
        if game.turn(table.state) is None:
            outcome = game.outcome(table.state)
            assert outcome is not None
            return Played(outcome, game.roles(table.state), tuple(table.log))
        table.advance(number)
    raise Endless(f"no end after {at_most} decisions")


class _Seats:
    """A match in course, with what each seat remembers."""

    def __init__(self, game: AnyGame, bots: Sequence[Bot], opening: Opening, budget: Budget) -> None:
        self.game, self.bots, self.opening, self.budget = game, bots, opening, budget
        self.chance = SeededChance(opening.seed, opening.nonces)
        self.memories = [game.start_memory(seat) for seat in range(opening.seats)]
        self.log: list[Entry] = []
        events = Recorder()
        self.state: State = begin(game, opening.seats, opening.picks, opening.options, self.chance, events)
        self._tell(events)

    def advance(self, number: int) -> None:
        turn = self.game.turn(self.state)
        assert turn is not None
        entry: Entry
        if turn.mode == "all":
            asked = choosers(self.game, self.state)
            entry = Revealed({seat: self._choose(seat, number)[0] for seat in asked})
        else:
            seat = turn.seats[number % len(turn.seats)]
            entry = Chosen(seat, self._choose(seat, number))
        events = Recorder()
        enter(self.game, self.state, entry, self.chance, events)
        self.log.append(entry)
        self._tell(events)

    def _choose(self, seat: int, number: int) -> Choice:
        """The bot's choice; the view goes through its data, as it does over the wire."""
        view = from_data(self.game.view_type, to_data(self.game.view(self.state, seat)))
        legal = self.game.legal_actions(self.state, seat)
        chance = QuickChance(hashlib.sha256(self.opening.seed + f"bot/{seat}/{number}".encode()).digest())
        return self.bots[seat].choose(view, self.memories[seat], seat, legal, self.budget, chance)

    def _tell(self, events: Recorder) -> None:
        for told in events.told:
            for seat in range(self.opening.seats):
                seen = told.seen_by(seat)
                if seen is not None:
                    self.memories[seat] = self.game.remember(self.memories[seat], self._as_sent(seen))

    def _as_sent(self, seen: Seen) -> Seen:
        kinds = self.game.event_types
        public = seen.public and from_tagged(kinds, to_data(seen.public))
        own = seen.own and from_tagged(kinds, to_data(seen.own))
        return Seen(public, own)
