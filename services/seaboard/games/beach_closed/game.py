"""Beach Closed as the engine's contract asks: facts, and each question answered by the room that knows."""

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
from seaboard.games.beach_closed import belief, clock, rules, sightings, words
from seaboard.games.beach_closed.facts import FACTS
from seaboard.games.beach_closed.jaws import JAWS_ACTIONS
from seaboard.games.beach_closed.orca import ORCA_ACTIONS
from seaboard.games.beach_closed.sightings import Memory
from seaboard.games.beach_closed.state import BeachClosedState
from seaboard.games.beach_closed.view import BeachClosedView, look


class BeachClosed(Game[BeachClosedState, BeachClosedView, Memory]):
    facts = FACTS
    state_type = BeachClosedState
    view_type = BeachClosedView
    action_types = tuple(dict.fromkeys((*JAWS_ACTIONS, *ORCA_ACTIONS)))
    event_types = (
        words.Began,
        words.SwimmerPlaced,
        words.JawsTurn,
        words.OwnTurn,
        words.TokenUsed,
        words.Sailed,
        words.Shot,
        words.SwimmerMoved,
        words.CardPlaced,
        words.CardBlocked,
        words.DynamiteLaid,
        words.OrcaTurn,
        words.MustLeave,
        words.Ended,
    )

    def setup(
        self, seats: int, picks: Sequence[str | None], options: Mapping[str, Any], chance: Chance, events: Events
    ) -> BeachClosedState:
        return rules.set_up(options, chance, events)

    def turn(self, state: BeachClosedState) -> Turn | None:
        return rules.turn(state)

    def legal_actions(self, state: BeachClosedState, seat: int) -> Sequence[Action]:
        return rules.legal(state, seat)

    def any_action(self, state: BeachClosedState, seat: int, chance: Chance) -> Action:
        return rules.some_action(state, chance)

    def refusal(self, state: BeachClosedState, seat: int, action: Action) -> IllegalAction | None:
        return rules.refusal(state, seat, action)

    def apply(self, state: BeachClosedState, actions: Mapping[int, Action], chance: Chance, events: Events) -> None:
        rules.apply(state, actions, events)

    def view(self, state: BeachClosedState, viewer: Viewer) -> BeachClosedView:
        return look(state, viewer)

    def outcome(self, state: BeachClosedState) -> Outcome | None:
        return rules.outcome(state)

    def resign(self, state: BeachClosedState, seat: int, leaving: Leaving, chance: Chance, events: Events) -> None:
        rules.resign(state, seat, leaving, events)

    def roles(self, state: BeachClosedState) -> tuple[tuple[str, ...], ...]:
        return (("jaws",), ("orca",)) if state.jaws == 0 else (("orca",), ("jaws",))

    def start_memory(self, viewer: Viewer) -> Memory:
        return Memory()

    def remember(self, memory: Memory, seen: Seen) -> Memory:
        return sightings.remember(memory, seen)

    def sample_state(self, view: BeachClosedView, memory: Memory, viewer: Viewer, chance: Chance) -> BeachClosedState:
        return belief.sample(view, memory, chance)

    def is_possible(self, view: BeachClosedView, memory: Memory, viewer: Viewer, state: BeachClosedState) -> bool:
        return belief.is_possible(view, memory, viewer, state)

    def default_choice(self, view: BeachClosedView, memory: Memory, seat: int, chance: Chance) -> Choice:
        state = belief.sample(view, memory, chance)
        return clock.jaws_turn_at_random(state, chance) if seat == view.jaws else clock.orca_step(state, chance)
