"""One child process: started on a tether, in a group of its own, and stopped with its whole group."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from seaboard.cli.embedded.accounts import Account

TETHER = Path(__file__).with_name("tether.py")
OURSELVES = Account(uid=None)


class Process:
    """A running command; `log` is the file its output is appended to."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        log: Path,
        account: Account = OURSELVES,
        death_signal: int = signal.SIGTERM,
        environment: Mapping[str, str] | None = None,
        folder: Path | None = None,
        descriptors: Sequence[int] = (),
    ) -> None:
        """Start it. It gets `death_signal` from the kernel when this process dies, however it dies."""
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("ab") as output:
            self._popen = subprocess.Popen(
                [*tether(account, death_signal), *command],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                env=None if environment is None else dict(environment),
                cwd=folder,
                pass_fds=descriptors,
                start_new_session=True,
            )
        self.log = log

    @property
    def pid(self) -> int:
        """The command's own process id, and its group's."""
        return self._popen.pid

    def exit_code(self) -> int | None:
        """How it ended, or None while it runs."""
        return self._popen.poll()

    def is_running(self) -> bool:
        """Whether it has not ended yet."""
        return self._popen.poll() is None

    def send(self, number: int) -> None:
        """Send a signal to the command itself, not to its children."""
        if self.is_running():
            self._popen.send_signal(number)

    def wait(self, seconds: float) -> bool:
        """Wait for its end; False if it is still there after so many seconds."""
        try:
            self._popen.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def kill_group(self) -> None:
        """End it and every child it left, at once."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)
        self._popen.wait()

    def stop(self, number: int = signal.SIGTERM, *, seconds: float = 5.0) -> None:
        """Ask it to end, and insist after so many seconds; nothing of its group is left afterwards."""
        self.send(number)
        self.wait(seconds)
        self.kill_group()


def tether(account: Account, death_signal: int) -> list[str]:
    """The words before a command that make it die with this process and run as `account`."""
    uid = "-" if account.uid is None else str(account.uid)
    reach = "everywhere" if account.reaches_everywhere else "-"
    return [sys.executable, "-I", "-S", str(TETHER), str(os.getpid()), str(int(death_signal)), uid, reach]


def last_line(log: Path) -> str:
    """The last thing a process said, for a message to a person."""
    with contextlib.suppress(OSError):
        lines = log.read_text(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")
    return ""
