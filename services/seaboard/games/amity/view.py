"""What a viewer may know of Amity Island: the board for all; the shark's part for the shark and after the end."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from seaboard.engine.events import Viewer
from seaboard.engine.records import Record, Slots, View, record, view
from seaboard.games.amity.cards import choices
from seaboard.games.amity.crew import FINDINGS
from seaboard.games.amity.data import (
    BEACHES,
    CARD_IDS,
    DOCKS,
    MEMBERS,
    NO_CARD,
    NO_TOKEN,
    NOBODY,
    NOWHERE,
    POWER_TOKENS,
    SHARK_SEAT,
    SPACES,
    WATER,
    Beach,
    Captain,
    CardId,
    Dock,
    Member,
    Space,
    Token,
    Water,
)
from seaboard.games.amity.events import Ending, Sign, Voyage
from seaboard.games.amity.rules import tokens_left
from seaboard.games.amity.shark import captains_in
from seaboard.games.amity.state import EVENT, ONCE_A_ROUND, OVER, PHASES, SHARK, AmityState

Phase = Literal["start", "event", "shark", "crew", "over"]
Finding = Literal["binoculars", "fish-finder", "barrel"]
OnceARound = Literal["launch", "fish-finder", "binoculars", "close-beach"]


@record
class BeachView(Record):
    """One beach."""

    beach: Beach
    swimmers: Annotated[int, "Michael not counted."]
    michael: bool
    sign: Sign


@record
class Afloat(Record):
    """Barrels that float in one space."""

    space: Water
    barrels: int


@record
class DockView(Record):
    """Barrels that lie at one dock."""

    dock: Dock
    barrels: int


@record
class MemberView(Record):
    """One member of the crew."""

    member: Member
    space: Space
    seats: Annotated[tuple[int, ...], "The seats that may act for it."]
    barrels: int
    overboard: Annotated[bool, "Whether the captain is in the water."]
    done: Annotated[bool, "Whether it has played this round."]


@record
class InCourse(Record):
    """The member that plays now."""

    member: Member
    points: Annotated[int, "Action points left."]


@record
class Sighting(Record):
    """Where the shark was last made known (AM-6.8)."""

    space: Water
    round: int
    by: Finding
    earlier: Annotated[bool, "Whether the shark has had a turn since, or has one now."]


@record
class Draft(Record):
    """The shark's turn as far as it is planned."""

    path: Annotated[tuple[Water, ...], "From where it began the turn to where it is."]
    points: Annotated[int, "Action points left."]
    bites: Annotated[tuple[int, ...], "Swimmers eaten at N, E, S, W, Michael not counted."]
    michael: Annotated[bool, "Whether Michael is eaten."]
    token: Token | None
    dashed: Annotated[bool, "Whether the burst of `speed-burst` is used."]
    met: Annotated[tuple[Captain, ...], "Captains whose boat it has met, under Ben Gardner's Boat."]
    thrown: tuple[Captain, ...]


@record
class SharkView(Record):
    """What the shark alone knows, and everybody once the act is over."""

    start: Water | None
    space: Annotated[Water | None, "Where it was when its last turn ended."]
    tokens: Annotated[tuple[Token, ...], "The power tokens that it has left."]
    voyages: Annotated[tuple[Voyage, ...], "Its turns so far."]
    played: Annotated[Token | None, "The power token of this round, if its turn is over."]
    draft: Annotated[Draft | None, "Its turn in course."]


@view("amity")
class AmityView(View):
    """The board of Amity Island as one viewer may see it."""

    roles: Annotated[tuple[Annotated[tuple[str, ...], Slots(3)], ...], "By seat, what it plays.", Slots(4)]
    left: Annotated[tuple[int, ...], "The seats that gave up."]
    max_rounds: int
    round: int
    phase: Phase
    card: Annotated[CardId | None, "The event card of this round."]
    deck: Annotated[tuple[CardId, ...], "The cards still in the deck, in the order of the rules page.", Slots(16)]
    track: Annotated[int, "Swimmers eaten, to 9."]
    beaches: tuple[BeachView, ...]
    supply: Annotated[int, "Swimmers in the supply, Michael not counted."]
    shop: Annotated[int, "Barrels in the Shop."]
    docks: tuple[DockView, ...]
    afloat: tuple[Afloat, ...]
    attached: Annotated[int, "Barrels attached to the shark; the second one ends the act."]
    members: tuple[MemberView, ...]
    in_course: InCourse | None
    bonus: Annotated[bool, "Whether the extra point of `in-the-news` is still to be had (AM-8.2)."]
    used: Annotated[tuple[OnceARound, ...], "What was done this round that may be done once a round."]
    beaches_asked: Annotated[tuple[Beach, ...], "The beaches that the event card lets the crew choose from."]
    tokens_left: Annotated[int, "How many power tokens the shark has left."]
    token_played: Annotated[bool, "Whether it has played one this round."]
    sighting: Sighting | None
    ending: Ending | None
    shark: SharkView | None
    deck_order: Annotated[tuple[CardId, ...] | None, "After the end: the deck, the next card first.", Slots(16)]


