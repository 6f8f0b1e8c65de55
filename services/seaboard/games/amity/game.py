"""Amity Island as the engine's contract asks: each question answered by the room that knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events, Seen, Viewer
from seaboard.engine.facts import Outcome
from seaboard.engine.game import Choice, Game, Leaving
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.engine.turns import Turn
from seaboard.games.amity import belief, rules, sampling
from seaboard.games.amity.belief import Memory
from seaboard.games.amity.defaults import default_choice
from seaboard.games.amity.events import EVENTS
from seaboard.games.amity.facts import FACTS
from seaboard.games.amity.refusals import refusal
from seaboard.games.amity.state import AmityState
from seaboard.games.amity.view import AmityView, look
from seaboard.games.amity.words import ACTIONS


class AmityIsland(Game[AmityState, AmityView, Memory]):
    facts = FACTS
    state_type = AmityState
    view_type = AmityView
    action_types = ACTIONS
    event_types = EVENTS

    def setup(
        self, seats: int, picks: Sequence[str | None], options: Mapping[str, Any], chance: Chance, events: Events
    ) -> AmityState:
        return rules.prepare(seats, picks, options, chance, events)

    def turn(self, state: AmityState) -> Turn | None:
        return rules.turn(state)

    def legal_actions(self, state: AmityState, seat: int) -> Sequence[Action]:
        return rules.legal(state, seat)

    def any_action(self, state: AmityState, seat: int, chance: Chance) -> Action:
        return chance.stream("any-action").choice(rules.legal_now(state, seat))

    def refusal(self, state: AmityState, seat: int, action: Action) -> IllegalAction | None:
        return refusal(state, seat, action)

    def apply(self, state: AmityState, actions: Mapping[int, Action], chance: Chance, events: Events) -> None:
        (action,) = actions.values()
        rules.apply(state, action, chance, events)

    def view(self, state: AmityState, viewer: Viewer) -> AmityView:
        return look(state, viewer)

    def outcome(self, state: AmityState) -> Outcome | None:
        return rules.outcome(state)

    def resign(self, state: AmityState, seat: int, leaving: Leaving, chance: Chance, events: Events) -> None:
        rules.resign(state, seat, leaving, events)

    def roles(self, state: AmityState) -> tuple[tuple[str, ...], ...]:
        return state.roles

    def sides(self, state: AmityState) -> tuple[tuple[int, ...], ...]:
        return rules.sides(state)

    def start_memory(self, viewer: Viewer) -> Memory:
        return Memory()

    def remember(self, memory: Memory, seen: Seen) -> Memory:
        return belief.remember(memory, seen)

    def sample_state(self, view: AmityView, memory: Memory, viewer: Viewer, chance: Chance) -> AmityState:
        return sampling.sample(view, memory, chance)

    def is_possible(self, view: AmityView, memory: Memory, viewer: Viewer, state: AmityState) -> bool:
        return sampling.is_possible(view, memory, viewer, state)

    def default_choice(self, view: AmityView, memory: Memory, seat: int, chance: Chance) -> Choice:
        return default_choice(view, seat, chance)

    def channels(self, state: AmityState) -> Mapping[str, tuple[int, ...]]:
        shark, crew = self.sides(state)
        return {"seats": (*shark, *crew), "crew": crew} if len(crew) > 1 else {"seats": (*shark, *crew)}
