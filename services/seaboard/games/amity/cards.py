"""Phase 1 of a round: the event card, the swimmers that it brings, and what its text does (AM-4, AM-8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events
from seaboard.engine.records import Action
from seaboard.games.amity.data import (
    ALERT_TRACK,
    BEACHES,
    BIRTHDAY,
    BRODY,
    CARD_IDS,
    CARDS,
    DOCK_SPACES,
    DOCKS,
    FOURTH,
    HELICOPTER,
    HOAX,
    HOOPER,
    MAYOR,
    MEMBERS,
    NO_TOKEN,
    NOWHERE,
    NUMBER,
    QUINT,
    SPACES,
    WRONG_SHARK,
)
from seaboard.games.amity.events import (
    BeachCleared,
    BeachSign,
    CardTurned,
    MichaelPlaced,
    MovedByCard,
    Placed,
    Shuffled,
    SwimmersPlaced,
)
from seaboard.games.amity.state import EVENT, AmityState
from seaboard.games.amity.words import CHOOSE_BEACH, CHOOSE_DOCK, FLIGHTS, ChooseBeach, ChooseDock, Fly

Counts = Sequence[int]


def count(state: AmityState, beach: int) -> int:
    """All swimmers at a beach; Michael is one of them (AM-6.5)."""
    return state.swimmers[beach] + (state.michael == beach)


def shuffled_deck(number: int, chance: Chance) -> list[int]:
    deck = list(range(len(CARDS)))
    chance.stream(f"event-deck/{number}").shuffle(deck)
    return deck


def open_event(state: AmityState, chance: Chance, events: Events) -> bool:
    """Turn a card and do what it says (AM-4.1). Whether the phase is over: if not, the crew has to choose (AM-4.5)."""
    state.phase = EVENT
    state.round += 1
    state.done = state.used = 0
    state.bonus = False
    state.played = NO_TOKEN
    _draw(state, chance, events)
    if state.card == FOURTH:  # AM-8.6: before placing
        lift_sign(state, events)
    _place(state, events)
    found = choices(state)
    if len(found) == 1:
        act(state, found[0], events)
    return len(found) < 2


def _draw(state: AmityState, chance: Chance, events: Events) -> None:
    if not state.deck:  # AM-4.4
        state.deck = shuffled_deck(1 + state.round // len(CARDS), chance)
        if events.listening:
            events.tell(Shuffled())
    state.card = state.deck.pop()
    if events.listening:
        events.tell(CardTurned(state.round, CARD_IDS[state.card]), news=True)


def _place(state: AmityState, events: Events) -> None:
    """First what the card names, then what it adds while the track is low (AM-8.13 to AM-8.16)."""
    card = CARDS[state.card]
    batches = [card.swimmers, card.also] if state.track <= ALERT_TRACK else [card.swimmers]
    barred = state.closed
    if barred != NOWHERE and any(counts[barred] for counts in batches):
        _turn_sign(state, events)
    for counts in batches:
        _place_batch(state, counts, barred, events)


def _turn_sign(state: AmityState, events: Events) -> None:
    """Closed, opening soon, gone: one card, one flip (AM-4.2)."""
    if state.opening:
        lift_sign(state, events)
        return
    state.opening = True
    if events.listening:
        events.tell(BeachSign(BEACHES[state.closed], "opening-soon"))


def _place_batch(state: AmityState, counts: Counts, barred: int, events: Events) -> None:
    placed = []
    for beach in range(4):  # AM-4.4
        swimmers = min(counts[beach], state.supply)
        if swimmers and beach != barred:
            state.swimmers[beach] += swimmers
            state.supply -= swimmers
            if events.listening:
                placed.append(Placed(BEACHES[beach], swimmers))
    if placed:
        events.tell(SwimmersPlaced(tuple(placed)))


def lift_sign(state: AmityState, events: Events) -> None:
    """All beaches are open."""
    if events.listening and state.closed != NOWHERE:
        events.tell(BeachSign(BEACHES[state.closed], "open"))
    state.closed, state.opening = NOWHERE, False


def close_beach(state: AmityState, beach: int, events: Events) -> None:
    """Only one beach is closed at a time; the token lies face up (AM-6.3)."""
    if state.closed != beach:
        lift_sign(state, events)
    state.closed, state.opening = beach, False
    if events.listening:
        events.tell(BeachSign(BEACHES[beach], "closed"))


# The cards that ask for something


def choices(state: AmityState) -> Sequence[Action]:
    """What the card lets the crew choose from; none where it asks for nothing."""
    asks = ASKS.get(state.card)
    return asks(state) if asks else ()


def _fewest(state: AmityState) -> Sequence[Action]:
    """The open beaches with the fewest swimmers, if Michael is in the supply (AM-8.7)."""
    if state.michael != NOWHERE:
        return ()
    beaches = [beach for beach in range(4) if beach != state.closed]
    fewest = min(count(state, beach) for beach in beaches)
    return [CHOOSE_BEACH[beach] for beach in beaches if count(state, beach) == fewest]


def _most(state: AmityState) -> Sequence[Action]:
    """The beaches with the most swimmers (AM-8.12)."""
    counts = [count(state, beach) for beach in range(4)]
    return [CHOOSE_BEACH[beach] for beach in range(4) if counts[beach] == max(counts)]


ASKS: Final[dict[int, Callable[[AmityState], Sequence[Action]]]] = {
    MAYOR: lambda state: CHOOSE_BEACH,
    WRONG_SHARK: lambda state: CHOOSE_DOCK,
    BIRTHDAY: _fewest,
    HELICOPTER: lambda state: FLIGHTS,
    HOAX: _most,
}


def act(state: AmityState, action: Action, events: Events) -> bool:
    """What was chosen is done; the phase is over."""
    if isinstance(action, ChooseBeach):
        _choose_beach(state, NUMBER[action.beach], events)
    elif isinstance(action, ChooseDock):  # AM-8.5
        for member in (BRODY, HOOPER):
            _move(state, member, DOCK_SPACES[DOCKS.index(action.dock)], events)
    elif isinstance(action, Fly):  # AM-8.11
        _move(state, BRODY, NUMBER[action.to], events)
    return True


def _choose_beach(state: AmityState, beach: int, events: Events) -> None:
    if state.card == MAYOR:  # AM-8.4
        _clear(state, beach, events)
        close_beach(state, beach, events)
    elif state.card == BIRTHDAY:  # AM-8.7
        state.michael = beach
        if events.listening:
            events.tell(MichaelPlaced(BEACHES[beach]))
    else:  # AM-8.12
        for member in (BRODY, HOOPER, QUINT):
            _move(state, member, beach, events)


def _clear(state: AmityState, beach: int, events: Events) -> None:
    if events.listening and count(state, beach):
        events.tell(BeachCleared(BEACHES[beach]))
    state.supply += state.swimmers[beach]
    state.swimmers[beach] = 0
    if state.michael == beach:
        state.michael = NOWHERE


def _move(state: AmityState, member: int, space: int, events: Events) -> None:
    """A captain in the water goes with his boat and stays in the water (AM-8.1)."""
    if events.listening and state.spots[member] != space:
        events.tell(MovedByCard(MEMBERS[member], SPACES[space]))
    state.spots[member] = space
