"""What each viewer of Walk the Plank! knows of face-down cards, and what it cannot rule out (ALL-2, ALL-4)."""

from __future__ import annotations

from games.walk_the_plank.ships import PLAIN, chance, drawing, go, haunt, lay, ship
from seaboard.engine.chance import QuickChance
from seaboard.engine.events import DEAF, Recorder
from seaboard.engine.play import decide
from seaboard.engine.replay import Left, enter
from seaboard.games.walk_the_plank import GAME
from seaboard.games.walk_the_plank.data import CARD_NUMBERS
from seaboard.games.walk_the_plank.state import PlankState
from seaboard.games.walk_the_plank.words import Charge, Laid, Move, OwnCards, Turned


def waiting() -> PlankState:
    """A's first card waits for its choice; B and C have three cards face down, C's ghost one."""
    state = ship("AABBBDD | . | . | .", seats=4, ghosts="C")
    lay(state, {"A": "shove-any stumble extend-plank", "B": "stumble charge shove-left", "C": haunt("shove-left", 2)})
    return state


def test_each_seat_is_told_its_own_cards_and_nobody_elses() -> None:
    state = ship("AABBB | . | . | .", ghosts="C")
    events = lay(state, {"A": "shove-any stumble extend-plank", "C": haunt("shove-left", 2)})
    laid = next(told for told in events.told if isinstance(told.public, Laid))
    assert laid.own[0] == OwnCards(("shove-any", "stumble", "extend-plank"))
    assert laid.own[2] == OwnCards(("shove-left",))
    spectator = laid.seen_by(None)
    assert spectator is not None
    assert spectator.own is None


def test_face_down_cards_are_seen_by_their_owner_alone() -> None:
    state = waiting()
    crews = [GAME.view(state, viewer).crews for viewer in (None, 0, 1, 2, 3)]
    assert [[crew.cards is None for crew in view] for view in crews] == [
        [True, True, True, True],
        [False, True, True, True],
        [True, False, True, True],
        [True, True, False, True],
        [True, True, True, False],
    ]
    assert crews[0][0].turned == ("shove-any",)
    assert [crew.face_down for crew in crews[0]] == [2, 3, 1, 3]


def test_worlds_that_differ_in_what_is_face_down_look_the_same() -> None:
    state = waiting()
    twin = state.copy()
    twin.plans[1] = tuple(CARD_NUMBERS[card] for card in PLAIN.split())
    for viewer in (None, 0, 2, 3):
        assert GAME.view(twin, viewer) == GAME.view(state, viewer)
        assert GAME.is_possible(GAME.view(state, viewer), None, viewer, twin)
    assert GAME.view(twin, 1) != GAME.view(state, 1)


def test_anothers_card_is_news_and_ones_own_is_not() -> None:
    """ALL-4: a choice goes on only while nothing new comes to light."""
    assert go(waiting(), "A", "ship B").news
    state = ship("AA | A | . | BC")
    lay(state, {"A": "retract-plank stumble charge"})
    assert not go(state.copy(), "A", "plank-1 to plank-2").news, "A alone is left, and turns its own card"
    both = (Move("plank-1", "plank-2"), Charge("plank-2", None))
    decide(GAME, state, 0, both, chance(), Recorder())
    assert drawing(state) == "AA | . | ."


def test_samples_differ_where_the_viewer_knows_nothing_and_keep_the_rules() -> None:
    state = waiting()
    state.resting[1] = 1 << CARD_NUMBERS["shove-any"]
    view = GAME.view(state, 0)
    samples = [GAME.sample_state(view, None, 0, QuickChance(number)) for number in range(60)]
    assert len({tuple(sample.plans[1]) for sample in samples}) > 30
    assert {card for sample in samples for card in sample.plans[1]} == set(range(10)) - {CARD_NUMBERS["shove-any"]}
    assert {sample.plans[0] for sample in samples} == {state.plans[0]}
    assert {sample.plans[2][0] for sample in samples} == {0, 1, 2}
    assert all(len(set(sample.plans[1])) == 3 for sample in samples)


def test_a_world_in_which_a_seat_laid_what_it_had_not_is_ruled_out() -> None:
    state = waiting()
    view = GAME.view(state, 0)
    twin = state.copy()
    twin.plans[1] = (2, 8, 9)
    assert GAME.is_possible(view, None, 0, twin)
    twin.plans[1] = (8, 8, 9)
    assert not GAME.is_possible(view, None, 0, twin), "a card laid twice"
    state.resting[1] = twin.resting[1] = 0b100
    twin.plans[1] = (2, 8, 9)
    assert not GAME.is_possible(GAME.view(state, 0), None, 0, twin), "a card that lay out"


def test_WP_5_1_cards_that_were_never_turned_are_hidden_until_the_end_and_then_shown() -> None:
    state = waiting()
    enter(GAME, state, Left(1, "resigned"), chance(), Recorder())
    assert GAME.view(state, 0).unturned[0].cards is None
    assert GAME.view(state, 1).unturned[0].cards == ("stumble", "charge", "shove-left")
    sample = GAME.sample_state(GAME.view(state, 0), None, 0, QuickChance(1))
    assert sample.unturned[0].cards is not None
    GAME.resign(state, 3, "resigned", chance(), DEAF)
    view = GAME.view(state, None)
    assert view.unturned[0].cards == ("stumble", "charge", "shove-left")
    assert view.crews[0].cards == ("stumble", "extend-plank")


def test_the_turned_card_is_shown_to_all() -> None:
    assert GAME.view(waiting(), None).card == Turned(0, "shove-any", 1)
