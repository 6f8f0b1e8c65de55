"""Rows as what a statement takes: by column, or many at once as one JSON parameter."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any


def to_values(row: Any) -> dict[str, Any]:
    """A row's columns. Rows are flat, so nothing is copied."""
    return {name: getattr(row, name) for name in row.__dataclass_fields__}


def to_json(rows: Iterable[Any]) -> str:
    """Rows as one JSON array of objects; times as text."""
    return json.dumps([to_values(row) for row in rows], default=str, ensure_ascii=False)
