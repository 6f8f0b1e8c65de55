"""A match as its seed and its choices, played again step by step: the same log gives the same match (ALL-3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from seaboard.engine.chance import SeededChance
from seaboard.engine.events import Recorder
from seaboard.engine.game import Choice, Leaving
from seaboard.engine.play import AnyGame, begin, decide, reveal, settle
from seaboard.engine.records import Action
from seaboard.engine.states import State


@dataclass(frozen=True, slots=True)
class Opening:
    """What fixes a match before its first choice."""

    seed: bytes
    seats: int
    picks: tuple[str | None, ...]
    options: Mapping[str, Any]
    nonces: tuple[bytes, ...] = ()


@dataclass(frozen=True, slots=True)
class Chosen:
    """One seat's choice in a `one` or `any` turn."""

    seat: int
    actions: Choice


@dataclass(frozen=True, slots=True)
class Revealed:
    """All sealed choices of an `all` turn, applied as one."""

    actions: Mapping[int, Action]


@dataclass(frozen=True, slots=True)
class Left:
    """A seat gave up its part."""

    seat: int
    leaving: Leaving


Entry = Chosen | Revealed | Left
OnStep = Callable[[State, Recorder], None]


def chance_of(opening: Opening) -> SeededChance:
    return SeededChance(opening.seed, opening.nonces)


def enter(game: AnyGame, state: State, entry: Entry, chance: SeededChance, events: Recorder) -> None:
    """Play one entry of the log. Raises IllegalAction if the rules refuse it."""
    if isinstance(entry, Chosen):
        decide(game, state, entry.seat, entry.actions, chance, events)
    elif isinstance(entry, Revealed):
        reveal(game, state, entry.actions, chance, events)
    else:
        game.resign(state, entry.seat, entry.leaving, chance, events)
        settle(game, state, chance, events)


def replay(game: AnyGame, opening: Opening, log: Iterable[Entry], on_step: OnStep | None = None) -> State:
    """The state after the whole log. `on_step` is called after the set-up and after each entry, with its events."""
    chance = chance_of(opening)
    events = Recorder()
    state = begin(game, opening.seats, opening.picks, opening.options, chance, events)
    if on_step is not None:
        on_step(state, events)
    for entry in log:
        events = Recorder()
        enter(game, state, entry, chance, events)
        if on_step is not None:
            on_step(state, events)
    return state
