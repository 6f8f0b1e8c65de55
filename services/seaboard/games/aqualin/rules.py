"""What is legal in Aqualin and what it does (AQ-2 to AQ-4)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import Any

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events
from seaboard.engine.facts import Outcome
from seaboard.engine.game import refuse
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.games.aqualin.data import (
    ANIMAL_SEAT,
    CELL_NAMES,
    CELL_NUMBER,
    CELLS,
    COLOUR_SEAT,
    CREATURE_NUMBER,
    CREATURES,
    EMPTY,
    POOL,
    RAYS,
)
from seaboard.games.aqualin.schools import totals
from seaboard.games.aqualin.state import AqualinState
from seaboard.games.aqualin.words import PLACES, SLIDES, Dealt, Drawn, Place, Placed, Scored, SeatLeft, Slid, Slide

FIRST = {"colour": COLOUR_SEAT, "animal": ANIMAL_SEAT}


def deal(options: Mapping[str, Any], chance: Chance, events: Events) -> AqualinState:
    """All creatures shuffled, the first ones face up (AQ-2.1); who begins (AQ-2.3)."""
    stack = list(range(len(CREATURES)))
    chance.stream("stack").shuffle(stack)
    pool = sorted(stack[-POOL:])
    first = FIRST[options["first"]] if options["first"] in FIRST else chance.stream("first").below(2)
    if events.listening:
        events.tell(Dealt(tuple(CREATURES[creature] for creature in pool), first))
    return AqualinState([EMPTY] * CELLS, list(range(CELLS)), pool, stack[:-POOL], first, first)


def may_slide(state: AqualinState) -> bool:
    """Once a turn (AQ-3.1), and not in the first turn, when the reef is empty (AQ-3.2)."""
    return not state.slid and len(state.empty) < CELLS


def slides(state: AqualinState) -> list[Slide]:
    """Any creature, any number of empty cells along its row or column (AQ-3.1)."""
    reef, found = state.reef, []
    for origin in range(CELLS):
        if reef[origin] == EMPTY:
            continue
        to = SLIDES[origin]
        for ray in RAYS[origin]:
            for target in ray:
                if reef[target] != EMPTY:
                    break
                found.append(to[target])
    return found


def places(state: AqualinState) -> list[Place]:
    """Any creature of the pool on any empty cell (AQ-3.3)."""
    return [PLACES[creature][cell] for creature in state.pool for cell in state.empty]


def legal(state: AqualinState) -> list[Action]:
    return [*slides(state), *places(state)] if may_slide(state) else [*places(state)]


def some_action(state: AqualinState, chance: Chance) -> Action:
    """A random legal action: as often a slide as a placement, where a slide is found at the first try."""
    below = chance.stream("any-action").below
    empty = state.empty
    if not state.slid and len(empty) < CELLS and below(2):
        target = empty[below(len(empty))]
        reef = state.reef
        for origin in RAYS[target][below(4)]:
            if reef[origin] != EMPTY:
                return SLIDES[origin][target]
    pool = state.pool
    return PLACES[pool[below(len(pool))]][empty[below(len(empty))]]


def refusal(state: AqualinState, seat: int, action: Action) -> IllegalAction | None:
    if isinstance(action, Slide):
        return _refuse_slide(state, seat, action)
    if isinstance(action, Place):
        return _refuse_place(state, seat, action)
    return refuse("AQ-3.3", "aqualin.refused.unknown")


def _refuse_slide(state: AqualinState, seat: int, slide: Slide) -> IllegalAction | None:
    origin, target = CELL_NUMBER[slide.origin], CELL_NUMBER[slide.target]
    if seat != state.mover:
        return refuse("AQ-3.5", "aqualin.refused.after-placement")
    if len(state.empty) == CELLS:
        return refuse("AQ-3.2", "aqualin.refused.first-turn")
    if state.slid:
        return refuse("AQ-3.1", "aqualin.refused.second-slide")
    if state.reef[origin] == EMPTY:
        return refuse("AQ-3.1", "aqualin.refused.nobody-there", cell=slide.origin)
    if origin == target:
        return refuse("AQ-3.5", "aqualin.refused.no-way")
    ray = next((ray for ray in RAYS[origin] if target in ray), None)
    if ray is None:
        return refuse("AQ-3.1", "aqualin.refused.not-in-line", origin=slide.origin, target=slide.target)
    for cell in ray[: ray.index(target) + 1]:
        if state.reef[cell] != EMPTY:
            return refuse("AQ-3.1", "aqualin.refused.blocked", cell=CELL_NAMES[cell])
    return None


def _refuse_place(state: AqualinState, seat: int, place: Place) -> IllegalAction | None:
    if seat != state.mover:
        return refuse("AQ-3.4", "aqualin.refused.turn-over")
    if CREATURE_NUMBER[place.creature] not in state.pool:
        return refuse("AQ-3.3", "aqualin.refused.not-in-pool", creature=place.creature)
    if state.reef[CELL_NUMBER[place.cell]] != EMPTY:
        return refuse("AQ-3.3", "aqualin.refused.taken", cell=place.cell)
    return None


def apply(state: AqualinState, action: Action, events: Events) -> None:
    if isinstance(action, Slide):
        _slide(state, CELL_NUMBER[action.origin], CELL_NUMBER[action.target], events)
    elif isinstance(action, Place):
        _place(state, CREATURE_NUMBER[action.creature], CELL_NUMBER[action.cell], events)


def _slide(state: AqualinState, origin: int, target: int, events: Events) -> None:
    reef = state.reef
    creature = reef[target] = reef[origin]
    reef[origin] = EMPTY
    state.empty.remove(target)
    insort(state.empty, origin)
    state.slid = True
    if events.listening:
        events.tell(Slid(state.mover, CREATURES[creature], CELL_NAMES[origin], CELL_NAMES[target]))


def _place(state: AqualinState, creature: int, cell: int, events: Events) -> None:
    state.reef[cell] = creature
    state.empty.remove(cell)
    state.pool.remove(creature)
    if events.listening:
        events.tell(Placed(state.mover, CREATURES[creature], CELL_NAMES[cell]))
    if state.stack:  # AQ-3.4
        drawn = state.stack.pop()
        insort(state.pool, drawn)
        if events.listening:
            events.tell(Drawn(CREATURES[drawn]), news=True)
    state.slid = False
    state.mover = 1 - state.mover
    if events.listening and not state.empty:
        colour, animal = totals(state.reef)
        events.tell(Scored(colour, animal, _winner(state, colour, animal)))


def is_over(state: AqualinState) -> bool:
    return not state.empty or state.gone != EMPTY  # AQ-4.1


def _winner(state: AqualinState, colour: int, animal: int) -> int:
    """The higher total; on a tie the seat that played second (AQ-4.4)."""
    if colour == animal:
        return 1 - state.first
    return COLOUR_SEAT if colour > animal else ANIMAL_SEAT


def outcome(state: AqualinState) -> Outcome | None:
    if not is_over(state):
        return None
    scores = totals(state.reef)
    if state.gone != EMPTY:
        return _won_by(1 - state.gone, state.leaving, scores)
    ending = "tie" if scores[0] == scores[1] else "higher-total"
    return _won_by(_winner(state, *scores), ending, scores)


def _won_by(winner: int, ending: str, scores: tuple[int, int]) -> Outcome:
    return Outcome(ending, tuple(1 if seat == winner else 2 for seat in (COLOUR_SEAT, ANIMAL_SEAT)), scores)


def resign(state: AqualinState, seat: int, leaving: str, events: Events) -> None:
    state.gone, state.leaving = seat, leaving
    if events.listening:
        events.tell(SeatLeft(seat, 1 - seat))
