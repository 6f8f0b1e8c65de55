"""The exact filter over the places where the shark can be: a fold over what everybody is told. Knows no state.

The prior behind the weights: Jaws ends its move on each card it can reach with equal chance, but leaves a kill that
is in reach undone only with weight FORBEARANCE; the clue's line, the island and the removed card are as likely as
any other that it could choose. Whatever the rules allow keeps a weight, so the truth is never ruled out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from seaboard.engine.events import Seen
from seaboard.games.beach_closed.data import (
    CELL_NAMES,
    CELL_NUMBER,
    CELLS,
    DUE_ISLAND,
    EXTRA_STEPS,
    JAWS_ISLAND,
    LEAVING,
    NOWHERE,
    ORCA_ISLAND,
    STEPS,
)
from seaboard.games.beach_closed.ground import (
    ALL,
    BIT,
    LINE_MASKS,
    NEIGHBOURS,
    after_removal,
    in_play,
    moved_island,
    places,
    removable,
    spread,
)
from seaboard.games.beach_closed.whereabouts import from_clue
from seaboard.games.beach_closed.words import (
    CardBlocked,
    CardPlaced,
    Clue,
    DynamiteLaid,
    IslandMove,
    JawsTurn,
    OrcaTurn,
    Sailed,
    Shot,
    Side,
    SwimmerMoved,
    SwimmerPlaced,
)

FORBEARANCE = 0.2
LEAST_WEIGHT = 1e-9
"""No place that is possible is ever weighed less than this."""

Weights = Mapping[int, float]
"""By the shark's whereabouts (as in the state: a place, DUE_ISLAND, LEAVING plus a place) how likely they are."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What everybody knows of the table, as far as it bounds where the shark can be."""

    water: int = ALL & ~BIT[JAWS_ISLAND] & ~BIT[ORCA_ISLAND]
    jaws_island: int = JAWS_ISLAND
    orca_island: int = ORCA_ISLAND
    blocks: int = 0
    swimmers: int = 0
    guarded: int = NOWHERE
    boat: int = ORCA_ISLAND
    dynamite: int = 0


@dataclass(frozen=True, slots=True)
class Memory:
    """The scene and the weights, ascending by whereabouts; they sum to 1. The same for every viewer of a match."""

    scene: Scene = Scene()
    weights: tuple[tuple[int, float], ...] = ((JAWS_ISLAND, 1.0),)


# Where a move can lead


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a move can end: on a card, by killing on a card, or by being hit."""

    ends: int
    kills: int
    hit: bool

    def count(self) -> int:
        return self.ends.bit_count() + self.kills.bit_count() + self.hit


def reach(scene: Scene, shark: int, steps: int) -> Reach:
    """All that Jaws' move can lead to, from these whereabouts at its turn's beginning (BC-4, BC-5, BC-6.3, BC-7.5)."""
    if shark < DUE_ISLAND:
        return _swim(scene, BIT[shark], steps, stays=True)
    arrivals = _refuges(scene, shark)
    prey = scene.swimmers & ~scene.dynamite
    after = _swim(scene, arrivals & ~prey & ~scene.dynamite, steps, stays=False)
    return Reach(after.ends, after.kills | arrivals & prey, after.hit or bool(arrivals & scene.dynamite))


def _refuges(scene: Scene, shark: int) -> int:
    """Where Jaws that is under no card comes to first."""
    around = 0
    if shark >= LEAVING:
        around = NEIGHBOURS[shark - LEAVING] & in_play(scene) & ~_guard(scene)
    return around or BIT[scene.jaws_island] | BIT[scene.orca_island]


def _swim(scene: Scene, starts: int, steps: int, stays: bool) -> Reach:
    """From each of these cards at most so many steps. With `stays` a swimmer above the start is killed by staying."""
    enterable = in_play(scene) & ~_guard(scene)
    free = enterable & ~scene.swimmers & ~scene.dynamite
    prey = scene.swimmers & ~_guard(scene)
    kills = starts & prey if stays else 0
    found = frontier = starts
    hit = False
    for _ in range(steps):
        touched = spread(frontier) & enterable
        hit = hit or bool(touched & scene.dynamite)
        kills |= touched & prey & ~scene.dynamite
        frontier = touched & free & ~found
        found |= frontier
    return Reach(found & ~prey, kills, hit)


def _guard(scene: Scene) -> int:
    return 0 if scene.guarded == NOWHERE else BIT[scene.guarded]


def move_ends(memory: Memory, steps: int) -> dict[int, float]:
    """By card, how likely Jaws' next move ends there, given that it neither kills nor is hit."""
    found: dict[int, float] = {}
    for shark, weight in memory.weights:
        way = reach(memory.scene, shark, steps)
        for cell in places(way.ends):
            found[cell] = found.get(cell, 0.0) + weight * _share(way)
    return normal(found)


