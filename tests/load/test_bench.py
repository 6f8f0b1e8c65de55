"""The bench's own rules: what a verdict means, that a failed part is told, what pgbench is sent, what a peer says."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from load import bench, boardgameio, history, pgbench
from load.decisions import Rate, to_rows
from load.ground import Ground
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


@pytest.mark.parametrize(
    ("row", "status"),
    [
        pytest.param(Row("peer", "boardgame.io", None, "", note="no Node", is_there=False), 0, id="not there"),
        pytest.param(Row("age", "all of it", None, "", note="it hangs"), 1, id="failed"),
        pytest.param(Row("age", "p99", 2.0, "", 1.1, "at most"), 0, id="missed"),
    ],
)
def test_a_run_fails_by_what_could_not_be_measured_though_it_is_there(
    row: Row, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", "--json", f"{tmp_path}/a.json", "--chart", f"{tmp_path}/a.svg"])
    monkeypatch.setattr(bench, "_measured_apart", lambda part, size: [row] if part == row.part else [])
    assert bench.main() == status
    assert json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))["rows"] == [row.to_data()]


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


def rate(way: str, at_once: int, per_second: float) -> Rate:
    return Rate(way, at_once, per_second, 1.0, 2.0, 0)


PLAYED = [
    rate(way, at_once, per_second)
    for at_once in (1, 16)
    for way, per_second in (("HTTP", 400.0), ("boardgame.io, Postgres", 100.0), ("boardgame.io, memory", 1000.0))
]


def test_of_several_rounds_the_median_is_told_and_of_shares_that_of_each_rounds_own() -> None:
    rounds = [(300.0, 1000.0), (500.0, 2500.0), (400.0, 1000.0)]
    rates = [
        rate(way, 16, per_second) for pair in rounds for way, per_second in zip(("HTTP", "pgbench"), pair, strict=True)
    ]
    rows = {row.name: row for row in to_rows("decisions", rates, {"pgbench": 0.25})}
    assert (rows["HTTP, 16 at once"].figure, rows["pgbench, 16 at once"].figure) == (400.0, 1000.0)
    share = rows["HTTP of pgbench, 16 at once"]
    assert (share.figure, share.verdict, share.note) == (0.3, "met", "0.30, 0.20, 0.40")


def test_ours_is_held_against_the_peers_figures_of_the_same_run() -> None:
    rows = {row.name: row for row in to_rows("peer", PLAYED, boardgameio.GOALS)}
    assert {row.part for row in rows.values()} == {"peer"}
    shares = {name: (row.figure, row.goal, row.verdict) for name, row in rows.items() if name.startswith("HTTP of")}
    assert shares == {
        "HTTP of boardgame.io, Postgres, 1 at once": (4.0, None, ""),
        "HTTP of boardgame.io, Postgres, 16 at once": (4.0, 4.0, "met"),
        "HTTP of boardgame.io, memory, 1 at once": (0.4, None, ""),
        "HTTP of boardgame.io, memory, 16 at once": (0.4, 0.5, "MISSED"),
    }
    assert rows["boardgame.io, memory, 16 at once"].figure == 1000.0


def test_what_the_peers_driver_writes_is_read() -> None:
    said = json.dumps({"seconds": 0.5, "latencies": [0.004, 0.001, 0.002]})
    assert boardgameio.read_rate("way", 16, said) == Rate("way", 16, 6.0, 2.0, 2.0, 0)


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        pytest.param("npm warn old\nnpm error code ENOTFOUND\nnpm error syscall x\n", "code ENOTFOUND", id="npm"),
        pytest.param("at a\n\nError: no answer\n", "Error: no answer", id="another"),
        pytest.param("", "nothing was said", id="nothing"),
    ],
)
def test_of_what_went_wrong_the_telling_line_is_told(said: str, fault: str) -> None:
    assert boardgameio.first_fault(said) == fault


def test_a_peer_that_cannot_be_installed_is_not_there_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installer = tmp_path / "installer.py"
    installer.write_text("import sys; sys.exit('npm error code ENOTFOUND')", encoding="utf-8")
    monkeypatch.setattr(boardgameio, "INSTALLER", installer)
    (row,) = boardgameio.measure_all(Ground("", ""))
    assert (row.part, row.verdict) == ("peer", "not there")
    assert row.note == "its packages cannot be installed: code ENOTFOUND"


@pytest.mark.timeout(400)  # the first on a machine installs it
def test_the_peer_plays_its_matches_to_the_end() -> None:
    try:
        node = boardgameio._installed()
    except boardgameio.NotThere as reason:
        pytest.skip(str(reason))
    with boardgameio._served(node, {}) as address:
        said = boardgameio._said([str(node), "drive.js", address, "2", "1"])
    assert len(json.loads(said)["latencies"]) == 2 * 36


def test_the_peers_lock_names_what_is_installed_by_its_hash_and_no_registry() -> None:
    packages = json.loads((boardgameio.FOLDER / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((boardgameio.FOLDER / "package.json").read_text(encoding="utf-8"))
    installed = {place: entry for place, entry in packages.items() if place}
    assert all(entry["integrity"].startswith("sha512-") for entry in installed.values())
    assert not [place for place, entry in installed.items() if "resolved" in entry]
    for name, version in {**wanted["dependencies"], **wanted["overrides"]}.items():
        assert installed[f"node_modules/{name}"]["version"] == version


RUN = {
    "at": "2026-12-01T00:00:00+00:00",
    "python": "3.11.7",
    "machine": "x86_64",
    "cores": 2,
    "rows": [
        row.to_data()
        for row in (
            Row("playouts", "aqualin, 2 seats", 3000.0, "/s", 2000.0),
            Row("playouts", "orca, 4 seats", 120.0, "/s", 100.0),
            *to_rows("decisions", [rate("HTTP", 1, 200.0), rate("pgbench", 1, 1000.0)], {"pgbench": 0.25}),
            *to_rows("decisions", [rate("HTTP", 16, 400.4), rate("use cases", 16, 800.0)], {"pgbench": 0.25}),
            *to_rows("peer", PLAYED, boardgameio.GOALS),
            Row("age", "p99 after 500 actions, of a young match", 1.234, "", 1.1, "at most"),
            Row("streams", "commit to arrival, p99 of 1,000 streams", 1100.0, "ms", 2000.0, "at most"),
            Row("streams", "memory of the streaming process", 100.0, "MB"),
            Row("steady", "200 matches: p99 of a decision", 90.0, "ms", 250.0, "at most"),
            Row("steady", "50 matches: p99 of a decision", 20.0, "ms"),
            Row("deadlines", "lateness, p99 among 100,000", 1.55, "s", 2.0, "at most"),
        )
    ],
}


def test_a_line_of_the_history_tells_of_every_part() -> None:
    cells = dict(zip(history.TITLES, history.to_line(RUN).strip("| ").split(" | "), strict=True))
    assert cells == {
        "when": "2026-12-01",
        "machine": "2 cores, x86_64, Python 3.11",
        "HTTP at 1 / 16 / 64": "200 / 400",
        "of pgbench / bare Flask at 16": "–",
        "use cases at 1 / 16 / 64": "800",
        "of boardgame.io, Postgres / memory, at 16": "4.00 / 0.40",
        "playouts, least of a goal": "1.20 (orca, 4 seats)",
        "age": "1.23",
        "streams": "1,100 ms",
        "deadlines": "1.6 s",
        "steady, all / a quarter": "90 ms / 20 ms",
        "large": "–",
        "missed, and notes": "peer: HTTP of boardgame.io, memory, 16 at once; "
        "age: p99 after 500 actions, of a young match",
    }


def test_the_table_of_the_history_has_a_column_for_every_part_and_these_titles() -> None:
    assert {column.part for column in history.COLUMNS} == {"playouts", "large", *bench.PARTS}
    page = (Path(__file__).parents[2] / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    table = [line for line in page.split("## History")[1].splitlines() if line.startswith("|")]
    assert table[0] == history.to_row(history.TITLES)
    assert {line.count("|") for line in table} == {len(history.TITLES) + 1}


def test_the_line_is_written_by_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bench.json").write_text(json.dumps(RUN), encoding="utf-8")
    assert history.main(["--json", str(tmp_path / "bench.json")]) == 0
    assert capsys.readouterr().out == history.to_line(RUN) + "\n"