def look(state: AmityState, viewer: Viewer) -> AmityView:
    over = state.phase == OVER
    return AmityView(
        roles=state.roles,
        left=state.left,
        max_rounds=state.max_rounds,
        round=state.round,
        phase=PHASES[state.phase],
        card=None if state.card == NO_CARD else CARD_IDS[state.card],
        deck=tuple([CARD_IDS[card] for card in sorted(state.deck)]),
        track=state.track,
        beaches=_beaches(state),
        supply=state.supply,
        shop=state.shop,
        docks=tuple([DockView(dock, barrels) for dock, barrels in zip(DOCKS, state.docks, strict=True)]),
        afloat=tuple([Afloat(WATER[space], barrels) for space, barrels in enumerate(state.floating) if barrels]),
        attached=state.attached,
        members=_members(state),
        in_course=None if state.member == NOBODY else InCourse(MEMBERS[state.member], state.points),
        bonus=state.bonus,
        used=cast(tuple[OnceARound, ...], tuple([name for bit, name in ONCE_A_ROUND if state.used & bit])),
        beaches_asked=_beaches_asked(state),
        tokens_left=state.tokens.bit_count(),
        token_played=state.played != NO_TOKEN and state.phase != SHARK,  # within its turn it is the shark's secret
        sighting=_sighting(state),
        ending=cast(Ending, state.ending) if over else None,
        shark=_shark(state) if over or viewer == SHARK_SEAT else None,
        deck_order=tuple([CARD_IDS[card] for card in reversed(state.deck)]) if over else None,
    )


def _beaches(state: AmityState) -> tuple[BeachView, ...]:
    signs: list[Sign] = ["open"] * len(BEACHES)
    if state.closed != NOWHERE:
        signs[state.closed] = "opening-soon" if state.opening else "closed"
    return tuple(
        [
            BeachView(name, state.swimmers[beach], state.michael == beach, signs[beach])
            for beach, name in enumerate(BEACHES)
        ]
    )


def _members(state: AmityState) -> tuple[MemberView, ...]:
    barrels = (state.brody_barrels, state.hooper_barrels, state.orca)
    return tuple(
        [
            MemberView(
                member=name,
                space=SPACES[state.spots[member]],
                seats=state.owners[member],
                barrels=barrels[member],
                overboard=bool(state.overboard >> member & 1),
                done=bool(state.done >> member & 1),
            )
            for member, name in enumerate(MEMBERS)
        ]
    )


def _beaches_asked(state: AmityState) -> tuple[Beach, ...]:
    if state.phase != EVENT:
        return ()
    asked = [getattr(choice, "beach", None) for choice in choices(state)]
    return tuple([beach for beach in asked if beach is not None])


def _sighting(state: AmityState) -> Sighting | None:
    if state.seen == NOWHERE:
        return None
    return Sighting(WATER[state.seen], state.seen_round, FINDINGS[state.seen_by], not state.fresh)


def _shark(state: AmityState) -> SharkView:
    in_turn = state.phase == SHARK
    return SharkView(
        start=_water(state.start),
        space=_water(state.shark),
        tokens=tokens_left(state),
        voyages=tuple(state.voyages),
        played=None if in_turn else _token(state.played),
        draft=_draft(state) if in_turn else None,
    )


def _draft(state: AmityState) -> Draft:
    return Draft(
        path=tuple([WATER[space] for space in state.path]),
        points=state.points,
        bites=tuple(state.bites),
        michael=state.bitten,
        token=_token(state.played),
        dashed=state.dashed,
        met=tuple(captains_in(state.met)),
        thrown=tuple(captains_in(state.thrown)),
    )


def _water(space: int) -> Water | None:
    return None if space == NOWHERE else WATER[space]


def _token(token: int) -> Token | None:
    return None if token == NO_TOKEN else POWER_TOKENS[token]
