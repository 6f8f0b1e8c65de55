"""The order of play, as tables: a round step by step (OR-4, OR-7.6), and what each step does."""

from __future__ import annotations

from collections.abc import Callable

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events
from seaboard.games.orca import crew, crew_attack, effects, preparing, strike
from seaboard.games.orca.state import OrcaState

Step = Callable[[OrcaState, Chance, Events], str]
"""Does its part and says which decision it then waits for; empty for none."""

STEPS: dict[str, Step] = {
    "share": crew.share,  # OR-3.1, OR-7.5
    "places": crew.take_places,  # OR-3.4
    "reveal": preparing.reveal,  # OR-4.1
    "decide": preparing.ask_shark,  # OR-4.2
    "prepare": preparing.ask_crew,  # OR-4.3
    "surface": preparing.surface,  # OR-4.4
    "crew-attack": crew_attack.ask_attackers,  # OR-4.5
    "ramming-speed": strike.ask_to_ram,  # OR-9.3
    "cages": strike.ask_for_cages,  # OR-5.3
    "strike": strike.ask_to_strike,  # OR-7.1
    "maul-again": strike.ask_to_maul,  # OR-7.6 from here to `end-round`
    "hit": effects.hit,
    "big-mouth": effects.big_mouth,
    "falls": effects.falls,
    "making-waves": effects.making_waves,
    "domino-effect": effects.ask_to_topple,
    "second-helping": strike.ask_for_second_helping,
    "bites": effects.bites,
    "dive": effects.dive,
    "poison-spear": effects.poison,
    "end-round": effects.end_round,
}

SET_UP = ("share", "places")
ROUND = tuple(STEPS)[len(SET_UP) :]


def advance(state: OrcaState, chance: Chance, events: Events) -> None:
    """Step by step until a decision is needed or the match is over; one round follows the other."""
    while not state.ending:
        if not state.todo:
            state.todo = ROUND
        step, state.todo = state.todo[0], state.todo[1:]
        phase = STEPS[step](state, chance, events)
        if phase:
            state.phase = phase
            return
