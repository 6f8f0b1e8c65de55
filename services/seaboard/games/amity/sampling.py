"""States from a view and a memory: what a viewer cannot rule out, drawn at random, or told apart from what it can."""

from __future__ import annotations

from collections.abc import Sequence

from seaboard.bots.mixing import weighted_choice
from seaboard.engine.chance import Chance, Draws
from seaboard.engine.events import Viewer
from seaboard.games.amity.belief import (
    Layer,
    Memory,
    Walk,
    World,
    fits,
    steps_allowed,
    tokens_behind,
    walk_of,
    walks_behind,
)
from seaboard.games.amity.crew import FINDINGS
from seaboard.games.amity.data import (
    ALL_TOKENS,
    CAPTAINS,
    CARD_NUMBER,
    HOOPER,
    MEMBERS,
    NO_CARD,
    NO_TOKEN,
    NOWHERE,
    NUMBER,
    OUT_OF_SIGHT,
    POWER_TOKENS,
    WATER,
    Token,
)
from seaboard.games.amity.events import SharkTurn, Voyage
from seaboard.games.amity.shark import open_turn
from seaboard.games.amity.state import ONCE_A_ROUND, PHASES, SHARK, AmityState
from seaboard.games.amity.view import AmityView, Draft, SharkView, look

# Drawing


def sample(view: AmityView, memory: Memory, chance: Chance) -> AmityState:
    """The deck in any order; the shark's place, tokens and way from the filter, drawn backward through its layers."""
    state = board_of(view)
    if view.deck_order is None:
        chance.stream("deck").shuffle(state.deck)
    if view.shark is not None:
        _fill_in(state, view.shark)
    elif not memory.layers:
        state.tokens = ALL_TOKENS
    else:
        _draw_shark(state, view, memory, chance.stream("shark"))
    return state


def _draw_shark(state: AmityState, view: AmityView, memory: Memory, draws: Draws) -> None:
    world = weighted_choice(memory.layers[-1].worlds.items(), draws)
    state.shark, state.tokens, _ = world
    voyages: list[Voyage] = []
    for layer in reversed(memory.layers[1:]):
        before = weighted_choice(layer.sources[world], draws)
        voyages.append(_draw_voyage(layer, before, world, draws))
        world = before
    state.start = world[0]
    state.voyages = voyages[::-1]
    if view.token_played:
        state.played = _number(state.voyages[-1].token)
    if state.phase == SHARK:
        open_turn(state)


def _draw_voyage(layer: Layer, before: World, after: World, draws: Draws) -> Voyage:
    report, clue = layer.report, layer.clue
    assert report is not None
    assert clue is not None
    token = (before[1] ^ after[1]).bit_length() - 1  # NO_TOKEN where none is missing
    found = [walk for walk in walks_behind(clue, token, before[0]) if walk.end == after[0]]
    walk = weighted_choice([(walk, walk.weight) for walk in found], draws)
    return voyage_of(report, walk, token)


def voyage_of(report: SharkTurn, walk: Walk, token: int) -> Voyage:
    return Voyage(
        round=report.round,
        path=tuple([WATER[space] for space in walk.path]),
        eaten=report.eaten,
        token=None if token == NO_TOKEN else POWER_TOKENS[token],
        thrown=report.thrown,
    )


# The board of a view


def board_of(view: AmityView) -> AmityState:
    """All that everybody knows; the shark is nowhere yet, and the deck is in the order of the rules page."""
    brody, hooper, quint = view.members
    deck = view.deck if view.deck_order is None else view.deck_order[::-1]
    state = AmityState(
        roles=view.roles,
        owners=tuple(member.seats for member in view.members),
        left=view.left,
        max_rounds=view.max_rounds,
        deck=[CARD_NUMBER[card] for card in deck],
        spots=[NUMBER[member.space] for member in view.members],
        orca=quint.barrels,
        shop=view.shop,
        docks=[dock.barrels for dock in view.docks],
        floating=[0] * len(WATER),
        swimmers=[beach.swimmers for beach in view.beaches],
        supply=view.supply,
        phase=PHASES.index(view.phase),
        round=view.round,
        card=NO_CARD if view.card is None else CARD_NUMBER[view.card],
        michael=_beach_where([beach.michael for beach in view.beaches]),
        closed=_beach_where([beach.sign != "open" for beach in view.beaches]),
        opening=any(beach.sign == "opening-soon" for beach in view.beaches),
        track=view.track,
        hooper_barrels=hooper.barrels,
        brody_barrels=brody.barrels,
        attached=view.attached,
        overboard=_flags([member.overboard for member in view.members]),
        done=_flags([member.done for member in view.members]),
        bites=[0] * len(view.beaches),
        bonus=view.bonus,
        used=sum(bit for bit, name in ONCE_A_ROUND if name in view.used),
        ending=view.ending or "",
    )
    for afloat in view.afloat:
        state.floating[NUMBER[afloat.space]] = afloat.barrels
    _fill_in_course(state, view)
    return state


