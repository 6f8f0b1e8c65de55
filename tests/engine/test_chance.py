"""Chance is defined for ever: these draws may never change, whatever else does (ALL-3)."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from seaboard.engine.chance import QuickChance, SeededChance, commitment

SEED = bytes(range(32))


def draws(name: str, bound: int, count: int, seed: bytes = SEED) -> list[int]:
    stream = SeededChance(seed).stream(name)
    return [stream.below(bound) for _ in range(count)]


def test_the_first_draws_follow_from_the_definition() -> None:
    """Worked out by hand from `docs/chance.md`: the words of SHA-256(key ‖ 0 ‖ name ‖ 0 ‖ counter)."""
    key = hashlib.sha256(b"seaboard-chance-1" + SEED).digest()
    words = []
    for counter in range(2):
        block = hashlib.sha256(key + b"\x00deck/1\x00" + counter.to_bytes(8, "big")).digest()
        words += [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    assert draws("deck/1", 1 << 32, 16) == words
    assert draws("deck/1", 6, 16) == [word % 6 for word in words if word < (1 << 32) - (1 << 32) % 6]


def test_draws_never_change() -> None:
    assert draws("deck/1", 1000, 8) == FIXED_DRAWS
    cards = list(range(10))
    SeededChance(SEED).stream("deck/1").shuffle(cards)
    assert cards == FIXED_SHUFFLE
    assert commitment(SEED) == hashlib.sha256(b"seaboard-commitment-1" + SEED).hexdigest()


FIXED_DRAWS = [663, 208, 418, 895, 296, 140, 828, 901]
FIXED_SHUFFLE = [1, 9, 6, 5, 0, 4, 7, 8, 2, 3]


def test_streams_do_not_shift_each_other() -> None:
    chance = SeededChance(SEED)
    chance.stream("hidden").below(100)
    assert chance.stream("open").below(1 << 32) == draws("open", 1 << 32, 1)[0]
    assert draws("a", 1 << 32, 4) != draws("b", 1 << 32, 4)


def test_another_seed_or_nonce_gives_other_draws() -> None:
    base = draws("deck/1", 1 << 32, 4)
    assert draws("deck/1", 1 << 32, 4, bytes(32)) != base
    with_nonce = SeededChance(SEED, [b"mine"]).stream("deck/1")
    assert [with_nonce.below(1 << 32) for _ in range(4)] != base
    joined, apart = SeededChance(SEED, [b"ab"]).stream("x"), SeededChance(SEED, [b"a", b"b"]).stream("x")
    assert joined.below(1 << 32) != apart.below(1 << 32)


def test_draws_are_uniform_also_where_words_are_rejected() -> None:
    bound = 3 << 30  # a quarter of all words is rejected
    thirds = Counter(value // (1 << 30) for value in draws("uniform", bound, 3000))
    assert set(thirds) == {0, 1, 2}
    assert all(850 < count < 1150 for count in thirds.values())
    shuffles: Counter[tuple[int, ...]] = Counter()
    stream = SeededChance(SEED).stream("orders")
    for _ in range(6000):
        items = [0, 1, 2]
        stream.shuffle(items)
        shuffles[tuple(items)] += 1
    assert len(shuffles) == 6
    assert all(850 < count < 1150 for count in shuffles.values())


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1])
def test_a_bound_out_of_range_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        SeededChance(SEED).stream("x").below(bound)


def test_a_seed_has_256_bits() -> None:
    with pytest.raises(ValueError, match="32"):
        SeededChance(b"short")


def test_it_is_known_whether_chance_was_used() -> None:
    for chance in (SeededChance(SEED), QuickChance(1)):
        assert chance.used == 0
        chance.stream("x")
        assert chance.used == 1


def test_quick_chance_repeats_itself() -> None:
    assert [QuickChance("a").stream("x").below(100) for _ in range(3)] == [QuickChance("a").stream("x").below(100)] * 3
