"""What a viewer may know of a match of Walk the Plank!: all but the cards of others that are not turned."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Literal, cast, get_args

from seaboard.engine.events import Viewer
from seaboard.engine.records import Record, Slots, View, record, view
from seaboard.games.walk_the_plank.cards import available, turned_card
from seaboard.games.walk_the_plank.data import CARDS, MOST_SEATS, PASSES, PIRATES, PLACES, STRIDE, Card, Place, names_in
from seaboard.games.walk_the_plank.state import OVER, TURNING, PlankState, Unturned
from seaboard.games.walk_the_plank.words import Ending, Pass, Turned

Phase = Literal["planning", "turning", "asking", "over"]
Status = Literal["aboard", "out", "ghost", "left"]
PHASES: tuple[Phase, ...] = get_args(Phase)
STATUSES: tuple[Status, ...] = get_args(Status)
ALL_CARDS = Slots(len(CARDS))


@record
class Crew(Record):
    """One seat: its pirates and its cards."""

    status: Annotated[Status, "Aboard with a living pirate; out; on as a ghost; or it gave up its part."]
    pirates: Annotated[tuple[Place, ...], "Where its living pirates stand, from the ship outward.", Slots(PIRATES)]
    available: Annotated[tuple[Card, ...], "The cards that it chooses from in this round.", ALL_CARDS]
    lying_out: Annotated[tuple[Card, ...], "Its cards with a skull that lie out for this round.", Slots(PASSES)]
    turned: Annotated[tuple[Card, ...], "Its cards of this round that are turned, in order.", Slots(PASSES)]
    face_down: Annotated[int, "How many of its cards of this round lie face down."]
    cards: Annotated[
        tuple[Card, ...] | None,
        "Those face-down cards in order; null where the viewer may not know them.",
        Slots(PASSES),
    ]
    ghost_pass: Annotated[Pass | None, "In which pass its ghost acts in this round, once all cards lie face down."]
    fell: Annotated[int, "The moment at which its last pirate died or left, counted as `moments` is; 0: alive."]


@view("walk-the-plank")
class WalkThePlankView(View):
    """The ship, the planks and everybody's cards as far as the viewer may know them."""

    phase: Annotated[Phase, "Seats choose cards; cards are turned; a seat is asked to be a ghost; the match is over."]
    round: Annotated[int, "Counted from 1."]
    max_rounds: Annotated[int, "After so many rounds the match ends (WP-6.5)."]
    planks: Annotated[int, "How many planks lie between the ship and the Kraken."]
    favour_seat: Annotated[int, "Whose chair holds the captain's favour and begins the order of the round."]
    card: Annotated[Turned | None, "The card that its owner carries out now."]
    last_round: Annotated[bool, "Whether the round in course is the last (WP-6.1)."]
    ending: Annotated[Ending | None, "How the match ended; null while it runs."]
    crews: Annotated[tuple[Crew, ...], "By seat.", Slots(MOST_SEATS)]
    skulls: Annotated[tuple[Card, ...], "The cards with a skull (WP-4.12).", ALL_CARDS]
    ghosts: Annotated[int, "How many ghosts may arise in this match (WP-7.1)."]
    fallen: Annotated[tuple[int, ...], "The seats that cards put out, in order.", Slots(MOST_SEATS)]
    asked: Annotated[int, "How many of them were asked whether to be a ghost, or lost the right to be."]
    unturned: Annotated[
        tuple[Unturned, ...], "Cards that were face down when their seat went out or left (WP-5.1).", Slots(MOST_SEATS)
    ]
    moments: Annotated[int, "How many cards were turned, and seats left, in the match so far."]


def look(state: PlankState, viewer: Viewer) -> WalkThePlankView:
    over = state.phase == OVER
    return WalkThePlankView(
        phase=PHASES[state.phase],
        round=state.round,
        max_rounds=state.max_rounds,
        planks=state.planks,
        favour_seat=state.favour,
        card=turned_card(state) if state.phase == TURNING else None,
        last_round=state.last,
        ending=cast(Ending, state.ending) if over else None,
        crews=tuple(_crew(state, seat, over or seat == viewer) for seat in range(len(state.status))),
        skulls=names_in(state.skulls),
        ghosts=state.ghosts,
        fallen=tuple(state.fallen),
        asked=state.asked,
        unturned=tuple(
            one if over or one.seat == viewer else replace(one, cards=None) for one in state.unturned
        ),
        moments=state.moments,
    )  # fmt: skip


def _crew(state: PlankState, seat: int, shown: bool) -> Crew:
    plan = tuple(CARDS[card] for card in state.plans[seat])
    turned = state.turned[seat]
    return Crew(
        status=STATUSES[state.status[seat]],
        pirates=tuple(
            place for number, place in enumerate(PLACES) for _ in range(state.pirates[seat * STRIDE + number])
        ),
        available=names_in(available(state, seat)),
        lying_out=names_in(state.resting[seat]),
        turned=plan[:turned],
        face_down=len(plan) - turned,
        cards=plan[turned:] if shown else None,
        ghost_pass=cast(Pass, state.passes[seat]) if state.passes[seat] else None,
        fell=state.fell[seat],
    )


def pirates_of(view: WalkThePlankView) -> list[int]:
    """Each seat's living pirates, counted place by place in one flat list, as `board` reads them."""
    return [crew.pirates.count(place) for crew in view.crews for place in PLACES]
