"""Writes a whole match as a page that a person can review: each step, and what every viewer is told and sees of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from seaboard.catalogue import Entry
from seaboard.engine.chance import QuickChance, SeededChance
from seaboard.engine.events import Recorder, Viewer
from seaboard.engine.game import Choice
from seaboard.engine.play import begin, choosers
from seaboard.engine.records import Action, Event, to_data
from seaboard.engine.replay import Chosen, Left, Opening, Revealed, enter
from seaboard.engine.replay import Entry as LogEntry
from seaboard.engine.states import State

Policy = Callable[[State, int], LogEntry | None]
"""What is played next, from the state and the number of the step; None ends the page."""

WRITE = "SEABOARD_WRITE_PLAYTHROUGHS"


def check_page(path: Path, page: str) -> None:
    """The page is as it is stored; with the environment variable set it is stored instead, for review in the diff."""
    if os.environ.get(WRITE):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page, encoding="utf-8")
    assert path.exists(), f"{path.name} is not there: run the tests once with {WRITE}=1 and review the page"
    assert page == path.read_text(encoding="utf-8"), f"{path.name} has changed: {WRITE}=1 writes it again, for review"


def scripted(entries: Sequence[LogEntry]) -> Policy:
    """Plays this list."""
    return lambda state, step: entries[step] if step < len(entries) else None


def house(entry: Entry, levels: Sequence[str], seed: str) -> Policy:
    """Every seat plays as a house bot of its level; only for games whose bots need no memory of events."""
    from seaboard.bots.contract import Budget

    def play(state: State, step: int) -> LogEntry:
        def choose(seat: int) -> Choice:
            view, legal = entry.game.view(state, seat), entry.game.legal_actions(state, seat)
            chance = QuickChance(f"{seed}/{step}/{seat}")
            return entry.bots[levels[seat]].choose(view, None, seat, legal, Budget(), chance)

        return _entry_of(entry, state, choose)

    return play


def defaults(entry: Entry, seed: str) -> Policy:
    """Every seat plays its default choice, from its view; only for games whose defaults need no memory of events."""

    def play(state: State, step: int) -> LogEntry:
        def choose(seat: int) -> Choice:
            chance = QuickChance(f"{seed}/{step}/{seat}")
            choice: Choice = entry.game.default_choice(entry.game.view(state, seat), None, seat, chance)
            return choice

        return _entry_of(entry, state, choose)

    return play


def _entry_of(entry: Entry, state: State, choose: Callable[[int], Choice]) -> LogEntry:
    turn = entry.game.turn(state)
    assert turn is not None
    if turn.mode == "all":
        return Revealed({seat: choose(seat)[0] for seat in choosers(entry.game, state)})
    return Chosen(turn.seats[0], choose(turn.seats[0]))


def page(entry: Entry, title: str, opening: Opening, policy: Policy) -> str:
    """The whole match as text. Deterministic: the same opening and policy give the same page."""
    game = entry.game
    writer = _Writer(entry, opening.seats)
    writer.head(title, opening)
    chance, events = SeededChance(opening.seed, opening.nonces), Recorder()
    state = begin(game, opening.seats, opening.picks, opening.options, chance, events)
    writer.step("set-up", events, state)
    step = 0
    while game.turn(state) is not None:
        played = policy(state, step)
        if played is None:
            break
        events = Recorder()
        enter(game, state, played, chance, events)
        step += 1
        writer.step(f"{step}. {_words(played)}", events, state)
    writer.foot(state)
    return "\n".join(writer.lines) + "\n"


def _words(entry: LogEntry) -> str:
    if isinstance(entry, Chosen):
        return f"seat {entry.seat}: " + ", ".join(map(_action, entry.actions))
    if isinstance(entry, Left):
        return f"seat {entry.seat} {entry.leaving}"
    return "; ".join(f"seat {seat}: {_action(action)}" for seat, action in sorted(entry.actions.items()))


def _action(action: Action) -> str:
    data = to_data(action)
    return " ".join([data.pop("type").split(".")[1], *(f"{name}={_value(value)}" for name, value in data.items())])


def _value(value: Any) -> str:
    if isinstance(value, list):
        return "[" + " ".join(map(_value, value)) + "]"
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}:{_value(item)}" for key, item in value.items()) + "}"
    return "-" if value is None else str(value)


def _difference(before: Any, after: Any) -> str:
    """What changed: of an object or a list without repeats what went (-) and what came (+), of rows those changed."""
    if isinstance(before, dict) and isinstance(after, dict):
        if "game" in before and "game" in after:  # the view of an act
            return "; ".join(
                f"{key} {_difference(before[key], after[key])}" for key in after if before[key] != after[key]
            )
        went = [f"-{key}" for key in before if key not in after]
        came = [f"+{key}:{_value(item)}" for key, item in after.items() if key not in before or before[key] != item]
        return " ".join([*went, *came])
    if isinstance(before, list) and isinstance(after, list) and _are_rows(before, after):
        pairs = enumerate(zip(before, after, strict=True))
        return "; ".join(f"[{index}] {_difference(was, now)}" for index, (was, now) in pairs if was != now)
    if isinstance(before, list) and isinstance(after, list) and _is_set(before) and _is_set(after):
        went = [f"-{_value(item)}" for item in before if item not in after]
        came = [f"+{_value(item)}" for item in after if item not in before]
        return " ".join([*went, *came]) or f"= {_value(after)}"
    return f"= {_value(after)}"


def _are_rows(before: list[Any], after: list[Any]) -> bool:
    """Whether both are lists of as many objects, such as one a seat."""
    return len(before) == len(after) and all(isinstance(item, dict) for item in (*before, *after))


def _is_set(items: list[Any]) -> bool:
    return all(isinstance(item, str) for item in items) and len(set(items)) == len(items)


class _Writer:
    """The lines of a page. What a seat knows beyond the spectator has a line of its own."""

    def __init__(self, entry: Entry, seats: int) -> None:
        self.entry = entry
        self.viewers: tuple[Viewer, ...] = (None, *range(seats))
        self.names = [f"Seat {seat}" for seat in range(seats)]
        self.last: dict[Viewer, dict[str, Any]] = {viewer: {} for viewer in self.viewers}
        self.lines: list[str] = []

    def head(self, title: str, opening: Opening) -> None:
        facts = self.entry.game.facts
        self.lines += [
            f"{facts.name}: {title}",
            f"rules version {facts.rules_version}, {opening.seats} seats, picks {_value(list(opening.picks))}",
            f"options {_value(dict(opening.options))}",
            f"seed {opening.seed.hex()}",
            "",
        ]

    def step(self, title: str, events: Recorder, state: State) -> None:
        self.lines.append(f"# {title}")
        for told in events.told:
            if told.public is not None:
                self._say("all", self._sentences(told.public))
            for seat, own in sorted(told.own.items()):
                self._say(f"seat {seat}", self._sentences(own))
        self._show(state)
        self.lines.append("")

    def _sentences(self, event: Event) -> Iterable[str]:
        return (self.entry.english.render(text, self.names) for text in event.texts())

    def _say(self, who: str, sentences: Iterable[str]) -> None:
        self.lines.append(f"  {who:<7} | {' '.join(sentences)}")

    def _show(self, state: State) -> None:
        """What has changed in each view; of a seat's only what differs from the spectator's."""
        changes = {viewer: self._changes(state, viewer) for viewer in self.viewers}
        for viewer, changed in changes.items():
            shown = changed if viewer is None else {k: v for k, v in changed.items() if changes[None].get(k) != v}
            for name, value in shown.items():
                who = "all" if viewer is None else f"seat {viewer}"
                self.lines.append(f"  {who:<7} : {name} {value}")

    def _changes(self, state: State, viewer: Viewer) -> dict[str, str]:
        data = to_data(self.entry.game.view(state, viewer))
        before, self.last[viewer] = self.last[viewer], data
        return {
            name: _difference(before.get(name), value)
            for name, value in data.items()
            if name != "game" and (name not in before or before[name] != value)
        }

    def foot(self, state: State) -> None:
        outcome = self.entry.game.outcome(state)
        self.lines.append("still running" if outcome is None else f"outcome {_value(to_data(outcome))}")
