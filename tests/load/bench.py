"""`make bench`: play-outs a second and decisions a second, as a table and as `build/bench.json`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from load import decisions, playouts

FILE = Path("build/bench.json")


def main() -> None:
    """Measure, print, write."""
    found = {
        "playouts": [asdict(row) for row in playouts.measure_all()],
        "decisions": [asdict(row) for row in decisions.measure_all()],
    }
    for title, rows in found.items():
        print_table(title, rows)
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    print(f"\nwritten to {FILE}")


def print_table(title: str, rows: list[dict[str, Any]]) -> None:
    print(f"\n{title}")
    cells = [list(rows[0])] + [[_cell(value) for value in row.values()] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for line in cells:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)))


def _cell(value: Any) -> str:
    return f"{value:,.1f}" if isinstance(value, float) else str(value)


if __name__ == "__main__":
    main()
