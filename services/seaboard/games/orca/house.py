"""The house bots of Act 2: `easy` looks at the nearest, `medium` answers an even opponent best and mixes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from seaboard.bots.contract import Bot, Budget
from seaboard.bots.mixing import soft_choice
from seaboard.engine.chance import Chance
from seaboard.engine.game import Choice
from seaboard.engine.play import AnyGame
from seaboard.engine.records import Action
from seaboard.games.orca import worth
from seaboard.games.orca.belief import open_places
from seaboard.games.orca.boat import ZONE_NUMBER, destinations
from seaboard.games.orca.crew import MEMBER_NUMBER
from seaboard.games.orca.data import GEAR, GEAR_NUMBER, NOBODY, RAMMING_HITS
from seaboard.games.orca.defaults import START_TILES, as_it_was, near_the_shark, open_members
from seaboard.games.orca.dice import mean_over, odds
from seaboard.games.orca.preparing import ABILITY_NUMBER, PLACE_NUMBER, cut_dice, dice_of, evade, targets, weapons
from seaboard.games.orca.view import OrcaView
from seaboard.games.orca.words import (
    AGREE,
    ATTACKS,
    CAGES,
    HOLDS,
    KEEP,
    NO_CAGES,
    STANDS,
    Attack,
    Chum,
    Decide,
    Give,
    Maul,
    Ram,
    StrikeMember,
    StrikeTile,
    Topple,
    prepare,
)

T = TypeVar("T")

ABILITY_PRICE = 0.55
"""`medium` plays an ability card where it adds about so much: there are fewer cards than rounds."""
SHARK_HEAT = 0.45
CREW_HEAT = 0.2
"""How far below the best a choice may be and still be made at times, in wounds."""
CAUTION = 0.55
"""What a wound feared weighs against one dealt."""
LEAST_SHOT = 0.5
"""`medium` saves a shot that promises fewer wounds."""


def bots(game: AnyGame) -> Mapping[str, Bot]:
    return {"easy": Easy(game), "medium": Medium(game)}


def best_of(items: Sequence[T], value: Callable[[T], float]) -> T:
    return max(items, key=value)


class Seat:
    """One decision: what the seat sees, a world that it cannot rule out, and the draws of the bot."""

    def __init__(self, game: AnyGame, view: OrcaView, seat: int, legal: Sequence[Action], chance: Chance) -> None:
        self.view, self.seat, self.legal = view, seat, legal
        self.world: Any = game.sample_state(view, None, seat, chance)
        self.draws = chance.stream("house")

    def members(self) -> list[int]:
        return open_members(self.view, self.seat)


class HouseBot:
    """What both levels share: the table of decisions, and those that take no thought."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(
        self, view: Any, memory: Any, seat: int, legal_actions: Sequence[Action], budget: Budget, chance: Chance
    ) -> Choice:
        answer: Callable[[Seat], Choice] = getattr(self, view.phase)
        return answer(Seat(self.game, view, seat, legal_actions, chance))

    def sharing(self, at: Seat) -> Choice:
        return (AGREE,)

    def standing(self, at: Seat) -> Choice:
        return tuple(STANDS[member][ZONE_NUMBER[START_TILES[member]]] for member in at.members())

    def showing(self, at: Seat) -> Choice:
        return (at.draws.choice(at.legal),)

    def attacking(self, at: Seat) -> Choice:
        """Attached gear first, so that it serves the others; ammo where there is any."""
        member = best_of(at.members(), lambda one: GEAR[at.world.plans[one][1]].use == "attached")
        return (best_of([action for action in at.legal if action in ATTACKS[member]], lambda action: action.ammo),)

    def caging(self, at: Seat) -> Choice:
        member = at.members()[0]
        return (CAGES[member] if member in near_the_shark(at.view) else NO_CAGES[member],)

    def striking(self, at: Seat) -> Choice:
        dice, plus = dice_of(at.world), RAMMING_HITS * at.world.moved
        return (best_of(at.legal, lambda action: strike_worth(at.world, action, dice, plus)),)

    def helping(self, at: Seat) -> Choice:
        dice = cut_dice(at.world, 2)
        return (best_of(at.legal, lambda action: strike_worth(at.world, action, dice, 0)),)

    def toppling(self, at: Seat) -> Choice:
        tiles = [action for action in at.legal if isinstance(action, Topple)]
        return (best_of(tiles, lambda action: worth.domino_worth(at.world, ZONE_NUMBER[action.zone])),)


def strike_worth(world: Any, action: Action, dice: int, plus: int) -> float:
    if isinstance(action, StrikeTile):
        return worth.tile_worth(world, ZONE_NUMBER[action.zone], dice, plus)
    if isinstance(action, StrikeMember):
        return worth.member_worth(world, MEMBER_NUMBER[action.member], dice, plus)
    return -0.01  # better a hopeless attack than none


