"""The first command of the house, typed by a newcomer: `seaboard up` from an empty folder, and the ways it may end."""

from __future__ import annotations

import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil
import pytest

from cli.commands import REPOSITORY, environment, gone_within, seaboard
from servers import short_folder

PATHS = f"{REPOSITORY / 'services'}:{REPOSITORY / 'sdk' / 'python'}"


@pytest.fixture
def home() -> Iterator[Path]:
    with short_folder() as folder:
        yield folder / "home"


@contextmanager
def up(home: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """`seaboard up` on free ports; killed if the test did not end it."""
    with subprocess.Popen(
        [sys.executable, "-m", "seaboard.cli.main", "up", "--port", "0", "--home", str(home), *words],
        env=environment(PYTHONPATH=PATHS, SEABOARD_HOUSE_DELAY_MS="0"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def banner(process: subprocess.Popen[str]) -> str:
    """What it says once everything serves."""
    assert process.stdout is not None
    lines: list[str] = []
    for line in process.stdout:
        lines.append(line)
        if "Ctrl-C stops everything" in line:
            return "".join(lines)
    raise AssertionError("".join(lines) + (process.stderr.read() if process.stderr else ""))


def token_of(text: str) -> str:
    found = re.search(r"^ +token +(\S+)$", text, re.MULTILINE)
    assert found is not None
    return found.group(1)


def ask_as_curl_would(text: str) -> str:
    """The answer to the `curl` line; without curl, which a bare machine lacks."""
    found = re.search(r"^ +try +(curl .+)$", text, re.MULTILINE)
    assert found is not None
    curl, silent, header, value, url = shlex.split(found.group(1))
    assert (curl, silent, header) == ("curl", "-s", "-H")
    name, content = value.split(": ")
    return httpx.get(url, headers={name: content}).raise_for_status().text


def test_once_ends_after_a_whole_match(home: Path) -> None:
    with up(home, "--once") as process:
        said, errors = process.communicate(timeout=100)
    assert process.returncode == 0, errors
    assert re.search(r"Match \S+ is over", said)
    assert errors == ""


def test_it_serves_until_it_is_stopped_and_remembers_its_player(home: Path) -> None:
    with up(home, "--no-demo") as process:
        said = banner(process)
        assert '"aqualin"' in ask_as_curl_would(said)
        made = seaboard("tenant", "create", "shop", SEABOARD_HOME=str(home))
        assert made.returncode == 0, made.stderr
        servers = psutil.Process(process.pid).children(recursive=True)
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
        assert gone_within(0.5, servers)
    with up(home, "--no-demo") as process:
        assert token_of(banner(process)) == token_of(said)


def test_killed_it_leaves_no_process_and_starts_again_at_once(home: Path) -> None:
    with up(home, "--no-demo") as process:
        token = token_of(banner(process))
        servers = psutil.Process(process.pid).children(recursive=True)
        process.kill()
        with up(home, "--no-demo") as second:
            assert token_of(banner(second)) == token
        assert gone_within(10, servers)
