"""What `deploy/` lists is what `seaboard up` starts."""

import re
from pathlib import Path

from seaboard.cli.programs import programs

PROCFILE = Path(__file__).parents[2] / "deploy" / "Procfile"


def listed() -> dict[str, str]:
    """The command of each process, without the address it listens on and the file it remembers in."""
    rows = (line.split(": ", 1) for line in PROCFILE.read_text().splitlines())
    return {name: _plain(command) for name, command in rows if name != "migrate"}


def started() -> dict[str, str]:
    table = programs(api=3, streams=4, schedule="beat-schedule")
    return {
        each.name: _plain(" ".join([*(f"{name}={value}" for name, value in each.environment.items()), *each.words]))
        for each in table
    }


def _plain(command: str) -> str:
    return re.sub(r"--bind \S+|python -m ", "", command).strip()


def test_the_procfile_and_the_launcher_start_the_same_processes() -> None:
    assert listed() == started()
