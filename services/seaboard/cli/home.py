"""The folder in which `seaboard up` keeps its state, and the lock that gives it to one launcher at a time."""

import contextlib
import fcntl
import json
import os
from collections.abc import Iterator
from pathlib import Path

from seaboard.cli.refusals import Refusal

LOG_BYTES_MOST = 5_000_000


class Home:
    """A folder: data of the servers, logs, the local player's access token, and where the database is meanwhile."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.absolute()
        self.logs = self.folder / "log"
        self._player = self.folder / "player.json"
        self._database = self.folder / "database"
        self.was_killed = False  # whether the last launcher here had no time to leave properly

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Hold the folder. The kernel gives the lock back when this process dies, however it dies."""
        self._make()
        with (self.folder / "lock").open("a+") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                lock.seek(0)
                holder = lock.read().strip() or "unknown"
                raise Refusal(
                    f"another `seaboard up` (process {holder}) already runs on {self.folder}; "
                    "stop it, or give this one its own folder and port with --home and --port."
                ) from None
            lock.seek(0)
            self.was_killed = bool(lock.read())
            lock.truncate(0)
            lock.write(str(os.getpid()))
            lock.flush()
            try:
                yield
            finally:
                lock.truncate(0)

    def log(self, name: str) -> Path:
        """The file that a process's output goes to. One that grew long is put aside as `.1`."""
        path = self.logs / f"{name}.log"
        if path.exists() and path.stat().st_size > LOG_BYTES_MOST:
            path.replace(path.with_suffix(".log.1"))
        return path

    def token(self) -> str | None:
        """The local player's access token, if one was kept."""
        try:
            return str(json.loads(self._player.read_text())["token"])
        except (FileNotFoundError, ValueError, KeyError, TypeError):
            return None

    def keep_token(self, token: str) -> None:
        """Keep it for the next run, readable by its owner only."""
        self._keep(self._player, json.dumps({"token": token}))

    def database_url(self) -> str:
        """The address of the database that a launcher serves from here now; empty if none does."""
        try:
            return self._database.read_text()
        except OSError:
            return ""

    @contextlib.contextmanager
    def naming(self, database_url: str) -> Iterator[None]:
        """Let other commands find the database as long as it serves. Its address may hold a password."""
        self._keep(self._database, database_url)
        try:
            yield
        finally:
            self._database.unlink(missing_ok=True)

    def _keep(self, path: Path, text: str) -> None:
        path.unlink(missing_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(text)

    def _make(self) -> None:
        try:
            # Others may pass but not list: the embedded servers may run under another account than ours.
            self.folder.mkdir(mode=0o711, parents=True, exist_ok=True)
            self.logs.mkdir(mode=0o700, exist_ok=True)
            (self.folder / "lock").touch()
        except OSError as error:
            raise Refusal(
                f"cannot write to {self.folder} ({error.strerror}); "
                "choose a folder of your own with --home or SEABOARD_HOME."
            ) from error
