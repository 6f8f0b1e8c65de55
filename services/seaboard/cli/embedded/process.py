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
        stop_signal: int = signal.SIGTERM,
        death_signal: int = signal.SIGTERM,
        patience: float = 5.0,
        environment: Mapping[str, str] | None = None,
        folder: Path | None = None,
        descriptors: Sequence[int] = (),
    ) -> None:
        """Start it. It gets `death_signal` from the kernel when this process dies, however it dies.

        `stop_signal` asks it to end, and `patience` is how many seconds it may take for that.
        """
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
        self._stop_signal = stop_signal
        self._patience = patience

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

    def ask_to_end(self) -> None:
        """Ask it to end, and do not wait."""
        if self.is_running():
            self._popen.send_signal(self._stop_signal)

    def see_ended(self) -> None:
        """Wait until it has ended, within its patience; nothing of its group is left afterwards."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(self._patience)
        self.kill_group()

    def stop(self) -> None:
        """Ask it to end and see that it did."""
        self.ask_to_end()
        self.see_ended()

    def kill_group(self) -> None:
        """End it and every child it left, at once."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)
        self._popen.wait()


def tether(account: Account, death_signal: int) -> list[str]:
    """The words before a command that make it die with this process and run as `account`."""
    uid = "-" if account.uid is None else str(account.uid)
    reach = "everywhere" if account.reaches_everywhere else "-"
    return [sys.executable, "-I", "-S", str(TETHER), str(os.getpid()), str(int(death_signal)), uid, reach]


def last_line(log: Path) -> str:
    """The last thing a process said, for a message to a person; the error rather than the notes about it."""
    with contextlib.suppress(OSError):
        lines = [line.strip() for line in log.read_text(errors="replace").split("\n") if line.strip()]
        errors = [line for line in lines[-20:] if not line.startswith("[")]
        return (errors or lines or [""])[-1]
    return ""