def _share(way: Reach) -> float:
    """The weight of each quiet end of a move."""
    return (FORBEARANCE if way.kills else 1.0) / way.count()


def normal(weights: Weights) -> dict[int, float]:
    """Scaled to a sum of 1, ascending by whereabouts."""
    total = sum(weights.values())
    return {shark: max(weights[shark] / total, LEAST_WEIGHT) for shark in sorted(weights)} if total else {}


# The fold


def remember(memory: Memory, seen: Seen) -> Memory:
    """The memory after what everybody was told; a seat's own part tells of the shark to Jaws alone, who knows it."""
    event = seen.public
    if isinstance(event, JawsTurn):
        return _after_jaws_turn(memory, event)
    if isinstance(event, OrcaTurn):
        return _after_orca_turn(memory, event)
    if isinstance(event, Shot):
        return _answered(memory, BIT[CELL_NUMBER[event.card]], event.hit)
    if isinstance(event, DynamiteLaid):
        return _after_dynamite(memory, event)
    scene = _changed(memory.scene, event)
    return memory if scene is memory.scene else replace(memory, scene=scene)


def _changed(scene: Scene, event: object) -> Scene:
    """The scene after an event that tells nothing of the shark."""
    if isinstance(event, SwimmerPlaced):
        return replace(scene, swimmers=scene.swimmers | BIT[CELL_NUMBER[event.card]])
    if isinstance(event, Sailed):
        return replace(scene, boat=CELL_NUMBER[event.card])
    if isinstance(event, SwimmerMoved):
        moved = BIT[CELL_NUMBER[event.origin]] | BIT[CELL_NUMBER[event.target]]
        return replace(scene, swimmers=scene.swimmers ^ moved)
    if isinstance(event, CardPlaced):
        return replace(scene, water=scene.water | BIT[CELL_NUMBER[event.card]])
    if isinstance(event, CardBlocked):
        return replace(scene, blocks=scene.blocks | BIT[CELL_NUMBER[event.card]])
    return scene


def _answered(memory: Memory, cards: int, hit: bool) -> Memory:
    """A shot or dynamite: hit, and Jaws is due to an island; or it is under none of these cards."""
    if hit:
        return replace(memory, weights=((DUE_ISLAND, 1.0),))
    kept = {shark: weight for shark, weight in memory.weights if shark >= CELLS or not cards & BIT[shark]}
    return replace(memory, weights=tuple(normal(kept).items()))


def _after_dynamite(memory: Memory, event: DynamiteLaid) -> Memory:
    cards = sum(BIT[CELL_NUMBER[card]] for card in event.cards)
    after = _answered(memory, cards, event.hit)
    return after if event.hit else replace(after, scene=replace(after.scene, dynamite=cards))


def _after_orca_turn(memory: Memory, event: OrcaTurn) -> Memory:
    scene = _without(memory.scene, event.removed, event.island)
    gone = sum(BIT[CELL_NUMBER[card]] for card in _moved_cards(event.removed, event.island))
    guarded = NOWHERE if event.protected is None else CELL_NUMBER[event.protected]
    scene = replace(scene, guarded=guarded, dynamite=0 if scene.dynamite & gone else scene.dynamite)
    weights = _carried(dict(memory.weights), event.removed, event.island)
    return Memory(scene, tuple(normal(weights).items()))


def if_removed(memory: Memory, card: int) -> Memory | None:
    """The memory if Orca ended its turn by removing this card; None where the hunting ground forbids it."""
    scene = memory.scene
    after = after_removal(scene.water, scene.jaws_island, scene.orca_island, card)
    if after is None:
        return None
    origin = moved_island(scene, after[1], after[2])
    name = CELL_NAMES[card]
    side: Side = "jaws" if origin == scene.jaws_island else "orca"
    island = None if origin == NOWHERE else IslandMove(side, CELL_NAMES[origin], name)
    protected = None if scene.guarded == NOWHERE else CELL_NAMES[scene.guarded]
    return _after_orca_turn(memory, OrcaTurn(name, island, protected))


