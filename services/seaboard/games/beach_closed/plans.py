"""All moves that Jaws can make in a turn, as the steps that lead there: what its house bots choose from."""

from __future__ import annotations

from dataclasses import dataclass

from seaboard.engine.records import Action
from seaboard.games.beach_closed.data import DUE_ISLAND, LEAVING, NOWHERE
from seaboard.games.beach_closed.ground import BIT, NEIGHBOURS, in_play, places
from seaboard.games.beach_closed.sightings import Scene
from seaboard.games.beach_closed.words import ATTACK, EXTRA_MOVE, GO_TO_ISLAND, MOVE_AWAY, SWIM


@dataclass(frozen=True, slots=True)
class Plan:
    """A move: its steps, and the card where it ends quietly, or kills, or is hit (then neither is set)."""

    steps: tuple[Action, ...]
    end: int = NOWHERE
    killed: int = NOWHERE

    @property
    def is_long(self) -> bool:
        """Whether it takes the token `extra-move`."""
        return EXTRA_MOVE in self.steps


def plans(scene: Scene, shark: int, steps: int, may_be_longer: bool) -> list[Plan]:
    """A shortest plan for every end that the move can have from these whereabouts; one step more with the token."""
    found: dict[tuple[int, int], Plan] = {}
    frontier = [_kept(found, plan) for plan in _beginnings(scene, shark)]
    for step in range(steps + may_be_longer):
        token = (EXTRA_MOVE,) if step == steps else ()
        grown = [further for plan in frontier if plan is not None for further in _further(scene, plan, token)]
        frontier = [_kept(found, plan) for plan in grown]
    return [_with_attack(scene, plan) for plan in found.values()]


def _kept(found: dict[tuple[int, int], Plan], plan: Plan) -> Plan | None:
    """Keeps a plan that ends as none before; answers it if Jaws can swim on from there."""
    key = (plan.end, plan.killed)
    if key in found:
        return None
    found[key] = plan
    return plan if plan.end != NOWHERE else None


def _beginnings(scene: Scene, shark: int) -> list[Plan]:
    """BC-5.4, BC-6.1, BC-7.5."""
    if shark < DUE_ISLAND:
        return [Plan((), end=shark)]
    around = 0 if shark == DUE_ISLAND else _enterable(scene, shark - LEAVING)
    if around:
        return [_arrived(scene, (MOVE_AWAY[card],), card) for card in places(around)]
    return [_arrived(scene, (GO_TO_ISLAND[island],), island) for island in islands(scene)]


def _further(scene: Scene, plan: Plan, token: tuple[Action, ...]) -> list[Plan]:
    cards = places(_enterable(scene, plan.end))
    return [_arrived(scene, (*plan.steps, *token, SWIM[card]), card) for card in cards]


def _arrived(scene: Scene, steps: tuple[Action, ...], card: int) -> Plan:
    if scene.dynamite & BIT[card]:
        return Plan(steps)
    if scene.swimmers & BIT[card]:
        return Plan(steps, killed=card)
    return Plan(steps, end=card)


def _enterable(scene: Scene, cell: int) -> int:
    around = NEIGHBOURS[cell] & in_play(scene)
    return around if scene.guarded == NOWHERE else around & ~BIT[scene.guarded]


def _with_attack(scene: Scene, plan: Plan) -> Plan:
    """To stay under an unprotected swimmer is to kill it (BC-5.4)."""
    prey = scene.swimmers if scene.guarded == NOWHERE else scene.swimmers & ~BIT[scene.guarded]
    stays = plan.end != NOWHERE and not plan.steps
    return Plan((ATTACK,), killed=plan.end) if stays and prey & BIT[plan.end] else plan


def islands(scene: Scene) -> tuple[int, int]:
    one, other = sorted((scene.jaws_island, scene.orca_island))
    return one, other
