"""The line that a run adds to the history in `docs/benchmarks.md`, out of what `make bench` wrote.

A part that was not measured has a dash; what missed its goal is named at the end.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Told = Mapping[str, Any]
"""A row as the bench writes it."""
NONE = "–"


def _figures(form: str) -> Callable[[Sequence[Told]], str]:
    return lambda rows: " / ".join(NONE if row["figure"] is None else form.format(row["figure"]) for row in rows)


def _least_share(rows: Sequence[Told]) -> str:
    """How much of its goal that reached which reached least, and which it was."""
    shares = [(row["figure"] / row["goal"], row["name"]) for row in rows if row["figure"] and row["goal"]]
    return "{:.2f} ({})".format(*min(shares)) if shares else NONE


@dataclass(frozen=True, slots=True)
class Column:
    """What it tells of the rows of a part whose whole names fit."""

    title: str
    part: str
    names: str
    tell: Callable[[Sequence[Told]], str]

    def cell(self, rows: Sequence[Told]) -> str:
        chosen = [row for row in rows if row["part"] == self.part and re.fullmatch(self.names, row["name"])]
        return self.tell(chosen) or NONE


WHOLE, SHARE, MS = _figures("{:,.0f}"), _figures("{:.2f}"), _figures("{:,.0f} ms")
COLUMNS = (
    Column("HTTP at 1 / 16 / 64", "decisions", r"HTTP, \d+ at once", WHOLE),
    Column("of pgbench / bare Flask at 16", "decisions", r"HTTP of (pgbench|bare Flask), 16 at once", SHARE),
    Column("use cases at 1 / 16 / 64", "decisions", r"use cases, \d+ at once", WHOLE),
    Column("of boardgame.io, Postgres / memory, at 16", "peer", r"HTTP of boardgame\.io, \w+, 16 at once", SHARE),
    Column("playouts, least of a goal", "playouts", r".*", _least_share),
    Column("age", "age", r"p99 after .*", SHARE),
    Column("streams", "streams", r"commit to arrival, .*", MS),
    Column("deadlines", "deadlines", r"lateness, .*", _figures("{:.1f} s")),
    Column("steady, all / a quarter", "steady", r"\d+ matches: p99 of a decision", MS),
    Column("large", "large", r"p99 among .*", SHARE),
)
TITLES = ("when", "machine", *(column.title for column in COLUMNS), "missed, and notes")


def to_line(run: Mapping[str, Any]) -> str:
    """One row of a Markdown table under TITLES."""
    python = ".".join(run["python"].split(".")[:2])
    machine = f"{run['cores']} cores, {run['machine']}, Python {python}"
    missed = [f"{row['part']}: {row['name']}" for row in run["rows"] if row["verdict"] in ("MISSED", "FAILED")]
    cells = [run["at"][:10], machine, *(column.cell(run["rows"]) for column in COLUMNS), "; ".join(missed)]
    return to_row(cells)


def to_row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make bench-history", description=__doc__)
    parser.add_argument("--json", type=Path, default=Path("bench.json"), help="what `make bench` wrote")
    sys.stdout.write(to_line(json.loads(parser.parse_args(words).json.read_text(encoding="utf-8"))) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
