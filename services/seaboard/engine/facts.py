"""What is true of a game before any match of it (names, seats, roles, options, endings, rulings), and how one ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from seaboard.engine.records import Record, record


class BadOption(Exception):
    """An option that the game has not, or a value that it does not take."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name}: {why}")
        self.name = name
        self.why = why


@dataclass(frozen=True, slots=True)
class Option:
    """A choice fixed when a match is opened. `schema` is its JSON Schema: an enum, a whole number with bounds, a
    boolean, or an array of an enum without repeats."""

    name: str
    default: Any
    schema: Mapping[str, Any]
    text: str
    rule: str

    def read(self, value: Any) -> Any:
        """The value as the game takes it; raises BadOption."""
        kind = self.schema["type"]
        if kind == "array":
            return self._read_list(value)
        if type(value) is not {"string": str, "integer": int, "boolean": bool}[kind]:
            raise BadOption(self.name, f"must be of type {kind}")
        if "enum" in self.schema and value not in self.schema["enum"]:
            raise BadOption(self.name, f"must be one of {', '.join(map(str, self.schema['enum']))}")
        if kind == "integer" and not self.schema.get("minimum", value) <= value <= self.schema.get("maximum", value):
            raise BadOption(self.name, f"must be between {self.schema['minimum']} and {self.schema['maximum']}")
        return value

    def _read_list(self, value: Any) -> Any:
        allowed = self.schema["items"]["enum"]
        if not isinstance(value, list | tuple) or any(item not in allowed for item in value):
            raise BadOption(self.name, f"must be a list out of {', '.join(map(str, allowed))}")
        if len(set(value)) != len(value):
            raise BadOption(self.name, "must not repeat an item")
        return sorted(value, key=allowed.index)


def choice_option(name: str, values: tuple[str, ...], default: str, text: str, rule: str) -> Option:
    return Option(name, default, {"type": "string", "enum": list(values)}, text, rule)


def number_option(name: str, low: int, high: int, default: int, text: str, rule: str) -> Option:
    return Option(name, default, {"type": "integer", "minimum": low, "maximum": high}, text, rule)


def switch_option(name: str, default: bool, text: str, rule: str) -> Option:
    return Option(name, default, {"type": "boolean"}, text, rule)


def list_option(name: str, values: tuple[str, ...], default: tuple[str, ...], text: str, rule: str) -> Option:
    schema = {"type": "array", "items": {"type": "string", "enum": list(values)}, "uniqueItems": True}
    return Option(name, list(default), schema, text, rule)


@dataclass(frozen=True, slots=True)
class Ruling:
    """Where the box is silent or contradicts itself: the rule's id and what is played here."""

    rule: str
    text: str


@dataclass(frozen=True, slots=True)
class Chair:
    """What one seat plays in a match of so many seats. Where `picks` is not empty, whoever sits down picks one of
    them as its own, each taken once, and `roles` are what it plays besides."""

    roles: tuple[str, ...]
    picks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Facts:
    """A game as it is listed.

    `chairs` gives, for each number of seats that the game allows, what each seat plays; a game that deals its roles
    out at the start names all of them for each chair. `rules_version` counts up with every change that could play a
    stored match differently.
    """

    id: str
    name: str
    summary: str
    rules_version: int
    roles: tuple[str, ...]
    chairs: Mapping[int, tuple[Chair, ...]]
    endings: Mapping[str, str]
    options: tuple[Option, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    rematch_swaps_roles: bool = False
    hidden: str = ""
    text_sources: tuple[str, ...] = field(default=())

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options with defaults filled in; raises BadOption for one unknown or wrong."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(name, "this game has no such option")
        return {name: option.read(given.get(name, option.default)) for name, option in known.items()}


@record
class Outcome(Record):
    """How a match ended: the ending's id, each seat's place (1 is best, ties share it: in a draw all have place 1,
    and a match that nobody won has none), and each seat's score where the game has one (ALL-6)."""

    ending: str
    places: tuple[int, ...]
    scores: tuple[int, ...] | None = None

    def winners(self) -> tuple[int, ...]:
        """The seats in place 1."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
