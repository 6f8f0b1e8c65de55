"""The claims about two worlds that a viewer cannot tell apart; each raises AssertionError where bytes differ."""

from __future__ import annotations

from seaboard.engine.chance import SeededChance
from seaboard.engine.codec import encode
from seaboard.engine.events import Recorder
from seaboard.engine.game import Choice
from seaboard.engine.play import decide
from seaboard.engine.records import to_data
from seaboard.engine.turns import Turn
from secrecy.looking import check_alike, look
from secrecy.tables import Table

OF_ONE_LENGTH = {"orca"}
"""Games whose private turns have always as many steps."""
TRIES = 150


def worlds_look_alike(table: Table, routes: list[str]) -> int:
    """To each viewer a world that it cannot rule out is as the truth; how many of them were not the truth."""
    differing = 0
    for viewer in table.viewers:
        world = table.sample(viewer)
        if encode(world) == encode(table.held().state):
            continue  # it knows all
        differing += 1
        truth = look(table, viewer, routes)
        with table.undone():
            table.put(world)
            other = look(table, viewer, routes)
        check_alike(truth, other)
    return differing


def secret_turns_look_alike(table: Table, routes: list[str]) -> None:
    """Two turns of which everybody else is told the same, one of more steps and tried out in advance."""
    seat, short, long = reach_two_turns(table)
    others = [viewer for viewer in table.viewers if viewer != seat]
    with table.undone():
        table.choose(seat, short)
        first = {viewer: look(table, viewer, routes) for viewer in others}
    draft = [to_data(action) for action in long[:-1]]
    for steps in range(len(draft)):
        place = f"{table.path}/seats/{seat}/decisions/{table.open_decision(seat)}/preview"
        table.people[seat].ask("POST", place, {"actions": draft[:steps]})
    table.choose(seat, long)
    for viewer in others:
        check_alike(first[viewer], look(table, viewer, routes))


def is_private(turn: Turn | None) -> bool:
    return turn is not None and turn.private


def is_sealed(turn: Turn | None) -> bool:
    return turn is not None and turn.mode == "all"


def reach_two_turns(table: Table) -> tuple[int, Choice, Choice]:
    """Play until a seat has two such turns."""
    for _ in range(8):
        table.play_until(is_private)
        (seat,) = table.choosers()
        if turns := two_turns(table, seat):
            return seat, *turns
        table.play(1)
    raise AssertionError("all turns can be told apart")


def two_turns(table: Table, seat: int) -> tuple[Choice, Choice] | None:
    """Two whole turns of the seat, of different lengths, of which all others are told the same."""
    found: dict[str, Choice] = {}
    for _ in range(TRIES):
        choice = table.draw_choice(seat)
        told = told_to_others(table, seat, choice)
        other = found.setdefault(told, choice)
        if len(other) != len(choice) or (other != choice and table.game in OF_ONE_LENGTH):
            return (other, choice) if len(other) < len(choice) else (choice, other)
    return None


def told_to_others(table: Table, seat: int, choice: Choice) -> str:
    state, events, held = table.held().state, Recorder(), table.held()
    decide(table.rules, state, seat, choice, SeededChance(held.row.seed), events)
    others = [other for other in range(len(table.people)) if other != seat]
    seen = [(told.public, [told.own.get(other) for other in others]) for told in events.told]
    return repr(seen)
