"""What a position of Act 2 promises each side, in wounds, by exact odds of the dice: what the house bots weigh.

The positions are those that a bot sampled from its view; only their public part is used.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from seaboard.games.orca.boat import WATER, destinations, is_water, standing_beside, waters_near
from seaboard.games.orca.data import (
    BIG_MOUTH,
    CARDS,
    DOMINO_EFFECT,
    DOMINO_HITS,
    EXTRA_STRENGTH,
    FACES,
    GEAR,
    HELPING_DICE,
    MAKING_WAVES,
    MAUL_AGAIN,
    MEMBER_LIMIT,
    RAMMING_HITS,
    RAMMING_SPEED,
    SECOND_HELPING,
)
from seaboard.games.orca.dice import mean_over, odds
from seaboard.games.orca.effects import condition_after
from seaboard.games.orca.preparing import cut_dice, evade, weapons
from seaboard.games.orca.state import OrcaState
from seaboard.games.orca.strike import members_near, tiles_near

TILE_WORTH: Final = (0.0, 0.9, 2.2)
"""To the shark: a tile whole, damaged, gone."""
ELIMINATION: Final = 3.0
"""To the shark, beyond the wounds: a member out, its gear gone."""
FALL: Final = 1.3
"""To the shark: a member thrown into the water, the bite that follows included."""
MAULED: Final = (0, 1, 1, 1, 1, 2, 2, 2, 2)
"""The faces of a die that is rolled again when it is blank."""
SHAKE_LIFE: Final = 3.0
"""Rounds that attached gear lasts, about."""


def total_worth(state: OrcaState, tile: int, total: int) -> float:
    """To the shark: an attack on a tile that comes to so many hits."""
    before = state.boat[tile]
    after = condition_after(tile, before, total, strong=state.ability == EXTRA_STRENGTH)
    if after == before:
        return 0.0
    there = sum(state.spaces[member] == tile for member in state.alive)
    worth = TILE_WORTH[after] - TILE_WORTH[before] + FALL * there
    if state.ability == BIG_MOUTH:
        worth += there
    elif state.ability == MAKING_WAVES:
        afloat = sum(not is_water(state.spaces[member]) for member in state.alive)
        worth += FALL * (afloat - there)
    elif state.ability == DOMINO_EFFECT:
        worth += max((domino_worth(state, other) for other in standing_beside(state.boat, tile)), default=0.0)
    return worth


def domino_worth(state: OrcaState, tile: int) -> float:
    """To the shark: two hits on a tile beside the one harmed."""
    before = state.boat[tile]
    after = condition_after(tile, before, DOMINO_HITS, strong=False)
    there = sum(state.spaces[member] == tile for member in state.alive)
    return TILE_WORTH[after] - TILE_WORTH[before] + FALL * there if after > before else 0.0


def wounds_worth(state: OrcaState, member: int, total: int) -> float:
    """To the shark: an attack on a member that comes to so many hits."""
    if state.caged[member] == state.spaces[member]:
        return 0.0
    left = MEMBER_LIMIT - state.wounds[member]
    return min(total, left) + (ELIMINATION if total >= left else 0.0)


def mean(worth: Callable[[int], float], dice: int, plus: int = 0, faces: tuple[int, ...] = FACES) -> float:
    """What an attack is worth before so many dice are rolled."""
    return sum(chance * worth(total + plus) for total, chance in enumerate(odds(dice, faces)))


def tile_worth(state: OrcaState, tile: int, dice: int, plus: int = 0, faces: tuple[int, ...] = FACES) -> float:
    return mean(lambda total: total_worth(state, tile, total), dice, plus, faces)


def member_worth(state: OrcaState, member: int, dice: int, plus: int = 0, faces: tuple[int, ...] = FACES) -> float:
    return mean(lambda total: wounds_worth(state, member, total), dice, plus, faces)


def best_attack(state: OrcaState, dice: int, plus: int = 0) -> float:
    """To the shark: the best attack from where it is, with what its ability card adds to it."""
    faces = MAULED if state.ability == MAUL_AGAIN else FACES
    tiles = [tile_worth(state, tile, dice, plus, faces) for tile in tiles_near(state)]
    members = [member_worth(state, member, dice, plus, faces) for member in members_near(state)]
    if state.ability == SECOND_HELPING and tiles:
        again = max(tile_worth(state, tile, cut_dice(state, HELPING_DICE)) for tile in tiles_near(state))
        tiles = [worth + again for worth in tiles]
    return max((0.0, *tiles, *members))


def round_worth(state: OrcaState, place: int, ability: int) -> float:
    """To the shark: coming up at a place with an ability card (or NOBODY), against a crew that aims evenly at the
    three places. The state is changed to that choice."""
    state.place, state.ability = place, ability
    card = CARDS[state.places[place]]
    state.zone = card.zone
    dice = cut_dice(state, card.dice)
    danger = crew_threat(state, card.zone) / len(state.places)
    worth = best_attack(state, dice)
    if ability == RAMMING_SPEED:
        for zone in waters_near(state.boat)[WATER + card.zone]:
            state.zone = zone
            worth = max(worth, best_attack(state, dice, RAMMING_HITS if zone != card.zone else 0))
        state.zone = card.zone
    bites = sum(min(1.0, MEMBER_LIMIT - state.wounds[member]) for member in members_near(state))
    return worth + bites - danger


def crew_threat(state: OrcaState, zone: int) -> float:
    """Wounds that the whole crew would deal if all of it aimed here."""
    level = evade(state)
    return sum(max(_threats(state, member, zone, level), default=0.0) for member in state.alive)


def _threats(state: OrcaState, member: int, zone: int, level: int) -> list[float]:
    reach = _zones_in_reach(state.boat, state.spaces[member])
    return [
        mean_over(GEAR[gear].dice, GEAR[gear].plus, level)
        for gear in weapons(state, member)
        if GEAR[gear].dice and (GEAR[gear].use == "ranged" or zone in reach)
    ]


@cache
def _zones_in_reach(boat: tuple[int, ...], space: int) -> frozenset[int]:
    """The zones at which a member who starts here can aim a melee weapon."""
    return frozenset(zone for to in destinations(boat)[space] for zone in waters_near(boat)[to])


# To the crew


def aim_worth(state: OrcaState, weapon: int, target: int, places: list[int]) -> float:
    """Wounds to the shark, and what attached gear promises, if every one of these places is as likely."""
    return sum(_hit_worth(state, weapon, target, place) for place in places) / len(places)


def _hit_worth(state: OrcaState, weapon: int, target: int, place: int) -> float:
    card, gear = CARDS[state.places[place]], GEAR[weapon]
    near = waters_near(state.boat)[WATER + target] if gear.steers else (target,)
    if card.zone not in near:
        return 0.0
    if gear.use == "attached":
        return SHAKE_LIFE * (0.8 * gear.evade_cut + gear.poison + 0.6 * gear.dice_cut)
    level = max(0, card.evade - sum(GEAR[other].evade_cut for other in state.attached))
    return mean_over(gear.dice, gear.plus, level) - USE_COST[gear.spent]


USE_COST: Final = {"kept": 0.0, "fired": 0.25, "used": 0.35}
"""What a weapon that leaves the game would still have been worth."""


def risk(state: OrcaState, member: int, space: int, places: list[int]) -> float:
    """Wounds that a member must fear there, if every one of these places is as likely."""
    return sum(_risk_at(state, member, space, CARDS[state.places[place]].zone, place) for place in places) / len(places)


def _risk_at(state: OrcaState, member: int, space: int, zone: int, place: int) -> float:
    dice = cut_dice(state, CARDS[state.places[place]].dice)
    if is_water(space):
        near = space - WATER in waters_near(state.boat)[WATER + zone]
        fatal = MEMBER_LIMIT - state.wounds[member] <= dice + 1
        return (dice + 1 + (ELIMINATION / 2 if fatal else 0)) if near else 0.2
    if zone not in waters_near(state.boat)[space]:
        return 0.0
    before = state.boat[space]
    harmed = sum(
        chance
        for total, chance in enumerate(odds(dice))
        if condition_after(space, before, total, strong=False) > before
    )
    return harmed * FALL * (1.5 if MEMBER_LIMIT - state.wounds[member] <= 1 else 1.0) * 0.7
