"""The round: set-up, whose turn it is, what is legal, what follows what, and how the act ends (AM-3 to AM-7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events
from seaboard.engine.facts import Outcome
from seaboard.engine.records import Action
from seaboard.engine.turns import Turn, any_of, private
from seaboard.games.amity import cards, crew, shark
from seaboard.games.amity.data import (
    ALL_TOKENS,
    BARRELS_IN_SHOP,
    BARRELS_ON_ORCA,
    BARRELS_TO_WIN,
    BRODY,
    LAND,
    MEMBERS,
    NOBODY,
    NUMBER,
    POWER_TOKENS,
    SHARK_SEAT,
    START_SPACES,
    SWIMMERS,
    TRACK_END,
    WATER,
)
from seaboard.games.amity.events import ActOver, Ending, Prepared, Revealed, SeatLeft
from seaboard.games.amity.state import CREW, EVENT, OVER, SHARK, START, AmityState
from seaboard.games.amity.words import STARTS

Seats = tuple[int, ...]
SHARK_TURN: Final = private(SHARK_SEAT)


# Seats and set-up


def prepare(
    seats: int, picks: Sequence[str | None], options: Mapping[str, Any], chance: Chance, events: Events
) -> AmityState:
    """AM-3."""
    roles = seat_roles(seats, picks)
    spots = list(START_SPACES)
    spots[BRODY] = NUMBER[options["brody-start"]]
    state = AmityState(
        roles=roles,
        owners=tuple(tuple(seat for seat, played in enumerate(roles) if member in played) for member in MEMBERS),
        left=(),
        max_rounds=options["max-rounds"],
        deck=cards.shuffled_deck(1, chance),  # AM-3.1
        spots=spots,  # AM-3.3
        orca=BARRELS_ON_ORCA,  # AM-3.2
        shop=BARRELS_IN_SHOP,
        docks=[0, 0],
        floating=[0] * len(WATER),
        swimmers=[0] * 4,
        supply=SWIMMERS,
        tokens=ALL_TOKENS,  # AM-3.4
        bites=[0] * 4,
    )
    if events.listening:
        events.tell(Prepared(LAND[spots[BRODY]]))
    return state


def seat_roles(seats: int, picks: Sequence[str | None]) -> tuple[tuple[str, ...], ...]:
    """What each seat plays (AM-1); with three seats what was picked, and the member that nobody picked for both."""
    if seats == 2:
        return (("shark",), MEMBERS)
    if seats == 4:
        return (("shark",), *((member,) for member in MEMBERS))
    own = list(picks[1:3])
    for place, pick in enumerate(own):
        own[place] = pick or next(member for member in MEMBERS if member not in own)
    shared = next(member for member in MEMBERS if member not in own)
    return (("shark",), *((str(pick), shared) for pick in own))


# Whose turn it is


def turn(state: AmityState) -> Turn | None:
    phase = state.phase
    if phase == CREW:
        return _crew_turn(state.owners, state.done if state.member == NOBODY else ~(1 << state.member) & crew.ALL_DONE)
    if phase in (SHARK, START):
        return SHARK_TURN  # AM-3.4, AM-5.7
    return _crew_turn(state.owners, 0) if phase == EVENT else None  # AM-4.5


@lru_cache(maxsize=1024)
def _crew_turn(owners: tuple[Seats, ...], done: int) -> Turn:
    """Any seat that may act for a member not done, in the order of the members (AM-6.1)."""
    seats = [seat for member in crew.UNDONE[done] for seat in owners[member]]
    return any_of(*dict.fromkeys(seats))


def legal(state: AmityState, seat: int) -> Sequence[Action]:
    now = turn(state)
    if now is None or seat not in now.seats:
        return ()
    return legal_now(state, seat)


def legal_now(state: AmityState, seat: int) -> Sequence[Action]:
    """What a seat that is to choose may do."""
    phase = state.phase
    if phase == CREW:
        return crew.legal(state, seat)
    if phase == SHARK:
        return shark.legal(state)
    return cards.choices(state) if phase == EVENT else STARTS


# What follows what


def apply(state: AmityState, action: Action, chance: Chance, events: Events) -> None:
    if ACTS[state.phase](state, action, events):
        _go_on(state, chance, events)


ACTS: Final = {START: shark.choose_start, EVENT: cards.act, SHARK: shark.act, CREW: crew.act}


def _go_on(state: AmityState, chance: Chance, events: Events) -> None:
    """The phase is over: the act ends, or the next phase opens (AM-4, AM-5, AM-6)."""
    ending = _ending(state)
    if ending is not None:
        finish(state, ending, events)
    elif state.phase == SHARK:
        crew.open_phase(state)
    elif state.phase == EVENT or cards.open_event(state, chance, events):
        shark.open_turn(state)


def _ending(state: AmityState) -> Ending | None:
    if state.track >= TRACK_END:  # AM-7.1
        return "swimmers"
    if state.attached >= BARRELS_TO_WIN:  # AM-7.1
        return "barrels"
    return "rounds" if state.phase == CREW and state.round >= state.max_rounds else None  # AM-7.3


def finish(state: AmityState, ending: Ending, events: Events) -> None:
    """The act is over, and what was hidden in it is hidden no more."""
    shark.reset_draft(state)
    state.phase, state.member, state.ending = OVER, NOBODY, ending
    if events.listening:
        events.tell(ActOver(ending, state.track))
        start = None if state.start < 0 else WATER[state.start]
        events.tell(Revealed(start, tuple(state.voyages), tokens_left(state)), news=True)


def tokens_left(state: AmityState) -> tuple[Any, ...]:
    return tuple(token for number, token in enumerate(POWER_TOKENS) if state.tokens >> number & 1)


def resign(state: AmityState, seat: int, leaving: Ending, events: Events) -> None:
    """The shark's leaving ends the act, and so does the last of the crew's; else the others act for its members."""
    state.left += (seat,)
    if events.listening:
        events.tell(SeatLeft(seat))
    stay = tuple(one for one in range(1, len(state.roles)) if one not in state.left)
    if seat == SHARK_SEAT or not stay:
        finish(state, leaving, events)
        return
    state.owners = tuple(tuple(one for one in owners if one != seat) or stay for owners in state.owners)
    state.roles = tuple(
        tuple(member for member, owners in zip(MEMBERS, state.owners, strict=True) if one in owners) if one else roles
        for one, roles in enumerate(state.roles)
    )


def outcome(state: AmityState) -> Outcome | None:
    """The shark wins with the full track, the crew otherwise (AM-7.2, AM-7.3); the score is the track."""
    if state.phase != OVER:
        return None
    crew_won = state.ending in ("barrels", "rounds") or SHARK_SEAT in state.left
    places = (2 if crew_won else 1, *(1 if crew_won else 2 for _ in state.roles[1:]))
    return Outcome(state.ending, places, (state.track,) * len(state.roles))


def sides(state: AmityState) -> tuple[Seats, ...]:
    return ((SHARK_SEAT,), tuple(range(1, len(state.roles))))
