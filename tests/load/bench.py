"""`make bench`: what a core plays and what a machine serves, as a table and as a JSON file, with ratios of one run."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from load import decisions, playouts
from load.decisions import DecisionRow
from load.playouts import PlayoutRow

FILE = Path("bench.json")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--json", type=Path, default=FILE, help="where the figures are written")
    parser.add_argument("--at-once", type=int, nargs="+", default=[1, 16, 64], help="matches played at once")
    parser.add_argument("--only", choices=["playouts", "decisions"], help="measure only these")
    given = parser.parse_args()
    console, figures = Console(width=110), machine()
    if given.only != "decisions":
        played = playouts.measure_all()
        console.print(playout_table(played))
        figures["playouts"] = [asdict(row) for row in played]
    if given.only != "playouts":
        decided = decisions.measure_all(given.at_once)
        console.print(decision_table(decided))
        figures["decisions"] = [{**asdict(row), "of_sql": of_sql(row, decided)} for row in decided]
    given.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    console.print(f"written to {given.json}")
    return 0


def machine() -> dict[str, Any]:
    return {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
    }


def playout_table(rows: Sequence[PlayoutRow]) -> Table:
    table = Table(title="Random matches a second of one core")
    for column in ("game", "seats", "matches/s", "goal", "verdict"):
        table.add_column(column, justify="left" if column in ("game", "verdict") else "right")
    for row in rows:
        verdict = "met" if row.per_second >= row.goal else "MISSED"
        table.add_row(row.game, str(row.seats), f"{row.per_second:,.0f}", f"{row.goal:,}", verdict)
    return table


def decision_table(rows: Sequence[DecisionRow]) -> Table:
    table = Table(title="Decisions, two client processes, matches played at once")
    for column in ("way", "at once", "decisions/s", "of the SQL alone", "p50 ms", "p99 ms", "errors"):
        table.add_column(column, justify="left" if column == "way" else "right")
    for row in sorted(rows, key=lambda row: row.at_once):
        figures = (f"{row.per_second:,.0f}", f"{of_sql(row, rows):.0%}", f"{row.p50:.1f}", f"{row.p99:.1f}")
        table.add_row(row.way, str(row.at_once), *figures, str(row.errors))
    return table


def of_sql(row: DecisionRow, rows: Sequence[DecisionRow]) -> float:
    """The row's rate as a share of what the same statements reach alone, in the same run at the same concurrency."""
    baseline = next(other for other in rows if other.way == "SQL alone" and other.at_once == row.at_once)
    return row.per_second / baseline.per_second


if __name__ == "__main__":
    sys.exit(main())
