"""Positions of Act 2 drawn as text, dice that fall as told, and short words for what is played in the tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from typing import TypeVar

import pytest

from seaboard.engine.events import DEAF, Events, Recorder
from seaboard.engine.records import Action, Event
from seaboard.games.orca import GAME, effects, preparing, worth
from seaboard.games.orca.boat import SPACE_NUMBER, Boat
from seaboard.games.orca.data import (
    ABILITIES,
    CARDS,
    GEAR_NUMBER,
    MEMBERS,
    NOBODY,
    PERSONAL_GEAR,
    ZONES,
    Card,
    Strength,
)
from seaboard.games.orca.flow import ROUND
from seaboard.games.orca.seating import seat
from seaboard.games.orca.state import OrcaState
from seaboard.games.orca.words import Decide, Prepare

T = TypeVar("T")
LEGAL = "legal"
CONDITIONS = ".dx"
"""How a tile is drawn: whole, damaged, gone."""


class Dice:
    """A stream that falls as told, and when nothing is told, as the first of all there is."""

    def __init__(self, falls: Iterable[int]) -> None:
        self.falls = list(falls)

    def below(self, bound: int) -> int:
        return 0

    def choice(self, items: Sequence[T]) -> T:
        if self.falls:
            fallen = self.falls.pop(0)
            assert fallen in items
            return items[items.index(fallen)]
        return items[0]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Leave them as they are."""


class Loaded:
    """Chance by the first word of a stream's name, such as `strike="2 2 1"`; dice not told are blank."""

    used = 0

    def __init__(self, **falls: str) -> None:
        self.falls = {name: [int(die) for die in dice.split()] for name, dice in falls.items()}

    def stream(self, name: str) -> Dice:
        kind, _, rest = name.partition("/")
        member = rest.partition("/")[2]
        return Dice(self.falls.get(member if kind == "attack" else kind, []))


def boat(drawn: str) -> Boat:
    """Port, then starboard, from the bow: `. d x . / . . . .`."""
    return tuple(CONDITIONS.index(sign) for sign in drawn.replace("/", "").split())


WHOLE = ". . . . / . . . ."


PLAIN_CARDS = tuple(card for zone in range(len(ZONES)) for card in (Card(zone, 1, 3, False), Card(zone, 2, 2, True)))
"""Of each zone a card with evade 1 and three dice, and one (drawn with a star) with evade 2, two dice and a shake."""
PLAIN_TILES = tuple(Strength(2, 4, 2) if zone[1] in "14" else Strength(3, 5, 3) for zone in ZONES)


def plain_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures that stay when the real ones are tuned: a test of a rule must not depend on them."""
    for room in (preparing, worth):
        monkeypatch.setattr(room, "CARDS", PLAIN_CARDS)
    monkeypatch.setattr(effects, "TILES", PLAIN_TILES)


def position(
    drawn: str = WHOLE,
    *,
    brody: str = "P2-tile",
    hooper: str = "S2-tile",
    quint: str = "P3-tile",
    gear: Mapping[str, str] | None = None,
    wounds: Mapping[str, int] | None = None,
    hand: str = "",
    places: tuple[str, str, str] = ("P1", "S2", "P4"),
    seats: int = 2,
    **others: object,
) -> OrcaState:
    """A round of a match in which the shark is to decide; `gear` adds to what a member owns, `out` eliminates one."""
    seating = seat(seats, (None,) * seats)
    stand = [NOBODY if space == "out" else SPACE_NUMBER[space] for space in (brody, hooper, quint)]
    cards = card_numbers(places)
    state = OrcaState(
        roles=seating.roles,
        actors=seating.actors,
        talk="rulebook",
        max_rounds=60,
        hand=tuple(sorted(ABILITIES.index(name) for name in hand.split())),
        loose=(),
        gear=[_gear(member, stand, gear or {}) for member in range(len(MEMBERS))],
        pile=tuple(number for number in range(len(CARDS)) if number not in cards),
        boat=boat(drawn),
        spaces=stand,
        wounds=[(wounds or {}).get(name, 0) for name in MEMBERS],
        alive=tuple(member for member in range(len(MEMBERS)) if stand[member] != NOBODY),
        plans=[None] * len(MEMBERS),
        caged=[NOBODY] * len(MEMBERS),
        round=1,
        phase="deciding",
        todo=ROUND[ROUND.index("prepare") :],
        places=cards,
    )
    for name, value in others.items():
        assert hasattr(state, name)
        setattr(state, name, value)
    for member, cards in enumerate(state.gear):
        state.gear[member] = tuple(card for card in cards if not _is_attached(state, card))
    return state


def _is_attached(state: OrcaState, gear: int) -> bool:
    """A member's own gear hangs on the shark: it does not hold it as well."""
    return gear in state.attached and any(gear in own for own in PERSONAL_GEAR)


