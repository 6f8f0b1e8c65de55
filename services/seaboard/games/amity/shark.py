"""Phase 2 of a round: the shark's secret turn, step by step in its draft, and the announcement at its end (AM-5)."""

from __future__ import annotations

from typing import Final

from seaboard.engine.events import Events
from seaboard.engine.records import Action
from seaboard.games.amity.data import (
    BEACHES,
    BURST,
    CAPTAINS,
    EVASIVE,
    FRENZY,
    GARDNER,
    HOOPER,
    MICHAEL_COUNTS,
    NO_TOKEN,
    NOWHERE,
    NUMBER,
    POWER_TOKENS,
    QUINT,
    SHARK_POINTS,
    SHARK_SEAT,
    TRACK_END,
    WATER,
    WRONG_SHARK,
    Captain,
)
from seaboard.games.amity.events import Eaten, SharkTurn, Started, Submerged, Thrown, Voyage, VoyageMade
from seaboard.games.amity.state import SHARK, AmityState
from seaboard.games.amity.words import (
    DASHES_FROM,
    DEVOUR,
    EAT,
    EAT_MICHAEL,
    END_TURN,
    PLAY_TOKENS,
    SWIMS_FROM,
    THROWS,
    Dash,
    Devour,
    Eat,
    EndTurn,
    PlayToken,
    Start,
    Swim,
    Throw,
)

TOKENS_OF: Final = tuple(
    tuple(token for number, token in enumerate(PLAY_TOKENS) if tokens >> number & 1) for tokens in range(16)
)
"""By set of tokens, the actions that play one of them."""


def choose_start(state: AmityState, action: Action, events: Events) -> bool:
    """Any of the twelve water spaces, in secret (AM-3.4)."""
    assert isinstance(action, Start)
    state.shark = state.start = NUMBER[action.space]
    if events.listening:
        events.tell(Submerged(), {SHARK_SEAT: Started(action.space)})
    return True


def open_turn(state: AmityState) -> None:
    state.phase = SHARK
    state.fresh = False  # AM-6.8
    state.points = points_of(state)
    state.path = [state.shark]


def points_of(state: AmityState) -> int:
    """The action points of the shark in this round (AM-5.1, AM-8.5)."""
    return SHARK_POINTS + (state.card == WRONG_SHARK)


def reset_draft(state: AmityState) -> None:
    state.path = []
    state.bites = [0] * len(BEACHES)
    state.bitten = state.dashed = False
    state.points = state.met = state.thrown = 0


def gain(state: AmityState) -> int:
    """What this turn has added to the track so far (AM-5.6)."""
    return sum(state.bites) + MICHAEL_COUNTS * state.bitten


def is_sated(state: AmityState) -> bool:
    """The track is full: nothing more can be done but end the turn (AM-5.6)."""
    return state.track + gain(state) >= TRACK_END


def left_here(state: AmityState, beach: int) -> int:
    """Swimmers at the beach that it has not eaten in this turn, Michael not counted."""
    return state.swimmers[beach] - state.bites[beach]


def michael_here(state: AmityState, beach: int) -> bool:
    return state.michael == beach and not state.bitten


def legal(state: AmityState) -> list[Action]:
    if is_sated(state):
        return [END_TURN]
    here = state.path[-1]
    found: list[Action] = []
    if state.points:
        found += SWIMS_FROM[here]
        if state.played == BURST and not state.dashed:
            found += DASHES_FROM[here]
        if here < len(BEACHES):
            found += _bites(state, here)
    if state.played == NO_TOKEN:  # AM-5.1: one in the round
        found += TOKENS_OF[state.tokens]
    if state.met:
        found += [throw for captain, throw in THROWS.items() if may_throw(state, captain)]
    found.append(END_TURN)
    return found


def _bites(state: AmityState, beach: int) -> list[Action]:
    swimmers, michael = left_here(state, beach), michael_here(state, beach)
    found: list[Action] = []
    if swimmers:
        found.append(EAT)
    if michael:
        found.append(EAT_MICHAEL)
    if state.played == FRENZY and swimmers + michael > 1:  # one alone is eaten: the same thing is listed once (ALL-1)
        found.append(DEVOUR)
    return found


