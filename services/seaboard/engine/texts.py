"""Sentences as keys with parameters, so that an app can say them in its own language; English is one of many."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from string import Formatter
from typing import Any


@dataclass(frozen=True, slots=True)
class Text:
    """One sentence: the key of its template and what fills it. Values are plain JSON data."""

    key: str
    params: Mapping[str, Any] = field(default_factory=dict)


class Language:
    """The sentences of one language, by key; each is a `str.format` template such as `{seat} slides to {target}`."""

    def __init__(self, templates: Mapping[str, str]) -> None:
        self.templates = dict(templates)

    @classmethod
    def from_json(cls, *sources: str) -> Language:
        """A language out of JSON documents, each an object of key and template; a later one adds to an earlier one."""
        templates: dict[str, str] = {}
        for source in sources:
            templates.update(json.loads(source))
        return cls(templates)

    def render(self, text: Text, seat_names: Sequence[str] = ()) -> str:
        """The sentence in this language. A parameter named `seat` or ending in `_seat` is shown by its seat's name.

        Raises KeyError for an unknown key or a missing parameter: a missing sentence is a fault, never a guess.
        """
        shown = {name: _show(name, value, seat_names) for name, value in text.params.items()}
        return _FORMATTER.vformat(self.templates[text.key], (), shown)


class _Strict(Formatter):
    """Fills by name only: no attribute or item look-ups, so a template can reach nothing but its own parameters."""

    def get_field(self, field_name: str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Any, str]:
        return kwargs[field_name], field_name


_FORMATTER = _Strict()


def _show(name: str, value: Any, seat_names: Sequence[str]) -> Any:
    if name == "seat" or name.endswith("_seat"):
        return seat_names[value] if isinstance(value, int) and value < len(seat_names) else f"seat {value}"
    if isinstance(value, list | tuple):
        return ", ".join(str(_show("", item, seat_names)) for item in value) or "nothing"
    return value
