"""Positions of Amity Island drawn as text, one thing a line, and the small questions that the rules' tests ask of them.

crew quint 4        the phase, and of the crew the member in course with its action points
card harbor-master  round 3  track 5  supply 9
N 2  E 1+michael    swimmers
closed S  opening W
quint at 8          brody at Shop, shark at 4 …
orca 2  hooper 1  brody 1  shop 6  dock-5 2  attached 1     barrels
afloat 1  afloat 3 2
spent speed-burst   a power token that is no longer there; played speed-burst for this round's
overboard quint  done brody  used launch  deck bounty helicopter
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from seaboard.engine.chance import SeededChance
from seaboard.engine.events import DEAF, Recorder
from seaboard.engine.records import Action, Event
from seaboard.games.amity import GAME
from seaboard.games.amity.data import CARD_NUMBER, MEMBERS, NUMBER, POWER_TOKENS, SPACES
from seaboard.games.amity.shark import open_turn
from seaboard.games.amity.state import CREW, EVENT, ONCE_A_ROUND, SHARK, AmityState
from seaboard.games.amity.words import EndTurn

LEGAL = "legal"
SHARK_SEAT = 0
CREW_SEAT = 1


def chance(number: int = 1) -> SeededChance:
    return SeededChance(bytes([number]) * 32)


def new_match(
    seats: int = 2, picks: tuple[str | None, ...] | None = None, options: Mapping[str, object] | None = None
) -> AmityState:
    """Before the shark has chosen where it begins."""
    return GAME.setup(seats, picks or (None,) * seats, GAME.facts.read_options(options or {}), chance(), DEAF)


def board(drawn: str, seats: int = 2) -> AmityState:
    """The position of a drawing; what it leaves out is as at the start, with the shark at 1 and no swimmers."""
    state = new_match(seats)
    state.phase, state.round, state.card = CREW, 1, CARD_NUMBER["bounty"]
    state.deck = [card for card in state.deck if card != state.card]
    state.shark = state.start = NUMBER["1"]
    phase = None
    for line in drawn.strip().splitlines():
        for part in line.split("  "):
            word, *rest = part.split()
            if word in ("crew", "shark", "event") and rest[:1] != ["at"]:
                phase = (word, rest)
            else:
                _draw(state, word, rest)
    state.supply -= sum(state.swimmers)
    _open(state, *(phase or ("crew", [])))
    return state


def _open(state: AmityState, phase: str, rest: list[str]) -> None:
    if phase == "crew":
        state.phase = CREW
        state.bonus = state.card == CARD_NUMBER["in-the-news"]
        if rest:
            state.member, state.points = MEMBERS.index(rest[0]), int(rest[1])
    elif phase == "event":
        state.phase = EVENT
    else:
        state.phase = SHARK
        played = state.played
        open_turn(state)
        state.played = played


def _draw(state: AmityState, word: str, rest: list[str]) -> None:
    if word in NUMBER:
        swimmers, _, michael = rest[0].partition("+")
        state.swimmers[NUMBER[word]] = int(swimmers)
        state.michael = NUMBER[word] if michael else state.michael
    elif rest[:1] == ["at"]:
        _put(state, word, NUMBER[rest[1]])
    else:
        DRAWINGS[word](state, rest)


def _put(state: AmityState, who: str, space: int) -> None:
    if who == "shark":
        state.shark = state.start = space
    else:
        state.spots[MEMBERS.index(who)] = space


def _afloat(state: AmityState, rest: list[str]) -> None:
    state.floating[NUMBER[rest[0]]] = int(rest[1]) if len(rest) > 1 else 1


def _closed(state: AmityState, rest: list[str]) -> None:
    state.closed, state.opening = NUMBER[rest[0]], False


def _opening(state: AmityState, rest: list[str]) -> None:
    state.closed, state.opening = NUMBER[rest[0]], True


def _spent(state: AmityState, rest: list[str]) -> None:
    state.tokens &= ~(1 << _token(rest[0]))


def _played(state: AmityState, rest: list[str]) -> None:
    state.played = _token(rest[0])


def _token(name: str) -> int:
    return POWER_TOKENS.index(name)


def _deck(state: AmityState, rest: list[str]) -> None:
    state.deck = [CARD_NUMBER[card] for card in reversed(rest)]


def _card(state: AmityState, rest: list[str]) -> None:
    state.card = CARD_NUMBER[rest[0]]
    state.deck = [card for card in range(16) if card != state.card]


def _overboard(state: AmityState, rest: list[str]) -> None:
    state.overboard |= 1 << MEMBERS.index(rest[0])


def _done(state: AmityState, rest: list[str]) -> None:
    state.done |= 1 << MEMBERS.index(rest[0])


def _used(state: AmityState, rest: list[str]) -> None:
    state.used |= next(bit for bit, name in ONCE_A_ROUND if name == rest[0])


def _dock(number: int) -> Callable[[AmityState, list[str]], None]:
    def lay(state: AmityState, rest: list[str]) -> None:
        state.docks[number] = int(rest[0])

    return lay


def _number(field: str) -> Callable[[AmityState, list[str]], None]:
    return lambda state, rest: setattr(state, field, int(rest[0]))


DRAWINGS: dict[str, Callable[[AmityState, list[str]], None]] = {
    "card": _card,
    "round": _number("round"),
    "track": _number("track"),
    "supply": _number("supply"),
    "orca": _number("orca"),
    "hooper": _number("hooper_barrels"),
    "brody": _number("brody_barrels"),
    "shop": _number("shop"),
    "attached": _number("attached"),
    "max-rounds": _number("max_rounds"),
    "dock-5": _dock(0),
    "dock-8": _dock(1),
    "afloat": _afloat,
    "closed": _closed,
    "opening": _opening,
    "spent": _spent,
    "played": _played,
    "deck": _deck,
    "overboard": _overboard,
    "done": _done,
    "used": _used,
}


# Asking


def to_choose(state: AmityState) -> int:
    turn = GAME.turn(state)
    assert turn is not None
    return turn.seats[0]


def verdict(state: AmityState, action: Action, seat: int | None = None) -> str:
    """`legal`, or the rule that forbids it; and the list of legal actions says the same."""
    asked = to_choose(state) if seat is None else seat
    refusal = GAME.refusal(state, asked, action)
    assert (refusal is None) == (action in GAME.legal_actions(state, asked))
    return LEGAL if refusal is None else refusal.rule


def play(state: AmityState, *actions: Action, seat: int | None = None) -> list[Event]:
    """Play legal actions, one after the other, and give back what everybody was told."""
    events = Recorder()
    for action in actions:
        asked = to_choose(state) if seat is None else seat
        assert verdict(state, action, asked) == LEGAL, (action, verdict(state, action, asked))
        GAME.apply(state, {asked: action}, chance(), events)
    return [told.public for told in events.told if told.public is not None]


def told(events: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def where(state: AmityState) -> dict[str, str]:
    """The members' spaces by name."""
    return {member: SPACES[space] for member, space in zip(MEMBERS, state.spots, strict=True)}


def turn_card(state_of: str, card: str, seats: int = 2) -> tuple[AmityState, list[Event]]:
    """The last member ends its turn, and this card is turned."""
    state = board(f"crew quint 4\ndone brody  done hooper\n{state_of}", seats)
    state.deck = [CARD_NUMBER[card]]
    return state, play(state, EndTurn())
