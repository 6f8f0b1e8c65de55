"""`make bench`: what a core plays and what a machine serves, with goals and verdicts; ratios are of one run.

Each part is measured by a process of its own: one that fails or hangs is told of in its row, and the others go on.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console

from load import age, boardgameio, deadlines, decisions, large, playouts, steady, streams
from load.ground import Ground, running_ground
from load.rows import Row, to_table, write_chart

SECONDS_AT_MOST = 420
SECONDS_AT_MOST_IF_LARGE = 1800
PARTS: dict[str, Callable[[Ground], list[Row]]] = {
    "decisions": decisions.measure_all,
    "peer": boardgameio.measure_all,
    "age": age.measure_all,
    "streams": streams.measure_all,
    "deadlines": deadlines.measure_all,
    "steady": steady.measure_all,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--json", type=Path, default=Path("bench.json"), help="where the figures are written")
    parser.add_argument("--chart", type=Path, default=Path("bench.svg"), help="where the chart is written")
    parser.add_argument("--large", type=float, default=0, help="1: a million matches beside; 0.1: a tenth of them")
    parser.add_argument("--only", choices=["playouts", *PARTS, "large"], nargs="+", help="measure only these parts")
    parser.add_argument("--here", action="store_true", help="measure one part in this process; for the bench itself")
    given = parser.parse_args()
    parts = given.only or ["playouts", *PARTS, *(["large"] if given.large else [])]
    if given.here:
        given.json.write_text(
            json.dumps([row.to_data() for row in _measure(parts[0], given.large or 1)]), encoding="utf-8"
        )
        return 0
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that a part is ended with us
    rows = [row for part in parts for row in _measured_apart(part, given.large or 1)]
    Console(width=170).print(to_table(rows))
    _write(rows, given.json, given.chart)
    return int(any(row.verdict == "FAILED" for row in rows))


def _write(rows: Sequence[Row], file: Path, chart: Path) -> None:
    figures = {**machine(), "rows": [row.to_data() for row in rows]}
    file.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    write_chart(rows, chart)
    sys.stdout.write(f"written to {file} and {chart}\n")


def machine() -> dict[str, Any]:
    return {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
    }


def _measure(part: str, size: float) -> list[Row]:
    if part == "playouts":
        return playouts.measure_all()
    with running_ground() as ground:
        return large.measure_all(ground, size) if part == "large" else PARTS[part](ground)


def _measured_apart(part: str, size: float) -> list[Row]:
    """The part's rows; if there are none, one that says why. Whatever the part's process started ends with it."""
    sys.stdout.write(f"{part} …\n")
    sys.stdout.flush()
    with tempfile.TemporaryDirectory(prefix="seaboard-bench-") as folder:
        file = Path(folder) / "rows.json"
        words = [
            sys.executable,
            "-m",
            "load.bench",
            "--here",
            "--only",
            part,
            "--large",
            str(size),
            "--json",
            str(file),
        ]
        patience = SECONDS_AT_MOST_IF_LARGE if part == "large" else SECONDS_AT_MOST
        why = _run(words, patience)
        if file.exists():
            found = json.loads(file.read_text(encoding="utf-8"))
            return [Row(**{name: value for name, value in row.items() if name != "verdict"}) for row in found]
    return [Row(part, "all of it", None, "", note=why)]


def _run(words: Sequence[str], patience: float) -> str:
    """What went wrong, in a line. An interrupt lets the part stop its servers; the kernel kills those that it left."""
    with subprocess.Popen(words, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        try:
            _, said = process.communicate(timeout=patience)
        except (subprocess.TimeoutExpired, KeyboardInterrupt) as error:
            _end(process)
            if isinstance(error, KeyboardInterrupt):
                raise
            return f"not done after {patience:.0f} s"
    return (said.strip().splitlines() or [f"ended with {process.returncode}"])[-1]


def _end(process: subprocess.Popen[str]) -> None:
    """All of its group: first by an interrupt, which lets the part stop its servers, then by force."""
    for number, patience in ((signal.SIGINT, 15.0), (signal.SIGKILL, 5.0)):
        try:
            os.killpg(process.pid, number)
            process.wait(patience)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            continue


if __name__ == "__main__":
    sys.exit(main())