class Easy(HouseBot):
    """The shark comes up anywhere; the crew aims its best weapon at the nearest place."""

    def deciding(self, at: Seat) -> Choice:
        plain = [action for action in at.legal if isinstance(action, Decide) and action.ability is None]
        return (at.draws.choice(at.legal if at.draws.below(3) == 0 else plain),)

    def ramming(self, at: Seat) -> Choice:
        return (at.draws.choice(at.legal),)

    def mauling(self, at: Seat) -> Choice:
        """All blank dice again."""
        blank = tuple(die for die in at.view.strike.dice if die == 0) if at.view.strike else ()
        return next(((action,) for action in at.legal if isinstance(action, Maul) and action.dice == blank), (KEEP,))

    def preparing(self, at: Seat) -> Choice:
        return tuple(self._prepare(at, member) for member in at.members()) or as_it_was(at.view, at.seat)

    def _prepare(self, at: Seat, member: int) -> Action:
        """It stays where it is if it can aim from there at any of the places, else it goes where it can."""
        zones = {ZONE_NUMBER[at.view.places[place].zone] for place in open_places(at.view)}
        here = at.world.spaces[member]
        held = sorted(weapons(at.world, member), key=lambda gear: (GEAR[gear].dice, GEAR[gear].plus), reverse=True)
        for space in (here, *destinations(at.world.boat)[here]):
            for gear in held:
                aims = [zone for zone in targets(at.world, gear, space) if zone in zones]
                if aims:
                    return prepare(member, space, gear, at.draws.choice(aims))
        return prepare(member, here, NOBODY, NOBODY)


class Medium(HouseBot):
    """Both sides: the best answer to an opponent who takes every place evenly, mixed so that no habit can be read."""

    def sharing(self, at: Seat) -> Choice:
        """Ammo goes to whom has something to load; then it agrees."""
        gives = [action for action in at.legal if isinstance(action, Give) and _loads(at.view, action)]
        return (gives[0],) if gives else (AGREE,)

    def deciding(self, at: Seat) -> Choice:
        decisions = [action for action in at.legal if isinstance(action, Decide)]
        return (soft_choice(decisions, lambda action: self._decision(at, action), SHARK_HEAT, at.draws),)

    def _decision(self, at: Seat, action: Decide) -> float:
        ability = NOBODY if action.ability is None else ABILITY_NUMBER[action.ability]
        price = 0.0 if action.ability is None else ABILITY_PRICE
        return worth.round_worth(at.world, PLACE_NUMBER[action.place], ability) - price

    def ramming(self, at: Seat) -> Choice:
        return (best_of(at.legal, lambda action: self._rammed(at, action)),)

    def _rammed(self, at: Seat, action: Action) -> float:
        there, moved = at.world.copy(), isinstance(action, Ram)
        if isinstance(action, Ram):
            there.zone = ZONE_NUMBER[action.zone]
        return worth.best_attack(there, dice_of(there), RAMMING_HITS * moved)

    def mauling(self, at: Seat) -> Choice:
        return (best_of(at.legal, lambda action: self._mauled(at, action)),)

    def _mauled(self, at: Seat, action: Action) -> float:
        """What the attack is worth after rolling these dice again."""
        world, again = at.world, action.dice if isinstance(action, Maul) else ()
        kept = sum(world.dice) - sum(again)
        return sum(chance * self._result(world, kept + total) for total, chance in enumerate(odds(len(again))))

    def _result(self, world: Any, total: int) -> float:
        if world.prey == NOBODY:
            return worth.total_worth(world, world.tile, total)
        return worth.wounds_worth(world, world.prey, total)

    def preparing(self, at: Seat) -> Choice:
        """Chum first, while it can narrow down the places; then every member that waits."""
        chum = [action for action in at.legal if isinstance(action, Chum)]
        if chum and at.members() and len({place.zone for place in at.view.places}) == len(at.view.places):
            return (chum[0],)
        return tuple(self._prepare(at, member) for member in at.members()) or as_it_was(at.view, at.seat)

    def _prepare(self, at: Seat, member: int) -> Action:
        world, places = at.world, open_places(at.view)
        zones = {ZONE_NUMBER[at.view.places[place].zone] for place in places}
        held = weapons(world, member)
        found: list[tuple[float, Action]] = []
        for space in destinations(world.boat)[world.spaces[member]]:
            fear = CAUTION * worth.risk(world, member, space, places)
            found.append((-fear, prepare(member, space, NOBODY, NOBODY)))
            for gear in held:
                for zone in targets(world, gear, space):
                    if zone in zones or GEAR[gear].steers:
                        promise = worth.aim_worth(world, gear, zone, places) - fear
                        found.append((promise, prepare(member, space, gear, zone)))
        return soft_choice(found, lambda one: one[0], CREW_HEAT, at.draws)[1]

    def attacking(self, at: Seat) -> Choice:
        """As all do, but a shot that promises little is saved."""
        (attack,) = super().attacking(at)
        assert isinstance(attack, Attack)
        member = MEMBER_NUMBER[attack.member]
        gear = GEAR[at.world.plans[member][1]]
        poor = gear.dice > 0 and mean_over(gear.dice, gear.plus, evade(at.world)) < LEAST_SHOT
        return (HOLDS[member],) if poor and gear.spent != "kept" else (attack,)


def _loads(view: OrcaView, action: Give) -> bool:
    """Whether ammo goes from a member without a gun to one with a gun."""
    giver, taker = view.crew[action.member], view.crew[action.to]
    if action.gear != "ammo" or _guns(giver.gear + giver.offered):
        return False
    return bool(_guns(taker.gear + taker.offered))


def _guns(gear: Sequence[str]) -> int:
    return sum(GEAR[GEAR_NUMBER[name]].spent == "fired" for name in gear)
