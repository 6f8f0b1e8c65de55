"""The house bots of Walk the Plank! choose well, from the view alone, and the same again for the same chance."""

from __future__ import annotations

import pytest

from games.walk_the_plank.ships import LETTERS, asked, drawing, haunt, lay, ship, turned
from seaboard.bots.contract import Budget
from seaboard.bots.offline import opening_of, play_match
from seaboard.catalogue import Catalogue
from seaboard.engine.chance import QuickChance
from seaboard.engine.game import Choice
from seaboard.engine.records import Action
from seaboard.games.walk_the_plank import GAME
from seaboard.games.walk_the_plank.state import PlankState
from seaboard.games.walk_the_plank.words import BecomeGhost, Drag, Haunt, Move, Plan, Shove

BOTS = Catalogue()["walk-the-plank"].bots
LEVELS = pytest.mark.parametrize("level", ["easy", "medium"])
SMALL = Budget(work=2_000)


def choose(level: str, state: PlankState, who: str = "A", seed: str = "a", budget: Budget = SMALL) -> Choice:
    seat = LETTERS.index(who)
    legal = GAME.legal_actions(state, seat)
    return BOTS[level].choose(GAME.view(state, seat), None, seat, legal, budget, QuickChance(seed))


@LEVELS
@pytest.mark.parametrize(
    ("state", "best"),
    [
        pytest.param(turned("ABC | A | . | AC", "shove-any"), Shove("plank-3", 2), id="kills another, not its own"),
        pytest.param(turned("AABB | . | . | A", "dont-want-to-die"), Move("plank-3", "plank-1"), id="flees"),
        pytest.param(turned("BBC | . | . | A", "stumble"), Move("plank-3", "plank-2"), id="away from the Kraken"),
        pytest.param(turned("BB | AAC | . | .", "drag-to-ship"), Drag("plank-1", 0), id="takes its own along"),
    ],
)
def test_a_turned_card_is_carried_out_in_the_best_way(level: str, state: PlankState, best: Action) -> None:
    assert choose(level, state) == (best,)


def test_medium_lays_nothing_that_kills_its_last_pirate() -> None:
    for seed in "abcde":
        state = ship("BBB | . | . | A")
        (laid,) = choose("medium", state, seed=seed, budget=Budget())
        assert isinstance(laid, Plan)
        lay(state, {"A": " ".join(laid.cards)})
        GAME.play_round_out(state, QuickChance(seed))
        assert "A" in drawing(state), laid


@LEVELS
def test_a_ghost_hurts_who_leads(level: str) -> None:
    state = turned("AABBB | A | . | .", "shove-any", "C", ghosts="C")
    assert choose(level, state, "C") == (Shove("ship", 1),)


@LEVELS
def test_bots_go_on_as_ghosts(level: str) -> None:
    state = ship("AABB | . | . | C")
    lay(state, {"A": "retract-plank drag-to-ship dont-want-to-die"})
    assert asked(state) == "C"
    assert choose(level, state, "C") == (BecomeGhost(),)
    assert isinstance(choose(level, ship("AABBB | . | . | .", ghosts="C"), "C")[0], Haunt)


@LEVELS
def test_the_same_chance_gives_the_same_choice_and_another_one_another(level: str) -> None:
    state = ship("AABB | ABCC | . | C")
    assert choose(level, state, seed="x") == choose(level, state, seed="x")
    assert len({choose(level, state, seed=seed) for seed in "abcdef"}) > 1, "no habit to be read"


@LEVELS
def test_twin_states_get_the_same_choice(level: str) -> None:
    """A bot cannot peek: cards that lie face down change nothing (ALL-4)."""
    state = ship("AABBBDD | . | . | .", seats=4, ghosts="C")
    lay(state, {"A": "shove-any stumble extend-plank", "B": "stumble charge shove-left", "C": haunt("shove-left", 2)})
    twin = state.copy()
    twin.plans[1], twin.plans[2], twin.plans[3] = (3, 4, 5), (2,), (0, 1, 6)
    for seed in "abc":
        assert choose(level, state, seed=seed) == choose(level, twin, seed=seed)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_matches_of_house_bots_end(seats: int) -> None:
    bots = [BOTS[("easy", "medium")[seat % 2]] for seat in range(seats)]
    played = play_match(GAME, bots, opening_of(GAME, seats, {}, "house"), Budget(work=400))
    assert played.outcome.ending in GAME.facts.endings
    again = play_match(GAME, bots, opening_of(GAME, seats, {}, "house"), Budget(work=400))
    assert again == played


def test_medium_outlives_easy() -> None:
    """A light check; how strong the levels are is measured, not tested."""
    wins = 0
    for number in range(10):
        bots = [BOTS["medium" if seat == number % 4 else "easy"] for seat in range(4)]
        played = play_match(GAME, bots, opening_of(GAME, 4, {}, f"strength {number}"), Budget(work=8_000))
        wins += number % 4 in played.outcome.winners()
    assert wins >= 6