def _fill_in_course(state: AmityState, view: AmityView) -> None:
    if view.in_course is not None:
        state.member, state.points = MEMBERS.index(view.in_course.member), view.in_course.points
    if view.sighting is not None:
        state.seen, state.seen_round = NUMBER[view.sighting.space], view.sighting.round
        state.seen_by, state.fresh = FINDINGS.index(view.sighting.by), not view.sighting.earlier


def _beach_where(flags: Sequence[bool]) -> int:
    return flags.index(True) if True in flags else NOWHERE


def _flags(flags: Sequence[bool]) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)


def _fill_in(state: AmityState, own: SharkView) -> None:
    """The shark's part, where the viewer sees it."""
    state.shark = NOWHERE if own.space is None else NUMBER[own.space]
    state.start = NOWHERE if own.start is None else NUMBER[own.start]
    state.tokens = sum(1 << POWER_TOKENS.index(token) for token in own.tokens)
    state.voyages = list(own.voyages)
    state.played = _number(own.played)
    if own.draft is not None:
        _fill_in_draft(state, own.draft)


def _fill_in_draft(state: AmityState, draft: Draft) -> None:
    state.path = [NUMBER[space] for space in draft.path]
    state.points = draft.points
    state.bites = list(draft.bites)
    state.bitten, state.dashed, state.played = draft.michael, draft.dashed, _number(draft.token)
    captains = list(enumerate(CAPTAINS, start=HOOPER))
    state.met = sum(1 << member for member, captain in captains if captain in draft.met)
    state.thrown = sum(1 << member for member, captain in captains if captain in draft.thrown)


def _number(token: Token | None) -> int:
    return NO_TOKEN if token is None else POWER_TOKENS.index(token)


# Judging


def is_possible(view: AmityView, memory: Memory, viewer: Viewer, state: AmityState) -> bool:
    """It looks as the view does, and its shark can have done all that was told."""
    if look(state, viewer) != view:
        return False
    if view.shark is not None:
        return True
    return _explains(memory, state)


def _explains(memory: Memory, state: AmityState) -> bool:
    if not memory.layers:
        return not state.voyages and state.start == NOWHERE
    if len(state.voyages) != len(memory.layers) - 1:
        return False
    world = (state.start, ALL_TOKENS, False)
    if world not in memory.layers[0].worlds:
        return False
    for layer, voyage in zip(memory.layers[1:], state.voyages, strict=True):
        after = _follow(layer, voyage, world)
        if after is None:
            return False
        world = after
    return world[:2] == (state.shark, state.tokens)


def _follow(layer: Layer, voyage: Voyage, before: World) -> World | None:
    """The world after such a turn, if it can be behind the announcement and the answers since."""
    report, clue = layer.report, layer.clue
    assert report is not None
    assert clue is not None
    token = _number(voyage.token)
    walk = walk_of([NUMBER[space] for space in voyage.path])
    told = (voyage.round, voyage.eaten, voyage.thrown) == (report.round, report.eaten, report.thrown)
    if walk is None or walk.path[0] != before[0] or token not in tokens_behind(clue, before[1]) or not told:
        return None
    if len(walk.path) - 1 > steps_allowed(clue, token) or not fits(clue, token, walk):
        return None
    left = before[1] if token == NO_TOKEN else before[1] & ~(1 << token)
    after = (walk.end, left, token == OUT_OF_SIGHT)
    return after if after in layer.worlds else None
