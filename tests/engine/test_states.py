"""States copy, save and load without loss, and show nothing of themselves."""

from __future__ import annotations

import json

import pytest

from seaboard.engine.codec import decode, digest, encode, mark
from seaboard.engine.records import Record, record, to_data
from seaboard.engine.states import State, state


@record
class Card(Record):
    """A card."""

    name: str


@state("toy")
class Hand(State):
    cards: list[Card]


@state("toy")
class Deep(State):
    numbers: list[int]
    hands: list[Hand]
    by_seat: dict[int, list[int]]
    seen: set[int]
    best: Hand | None
    fixed: tuple[int, ...]
    secret: str = "the shark is at N"


def deep() -> Deep:
    hand = Hand([Card("net")])
    return Deep([1, 2], [hand, Hand([])], {0: [1], 1: []}, {3, 1}, Hand([Card("gaff")]), (4, 5))


def test_a_state_survives_saving() -> None:
    again = decode(Deep, encode(deep()))
    assert again == deep()
    assert encode(again) == encode(deep())
    assert digest(again) == digest(deep())
    assert json.loads(encode(deep()))["seen"] == [1, 3]


def test_a_copy_shares_nothing_that_can_change() -> None:
    original = deep()
    twin = original.copy()
    assert twin == original
    twin.numbers.append(3)
    twin.hands[0].cards.clear()
    twin.by_seat[0].append(9)
    twin.seen.add(9)
    assert twin.best is not None
    twin.best.cards.clear()
    assert original == deep()


def test_a_state_prints_as_its_game_and_a_mark_that_means_nothing_elsewhere() -> None:
    shown = repr(deep())
    assert shown == f"<toy state {mark(deep())}>"
    assert "shark" not in shown
    assert digest(deep())[:8] not in shown, "a guessable digest must not be printed"
    assert str(deep()) == f"{deep()}" == shown


def test_a_state_is_no_record_and_is_refused_as_data() -> None:
    assert not isinstance(deep(), Record)
    with pytest.raises(AttributeError):
        to_data(deep())  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        json.dumps(deep())
