"""Wounds, eliminations, leaving, and how a match of Act 2 ends (OR-7.5, OR-8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from seaboard.engine.events import Events
from seaboard.engine.facts import Outcome
from seaboard.engine.game import Leaving
from seaboard.games.orca.crew import seats_for, settle_sharing
from seaboard.games.orca.data import (
    GONE,
    MEMBER_LIMIT,
    MEMBERS,
    NOBODY,
    PERSONAL_GEAR,
    SHARK_LIMIT,
    SHARK_SEAT,
)
from seaboard.games.orca.happenings import Eliminated, Ended, SeatLeft, Unharmed, Wounded
from seaboard.games.orca.state import OrcaState

ENDINGS = {
    "shark-eliminated": "The shark's wounds reached their limit; the crew wins (OR-8.2).",
    "crew-eliminated": "All three members of the crew are eliminated; the shark wins (OR-8.1).",
    "boat-destroyed": "The last tile of the boat is destroyed; the shark wins (OR-8.1).",
    "round-limit": "The last round is over and both sides live: a draw (OR-8.3).",
    "resigned": "The shark, or the last seat of the crew, resigned; the other side wins.",
    "forfeited": "The clock of the shark, or of the last seat of the crew, ran out; the other side wins.",
}

Side = Literal["shark", "crew"]


def end(state: OrcaState, ending: str, winner: Side | None, events: Events) -> None:
    """At once: nothing is waited for and nothing more happens."""
    state.ending, state.winner = ending, winner or ""
    state.phase, state.todo, state.open = "over", (), ()
    if events.listening:
        events.tell(Ended(ending, winner))


def wound_shark(state: OrcaState, wounds: int) -> None:
    state.shark_wounds = min(SHARK_LIMIT, state.shark_wounds + wounds)


def end_if_shark_is_dead(state: OrcaState, events: Events) -> None:  # OR-8.2
    if state.shark_wounds >= SHARK_LIMIT:
        end(state, "shark-eliminated", "crew", events)


def end_if_boat_is_gone(state: OrcaState, events: Events) -> None:  # OR-8.1
    if all(tile == GONE for tile in state.boat):
        end(state, "boat-destroyed", "shark", events)


def wound_members(state: OrcaState, wounds: Iterable[tuple[int, int]], events: Events) -> None:
    """Wounds that fall together: first all of them, then who is eliminated by them (OR-7.5)."""
    for member, count in wounds:
        _wound(state, member, count, events)
    gone = [member for member in state.alive if state.wounds[member] >= MEMBER_LIMIT]
    for member in gone:
        _eliminate(state, member, events)
    if not state.alive:  # OR-8.1
        end(state, "crew-eliminated", "shark", events)
    elif gone:
        state.todo = ("share", *state.todo)


def _wound(state: OrcaState, member: int, count: int, events: Events) -> None:
    """A cage holds as long as its member is in the space where it was used (OR-5.3)."""
    if state.caged[member] == state.spaces[member]:
        if events.listening:
            events.tell(Unharmed(MEMBERS[member]))
        return
    state.wounds[member] = min(MEMBER_LIMIT, state.wounds[member] + count)
    if count and events.listening:
        events.tell(Wounded(MEMBERS[member], count, state.wounds[member]))


def _eliminate(state: OrcaState, member: int, events: Events) -> None:
    """Off the board; its personal gear leaves the game, its shared gear is to be shared out (OR-7.5)."""
    state.alive = tuple(other for other in state.alive if other != member)
    shared = [gear for gear in state.gear[member] if gear not in PERSONAL_GEAR[member]]
    state.loose = tuple(sorted((*state.loose, *shared)))
    state.gear[member] = ()
    state.spaces[member] = NOBODY
    state.caged[member] = NOBODY
    if events.listening:
        events.tell(Eliminated(MEMBERS[member]))


# Leaving


def leave(state: OrcaState, seat: int, leaving: Leaving, events: Events) -> bool:
    """The rest of the crew acts for a leaver's members; without a shark or a crew the other side wins. Says whether
    what is waited for is thereby done."""
    state.left = tuple(sorted((*state.left, seat)))
    if events.listening:
        events.tell(SeatLeft(seat))
    if state.ending:
        return False
    stay = tuple(one for one in range(1, len(state.roles)) if one not in state.left)
    if seat == SHARK_SEAT:
        end(state, leaving, "crew", events)
    elif not stay:
        end(state, leaving, "shark", events)
    else:
        state.actors = tuple(tuple(one for one in seats if one != seat) or stay for seats in state.actors)
        return state.phase == "sharing" and settle_sharing(state, events)
    return False


def outcome(state: OrcaState) -> Outcome | None:
    """The seats of one side share their place (ALL-6); in a draw all share the first."""
    if not state.ending:
        return None
    crew = len(state.roles) - 1
    shark_place, crew_place = {"shark": (1, 2), "crew": (2, 1)}.get(state.winner, (1, 1))
    return Outcome(state.ending, (shark_place, *(crew_place,) * crew))


def crew_seats(state: OrcaState) -> tuple[int, ...]:
    """The seats that act for living members."""
    return seats_for(state.actors, state.alive)
