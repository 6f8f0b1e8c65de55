"""The same statements by pgbench, a program in C: what the database can do when nothing else costs anything.

A script of pgbench cannot hold other values for each decision, so they wait in a table, from where one more round trip
fetches them; pgbench has neither the service's bell nor its relay.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql
from psycopg.types.json import Jsonb

from load.recorded import Recorded
from seaboard.cli.embedded import postgres
from seaboard.store.values import write

NAME = re.compile(r"%\((\w+)\)s")
SECONDS_AT_MOST = 120


def find() -> str | None:
    """The one of the embedded server, else the system's."""
    beside = Path(postgres.find_binaries()) / "pgbench"
    return str(beside) if beside.exists() else shutil.which("pgbench")


def measure(program: str, url: str, lines: Sequence[Sequence[Recorded]]) -> tuple[float, list[float]]:
    """Decisions a second of as many clients as there are lines, and the latency of each in seconds."""
    turns = _fill(url, lines)
    with tempfile.TemporaryDirectory(prefix="seaboard-pgbench-") as folder:
        script = Path(folder) / "decision.sql"
        script.write_text(_script(lines[0][0]), encoding="utf-8")
        clients = str(len(lines))
        words = [program, "-n", "-M", "prepared", "-c", clients, "-j", str(min(len(lines), os.cpu_count() or 1))]
        words += ["-t", str(turns), "-D", "turn=-1", "-f", str(script), "-l", "--log-prefix", f"{folder}/log", url]
        said = subprocess.run(words, capture_output=True, text=True, timeout=SECONDS_AT_MOST, check=False)
        found = re.search(r"tps = ([\d.]+)", said.stdout)
        if said.returncode or found is None:
            raise RuntimeError(f"pgbench: {said.stderr.strip()[-300:]}")
        logs = [line.split() for log in Path(folder).glob("log*") for line in log.read_text().splitlines()]
    return float(found[1]), [int(words[2]) / 1e6 for words in logs]


def _shape(groups: Recorded) -> list[tuple[str, tuple[str, ...]]]:
    """Which statements, and what is null in them: that stands in the script."""
    return [(text, tuple(name for name, value in values.items() if value is None)) for _, text, values in _all(groups)]


def _all(groups: Recorded) -> list[tuple[str, str, Any]]:
    return [statement for group in groups for statement in group]


def _fill(url: str, lines: Sequence[Sequence[Recorded]]) -> int:
    """The values of all decisions of the first one's shape, by client and turn; how many turns each client has."""
    shape = _shape(lines[0][0])
    usable = [[groups for groups in line if _shape(groups) == shape] for line in lines]
    names = list(_values(lines[0][0]))
    columns = sql.SQL(", ").join(sql.SQL("{} text").format(sql.Identifier(name)) for name in names)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("drop table if exists plan")
        create = "create table plan (client integer, turn integer, {}, primary key (client, turn))"
        connection.execute(sql.SQL(create).format(columns))
        with connection.cursor() as cursor, cursor.copy("copy plan from stdin") as copy:
            for client, line in enumerate(usable):
                for turn, groups in enumerate(line):
                    copy.write_row((client, turn, *_values(groups).values()))
        connection.execute("analyze plan")
    return min(len(line) for line in usable)


def _values(groups: Recorded) -> dict[str, str]:
    return {
        f"s{index}_{name}": _text(value)
        for index, (_, _, values) in enumerate(_all(groups))
        for name, value in values.items()
        if value is not None
    }


def _text(value: Any) -> str:
    if isinstance(value, Jsonb):
        return write(value.obj)
    if isinstance(value, bytes):
        return f"\\x{value.hex()}"
    if isinstance(value, list):
        return "{" + ",".join(_text(each) for each in value) + "}"
    return value.isoformat() if isinstance(value, datetime) else str(value)


def _script(groups: Recorded) -> str:
    """Who asks; then what is read in one round trip, and what is written with the commit in another."""
    authentication, deciding = groups
    texts = [_statement(index, text, values) for index, (_, text, values) in enumerate(_all(groups))]
    asked = sum(how != "run" for how, _, _ in deciding)
    first, rest = len(authentication), len(authentication) + asked
    fetch = f"select {', '.join(_values(groups))} from plan where client = :client_id and turn = :turn \\gset"
    reads = ["\\startpipeline", "begin;", *texts[first:rest], "\\endpipeline"]
    writes = ["\\startpipeline", *texts[rest:], "commit;", "\\endpipeline"]
    return "\n".join(["\\set turn :turn + 1", fetch, *texts[:first], *reads, *writes, ""])


def _statement(index: int, text: str, values: dict[str, Any]) -> str:
    """pgbench sends a value as often as it stands in the text: one of JSON is read once, by a query in front."""
    for name in [name for name, value in values.items() if isinstance(value, Jsonb)]:
        text = text.replace(f"%({name})s", f"(select {name} from given)")
        text = text.replace("with ", f"with given as materialized (select %({name})s::jsonb as {name}), ", 1)
    said = NAME.sub(lambda name: "null" if values[name[1]] is None else f":s{index}_{name[1]}", text)
    return said.strip() + ";"