def may_throw(state: AmityState, captain: int) -> bool:
    """It has moved to his boat's space, and he is still on board (AM-8.1)."""
    bit = 1 << captain
    return bool(state.met & bit) and not (state.thrown | state.overboard) & bit


def captains_in(bits: int) -> list[Captain]:
    return [captain for member, captain in enumerate(CAPTAINS, start=HOOPER) if bits >> member & 1]


def act(state: AmityState, action: Action, events: Events) -> bool:
    """One step of the draft; whether it ended the turn."""
    if isinstance(action, Swim):
        _swim(state, (NUMBER[action.to],))
    elif isinstance(action, Eat | Devour):
        _eat(state, action)
    elif isinstance(action, PlayToken):
        state.played = POWER_TOKENS.index(action.token)
    elif isinstance(action, Dash):
        state.dashed = True
        _swim(state, tuple(NUMBER[space] for space in action.path))
    elif isinstance(action, Throw):
        state.thrown |= 1 << (HOOPER if action.captain == "hooper" else QUINT)
    return isinstance(action, EndTurn) and end_turn(state, events)


def _swim(state: AmityState, path: tuple[int, ...]) -> None:
    """One action point (AM-5.2); a burst's whole path counts, for sensors and for boats (AM-5.3, AM-8.1)."""
    state.points -= 1
    state.path += path
    if state.card == GARDNER:
        for captain in (HOOPER, QUINT):
            if state.spots[captain] in path:
                state.met |= 1 << captain


def _eat(state: AmityState, action: Eat | Devour) -> None:
    beach = state.path[-1]
    state.points -= 1
    if isinstance(action, Devour):  # AM-5.3
        state.bites[beach] = state.swimmers[beach]
        state.bitten = state.bitten or state.michael == beach
    elif action.swimmer == "michael":
        state.bitten = True
    else:
        state.bites[beach] += 1


# The end of the turn


def end_turn(state: AmityState, events: Events) -> bool:
    """The draft reaches the board, and the crew learns what AM-5.5 says."""
    voyage = _voyage(state)
    state.track = min(TRACK_END, state.track + gain(state))  # AM-5.6
    if events.listening:
        events.tell(_announcement(state, voyage), {SHARK_SEAT: VoyageMade(voyage)})
    state.voyages.append(voyage)
    state.shark = state.path[-1]
    state.supply += sum(state.bites)
    state.swimmers = [swimmers - eaten for swimmers, eaten in zip(state.swimmers, state.bites, strict=True)]
    if state.bitten:
        state.michael = NOWHERE
    if state.played != NO_TOKEN:
        state.tokens &= ~(1 << state.played)
    state.overboard |= state.thrown
    reset_draft(state)
    return True


def _voyage(state: AmityState) -> Voyage:
    return Voyage(
        round=state.round,
        path=tuple([WATER[space] for space in state.path]),
        eaten=tuple([_eaten(state, beach) for beach in range(len(BEACHES)) if _is_bitten(state, beach)]),
        token=None if state.played == NO_TOKEN else POWER_TOKENS[state.played],
        thrown=tuple(
            [
                Thrown(CAPTAINS[captain - 1], WATER[state.spots[captain]])
                for captain in (HOOPER, QUINT)
                if state.thrown >> captain & 1
            ]
        ),
    )


def _is_bitten(state: AmityState, beach: int) -> bool:
    return bool(state.bites[beach]) or (state.bitten and state.michael == beach)


def _eaten(state: AmityState, beach: int) -> Eaten:
    michael = state.bitten and state.michael == beach
    left = left_here(state, beach) + michael_here(state, beach)
    return Eaten(BEACHES[beach], state.bites[beach], michael, left)


def _announcement(state: AmityState, voyage: Voyage) -> SharkTurn:
    """Nothing but AM-5.5: where barrels float everybody sees, and the points are the card's."""
    afloat = [space for space, barrels in enumerate(state.floating) if barrels]
    met = set() if state.played == EVASIVE else set(state.path)  # AM-5.3, AM-5.4
    return SharkTurn(
        round=state.round,
        points=points_of(state),
        eaten=voyage.eaten,
        went_off=tuple(WATER[space] for space in afloat if space in met),
        silent=tuple(WATER[space] for space in afloat if space not in met),
        token_played=voyage.token is not None,
        thrown=voyage.thrown,
        track=state.track,
    )
