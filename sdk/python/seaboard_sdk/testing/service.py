"""Starts `seaboard up` in a folder of its own, waits until it serves, and takes it away again."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from seaboard.cli.embedded.process import Process, last_line
from seaboard_sdk.synchronous import Client

SECONDS_BETWEEN_LOOKS = 0.1
SECONDS_TO_STOP = 60.0
FOR_TESTS = {"SEABOARD_HOUSE_DELAY_MS": "0", "SEABOARD_SANDBOX": "1"}
"""House bots answer at once, and a match may have a chosen seed and a clock that is moved by hand."""


class NotStarted(Exception):
    """The service did not come up; the text is the last that it said."""


@dataclass(frozen=True, slots=True)
class Running:
    """A service that runs: its address, and the access token of a player that it has from the beginning."""

    url: str
    token: str

    def player(self, name: str = "player", *, is_bot: bool = False) -> Client:
        """A client of a new player. Its name begins so and is nobody else's."""
        return Client.register(self.url, f"{name} {uuid4().hex[:8]}", is_bot=is_bot)


@contextmanager
def running(settings: Mapping[str, str] | None = None) -> Iterator[Running]:
    """The service, from nothing to ready in seconds, and stopped with the block, or when this process dies. `settings`
    are variables as for `seaboard up` (`{"SEABOARD_PAGE_SIZE": "3"}`); those of the environment do not count. Raises
    NotStarted."""
    folder = Path(tempfile.mkdtemp(prefix="seaboard-"))  # a short name: sockets lie below it
    folder.chmod(0o711)  # its servers may run under another account
    try:
        process = Process(
            [
                sys.executable,
                "-m",
                "seaboard.cli.main",
                "up",
                "--no-demo",
                "--port",
                "0",
                "--home",
                str(folder / "home"),
            ],
            log=folder / "up.log",
            environment=_environment(settings or {}),
            patience=SECONDS_TO_STOP,
        )
        try:
            yield _wait_for(process)
        finally:
            process.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _environment(settings: Mapping[str, str]) -> dict[str, str]:
    ours = {name: value for name, value in os.environ.items() if not name.startswith("SEABOARD_")}
    return {**ours, "PYTHONUNBUFFERED": "1", **FOR_TESTS, **settings}


def _wait_for(process: Process) -> Running:
    """What it says once it serves; it gives up by itself if it cannot."""
    while process.is_running():
        said = process.log.read_text(encoding="utf-8", errors="replace")
        url, token = re.search(r"serves at (\S+)\n", said), re.search(r"^  token +(\S+)\n", said, re.MULTILINE)
        if url and token:
            return Running(url[1], token[1])
        time.sleep(SECONDS_BETWEEN_LOOKS)
    raise NotStarted(last_line(process.log))
