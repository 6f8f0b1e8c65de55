"""The bench's own rules: what a verdict means, that a failed part is told, what pgbench is sent."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from load import bench, pgbench
from load.recorded import Recorded
from load.rows import Row, to_table, write_chart
from load.watchers import Heard

ASKED: Recorded = [
    [("ask", "select 1 from tokens where hash = %(hash)s", {"hash": b"\x01"})],
    [
        ("ask", "select id from matches where id = %(match)s for no key update", {"match": "m"}),
        (
            "run",
            "update matches set at = %(at)s, outcome = %(outcome)s::jsonb",
            {"at": datetime(2026, 1, 2, tzinfo=UTC), "outcome": None},
        ),
    ],
]


@pytest.mark.parametrize(
    ("figure", "goal", "wanted", "verdict"),
    [
        pytest.param(0.25, 0.25, "at least", "met", id="just enough"),
        pytest.param(0.24, 0.25, "at least", "MISSED", id="too little"),
        pytest.param(250.0, 250.0, "at most", "met", id="just in time"),
        pytest.param(251.0, 250.0, "at most", "MISSED", id="too late"),
        pytest.param(1.0, None, "at least", "", id="only told"),
        pytest.param(None, 1.0, "at least", "FAILED", id="not measured"),
        pytest.param(float("nan"), 1.0, "at most", "MISSED", id="nothing came"),
    ],
)
def test_a_verdict_follows_from_figure_and_goal(
    figure: float | None, goal: float | None, wanted: str, verdict: str
) -> None:
    row = Row("part", "what", figure, "ms", goal, wanted)  # type: ignore[arg-type]
    assert row.verdict == verdict
    assert to_table([row]).row_count == 1


def test_a_part_that_fails_is_told_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    (row,) = bench._measured_apart("age", 1)
    assert (row.part, row.verdict, row.note) == ("age", "FAILED", "ended with 1")


def test_a_part_that_hangs_is_ended() -> None:
    assert bench._run([sys.executable, "-c", "import time; time.sleep(60)"], 0.5) == "not done after 0 s"


def test_the_chart_is_a_picture_that_loads_nothing(tmp_path: Path) -> None:
    rows = [Row("a", "b", 2.0, "/s", 1.0), Row("a", "c", 2.0, "ms", 1.0, "at most"), Row("a", "d", None, "")]
    write_chart(rows, tmp_path / "bench.svg")
    text = (tmp_path / "bench.svg").read_text(encoding="utf-8")
    assert "<svg" in text
    assert "xlink:href" not in text
    assert "a: b" in text


def test_pgbench_is_sent_the_statements_in_the_round_trips_of_the_service() -> None:
    script = pgbench._script(ASKED)
    assert script.splitlines()[1] == (
        "select s0_hash, s1_match, s2_at from plan where client = :client_id and turn = :turn \\gset"
    )
    assert script.splitlines()[2:] == [
        "select 1 from tokens where hash = :s0_hash;",
        "\\startpipeline",
        "begin;",
        "select id from matches where id = :s1_match for no key update;",
        "\\endpipeline",
        "\\startpipeline",
        "update matches set at = :s2_at, outcome = null::jsonb;",
        "commit;",
        "\\endpipeline",
    ]
    assert pgbench._values(ASKED) == {"s0_hash": "\\x01", "s1_match": "m", "s2_at": "2026-01-02T00:00:00+00:00"}


def test_only_what_was_made_since_the_beginning_is_counted_as_late() -> None:
    heard = Heard("m", [1, 2], [(10.0, 50.0), (51.0, 51.2)])
    assert heard.delays(51.0) == [pytest.approx(0.2)]
