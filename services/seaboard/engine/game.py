"""The contract of a game: the few questions that every rule set answers, and nothing of how it is served."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, TypeVar

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events, Seen, Viewer
from seaboard.engine.facts import Facts, Outcome
from seaboard.engine.records import Action, Event, View
from seaboard.engine.refusals import IllegalAction
from seaboard.engine.states import State
from seaboard.engine.texts import Text
from seaboard.engine.turns import Turn

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
M = TypeVar("M")

Choice = tuple[Action, ...]
"""What a seat answers to a decision: one or more actions."""

Leaving = Literal["resigned", "forfeited"]
"""Why a seat gives up its part: of its own will, or because its clock ran out."""


class Game(ABC, Generic[S, V, M]):
    """One rule set. Stateless: all a match knows is its state. Rules cite the rule book's ids where they stand.

    `apply` and `resign` change the state they are given. `apply` takes legal actions only: who cannot vouch for an
    action asks `refusal` first. All chance is drawn from `chance`, one stream name for one use in a match.
    """

    facts: ClassVar[Facts]
    state_type: ClassVar[type[State]]
    view_type: ClassVar[type[View]]
    action_types: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]

    @abstractmethod
    def setup(
        self, seats: int, picks: Sequence[str | None], options: Mapping[str, Any], chance: Chance, events: Events
    ) -> S:
        """A match at its beginning. `picks` holds what each seat picked of its chair's `picks` (None where it had
        none to pick or did not); `options` come from `Facts.read_options`."""

    @abstractmethod
    def turn(self, state: S) -> Turn | None:
        """Who must choose now; None when the match is over. Cheap: asked before every step."""

    @abstractmethod
    def legal_actions(self, state: S, seat: int) -> Sequence[Action]:
        """What the seat may do now, without repeats, in an order that tells nothing hidden from it (ALL-1, ALL-4);
        empty if the seat is not to choose."""

    def any_action(self, state: S, seat: int, chance: Chance) -> Action:
        """One legal action at random, cheaply, each with some chance (not necessarily equal): for play-outs."""
        return chance.stream("any-action").choice(self.legal_actions(state, seat))

    @abstractmethod
    def refusal(self, state: S, seat: int, action: Action) -> IllegalAction | None:
        """Why the action is not legal for the seat to choose now, or None if it is. Tells nothing but what the
        seat's view holds (ALL-5). The seat is one of those that are to choose."""

    @abstractmethod
    def apply(self, state: S, actions: Mapping[int, Action], chance: Chance, events: Events) -> None:
        """Play one action of one seat, or in an `all` turn the whole set. Within a private turn nothing is told until
        the action that ends it, and then as one event to the others, its parts in a fixed order (ALL-4)."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V:
        """What the viewer may know now."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the match ended; None while it runs."""

    @abstractmethod
    def resign(self, state: S, seat: int, leaving: Leaving, chance: Chance, events: Events) -> None:
        """The seat gives up its part. It is never asked again; the match goes on among the others or ends."""

    @abstractmethod
    def roles(self, state: S) -> tuple[tuple[str, ...], ...]:
        """What each seat plays in this match, by seat. Public."""

    def sides(self, state: S) -> tuple[tuple[int, ...], ...]:
        """The seats that win together, side by side; by default each seat is a side of its own."""
        return tuple((seat,) for seat in range(len(self.roles(state))))

    # What a viewer can carry, and what it cannot rule out

    @abstractmethod
    def start_memory(self, viewer: Viewer) -> M:
        """What the viewer remembers before the first event."""

    @abstractmethod
    def remember(self, memory: M, seen: Seen) -> M:
        """The memory after one more of the viewer's own events, in order. Pure: the old memory stays as it was."""

    @abstractmethod
    def sample_state(self, view: V, memory: M, viewer: Viewer, chance: Chance) -> S:
        """A full state drawn among those that the viewer cannot rule out, from a prior that the game states."""

    @abstractmethod
    def is_possible(self, view: V, memory: M, viewer: Viewer, state: S) -> bool:
        """Whether the viewer cannot rule this state out: true of the truth, and of all that `sample_state` draws."""

    @abstractmethod
    def default_choice(self, view: V, memory: M, seat: int, chance: Chance) -> Choice:
        """What the clock plays for the seat: legal, sensible, from the view and never from the truth; what is secret
        in it is drawn at random. In a private turn it is the whole turn."""

    def channels(self, state: S) -> Mapping[str, tuple[int, ...]]:
        """The chat channels open now, each with the seats that may speak and read there."""
        return {"seats": tuple(range(len(self.roles(state))))}


def refuse(rule: str, key: str, **params: Any) -> IllegalAction:
    """A refusal with its rule and its text."""
    return IllegalAction(rule, Text(key, params))
