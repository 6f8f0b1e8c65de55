"""Commands of the house run as a person would run them, and what is left of them afterwards."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import psutil

from seaboard.cli.embedded.accounts import NOBODY, Account
from seaboard.cli.embedded.process import tether

REPOSITORY = Path(__file__).parents[2]
OURSELVES = Account(uid=None)
# A person without rights over this machine. The interpreter may live in root's closed home, hence the reach.
ANYBODY = Account(uid=NOBODY, reaches_everywhere=True)
# A run by someone who is not root can only be that someone.
ACCOUNTS = [OURSELVES, ANYBODY] if os.geteuid() == 0 else [OURSELVES]


def environment(**more: str) -> dict[str, str]:
    """A bare one: no setting of the person who runs the tests gets through."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {**kept, "PYTHONPATH": str(REPOSITORY / "services"), **more}


def seaboard(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `seaboard` to its end."""
    return subprocess.run(
        [sys.executable, "-m", "seaboard.cli.main", *words],
        env=environment(**variables),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def the_line(done: subprocess.CompletedProcess[str]) -> str:
    """The one line that a refused command says to a person."""
    assert done.returncode == 1, done
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("seaboard: ")
    return lines[0]


class BareLauncher:
    """A running bare launcher; its addresses, and all processes that came of it."""

    def __init__(self, home: Path, account: Account = OURSELVES) -> None:
        self.popen = subprocess.Popen(
            [*tether(account, 9), sys.executable, str(Path(__file__).with_name("bare_launcher.py")), str(home)],
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.database_url = self.broker_url = ""

    def wait_until_serving(self) -> None:
        """Wait for its addresses."""
        assert self.popen.stdout is not None
        line = self.popen.stdout.readline()
        assert line, self.popen.communicate()[1]
        self.database_url, self.broker_url = json.loads(line)

    def descendants(self) -> list[psutil.Process]:
        """Every process that it started, and those they started."""
        return psutil.Process(self.popen.pid).children(recursive=True)

    def kill(self) -> list[psutil.Process]:
        """End it so that it can do nothing any more, and tell what it leaves behind."""
        left = self.descendants()
        self.popen.kill()
        self.popen.communicate()
        return left

    def stop(self) -> str:
        """End it politely; what it said besides its addresses."""
        self.popen.terminate()
        return self.popen.communicate(timeout=30)[1]


@contextmanager
def bare_launcher(home: Path, account: Account = OURSELVES) -> Iterator[BareLauncher]:
    """A launcher whose servers answer."""
    launcher = BareLauncher(home, account)
    try:
        launcher.wait_until_serving()
        yield launcher
    finally:
        launcher.kill() if launcher.popen.poll() is None else launcher.popen.communicate()


def gone_within(seconds: float, processes: Sequence[psutil.Process]) -> bool:
    """Whether all of them end in time."""
    limit = time.monotonic() + seconds
    while any(process.is_running() and process.status() != psutil.STATUS_ZOMBIE for process in processes):
        if time.monotonic() > limit:
            return False
        time.sleep(0.05)
    return True
