"""Each law can fail: a game with one fault planted is caught by it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from laws.laws import check_match
from seaboard.catalogue import Catalogue, Entry
from seaboard.engine.chance import Chance
from seaboard.engine.events import Events, Viewer
from seaboard.engine.facts import Outcome
from seaboard.engine.game import Choice, Leaving
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.games.aqualin.data import CREATURES
from seaboard.games.aqualin.game import Aqualin
from seaboard.games.aqualin.state import AqualinState
from seaboard.games.aqualin.view import AqualinView
from seaboard.games.aqualin.words import PLACES, Place


class ShowsTheStack(Aqualin):
    """Its view lists the stack in its hidden order."""

    def view(self, state: AqualinState, viewer: Viewer) -> AqualinView:
        return replace(super().view(state, viewer), stack=tuple(CREATURES[number] for number in state.stack))


class OrdersActionsByTheStack(Aqualin):
    """The order of its legal actions betrays the next creature."""

    def legal_actions(self, state: AqualinState, seat: int) -> Sequence[Action]:
        found = list(super().legal_actions(state, seat))
        return found[::-1] if found and state.stack and state.stack[-1] % 2 else found


class RefusesByTheStack(Aqualin):
    """The words of its refusals betray the next creature."""

    def refusal(self, state: AqualinState, seat: int, action: Action) -> IllegalAction | None:
        refusal = super().refusal(state, seat, action)
        if refusal is not None and state.stack and state.stack[-1] % 2:
            refusal.rule = "AQ-9.9"
        return refusal


class ListsTooMuch(Aqualin):
    """Lists a placement on a cell that is taken."""

    def legal_actions(self, state: AqualinState, seat: int) -> Sequence[Action]:
        found = super().legal_actions(state, seat)
        taken = [cell for cell, creature in enumerate(state.reef) if creature >= 0]
        return [*found, PLACES[state.pool[0]][taken[0]]] if found and taken else found


class AcceptsWhatItDoesNotList(Aqualin):
    """Takes a second slide in one turn."""

    def refusal(self, state: AqualinState, seat: int, action: Action) -> IllegalAction | None:
        refusal = super().refusal(state, seat, action)
        return None if refusal is not None and state.slid else refusal


class ListsTwice(Aqualin):
    def legal_actions(self, state: AqualinState, seat: int) -> Sequence[Action]:
        found = super().legal_actions(state, seat)
        return [*found, *found[:1]] if len(found) > 1 else found


class UsesOtherChance(Aqualin):
    """Shuffles by a source of its own."""

    def setup(
        self, seats: int, picks: Sequence[str | None], options: Mapping[str, Any], chance: Chance, events: Events
    ) -> AqualinState:
        state = super().setup(seats, picks, options, chance, events)
        random.SystemRandom().shuffle(state.stack)
        return state


class OpensAStreamTwice(Aqualin):
    def apply(self, state: AqualinState, actions: Mapping[int, Action], chance: Chance, events: Events) -> None:
        chance.stream("again").below(2)
        super().apply(state, actions, chance, events)


class LookingMoves(Aqualin):
    """Looking changes the state."""

    def view(self, state: AqualinState, viewer: Viewer) -> AqualinView:
        state.stack.sort()
        return super().view(state, viewer)


class RemembersOutsideItsState(Aqualin):
    """Keeps something that is not saved with the state."""

    kept: AqualinState | None = None
    applied = 0

    def apply(self, state: AqualinState, actions: Mapping[int, Action], chance: Chance, events: Events) -> None:
        self.applied = self.applied + 1 if state is self.kept else 0
        self.kept = state
        if self.applied == 5:
            state.stack.reverse()
        super().apply(state, actions, chance, events)


class GivesActionsToBoth(Aqualin):
    """Lists actions for a seat that is not to choose."""

    def legal_actions(self, state: AqualinState, seat: int) -> Sequence[Action]:
        return super().legal_actions(state, state.mover)


class SamplesNonsense(Aqualin):
    """Samples a world in which creatures of the reef are in the stack."""

    def sample_state(self, view: AqualinView, memory: None, viewer: Viewer, chance: Chance) -> AqualinState:
        state = super().sample_state(view, memory, viewer, chance)
        if len(state.stack) > 2:
            state.stack.pop()
        return state


class RulesOutTheTruth(Aqualin):
    def is_possible(self, view: AqualinView, memory: None, viewer: Viewer, state: AqualinState) -> bool:
        return super().is_possible(view, memory, viewer, state) and state.stack != sorted(state.stack)[::-1][:1]


class IllegalDefault(Aqualin):
    def default_choice(self, view: AqualinView, memory: None, seat: int, chance: Chance) -> Choice:
        return (Place(view.pool[0], next(iter(view.reef), "a1")),)


class AsksTheLeaver(Aqualin):
    """Goes on as if nobody had left."""

    def resign(self, state: AqualinState, seat: int, leaving: Leaving, chance: Chance, events: Events) -> None:
        """Nothing happens."""


class EndsWithoutPlaces(Aqualin):
    def outcome(self, state: AqualinState) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome(outcome.ending, (1,))


class KnowsTheOutcomeTooSoon(Aqualin):
    def outcome(self, state: AqualinState) -> Outcome | None:
        return super().outcome(state) or Outcome("higher-total", (1, 2))


def check_some(entry: Entry, matches: int) -> None:
    for seed in range(matches):
        check_match(entry, seed, thorough=8)


@pytest.mark.parametrize(
    ("fault", "law"),
    [
        (ShowsTheStack, "law_two_worlds"),
        (OrdersActionsByTheStack, "law_two_worlds"),
        (RefusesByTheStack, "law_two_worlds"),
        (SamplesNonsense, "law_two_worlds"),
        (RulesOutTheTruth, "law_two_worlds"),
        (ListsTooMuch, "law_listed_is_legal"),
        (ListsTwice, "law_listed_is_legal"),
        (AcceptsWhatItDoesNotList, "law_unlisted_is_refused"),
        (UsesOtherChance, "law_the_log_gives_the_same_match"),
        (RemembersOutsideItsState, "law_the_log_gives_the_same_match"),
        (OpensAStreamTwice, "stream"),
        (LookingMoves, "law_looking_changes_nothing"),
        (GivesActionsToBoth, "law_only_seats_to_choose_have_actions"),
        (IllegalDefault, "law_default_choice_is_legal"),
        (AsksTheLeaver, "law_a_leaver_is_never_asked_again"),
        (EndsWithoutPlaces, "check_outcome"),
        (KnowsTheOutcomeTooSoon, "law_running_has_no_outcome"),
    ],
    ids=lambda one: one if isinstance(one, str) else one.__name__,
)
def test_a_planted_fault_is_caught(fault: type[Aqualin], law: str) -> None:
    entry = Entry(fault(), Catalogue()["aqualin"].package)
    with pytest.raises((AssertionError, IllegalAction)) as caught:
        check_some(entry, 20)
    assert law in [frame.name for frame in caught.traceback]


def test_the_same_game_without_a_fault_is_not() -> None:
    check_some(Catalogue()["aqualin"], 3)
