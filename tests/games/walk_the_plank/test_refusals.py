"""Every refusal of Walk the Plank!: the rule that forbids it and the word that says why (ALL-5)."""

from __future__ import annotations

import pytest

from games.walk_the_plank.ships import ENGLISH, LETTERS, haunt, lay, plan, ship, turned
from seaboard.engine.codec import digest
from seaboard.engine.records import Action
from seaboard.games.walk_the_plank import GAME
from seaboard.games.walk_the_plank.state import PlankState
from seaboard.games.walk_the_plank.words import BecomeGhost, Charge, Drag, Move, Rest, Shove

PREFIX = "walk-the-plank.refused."
TRIO = plan("stumble charge shove-any")


def planning(ghosts: str = "") -> PlankState:
    state = ship("AABBB | . | . | .", ghosts=ghosts)
    state.resting[0] = state.resting[2] = 0b100
    return state


def asking() -> PlankState:
    state = ship("AABB | . | . | C")
    lay(state, {"A": "retract-plank drag-to-ship dont-want-to-die"})
    return state


ROWS: list[tuple[PlankState, str, Action, str, str]] = [
    (planning(), "A", Move("ship", "plank-1"), "WP-3.1", "planning"),
    (planning(), "A", plan("stumble charge stumble"), "WP-3.1", "twice"),
    (planning(), "A", TRIO, "WP-3.4", "lies-out"),
    (planning(), "A", haunt("shove-left", 1), "WP-7.3", "no-ghost"),
    (planning(), "A", BecomeGhost(), "WP-7.1", "not-asked"),
    (planning("C"), "C", TRIO, "WP-7.3", "one-card"),
    (planning("C"), "C", haunt("shove-any", 1), "WP-7.4", "lies-out"),
    (asking(), "C", TRIO, "WP-7.1", "asked"),
    (turned("ABC | . | . | .", "shove-any"), "A", TRIO, "WP-3.1", "turning"),
    (turned("ABC | . | . | .", "shove-any"), "A", Rest(), "WP-7.1", "not-asked"),
    (turned("ABC | . | . | .", "shove-any"), "A", Drag("ship", 1), "WP-4.3", "other-card"),
    (turned("ABC | . | . | .", "shove-any"), "A", Shove("plank-1", 1), "WP-4.3", "none-of-yours"),
    (turned("ABC | . | . | .", "shove-any"), "A", Shove("ship", 0), "WP-4.3", "nobody-to-shove"),
    (turned("ABC | . | . | .", "shove-right"), "A", Shove("ship", 1), "WP-4.2", "not-neighbour"),
    (turned("ABC | A | B | .", "shove-left"), "A", Shove("plank-1", 1), "WP-4.1", "nobody-to-shove"),
    (turned("ABC | AB | . | .", "drag-to-ship"), "A", Drag("ship", 1), "WP-4.7", "on-the-ship"),
    (turned("ABC | AB | . | .", "drag-to-ship"), "A", Drag("plank-2", 1), "WP-4.7", "none-of-yours"),
    (turned("ABC | AB | . | .", "drag-to-sea"), "A", Drag("plank-1", 2), "WP-4.6", "nobody-to-drag"),
    (turned("ABC | A | . | .", "stumble"), "A", Move("plank-1", "plank-3"), "WP-4.8", "no-such-way"),
    (turned("BC | A | . | .", "dont-want-to-die"), "A", Move("plank-2", "ship"), "WP-4.9", "none-of-yours"),
    (turned("AC | B | . | .", "charge"), "A", Charge("ship", None), "WP-4.10", "must-shove"),
    (turned("AC | B | . | .", "charge"), "A", Charge("ship", 2), "WP-4.10", "nobody-to-charge"),
    (turned("AC | B | . | .", "charge"), "A", Charge("plank-1", 1), "WP-4.10", "none-of-yours"),
    (turned("AB | . | . | .", "shove-any", "C", ghosts="C"), "C", Shove("plank-1", 0), "WP-7.4", "ghost-on-ship"),
    (turned("AB | . | . | .", "shove-left", "C", ghosts="C"), "C", Shove("ship", 1), "WP-7.4", "not-neighbour"),
]


@pytest.mark.parametrize(("state", "who", "action", "rule", "word"), ROWS, ids=[f"{row[3]} {row[4]}" for row in ROWS])
def test_refusals(state: PlankState, who: str, action: Action, rule: str, word: str) -> None:
    before, seat = digest(state), LETTERS.index(who)
    refusal = GAME.refusal(state, seat, action)
    assert refusal is not None
    assert (refusal.rule, refusal.text.key) == (rule, PREFIX + word)
    assert ENGLISH.render(refusal.text, LETTERS)
    assert action not in GAME.legal_actions(state, seat)
    assert digest(state) == before


def test_every_sentence_of_a_refusal_is_met() -> None:
    assert {key for key in ENGLISH.templates if key.startswith(PREFIX)} == {PREFIX + row[4] for row in ROWS}
