"""Both acts as the engine's contract asks: each question is answered by the act in course."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events, Seen, Viewer
from seaboard.engine.facts import Facts, Option, Outcome, Ruling
from seaboard.engine.game import Choice, Game, Leaving
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.engine.turns import Turn
from seaboard.games.amity import GAME as AMITY
from seaboard.games.amity.belief import Memory
from seaboard.games.jaws import acts
from seaboard.games.jaws.acts import AMITY_OPTIONS, ORCA_OPTIONS, ActChance, act_chance, act_in_course
from seaboard.games.jaws.events import MatchOver, SecondAct
from seaboard.games.jaws.state import JawsState
from seaboard.games.jaws.view import ActResult, JawsView
from seaboard.games.orca import GAME as ORCA


def _options(facts: Facts, names: Mapping[str, str]) -> tuple[Option, ...]:
    """An act's options under their names here."""
    inner = {option.name: option for option in facts.options}
    return tuple(replace(inner[name], name=outer) for outer, name in names.items())


FACTS = Facts(
    id="jaws",
    name="Jaws",
    summary="Both acts as one match: what the shark eats at Amity Island makes it strong against the Orca.",
    rules_version=AMITY.facts.rules_version + ORCA.facts.rules_version - 1,
    roles=AMITY.facts.roles,
    chairs=AMITY.facts.chairs,
    endings=ORCA.facts.endings,
    options=(*_options(AMITY.facts, AMITY_OPTIONS), *_options(ORCA.facts, ORCA_OPTIONS)),
    rulings=(
        Ruling("JW-2", "Nothing but the number of swimmers eaten carries over; Michael's overshoot counts as 9."),
        Ruling("JW-3", "The match states how both acts ended. Who gives up in Act 1 has lost the match."),
        Ruling("JW-4", "Between the acts all that was hidden in Act 1 is shown, the seed excepted."),
        Ruling("JW-5", "All else is ruled as in the acts' own games."),
        Ruling("JW-6", "A draw of Act 2 draws the match."),
    ),
    hidden="As in each act. Once Act 1 is over, nothing of it.",
    text_sources=("seaboard.games.amity", "seaboard.games.orca"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class JawsMemory:
    """What a viewer carries of Act 1; in Act 2 the view holds all that it knows."""

    amity: Memory


class Jaws(Game[JawsState, JawsView, JawsMemory]):
    facts = FACTS
    state_type = JawsState
    view_type = JawsView
    action_types = (*AMITY.action_types, *ORCA.action_types)
    event_types = (*AMITY.event_types, *ORCA.event_types, SecondAct, MatchOver)

    def setup(
        self, seats: int, picks: Sequence[str | None], options: Mapping[str, Any], chance: Chance, events: Events
    ) -> JawsState:
        return acts.open_match(seats, picks, options, chance, events)

    def turn(self, state: JawsState) -> Turn | None:
        return AMITY.turn(state.amity) if state.orca is None else ORCA.turn(state.orca)

    def legal_actions(self, state: JawsState, seat: int) -> Sequence[Action]:
        game, act = act_in_course(state)
        return game.legal_actions(act, seat)

    def any_action(self, state: JawsState, seat: int, chance: Chance) -> Action:
        game, act = act_in_course(state)
        return game.any_action(act, seat, chance)

    def refusal(self, state: JawsState, seat: int, action: Action) -> IllegalAction | None:
        game, act = act_in_course(state)
        return game.refusal(act, seat, action)

    def apply(self, state: JawsState, actions: Mapping[int, Action], chance: Chance, events: Events) -> None:
        game, act = act_in_course(state)
        game.apply(act, actions, act_chance(state, chance), events)
        if game.turn(act) is None:
            acts.pass_on(state, chance, events)

    def view(self, state: JawsState, viewer: Viewer) -> JawsView:
        return JawsView(
            act=1 if state.orca is None else 2,
            roles=state.roles,
            talk="free" if state.talk == "free" else "rulebook",
            orca_rounds=state.orca_rounds,
            amity=AMITY.view(state.amity, viewer),
            orca=None if state.orca is None else ORCA.view(state.orca, viewer),
            results=_results(state),
        )

    def outcome(self, state: JawsState) -> Outcome | None:
        return acts.outcome(state)

    def resign(self, state: JawsState, seat: int, leaving: Leaving, chance: Chance, events: Events) -> None:
        acts.leave(state, seat, leaving, chance, events)

    def roles(self, state: JawsState) -> tuple[tuple[str, ...], ...]:
        return state.roles

    def sides(self, state: JawsState) -> tuple[tuple[int, ...], ...]:
        return AMITY.sides(state.amity)

    def start_memory(self, viewer: Viewer) -> JawsMemory:
        return JawsMemory(AMITY.start_memory(viewer))

    def remember(self, memory: JawsMemory, seen: Seen) -> JawsMemory:
        """Of Act 2 there is nothing to carry."""
        return JawsMemory(AMITY.remember(memory.amity, seen)) if _is_of_act_one(seen) else memory

    def sample_state(self, view: JawsView, memory: JawsMemory, viewer: Viewer, chance: Chance) -> JawsState:
        return JawsState(
            roles=view.roles,
            talk=view.talk,
            orca_rounds=view.orca_rounds,
            amity=AMITY.sample_state(view.amity, memory.amity, viewer, ActChance("amity", chance)),
            orca=None if view.orca is None else ORCA.sample_state(view.orca, None, viewer, ActChance("orca", chance)),
        )

    def is_possible(self, view: JawsView, memory: JawsMemory, viewer: Viewer, state: JawsState) -> bool:
        """In each act by that act's own judgement."""
        if (view.orca is None) != (state.orca is None):
            return False
        if not AMITY.is_possible(view.amity, memory.amity, viewer, state.amity) or self.view(state, viewer) != view:
            return False
        return view.orca is None or state.orca is None or ORCA.is_possible(view.orca, None, viewer, state.orca)

    def default_choice(self, view: JawsView, memory: JawsMemory, seat: int, chance: Chance) -> Choice:
        if view.orca is None:
            return AMITY.default_choice(view.amity, memory.amity, seat, chance)
        return ORCA.default_choice(view.orca, None, seat, chance)

    def channels(self, state: JawsState) -> Mapping[str, tuple[int, ...]]:
        game, act = act_in_course(state)
        return game.channels(act)


def _is_of_act_one(seen: Seen) -> bool:
    told = seen.public or seen.own
    return told is not None and isinstance(told, AMITY.event_types)


def _results(state: JawsState) -> tuple[ActResult, ...]:
    """How the acts that are over ended (JW-3)."""
    found = []
    first = AMITY.outcome(state.amity)
    if first is not None:
        found.append(ActResult(1, first.ending, acts.side_of(first), state.amity.track))
    second = None if state.orca is None else ORCA.outcome(state.orca)
    if second is not None:
        found.append(ActResult(2, second.ending, acts.side_of(second), None))
    return tuple(found)
