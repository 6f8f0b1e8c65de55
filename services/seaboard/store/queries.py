"""Reads named queries from the `.sql` files of this room: `-- name: lock_match`, a sentence, and the statement."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files

LONGEST = 4096
"""Characters of a statement that psycopg remembers (`psycopg._queries.MAX_CACHED_STATEMENT_LENGTH`)."""

_NAMED = re.compile(r"^-- name: (\w+)\n-- (\S.*)\n", re.MULTILINE)


def load(file: str) -> Mapping[str, str]:
    """The statements of a file by name. Raises ValueError for one that has no sentence or whose name is taken."""
    text = files(__package__).joinpath(file).read_text(encoding="utf-8")
    _, *parts = _NAMED.split(text)
    names, statements = parts[0::3], parts[2::3]
    if len(set(names)) != len(names) or len(names) != text.count("-- name:"):
        raise ValueError(f"{file}: each query needs its own name and a sentence")
    return {name: _pack(statement) for name, statement in zip(names, statements, strict=True)}


def _pack(statement: str) -> str:
    """The statement without indentation and remarks: the client library reads one of more than LONGEST characters anew
    each time that it is sent."""
    lines = (line.strip() for line in statement.strip().rstrip(";").splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("--"))