def card_numbers(names: Iterable[str]) -> tuple[int, ...]:
    """`P1` is the first card of the zone, `P1*` the second."""
    return tuple(2 * ZONES.index(name[:2]) + name.endswith("*") for name in names)


def _gear(member: int, stand: Sequence[int], added: Mapping[str, str]) -> tuple[int, ...]:
    if stand[member] == NOBODY:
        return ()
    names = added.get(MEMBERS[member], "").split()
    return tuple(sorted((*PERSONAL_GEAR[member], *(GEAR_NUMBER[name] for name in names))))


def play(state: OrcaState, *actions: Action, dice: Loaded | None = None, events: Events = DEAF) -> OrcaState:
    """Play them one by one, each by the first seat that may, after asking whether it is legal."""
    for action in actions:
        turn = GAME.turn(state)
        assert turn is not None, f"{action}: the match is over"
        verdicts = {seat: verdict(state, action, seat) for seat in turn.seats}
        who = next((seat for seat, said in verdicts.items() if said == LEGAL), None)
        assert who is not None, f"{action}: {verdicts}"
        GAME.apply(state, {who: action}, dice or Loaded(), events)
    return state


def told(state: OrcaState, *actions: Action, dice: Loaded | None = None) -> list[Event]:
    """The public events of these actions."""
    events = Recorder()
    play(state, *actions, dice=dice, events=events)
    return [one.public for one in events.told if one.public is not None]


def verdict(state: OrcaState, action: Action, seat: int | None = None) -> str:
    """`legal`, or the rule that forbids it; the list of legal actions says the same."""
    if seat is None:
        turn = GAME.turn(state)
        seat = turn.seats[0] if turn else 0
    refusal = GAME.refusal(state, seat, action)
    assert (refusal is None) == (action in GAME.legal_actions(state, seat)), action
    return LEGAL if refusal is None else refusal.rule


def ready(state: OrcaState) -> list[Action]:
    """Every member that is not ready stands still without a weapon."""
    return [Prepare(MEMBERS[member], _space(state, member)) for member in state.open]


def _space(state: OrcaState, member: int) -> str:
    number = state.spaces[member]
    return next(name for name, at in SPACE_NUMBER.items() if at == number)


def surface_at(state: OrcaState, place: str = "A", ability: str | None = None, *prepared: Prepare) -> OrcaState:
    """The shark decides, these members prepare, the others stand still, and the shark comes up."""
    play(state, Decide(place, ability), *prepared)  # type: ignore[arg-type]
    return play(state, *ready(state)) if state.phase == "preparing" else state


def space_of(state: OrcaState, member: str) -> str:
    return _space(state, MEMBERS.index(member))


def wounds_of(state: OrcaState, member: str) -> int:
    return state.wounds[MEMBERS.index(member)]


def tile(state: OrcaState, zone: str) -> str:
    return CONDITIONS[state.boat[ZONES.index(zone)]]


def holds(state: OrcaState, member: str, gear: str) -> int:
    """How many cards of this kind a member holds."""
    return state.gear[MEMBERS.index(member)].count(GEAR_NUMBER[gear])


def up(place: str = "P1", drawn: str = WHOLE, *, ability: str | None = None, **others: object) -> OrcaState:
    """The shark has come up there with three dice, and the crew, standing still, has not attacked."""
    others.setdefault("hand", ability or "")
    state = position(drawn, places=(place, "S2*", "P4*"), **others)  # type: ignore[arg-type]
    return surface_at(state, "A", ability)


FAR = {"brody": "S3-tile", "hooper": "S4-tile", "quint": "S4-tile"}
"""The crew out of the way of a shark at P1 or P2."""


def far(place: str = "P1", drawn: str = WHOLE, **others: object) -> OrcaState:
    return up(place, drawn, **{**FAR, **others})  # type: ignore[arg-type]
