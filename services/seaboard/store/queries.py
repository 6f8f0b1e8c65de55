"""Reads named queries from the `.sql` files of this room: `-- name: lock_match`, a sentence, and the statement."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files

_NAMED = re.compile(r"^-- name: (\w+)\n-- (\S.*)\n", re.MULTILINE)


def load(file: str) -> Mapping[str, str]:
    """The statements of a file by name. Raises ValueError for one that has no sentence or whose name is taken."""
    text = files(__package__).joinpath(file).read_text(encoding="utf-8")
    _, *parts = _NAMED.split(text)
    names, statements = parts[0::3], parts[2::3]
    if len(set(names)) != len(names) or len(names) != text.count("-- name:"):
        raise ValueError(f"{file}: each query needs its own name and a sentence")
    return {name: statement.strip().rstrip(";") for name, statement in zip(names, statements, strict=True)}
