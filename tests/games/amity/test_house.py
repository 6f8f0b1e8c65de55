"""The house bots of Amity Island play well enough to be worth playing, from view and memory alone."""

from __future__ import annotations

from collections import Counter

import pytest

from games.amity.boards import board, chance, new_match, play, told
from seaboard.bots.contract import Budget
from seaboard.bots.offline import opening_of, play_match
from seaboard.catalogue import Catalogue
from seaboard.engine.chance import QuickChance
from seaboard.engine.events import Recorder, Seen
from seaboard.engine.game import Choice
from seaboard.engine.play import decide
from seaboard.games.amity import GAME
from seaboard.games.amity.belief import ANYWHERE, Layer, Memory
from seaboard.games.amity.data import ALL_TOKENS, NUMBER
from seaboard.games.amity.events import SharkTurn
from seaboard.games.amity.state import AmityState
from seaboard.games.amity.words import Climb, Devour, EndTurn, Launch, PlayToken, Start

BOTS = Catalogue()["amity"].bots


def knowing(*spaces: str) -> Memory:
    """The shark is in one of these spaces, all alike, with all its tokens."""
    worlds = {(NUMBER[space], ALL_TOKENS, False): 1 / len(spaces) for space in spaces}
    return Memory((ANYWHERE, Layer(worlds, {})))


def choose(level: str, state: AmityState, memory: Memory, seed: str = "a") -> Choice:
    turn = GAME.turn(state)
    assert turn is not None
    seat = turn.seats[0]
    legal = GAME.legal_actions(state, seat)
    return BOTS[level].choose(GAME.view(state, seat), memory, seat, legal, Budget(), QuickChance(seed))


def test_medium_launches_at_a_shark_that_it_has_found() -> None:
    state = board("crew quint 4\nshark at 4")
    assert {choose("medium", state, knowing("4"), str(seed))[-1] for seed in range(20)} == {Launch("4")}


def test_medium_eats_the_last_meal_that_it_needs() -> None:
    for seed in range(20):
        state = board("shark\nshark at 1\nN 2\ntrack 7")
        play(state, *choose("medium", state, knowing("N", "1"), str(seed)))
        assert state.ending == "swimmers"


def test_medium_sees_that_a_frenzy_wins() -> None:
    state = board("shark\nshark at N\nN 4\ntrack 5")
    choices = Counter(choose("medium", state, knowing("N", "1"), str(seed)) for seed in range(20))
    assert set(choices) == {(PlayToken("feeding-frenzy"), Devour(), EndTurn())}


def test_medium_does_not_stay_where_it_is_expected() -> None:
    """It was seen at 8, the Orca is there: of its turns few end within the crew's best guess."""
    state = board("shark\nshark at 8\nattached 1")
    ends = Counter[int]()
    for seed in range(60):
        after = state.copy()
        play(after, *choose("medium", state, knowing("8"), str(seed)))
        ends[after.shark] += 1
    assert len(ends) >= 6
    assert ends[NUMBER["8"]] <= 12


def test_a_captain_in_the_water_climbs_back() -> None:
    state = board("crew quint 4\noverboard quint")
    assert choose("medium", state, knowing("4")) == (Climb(),)


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_twin_states_get_the_same_choice(level: str) -> None:
    """ALL-4: a bot cannot peek. The shark and the deck are elsewhere, and nothing changes."""
    state = board("crew quint 4\nshark at 1\nN 2  S 1\nafloat 6")
    twin = state.copy()
    twin.shark, twin.tokens = NUMBER["4"], 0b0110 | 0b1001
    twin.deck.reverse()
    for seed in range(10):
        memory = knowing("1", "4", "S")
        assert choose(level, state, memory, str(seed)) == choose(level, twin, memory, str(seed))


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_is_legal_to_the_end(level: str, seats: int) -> None:
    bots = [BOTS[level]] * seats
    for number in range(3):
        played = play_match(GAME, bots, opening_of(GAME, seats, {}, f"house/{level}/{seats}/{number}"))
        assert played.outcome.ending in ("swimmers", "barrels", "rounds")


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_each_card_is_answered(level: str) -> None:
    for card in ("mayor-vaughn", "wrong-shark", "helicopter"):
        state = board(f"event\ncard {card}\nN 3  S 1")
        memory = knowing("N", "1")
        assert choose(level, state, memory)[0] in GAME.legal_actions(state, 1)


def test_medium_beats_easy_in_either_role() -> None:
    def share(shark: str, crew: str) -> float:
        bots = [BOTS[shark], BOTS[crew]]
        played = [play_match(GAME, bots, opening_of(GAME, 2, {}, f"ladder/{n}")) for n in range(12)]
        return sum(1 in one.outcome.winners() for one in played) / len(played)

    assert share("easy", "medium") > 0.8
    assert share("medium", "easy") < 0.2


# What the clock plays


def remembered(state: AmityState) -> Memory:
    events, memory = Recorder(), Memory()
    GAME.apply(state, {0: Start("1")}, chance(), events)
    for one in events.told:
        memory = GAME.remember(memory, Seen(one.public))
    return memory


def test_the_clocks_start_and_turn_are_drawn_at_random_and_quiet() -> None:
    """Any of many places, nobody eaten, no token, no sensor that could be avoided."""
    new = new_match()
    starts = {GAME.default_choice(GAME.view(new, 0), Memory(), 0, QuickChance(n)) for n in range(200)}
    assert len(starts) == 12
    memory, ends = remembered(new), set()
    for seed in range(60):
        state = board("shark\nshark at 1\nN 3  E 2\nafloat N  afloat 2")
        choice = GAME.default_choice(GAME.view(state, 0), memory, 0, QuickChance(seed))
        events = Recorder()
        decide(GAME, state, 0, choice, chance(), events)
        (report,) = told([one.public for one in events.told if one.public], SharkTurn)
        assert isinstance(report, SharkTurn)
        assert (report.eaten, report.went_off, report.token_played) == ((), (), False)
        ends.add(state.shark)
    assert len(ends) > 4


def test_the_clock_answers_a_card_for_the_crew() -> None:
    state = board("event\ncard mayor-vaughn\nN 1  S 3")
    play(state, *GAME.default_choice(GAME.view(state, 1), Memory(), 1, QuickChance(1)))
    assert state.closed == NUMBER["S"]
    for card in ("wrong-shark", "helicopter"):
        state = board(f"event\ncard {card}")
        play(state, *GAME.default_choice(GAME.view(state, 1), Memory(), 1, QuickChance(1)))
        assert state.spots[0] == NUMBER["5" if card == "wrong-shark" else "6"]
