"""Act 1, then Act 2 (JW-1, JW-2): what passes from one to the other. Holds no rule of play of either (JW-5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from seaboard.engine.chance import Chance, Draws
from seaboard.engine.events import DEAF, Events
from seaboard.engine.facts import Outcome
from seaboard.engine.game import Leaving
from seaboard.engine.play import AnyGame
from seaboard.engine.states import State
from seaboard.games.amity import GAME as AMITY
from seaboard.games.jaws.events import MatchOver, SecondAct
from seaboard.games.jaws.state import JawsState
from seaboard.games.orca import GAME as ORCA
from seaboard.games.orca.data import SHARK_SEAT, row_after

AMITY_OPTIONS: Final = {"brody-start": "brody-start", "amity-max-rounds": "max-rounds"}
ORCA_OPTIONS: Final = {"talk": "talk", "orca-max-rounds": "max-rounds"}
"""By the name of an option here, its name in the act."""
LEFT: Final = frozenset({"resigned", "forfeited"})


class ActChance:
    """The chance of one act: its streams lie beside those of the other act, never in them (ALL-3)."""

    __slots__ = ("_act", "_chance")

    def __init__(self, act: str, chance: Chance) -> None:
        self._act = act
        self._chance = chance

    def stream(self, name: str) -> Draws:
        return self._chance.stream(f"{self._act}/{name}")


def options_of(names: Mapping[str, str], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of an act, out of the match's."""
    return {inner: options[outer] for outer, inner in names.items()}


def open_match(
    seats: int, picks: Sequence[str | None], options: Mapping[str, Any], chance: Chance, events: Events
) -> JawsState:
    inner = options_of(AMITY_OPTIONS, options)
    amity = AMITY.setup(seats, picks, inner, ActChance("amity", chance), events)
    return JawsState(AMITY.roles(amity), options["talk"], options["orca-max-rounds"], amity)


def act_in_course(state: JawsState) -> tuple[AnyGame, State]:
    """The game of the act and its state."""
    return (AMITY, state.amity) if state.orca is None else (ORCA, state.orca)


def act_chance(state: JawsState, chance: Chance) -> ActChance:
    return ActChance("amity" if state.orca is None else "orca", chance)


def pass_on(state: JawsState, chance: Chance, events: Events) -> None:
    """After an action or a leaving: the second act follows the first, the match's end the second."""
    if state.orca is None and AMITY.turn(state.amity) is None and state.amity.ending not in LEFT:
        _open_second_act(state, chance, events)
    if events.listening and is_over(state):
        second = None if state.orca is None else state.orca.ending
        events.tell(MatchOver(state.amity.ending, state.amity.track, second, winner(state)))


def _open_second_act(state: JawsState, chance: Chance, events: Events) -> None:
    """The same seats and roles (JW-1), cards by the swimmers eaten (JW-2); who left stays away."""
    row = row_after(state.amity.track)
    if events.listening:
        events.tell(SecondAct(state.amity.track, *row), news=True)
    options = {"talk": state.talk, "max-rounds": state.orca_rounds}
    inner = ActChance("orca", chance)
    state.orca = ORCA.setup_with(row, len(state.roles), picks_of(state.roles), options, inner, events)
    for seat in state.amity.left:
        ORCA.resign(state.orca, seat, "resigned", inner, DEAF)


def picks_of(roles: tuple[tuple[str, ...], ...]) -> tuple[str | None, ...]:
    """What the seats of these roles picked: with three of them each has its own member first."""
    return (None, *(own[0] for own in roles[1:])) if len(roles) == 3 else (None,) * len(roles)


def leave(state: JawsState, seat: int, leaving: Leaving, chance: Chance, events: Events) -> None:
    if is_over(state):
        return
    game, act = act_in_course(state)
    game.resign(act, seat, leaving, act_chance(state, chance), events)
    pass_on(state, chance, events)


def is_over(state: JawsState) -> bool:
    game, act = act_in_course(state)
    return game.turn(act) is None


def winner(state: JawsState) -> Literal["shark", "crew"] | None:
    """Whoever wins Act 2 (JW-3), or is left when the other side gave up; nobody in a draw of Act 2 (JW-6)."""
    result = outcome(state)
    return None if result is None else side_of(result)


def side_of(result: Outcome) -> Literal["shark", "crew"] | None:
    """The side alone in place 1; in a draw both are."""
    if len(set(result.places)) == 1:
        return None
    return "shark" if result.places[SHARK_SEAT] == 1 else "crew"


def outcome(state: JawsState) -> Outcome | None:
    """The places of Act 2 are the match's; Act 1 decides only where the match was given up in it."""
    game, act = act_in_course(state)
    found = game.outcome(act)
    if found is None or (state.orca is None and found.ending not in LEFT):
        return None
    return Outcome(found.ending, found.places)
