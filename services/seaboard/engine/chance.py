"""The seeded source of all randomness in a match: SHA-256 in counter mode, in named streams, with rejection sampling.

The definition is `docs/chance.md`; it never changes, so that a match can be played again on any machine, for ever.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, MutableSequence, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_KEY_LABEL = b"seaboard-chance-1"
_COMMITMENT_LABEL = b"seaboard-commitment-1"


class Draws(Protocol):
    """A stream of uniform draws."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound - 1`, each equally likely."""

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in an order, each equally likely (Fisher-Yates from the end)."""


class Chance(Protocol):
    """Where a game draws from. A stream's name says what is drawn and when (`deck/2`): one name, one use in a match."""

    def stream(self, name: str) -> Draws:
        """The stream of this name, from its beginning."""


class Stream:
    """Draws from SHA-256(key ‖ 0x00 ‖ name ‖ 0x00 ‖ counter), counter = 0, 1, 2 … as eight bytes, big-endian."""

    __slots__ = ("_counter", "_left", "_prefix")

    def __init__(self, key: bytes, name: str) -> None:
        self._prefix = hashlib.sha256(key + b"\x00" + name.encode() + b"\x00")
        self._counter = 0
        self._left = b""

    def _word(self) -> int:
        """The next four bytes as a number, big-endian."""
        if not self._left:
            block = self._prefix.copy()
            block.update(self._counter.to_bytes(8, "big"))
            self._counter += 1
            self._left = block.digest()
        word, self._left = self._left[:4], self._left[4:]
        return int.from_bytes(word, "big")

    def below(self, bound: int) -> int:
        if not 1 <= bound <= 1 << 32:
            raise ValueError(f"a draw below {bound}: the bound must be between 1 and 2**32")
        limit = (1 << 32) - (1 << 32) % bound
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class SeededChance:
    """The chance of a match. `used` counts the streams opened, so that a caller can tell whether a step was random."""

    __slots__ = ("_key", "used")

    def __init__(self, seed: bytes, nonces: Iterable[bytes] = ()) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        self._key = hashlib.sha256(_KEY_LABEL + seed + b"".join(len(n).to_bytes(4, "big") + n for n in nonces)).digest()
        self.used = 0

    def stream(self, name: str) -> Draws:
        self.used += 1
        return Stream(self._key, name)


def commitment(seed: bytes) -> str:
    """What is published of a seed before the match: SHA-256(label ‖ seed), in hex."""
    return hashlib.sha256(_COMMITMENT_LABEL + seed).hexdigest()


class QuickChance:
    """Fast chance for play-outs and bots: one `random.Random` behind every name. Never decides anything in a match."""

    __slots__ = ("_draws", "used")

    def __init__(self, seed: int | bytes | str) -> None:
        self._draws = QuickDraws(seed)
        self.used = 0

    def stream(self, name: str) -> Draws:
        self.used += 1
        return self._draws


class QuickDraws:
    """Draws of the Mersenne Twister."""

    __slots__ = ("_random", "choice", "shuffle")

    def __init__(self, seed: int | bytes | str) -> None:
        self._random = random.Random(seed)
        self.choice = self._random.choice
        self.shuffle = self._random.shuffle

    def below(self, bound: int) -> int:
        return int(self._random.random() * bound)