def _moved_cards(removed: str | None, island: IslandMove | None) -> Iterator[str]:
    if removed:
        yield removed
    if island:
        yield island.origin


def _without(scene: Scene, removed: str | None, island: IslandMove | None) -> Scene:
    """The scene after a removal, with the island that it moved and the boat if that stood on it (BC-7.3)."""
    if removed is None:
        return scene
    scene = replace(scene, water=scene.water & ~BIT[CELL_NUMBER[removed]])
    if island is None:
        return scene
    origin, target = CELL_NUMBER[island.origin], CELL_NUMBER[island.target]
    boat = target if scene.boat == origin else scene.boat
    if island.side == "jaws":
        return replace(scene, jaws_island=target, boat=boat)
    return replace(scene, orca_island=target, boat=boat)


def _carried(weights: Weights, removed: str | None, island: IslandMove | None) -> dict[int, float]:
    """Under the removed card Jaws must leave (BC-7.5); on an island that moved it moves along (BC-7.3)."""
    found: dict[int, float] = {}
    for shark, weight in weights.items():
        after = shark
        if removed and shark == CELL_NUMBER[removed]:
            after = LEAVING + shark
        elif island and shark == CELL_NUMBER[island.origin]:
            after = CELL_NUMBER[island.target]
        found[after] = found.get(after, 0.0) + weight
    return found


def _after_jaws_turn(memory: Memory, event: JawsTurn) -> Memory:
    moved = _moved(memory, event)
    scene = _after_acts(memory.scene, event)
    kept = _that_could_remove(scene, moved, event.removed)
    after = replace(_without(scene, event.removed, event.island), guarded=NOWHERE, dynamite=0)
    return Memory(after, tuple(normal(_carried(kept, event.removed, event.island)).items()))


def _moved(memory: Memory, event: JawsTurn) -> dict[int, float]:
    """Where Jaws can be after a move of which this is told."""
    steps = STEPS + (EXTRA_STEPS if "extra-move" in event.tokens else 0)
    found: dict[int, float] = {}
    for shark, weight in memory.weights:
        way = reach(memory.scene, shark, steps)
        for end, share in _ends(memory.scene, way, event):
            found[end] = found.get(end, 0.0) + weight * share
    return found


def _ends(scene: Scene, way: Reach, event: JawsTurn) -> Iterator[tuple[int, float]]:
    """The whereabouts after such a move that fit what is told, each with its share."""
    if event.killed is not None:
        if way.kills & BIT[CELL_NUMBER[event.killed]]:
            yield from _fled(scene, way, event.hit)
    elif event.hit:
        if way.hit:
            yield DUE_ISLAND, 1.0 / way.count()
    else:
        share = _share(way)
        for cell in places(way.ends & _line(event.clue)):
            yield cell, share


def _fled(scene: Scene, way: Reach, hit: bool) -> Iterator[tuple[int, float]]:
    """After a kill, either island; dynamite there hits (BC-5.2, BC-6.3)."""
    for island in (scene.jaws_island, scene.orca_island):
        if bool(scene.dynamite & BIT[island]) == hit:
            yield DUE_ISLAND if hit else island, 0.5 / way.count()


def _line(clue: Clue | None) -> int:
    return ALL if clue is None else LINE_MASKS[from_clue(clue)]


def _after_acts(scene: Scene, event: JawsTurn) -> Scene:
    """The scene between Jaws' actions and its removal."""
    if event.killed is not None:
        scene = replace(scene, swimmers=scene.swimmers & ~BIT[CELL_NUMBER[event.killed]])
    if event.placed is not None:
        scene = replace(scene, water=scene.water | BIT[CELL_NUMBER[event.placed]])
    if event.blocked is not None:
        scene = replace(scene, blocks=scene.blocks | BIT[CELL_NUMBER[event.blocked]])
    return scene


def _that_could_remove(scene: Scene, weights: Weights, removed: str | None) -> dict[int, float]:
    """Jaws does not remove the card it is under, unless it could remove no other (BC-7.4, BC-7.6)."""
    if removed is None:
        return dict(weights)
    seen, card = removable(scene), BIT[CELL_NUMBER[removed]]
    found = {}
    for shark, weight in weights.items():
        own = BIT[shark] if shark < CELLS and seen != BIT[shark] else 0
        if card & ~own:
            found[shark] = weight / (seen & ~own).bit_count()
    return found
