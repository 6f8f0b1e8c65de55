"""Aqualin as the engine's contract asks: facts, and each question answered by the room that knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events, Seen, Viewer
from seaboard.engine.facts import Chair, Facts, Outcome, Ruling, choice_option
from seaboard.engine.game import Choice, Game, Leaving
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.engine.turns import Turn, one
from seaboard.games.aqualin import belief, rules
from seaboard.games.aqualin.house import greedy_place
from seaboard.games.aqualin.state import AqualinState
from seaboard.games.aqualin.view import AqualinView, look
from seaboard.games.aqualin.words import Dealt, Drawn, Place, Placed, Scored, SeatLeft, Slid, Slide

FACTS = Facts(
    id="aqualin",
    name="Aqualin",
    summary="Two divers fill one reef: one gathers schools of a colour, the other schools of an animal.",
    rules_version=1,
    roles=("colour", "animal"),
    chairs={2: (Chair(("colour",)), Chair(("animal",)))},
    endings={
        "higher-total": "The reef is full; the higher total wins (AQ-4.4).",
        "tie": "The reef is full and the totals are equal; the seat that played second wins (AQ-4.4).",
        "resigned": "A seat resigned; the other one wins.",
        "forfeited": "A seat's clock ran out; the other one wins.",
    },
    options=(
        choice_option("first", ("random", "colour", "animal"), "random", "Who begins.", "AQ-2.3"),
    ),
    rulings=(
        Ruling("AQ-2.3", "Who begins is drawn at random, unless option `first` names a role."),
        Ruling("AQ-3.5", "A slide of no cells is illegal, and so is a slide after the placement."),
        Ruling("AQ-3.6", "With one empty cell left a slide into it is legal; the placement then fills the cell left."),
        Ruling("AQ-4.3", "A school of six scores 15."),
        Ruling("AQ-4.5", "A rematch swaps the roles; who begins follows option `first` afresh."),
    ),
    rematch_swaps_roles=True,
    hidden="The order of the stack, from everybody.",
)  # fmt: skip

TURNS = (one(0), one(1))


class Aqualin(Game[AqualinState, AqualinView, None]):
    facts = FACTS
    state_type = AqualinState
    view_type = AqualinView
    action_types = (Slide, Place)
    event_types = (Dealt, Slid, Placed, Drawn, Scored, SeatLeft)

    def setup(
        self, seats: int, picks: Sequence[str | None], options: Mapping[str, Any], chance: Chance, events: Events
    ) -> AqualinState:
        return rules.deal(options, chance, events)

    def turn(self, state: AqualinState) -> Turn | None:
        return TURNS[state.mover] if state.empty and state.gone < 0 else None

    def legal_actions(self, state: AqualinState, seat: int) -> Sequence[Action]:
        return rules.legal(state) if seat == state.mover and not rules.is_over(state) else ()

    def any_action(self, state: AqualinState, seat: int, chance: Chance) -> Action:
        return rules.some_action(state, chance)

    def refusal(self, state: AqualinState, seat: int, action: Action) -> IllegalAction | None:
        return rules.refusal(state, seat, action)

    def apply(self, state: AqualinState, actions: Mapping[int, Action], chance: Chance, events: Events) -> None:
        rules.apply(state, actions[state.mover], events)

    def view(self, state: AqualinState, viewer: Viewer) -> AqualinView:
        return look(state)

    def outcome(self, state: AqualinState) -> Outcome | None:
        return rules.outcome(state)

    def resign(self, state: AqualinState, seat: int, leaving: Leaving, chance: Chance, events: Events) -> None:
        rules.resign(state, seat, leaving, events)

    def roles(self, state: AqualinState) -> tuple[tuple[str, ...], ...]:
        return (("colour",), ("animal",))

    def start_memory(self, viewer: Viewer) -> None:
        return None

    def remember(self, memory: None, seen: Seen) -> None:
        return None

    def sample_state(self, view: AqualinView, memory: None, viewer: Viewer, chance: Chance) -> AqualinState:
        return belief.sample(view, chance)

    def is_possible(self, view: AqualinView, memory: None, viewer: Viewer, state: AqualinState) -> bool:
        return belief.is_possible(view, state)

    def default_choice(self, view: AqualinView, memory: None, seat: int, chance: Chance) -> Choice:
        return (greedy_place(view, seat, chance),)
