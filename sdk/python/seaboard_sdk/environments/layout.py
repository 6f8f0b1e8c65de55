"""Where each part of a game's view lies in a vector of fixed length. It follows from the description of the view alone.

| part | its numbers |
| --- | --- |
| whole number | itself |
| true or false | 1 or 0 |
| word out of a list | one for each word: 1 at the word |
| word without a list | `CODE_BITS` bits of its SHA-256 |
| what may be null | 1 where it is there, then itself |
| record | its fields in order |
| list | its length, then a slot for each of its last items (`Slots`, else `SLOTS`), the oldest of them first |
| by key | a slot for each key, as for what may be null |

What is not there is zero.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Literal, get_args, get_origin

import numpy as np
from numpy.typing import NDArray

from seaboard.catalogue import Catalogue
from seaboard.engine.records import Between, Pattern, Slots, hints, is_record, members, strip
from seaboard_sdk.environments.words import words_of

SLOTS = 8
CODE_BITS = 16
LARGEST = 32_767
"""No number of a view is larger; none is smaller than its opposite."""

Vector = NDArray[np.float32]


class Part(ABC):
    """A stretch of the vector. `names` has a name for each of its numbers."""

    names: Sequence[str]

    @property
    def size(self) -> int:
        return len(self.names)

    @abstractmethod
    def write(self, value: Any, vector: Vector, at: int) -> None:
        """Write the value from place `at` on, over zeros."""


class Number(Part):
    names = ("",)

    def write(self, value: Any, vector: Vector, at: int) -> None:
        vector[at] = value


class Word(Part):
    def __init__(self, words: Iterable[Any]) -> None:
        self.places = {word: place for place, word in enumerate(words)}
        self.names = [f"={word}" for word in self.places]

    def write(self, value: Any, vector: Vector, at: int) -> None:
        vector[at + self.places[value]] = 1


class Code(Part):
    names = tuple(f"#{bit}" for bit in range(CODE_BITS))

    def write(self, value: Any, vector: Vector, at: int) -> None:
        vector[at : at + CODE_BITS] = _bits(value)


@cache
def _bits(word: str) -> Vector:
    digest = np.frombuffer(hashlib.sha256(word.encode()).digest()[: CODE_BITS // 8], np.uint8)
    return np.unpackbits(digest).astype(np.float32)


class Either(Part):
    """One of several kinds, or null."""

    def __init__(self, kinds: Mapping[type[Any], Part]) -> None:
        self.kinds = tuple(kinds.items())
        self.names = [name for part in kinds.values() for name in ("?", *part.names)]

    def write(self, value: Any, vector: Vector, at: int) -> None:
        for kind, part in self.kinds:
            if isinstance(value, kind):
                vector[at] = 1
                part.write(value, vector, at + 1)
                return
            at += 1 + part.size


class Fields(Part):
    """A record, field by field."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        self.parts = tuple((name, part, part.size) for name, part in parts.items())
        self.names = [f".{name}{inner}" for name, part in parts.items() for inner in part.names]

    def write(self, value: Any, vector: Vector, at: int) -> None:
        for name, part, size in self.parts:
            part.write(getattr(value, name), vector, at)
            at += size


class Items(Part):
    """A list: its length and its last items."""

    def __init__(self, part: Part, slots: int) -> None:
        self.part, self.slots = part, slots
        self.names = ["#", *(f"[{slot}]{inner}" for slot in range(slots) for inner in ("?", *part.names))]

    def write(self, value: Any, vector: Vector, at: int) -> None:
        vector[at] = len(value)
        at += 1
        for item in list(value)[-self.slots :]:
            vector[at] = 1
            self.part.write(item, vector, at + 1)
            at += 1 + self.part.size


class Keyed(Part):
    """By key, whether something is there and what."""

    def __init__(self, keys: Sequence[Any], part: Part) -> None:
        self.part, stride = part, 1 + part.size
        self.places = {key: number * stride for number, key in enumerate(keys)}
        self.names = [f"[{key}]{inner}" for key in keys for inner in ("?", *part.names)]

    def write(self, value: Any, vector: Vector, at: int) -> None:
        for key, item in value.items():
            vector[at + self.places[key]] = 1
            self.part.write(item, vector, at + self.places[key] + 1)


class Layout:
    """The vector of a game's views. `names[i]` says what number `i` is, such as `.boat[3]=damaged`."""

    def __init__(self, view_type: type[Any]) -> None:
        self._part = part_of(view_type)
        self.names: tuple[str, ...] = tuple(self._part.names)

    def __len__(self) -> int:
        return len(self.names)

    def vector(self, view: Any) -> Vector:
        """The view as numbers, of the shape `(len(self),)`."""
        vector: Vector = np.zeros(len(self.names), np.float32)
        self._part.write(view, vector, 0)
        return vector


@cache
def layout_of(game: str) -> Layout:
    """The layout for the game of this id, made once."""
    return Layout(Catalogue()[game].game.view_type)


def part_of(hint: Any, slots: int = SLOTS) -> Part:
    """The part for a type. Raises TypeError for one that views do not have."""
    base, notes = strip(hint)
    slots = next((note.items for note in notes if isinstance(note, Slots)), slots)
    origin, arguments = get_origin(base), get_args(base)
    if len(members(base)) > 1:
        kinds = [branch for branch in members(base) if branch is not type(None)]
        return Either({_class_of(kind): part_of(kind, slots) for kind in kinds})
    if is_record(base):
        return Fields({name: part_of(inner) for name, inner in hints(base).items()})
    if origin is Literal:
        return Word(arguments)
    if origin in (tuple, frozenset):
        return Items(part_of(arguments[0]), slots if arguments[-1] is Ellipsis else len(arguments))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return Keyed(_keys(arguments[0]), part_of(arguments[1]))
    return _plain(base, notes)


def _plain(kind: Any, notes: tuple[Any, ...]) -> Part:
    if kind in (int, bool):
        return Number()
    if kind is not str:
        raise TypeError(f"no place in a vector for {kind}")
    pattern = next((note for note in notes if isinstance(note, Pattern)), None)
    return Code() if pattern is None else Word(words_of(pattern.regex))


def _class_of(hint: Any) -> type[Any]:
    """What a value of this type is an instance of."""
    base, _ = strip(hint)
    origin = get_origin(base)
    kind = type(get_args(base)[0]) if origin is Literal else origin or base
    assert isinstance(kind, type)
    return kind


def _keys(hint: Any) -> Sequence[Any]:
    base, notes = strip(hint)
    if get_origin(base) is Literal:
        return get_args(base)
    for note in notes:
        if isinstance(note, Pattern):
            return words_of(note.regex)
        if isinstance(note, Between):
            return range(note.low, note.high + 1)
    raise TypeError("a view is laid out by keys only where their type lists them")
