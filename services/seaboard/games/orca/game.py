"""Act 2 as the engine's contract asks: facts, and each question answered by the room that knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events, Seen, Viewer
from seaboard.engine.facts import Facts, Outcome, Ruling, choice_option, number_option
from seaboard.engine.game import Choice, Game, Leaving
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.engine.turns import Turn
from seaboard.games.orca import belief, defaults, ending, flow, rules, seating
from seaboard.games.orca.data import ALONE, MAX_ROUNDS, ROLES, SHARK_SEAT
from seaboard.games.orca.happenings import HAPPENINGS
from seaboard.games.orca.state import OrcaState
from seaboard.games.orca.view import OrcaView, look
from seaboard.games.orca.words import ACTIONS

RULINGS = (
    Ruling("OR-2.1", "The tiles lie two by four; the waters lie round the boat in a ring."),
    Ruling("OR-2.3", "A destroyed tile leaves one space of water; across the block waters touch through a gap."),
    Ruling("OR-3.1", "How many ability cards the shark holds is public; all gear lies face up. The crew changes one "
           "plan of sharing, card by card, at most as often as there are cards, until all its seats agree."),
    Ruling("OR-3.4", "Each member's starting tile is chosen once, in any order."),
    Ruling("OR-4.1", "Two of the three places may show the same zone."),
    Ruling("OR-4.2", "Place and ability card are one choice; that an ability card was added is public."),
    Ruling("OR-5.1", "Only where a move ends counts, so a member names that space; any way there is good."),
    Ruling("OR-5.2", "A member may take no weapon; its target must be legal from where it stands when it is ready."),
    Ruling("OR-5.3", "Chum is discarded when it is answered. Each holder of a shark cage says whether it uses it, "
           "after `ramming-speed` and before the attack is named, whenever the shark can attack anything."),
    Ruling("OR-5.5", "Preparing is public and may be done again while another member is not ready."),
    Ruling("OR-5.6", "Gear never changes hands after the sharing out."),
    Ruling("OR-6.1", "Each member that can attack attacks or holds, one by one in any order."),
    Ruling("OR-6.4", "A personal melee weapon is never given up; Brody's own pistol is, like any other."),
    Ruling("OR-7.1", "The shark may decline to attack; with nothing in reach its attack is skipped."),
    Ruling("OR-7.4", "All these dice are rolled together, always, also when the shark did not attack."),
    Ruling("OR-7.5", "An eliminated member's shared gear is shared out at once; with one member left it gets all. What "
           "hangs on the shark stays there."),
    Ruling("OR-7.6", "The order of effects of one attack is fixed."),
    Ruling("OR-8.3", "After the last round (option `max-rounds`) the match is a draw: nobody is first."),
    Ruling("OR-9.1", "After n swimmers the shark has n + 1 ability cards and the crew 12 - n shared gear cards."),
    Ruling("OR-9.2", "An attack die shows 0, 0, 1, 1, 2, 2."),
    Ruling("OR-9.4", "Each zone is on two resurface cards; their figures are ours."),
    Ruling("OR-9.5", "How many hits a tile takes is ours."),
    Ruling("OR-9.6", "The gear is ours but for the rifle's dice and '+'."),
    Ruling("OR-1", "When a seat of the crew leaves, the other seats of the crew act for its members."),
)  # fmt: skip

FACTS = Facts(
    id="orca",
    name="Jaws, Act 2: The Orca",
    summary="The shark comes up beside the boat and eats it; the crew guesses where and hunts it.",
    rules_version=1,
    roles=ROLES,
    chairs=seating.CHAIRS,
    endings=ending.ENDINGS,
    options=(
        choice_option(
            "talk",
            ("rulebook", "free"),
            "rulebook",
            "Whether the crew's private chat closes while it prepares.",
            "OR-5.4",
        ),
        number_option("max-rounds", 1, 100, MAX_ROUNDS, "After so many rounds the match is a draw.", "OR-8.3"),
    ),
    rulings=RULINGS,
    hidden="The shark's ability cards and, until it comes up, its choice, from the crew; both piles' order, from all.",
)

CREW_IS_QUIET = frozenset({"preparing", "showing"})


class Orca(Game[OrcaState, OrcaView, None]):
    facts = FACTS
    state_type = OrcaState
    view_type = OrcaView
    action_types = ACTIONS
    event_types = HAPPENINGS

    def setup(
        self, seats: int, picks: Sequence[str | None], options: Mapping[str, Any], chance: Chance, events: Events
    ) -> OrcaState:
        return self.setup_with(ALONE, seats, picks, options, chance, events)

    def setup_with(
        self,
        row: tuple[int, int],
        seats: int,
        picks: Sequence[str | None],
        options: Mapping[str, Any],
        chance: Chance,
        events: Events,
    ) -> OrcaState:
        """A match with a row of OR-9.1: so many ability cards and so much shared gear."""
        return rules.set_up(seating.seat(seats, picks), row, options, chance, events)

    def turn(self, state: OrcaState) -> Turn | None:
        return rules.turn(state)

    def legal_actions(self, state: OrcaState, seat: int) -> Sequence[Action]:
        return rules.legal(state, seat)

    def any_action(self, state: OrcaState, seat: int, chance: Chance) -> Action:
        return rules.some_action(state, seat, chance)

    def refusal(self, state: OrcaState, seat: int, action: Action) -> IllegalAction | None:
        return rules.refusal(state, seat, action)

    def apply(self, state: OrcaState, actions: Mapping[int, Action], chance: Chance, events: Events) -> None:
        rules.apply(state, actions, chance, events)

    def view(self, state: OrcaState, viewer: Viewer) -> OrcaView:
        return look(state, viewer, rules.asked(state))

    def outcome(self, state: OrcaState) -> Outcome | None:
        return ending.outcome(state)

    def resign(self, state: OrcaState, seat: int, leaving: Leaving, chance: Chance, events: Events) -> None:
        if ending.leave(state, seat, leaving, events):
            flow.advance(state, chance, events)

    def roles(self, state: OrcaState) -> tuple[tuple[str, ...], ...]:
        return state.roles

    def sides(self, state: OrcaState) -> tuple[tuple[int, ...], ...]:
        return (SHARK_SEAT,), tuple(range(1, len(state.roles)))

    def start_memory(self, viewer: Viewer) -> None:
        return None

    def remember(self, memory: None, seen: Seen) -> None:
        return None

    def sample_state(self, view: OrcaView, memory: None, viewer: Viewer, chance: Chance) -> OrcaState:
        return belief.sample(view, chance)

    def is_possible(self, view: OrcaView, memory: None, viewer: Viewer, state: OrcaState) -> bool:
        return belief.is_possible(view, viewer, state, rules.asked(state))

    def default_choice(self, view: OrcaView, memory: None, seat: int, chance: Chance) -> Choice:
        return defaults.choose(view, seat, chance)

    def channels(self, state: OrcaState) -> Mapping[str, tuple[int, ...]]:
        """Between the shark's decision and its coming up the crew's own channel is closed (OR-5.4)."""
        stay = tuple(seat for seat in range(len(state.roles)) if seat not in state.left)
        crew = tuple(seat for seat in stay if seat != SHARK_SEAT)
        closed = state.talk == "rulebook" and state.phase in CREW_IS_QUIET
        return {"seats": stay} if closed or len(crew) < 2 else {"seats": stay, "crew": crew}
