"""What an attack of the shark does, step by step in the order of OR-7.6, down to the end of the round."""

from __future__ import annotations

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events
from seaboard.engine.game import refuse
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.games.orca.boat import WATER, ZONE_NUMBER, standing_beside
from seaboard.games.orca.crew import with_card
from seaboard.games.orca.data import (
    BIG_MOUTH,
    DAMAGED,
    DOMINO_EFFECT,
    DOMINO_HITS,
    EXTRA_STRENGTH,
    GEAR,
    GONE,
    MAKING_WAVES,
    MEMBERS,
    NOBODY,
    TILE_WORDS,
    TILES,
    WHOLE,
    ZONES,
)
from seaboard.games.orca.dice import roll
from seaboard.games.orca.ending import (
    end,
    end_if_boat_is_gone,
    end_if_shark_is_dead,
    wound_members,
    wound_shark,
)
from seaboard.games.orca.happenings import Bit, Dived, Fell, Poisoned, TileHit, Toppled
from seaboard.games.orca.state import OrcaState
from seaboard.games.orca.strike import hits, members_near
from seaboard.games.orca.words import TOPPLES, Topple


def hit(state: OrcaState, chance: Chance, events: Events) -> str:
    """The result of the attack: a wound a hit (OR-7.3), or what the tile takes (OR-7.2)."""
    if state.prey != NOBODY:
        wound_members(state, [(state.prey, hits(state))], events)
    else:
        state.harmed = hit_tile(state, state.tile, hits(state), events)
    return ""


def hit_tile(state: OrcaState, tile: int, count: int, events: Events) -> bool:
    """Whether the tile was damaged or destroyed (OR-7.2)."""
    before = state.boat[tile]
    after = condition_after(tile, before, count, strong=state.ability == EXTRA_STRENGTH)
    state.boat = (*state.boat[:tile], after, *state.boat[tile + 1 :])
    harmed = after > before
    if events.listening:
        events.tell(TileHit(ZONES[tile], count, TILE_WORDS[after], harmed))
    if harmed:
        end_if_boat_is_gone(state, events)
    return harmed


def condition_after(tile: int, before: int, count: int, *, strong: bool) -> int:
    """A tile's condition after so many hits; with `extra-strength` what would be damaged is destroyed (OR-9.3)."""
    strength = TILES[tile]
    if before == DAMAGED:
        return GONE if count >= strength.damaged else DAMAGED
    if count >= strength.destroy or (strong and count >= strength.damage):
        return GONE
    return DAMAGED if count >= strength.damage else WHOLE


def big_mouth(state: OrcaState, chance: Chance, events: Events) -> str:
    """Everybody on the tile takes one wound (OR-9.3)."""
    if state.harmed and state.ability == BIG_MOUTH:
        wound_members(state, [(member, 1) for member in state.alive if state.spaces[member] == state.tile], events)
    return ""


def falls(state: OrcaState, chance: Chance, events: Events) -> str:
    """Everybody on a tile that was damaged or destroyed falls into the water of its zone (OR-7.2)."""
    if state.harmed:
        _throw_from(state, (state.tile,), events)
    return ""


def _throw_from(state: OrcaState, tiles: tuple[int, ...], events: Events) -> None:
    for member in state.alive:
        tile = state.spaces[member]
        if tile in tiles:
            state.spaces[member] = tile + WATER
            state.caged[member] = NOBODY  # a fall ends a cage (OR-5.3)
            if events.listening:
                events.tell(Fell(MEMBERS[member], ZONES[tile]))


def making_waves(state: OrcaState, chance: Chance, events: Events) -> str:
    """Every member on any tile falls into the water of its own zone (OR-9.3)."""
    if state.harmed and state.ability == MAKING_WAVES:
        _throw_from(state, tuple(range(len(ZONES))), events)
    return ""


# Domino effect (OR-9.3)


def ask_to_topple(state: OrcaState, chance: Chance, events: Events) -> str:
    """Once an attack, on one tile that touches the one harmed (OR-7.6, OR-9.3)."""
    if state.harmed and state.ability == DOMINO_EFFECT and standing_beside(state.boat, state.tile):
        return "toppling"
    return ""


def legal_toppling(state: OrcaState, seat: int) -> list[Action]:
    return [TOPPLES[tile] for tile in standing_beside(state.boat, state.tile)]


def why_not_topple(state: OrcaState, seat: int, action: Topple) -> IllegalAction | None:
    if ZONE_NUMBER[action.zone] in standing_beside(state.boat, state.tile):
        return None
    return refuse("OR-9.3", "orca.refused.not-beside", zone=action.zone, tile=ZONES[state.tile])


def topple(state: OrcaState, seat: int, action: Topple, chance: Chance, events: Events) -> bool:
    tile = ZONE_NUMBER[action.zone]
    if events.listening:
        events.tell(Toppled(action.zone))
    if hit_tile(state, tile, DOMINO_HITS, events):
        _throw_from(state, (tile,), events)
    return True


# After the attack


def bites(state: OrcaState, chance: Chance, events: Events) -> str:
    """One die for each member in its own or a touching water, by what touches now (OR-7.4)."""
    near = members_near(state)
    if not near:
        return ""
    dice = [die for draws in [chance.stream(f"bites/{state.round}")] for _ in near for die in roll(draws, 1)]
    if events.listening:
        for member, die in zip(near, dice, strict=True):
            events.tell(Bit(MEMBERS[member], die))
    wound_members(state, zip(near, dice, strict=True), events)
    return ""


def dive(state: OrcaState, chance: Chance, events: Events) -> str:
    """The used resurface card is discarded, the ability card leaves the game (OR-4.6)."""
    state.discards = with_card(state.discards, state.places[state.place])
    if state.ability != NOBODY:
        state.used = with_card(state.used, state.ability)
    state.places, state.place, state.ability = (), NOBODY, NOBODY
    state.chum, state.shown = NOBODY, NOBODY
    state.zone, state.tile, state.prey, state.dice = NOBODY, NOBODY, NOBODY, ()
    state.moved = state.helping = state.harmed = False
    state.plans = [None] * len(MEMBERS)
    state.caged = [NOBODY] * len(MEMBERS)
    if events.listening:
        events.tell(Dived())
    return ""


def poison(state: OrcaState, chance: Chance, events: Events) -> str:
    """The attached `poison-spear`, at the round's end (OR-9.6)."""
    wounds = sum(GEAR[gear].poison for gear in state.attached)
    if wounds:
        wound_shark(state, wounds)
        if events.listening:
            events.tell(Poisoned(wounds, state.shark_wounds))
        end_if_shark_is_dead(state, events)
    return ""


def end_round(state: OrcaState, chance: Chance, events: Events) -> str:
    if state.round >= state.max_rounds:  # OR-8.3
        end(state, "round-limit", None, events)
    return ""
