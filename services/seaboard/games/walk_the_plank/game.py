"""Walk the Plank! as the engine's contract asks: facts, and each question answered by the room that knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.engine.chance import Chance
from seaboard.engine.events import DEAF, Events, Seen, Viewer
from seaboard.engine.facts import Chair, Facts, Outcome, Ruling, list_option, number_option, switch_option
from seaboard.engine.game import Choice, Game, Leaving
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.engine.turns import Turn
from seaboard.games.walk_the_plank import belief, cards, legal, rules, worth
from seaboard.games.walk_the_plank.data import (
    CARDS,
    FEWEST_ROUNDS,
    MAX_ROUNDS,
    MOST_ROUNDS,
    SEATS,
    SKULLS,
)
from seaboard.games.walk_the_plank.state import ABOARD, OVER, TURNING, PlankState
from seaboard.games.walk_the_plank.view import WalkThePlankView, look
from seaboard.games.walk_the_plank.words import ACTIONS, EVENTS, Rest

ROLE = "crew"

RULINGS = (
    Ruling("WP-3.5", "The favour passes over seats that are out; if its holder is gone it passes on from its chair."),
    Ruling("WP-4.9", "From the plank beside the ship a move of two places is not offered."),
    Ruling("WP-4.10", "Who charges and whom it shoves is one action; whoever charges to the Kraken shoves nobody."),
    Ruling("WP-4.10", "Any pirate in the place the charge comes to may be shoved, one's own as well."),
    Ruling("WP-4.11", "`charge` may be put first, but as a seat's first card it has no effect."),
    Ruling("WP-4.12", "`retract-plank` and `charge` have a skull too; option `skulls` takes another list."),
    Ruling("WP-5.1", "The cards that a seat did not turn before it went out are shown when the match is over."),
    Ruling("WP-6.2", "The places of the others go by how late their last pirate died; the same card, the same place."),
    Ruling("WP-6.3", "Where nobody wins there is no place 1: the last to die has place 2."),
    Ruling("WP-6.5", "After 100 rounds (option `max-rounds`) every seat with a living pirate shares place 1."),
    Ruling("WP-6.2", "A seat that gives up takes its pirates with it. A single living seat left wins at once."),
    Ruling("WP-7.1", "A seat is asked once, at the end of the round; declining is final and passes to nobody."),
    Ruling("WP-7.1", "If several go out by one card, the first is the first clockwise from the seat that turned it."),
    Ruling("WP-7.1", "A seat that gave up does not count among the first to be out."),
    Ruling("WP-7.2", "A ghost cannot be shoved, dragged or killed, and is no living pirate."),
    Ruling("WP-7.3", "Card and pass are one sealed choice; the pass is shown when all cards are down."),
    Ruling("WP-7.3", "A ghost all of whose cards lie out (by option `skulls`) plays none in that round."),
    Ruling("WP-7.4", "A skull card turned in the round of its owner's death lies out in its first round as a ghost."),
    Ruling("WP-7.5", "A ghost cannot win and never holds the favour."),
)  # fmt: skip

FACTS = Facts(
    id="walk-the-plank",
    name="Walk the Plank!",
    summary="Clumsy crews shove each other off a plank with cards laid in secret; whoever is still aboard wins.",
    rules_version=1,
    roles=(ROLE,),
    chairs={seats: (Chair((ROLE,)),) * seats for seats in SEATS},
    endings={
        "sole-survivor": "The last round is over and one seat has living pirates: it wins (WP-6.2).",
        "two-survivors": "The last round is over and two seats have one pirate each: both win (WP-6.4).",
        "all-drowned": "The last round is over and nobody is alive: nobody wins (WP-6.3).",
        "out-of-time": "The rounds have run out; every seat with a living pirate wins (WP-6.5).",
        "resigned": "A seat resigned and left one living seat, which wins.",
        "forfeited": "A seat's clock ran out and left one living seat, which wins.",
    },
    options=(
        switch_option("ghost", True, "Whether the first seats to be out may go on as ghosts.", "WP-7"),
        list_option("skulls", CARDS, SKULLS, "The cards with a skull: they lie out for the round after.", "WP-4.12"),
        number_option("max-rounds", FEWEST_ROUNDS, MOST_ROUNDS, MAX_ROUNDS, "The match ends after so many.", "WP-6.5"),
    ),
    rulings=RULINGS,
    hidden="Each face-down card, from all other seats, until it is turned.",
)


class WalkThePlank(Game[PlankState, WalkThePlankView, None]):
    facts = FACTS
    state_type = PlankState
    view_type = WalkThePlankView
    action_types = ACTIONS
    event_types = EVENTS

    def setup(
        self, seats: int, picks: Sequence[str | None], options: Mapping[str, Any], chance: Chance, events: Events
    ) -> PlankState:
        return rules.set_up(seats, options, chance, events)

    def turn(self, state: PlankState) -> Turn | None:
        return legal.turn(state)

    def legal_actions(self, state: PlankState, seat: int) -> Sequence[Action]:
        return legal.legal(state, seat)

    def any_action(self, state: PlankState, seat: int, chance: Chance) -> Action:
        return legal.some_action(state, seat, chance)

    def refusal(self, state: PlankState, seat: int, action: Action) -> IllegalAction | None:
        return legal.refusal(state, seat, action)

    def apply(self, state: PlankState, actions: Mapping[int, Action], chance: Chance, events: Events) -> None:
        rules.apply(state, actions, events)

    def view(self, state: PlankState, viewer: Viewer) -> WalkThePlankView:
        return look(state, viewer)

    def outcome(self, state: PlankState) -> Outcome | None:
        return rules.outcome(state)

    def resign(self, state: PlankState, seat: int, leaving: Leaving, chance: Chance, events: Events) -> None:
        rules.leave(state, seat, leaving, events)

    def roles(self, state: PlankState) -> tuple[tuple[str, ...], ...]:
        return ((ROLE,),) * len(state.status)

    def start_memory(self, viewer: Viewer) -> None:
        return None

    def remember(self, memory: None, seen: Seen) -> None:
        return None

    def sample_state(self, view: WalkThePlankView, memory: None, viewer: Viewer, chance: Chance) -> PlankState:
        return belief.sample(view, chance)

    def is_possible(self, view: WalkThePlankView, memory: None, viewer: Viewer, state: PlankState) -> bool:
        return belief.is_possible(view, viewer, state)

    def default_choice(self, view: WalkThePlankView, memory: None, seat: int, chance: Chance) -> Choice:
        """Cards at random, the best way at once to carry one out, and no ghost (WP-7.1)."""
        state = belief.sample(view, chance)
        if view.phase == "asking":
            return (Rest(),)
        if view.phase == "planning":
            return (chance.stream("default").choice(legal.legal(state, seat)),)
        return (self.greedy_action(state, seat, chance),)

    # What bots ask besides

    def greedy_action(self, state: PlankState, seat: int, chance: Chance) -> Action:
        """The best way at once to carry out the turned card."""
        ways = cards.choices_now(state)
        return worth.greedy(cards.card_of(state), seat, ways, state.pirates, state.planks, chance.stream("greedy"))

    def play_round_out(self, state: PlankState, chance: Chance) -> None:
        """Turn the cards that are left in the round; each owner carries its own out in the way that is best at once."""
        while state.phase == TURNING:
            action = self.greedy_action(state, cards.owner(state), chance)
            rules.apply(state, {cards.owner(state): action}, DEAF)

    def standing(self, state: PlankState, seat: int) -> float:
        """The seat's share of all that is alive; after the end its share of the win."""
        if state.phase == OVER:
            return 1 / state.status.count(ABOARD) if state.status[seat] == ABOARD else 0.0
        return worth.share(state.pirates, state.planks, seat)
