"""A random match walked decision by decision, with what every viewer was told on the way. Checks nothing itself."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from seaboard.catalogue import Entry
from seaboard.engine.chance import SeededChance
from seaboard.engine.events import Recorder, Seen, Viewer
from seaboard.engine.game import Choice
from seaboard.engine.play import begin, choosers
from seaboard.engine.records import Action, to_data
from seaboard.engine.replay import Chosen, Opening, Revealed, enter
from seaboard.engine.replay import Entry as LogEntry
from seaboard.engine.states import State

STEPS_AT_MOST = 50_000
"""Decisions after which a match counts as endless."""


class OnceChance(SeededChance):
    """The chance of a match that refuses to open a stream twice (ALL-3: one name, one use)."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.names: set[str] = set()

    def stream(self, name: str) -> Any:
        assert name not in self.names, f"stream {name} was opened twice"
        self.names.add(name)
        return super().stream(name)


@dataclass
class Moment:
    """The match at one decision, before the choice that follows."""

    walk: Walk
    state: State
    step: int


class Walk:
    """One random match of a game: same arguments, same match."""

    def __init__(
        self, entry: Entry, seed: int, seats: int | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        self.entry, self.game, self.seed = entry, entry.game, seed
        self.random = random.Random(f"{entry.game.facts.id}/{seed}")
        facts = entry.game.facts
        self.seats = seats or self.random.choice(sorted(facts.chairs))
        self.opening = Opening(
            seed=hashlib.sha256(f"{seed}".encode()).digest(),
            seats=self.seats,
            picks=self._picks(),
            options=facts.read_options(options if options is not None else self._options()),
        )
        self.viewers: tuple[Viewer, ...] = (None, *range(self.seats))
        self.chance = OnceChance(self.opening.seed)
        self.log: list[LogEntry] = []
        self.seen: dict[Viewer, list[Seen]] = {viewer: [] for viewer in self.viewers}
        self.memories: dict[Viewer, Any] = {viewer: self.game.start_memory(viewer) for viewer in self.viewers}
        self.actions_met: list[Action] = []
        events = Recorder()
        self.state = begin(self.game, self.seats, self.opening.picks, self.opening.options, self.chance, events)
        self._tell(events)

    def _picks(self) -> tuple[str | None, ...]:
        """Each seat picks at random of what is left, or leaves it open."""
        taken: list[str | None] = []
        for chair in self.game.facts.chairs[self.seats]:
            free = [pick for pick in chair.picks if pick not in taken]
            taken.append(self.random.choice([*free, None]) if chair.picks else None)
        return tuple(taken)

    def _options(self) -> dict[str, Any]:
        """Half of the matches are played with the defaults, half with options at random."""
        if self.random.random() < 0.5:
            return {}
        return {option.name: self._value(option.schema) for option in self.game.facts.options}

    def _value(self, schema: Mapping[str, Any]) -> Any:
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        if schema["type"] == "boolean":
            return self.random.random() < 0.5
        if schema["type"] == "array":
            return [item for item in schema["items"]["enum"] if self.random.random() < 0.5]
        return self.random.randint(schema["minimum"], schema["maximum"])

    def _tell(self, events: Recorder) -> None:
        for told in events.told:
            for viewer in self.viewers:
                seen = told.seen_by(viewer)
                if seen is not None:
                    self.seen[viewer].append(seen)
                    self.memories[viewer] = self.game.remember(self.memories[viewer], seen)

    def moments(self) -> Iterator[Moment]:
        """Every decision of the match, in order; between two of them a random choice is made."""
        for step in range(STEPS_AT_MOST):
            if self.game.turn(self.state) is None:
                return
            yield Moment(self, self.state, step)
            self.advance()
        raise AssertionError(f"still running after {STEPS_AT_MOST} decisions")

    def advance(self) -> None:
        entry = self.draw_entry()
        self.log.append(entry)
        events = Recorder()
        enter(self.game, self.state, entry, self.chance, events)
        self._tell(events)

    def draw_entry(self) -> LogEntry:
        turn = self.game.turn(self.state)
        assert turn is not None
        if turn.mode == "all":
            return Revealed({seat: self.draw_action(self.state, seat) for seat in choosers(self.game, self.state)})
        seat = self.random.choice(turn.seats)
        return Chosen(seat, self.draw_choice(seat))

    def draw_action(self, state: State, seat: int) -> Action:
        action: Action = self.random.choice(self.game.legal_actions(state, seat))
        if len(self.actions_met) < 400:
            self.actions_met.append(action)
        return action

    def draw_choice(self, seat: int) -> Choice:
        """A whole private turn, or else one action and as many more as may go with it, at random."""
        turn = self.game.turn(self.state)
        assert turn is not None
        twin, chance, events = self.state.copy(), SeededChance(self.opening.seed), Recorder()
        actions: list[Action] = []
        while True:
            actions.append(self.draw_action(twin, seat))
            chance.used = 0
            self.game.apply(twin, {seat: actions[-1]}, chance, events)
            after = self.game.turn(twin)
            if after is None or seat not in after.seats or events.news or chance.used or after.mode != turn.mode:
                return tuple(actions)
            if turn.private and events.told:
                return tuple(actions)
            if not turn.private and self.random.random() < 0.5:
                return tuple(actions)


def canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def seen_data(seen: Seen) -> dict[str, Any]:
    return {
        "public": to_data(seen.public) if seen.public else None,
        "own": to_data(seen.own) if seen.own else None,
    }
