"""What the bench found: rows of a figure, its goal and a verdict, as a table, as JSON and as a chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

import pygal
from pygal.style import CleanStyle
from rich.table import Table


@dataclass(frozen=True, slots=True)
class Row:
    """One figure. `goal` is what it should reach at least or at most; None: it is only told. `note` says how it came
    about, or why it could not be measured (then there is no figure). That is no failure where what would be measured is
    not there."""

    part: str
    name: str
    figure: float | None
    unit: str
    goal: float | None = None
    wanted: Literal["at least", "at most"] = "at least"
    note: str = ""
    is_there: bool = True

    @property
    def verdict(self) -> str:
        if self.figure is None:
            return "FAILED" if self.is_there else "not there"
        if self.goal is None:
            return ""
        is_met = self.figure >= self.goal if self.wanted == "at least" else self.figure <= self.goal
        return "met" if is_met else "MISSED"

    def to_data(self) -> dict[str, Any]:
        return {**asdict(self), "verdict": self.verdict}


def to_table(rows: Sequence[Row]) -> Table:
    table = Table(title="The bench: figures of one run")
    for column in ("part", "what", "figure", "goal", "verdict", "note"):
        table.add_column(column, justify="right" if column in ("figure", "goal") else "left", overflow="fold")
    part = ""
    for row in rows:
        if part and row.part != part:
            table.add_section()
        shown, part = "" if row.part == part else row.part, row.part
        table.add_row(shown, row.name, _with_unit(row.figure, row.unit), _goal(row), row.verdict, row.note)
    return table


def _goal(row: Row) -> str:
    return "" if row.goal is None else f"{row.wanted} {_with_unit(row.goal, row.unit)}"


def _with_unit(value: float | None, unit: str) -> str:
    if value is None:
        return "-"
    text = f"{value:,.0f}" if abs(value) >= 100 else f"{value:,.3g}"
    return f"{text} {unit}".rstrip()


def write_chart(rows: Sequence[Row], file: Path) -> None:
    """Of each row with a goal, how much of it was reached, as an SVG picture: 1 is the goal, more is better."""
    chart = pygal.HorizontalBar(
        style=CleanStyle, show_legend=False, js=[], height=24 * len(rows) + 120, x_title="1 is the goal"
    )
    judged = [row for row in rows if row.goal and row.figure]
    chart.x_labels = [f"{row.part}: {row.name}" for row in reversed(judged)]
    chart.add("", [_reached(row) for row in reversed(judged)])
    chart.render_to_file(str(file))


def _reached(row: Row) -> dict[str, Any]:
    assert row.figure
    assert row.goal
    share = row.figure / row.goal if row.wanted == "at least" else row.goal / row.figure
    return {"value": round(min(share, 4.0), 3), "color": "#2f7d4f" if share >= 1 else "#b3402c", "label": row.verdict}
