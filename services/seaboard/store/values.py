"""Rows as what a statement takes and gives: by column, or many at once as one JSON value."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")


def to_values(row: Any) -> dict[str, Any]:
    """A row's columns. Rows are flat, so nothing is copied."""
    return {name: getattr(row, name) for name in row.__dataclass_fields__}


_encoder = json.JSONEncoder(default=str, ensure_ascii=False)  # made once: `json.dumps` makes one for each value
write: Callable[[Any], str] = _encoder.encode
"""A value as JSON; times as text."""


def to_json(rows: Iterable[Any]) -> str:
    """Rows as one JSON array of objects."""
    return write([to_values(row) for row in rows])


def from_json(kind: type[T], rows: Sequence[Mapping[str, Any]] | None) -> list[T]:
    """The twin of the above, for rows that a statement gathered (`json_agg`, which is null where there are none)."""
    return [kind(**_with_times(kind, row)) for row in rows or ()]


def _with_times(kind: Any, row: Mapping[str, Any]) -> dict[str, Any]:
    times = {name: datetime.fromisoformat(row[name]) for name in _times(kind) if row[name] is not None}
    return {**row, **times}


@cache
def _times(kind: Any) -> tuple[str, ...]:
    return tuple(name for name, field in kind.__dataclass_fields__.items() if "datetime" in str(field.type))
