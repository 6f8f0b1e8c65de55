"""What the clock plays for a seat: quiet, legal, from its view alone; what is secret in it is drawn at random."""

from __future__ import annotations

from seaboard.engine.chance import Chance
from seaboard.engine.game import Choice
from seaboard.engine.records import Action
from seaboard.games.amity.belief import bits, walks
from seaboard.games.amity.data import BRODY, NUMBER
from seaboard.games.amity.view import AmityView
from seaboard.games.amity.words import (
    BEGINS,
    CHOOSE_BEACH,
    CHOOSE_DOCK,
    END_TURN,
    FLIGHTS,
    STARTS,
    SWIMS_TO,
)


def default_choice(view: AmityView, seat: int, chance: Chance) -> Choice:
    if view.phase == "start":
        return (chance.stream("default").choice(STARTS),)
    if view.phase == "shark":
        return quiet_turn(view, chance)
    return (answer_card(view),) if view.phase == "event" else end_a_member(view, seat)


def quiet_turn(view: AmityView, chance: Chance) -> Choice:
    """A way through the water with nothing eaten or played, any that sets off as few sensors as can be."""
    assert view.shark is not None
    assert view.shark.draft is not None
    draft = view.shark.draft
    afloat = bits([one.space for one in view.afloat])
    here = NUMBER[draft.path[-1]]
    ways = [walk for steps in range(draft.points + 1) for walk in walks(here, steps)]
    loud = min((walk.was_in & afloat).bit_count() for walk in ways)
    way = chance.stream("default").choice([walk for walk in ways if (walk.was_in & afloat).bit_count() == loud])
    return (*(SWIMS_TO[space] for space in way.path[1:]), END_TURN)


def answer_card(view: AmityView) -> Action:
    """The mayor clears the fullest beach, Brody stays where he is, and else the first that may be chosen."""
    if view.card == "wrong-shark":
        return CHOOSE_DOCK[0]
    if view.card == "helicopter":
        return next(flight for flight in FLIGHTS if flight.to == view.members[BRODY].space)
    asked = [beach for beach in view.beaches if beach.beach in view.beaches_asked]
    fullest = max(asked, key=lambda beach: beach.swimmers + beach.michael)
    return CHOOSE_BEACH[NUMBER[fullest.beach]]


def end_a_member(view: AmityView, seat: int) -> Choice:
    """The member in course ends, or the first that has not played ends unplayed (AM-6.1)."""
    if view.in_course is not None:
        return (END_TURN,)
    waiting = (place for place, member in enumerate(view.members) if seat in member.seats and not member.done)
    return (BEGINS[next(waiting)], END_TURN)
