"""What goes wrong: processes are killed and stopped, connections cut, jobs doubled and delayed, all at random."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable

import psutil
import psycopg
from kombu.exceptions import KombuError

from chaos.site import ChaosSite
from seaboard.workers.app import make_app

LONGEST_STOP = 6.0
"""Longer than the time limits, so that deadlines pass while a process stands still."""
JOBS = 6
MOST_SECONDS_OFF = 600.0
true_time = time.time


class Trouble:
    """Makes it, a bit at a time, and remembers what it made."""

    def __init__(self, site: ChaosSite, draws: random.Random) -> None:
        self.site, self.draws = site, draws
        self.made: Counter[str] = Counter()
        self._stopped: list[tuple[float, list[psutil.Process]]] = []
        self._jobs = make_app(site.broker_url)

    def make(self) -> None:
        """One thing goes wrong."""
        kinds: list[tuple[Callable[[], str], int]] = [(self.kill, 4), (self.stop, 2), (self.cut, 3), (self.double, 2)]
        kinds.append((self.move_clock, 1))
        (act,) = self.draws.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])
        with contextlib.suppress(psutil.Error, psycopg.Error, KombuError, OSError):  # it may be down just now
            self.made[act()] += 1

    def tend(self) -> None:
        """Let those go on that have stood still for long enough."""
        for until, processes in list(self._stopped):
            if time.monotonic() >= until:
                self._stopped.remove((until, processes))
                _signal(processes, signal.SIGCONT)

    def end(self) -> None:
        """All that stands still goes on."""
        for _, processes in self._stopped:
            _signal(processes, signal.SIGCONT)
        self._stopped.clear()
        time.time = true_time

    def kill(self) -> str:
        """kill -9 of one process, as the kernel would; the supervisor starts it again."""
        name = self.draws.choice(self.site.names)
        process = self.site.supervisor.find(name).process
        if process is not None and process.is_running():
            os.kill(process.pid, signal.SIGKILL)
        return f"kill {name}"

    def stop(self) -> str:
        """A program and its children stand still, perhaps beyond deadlines."""
        name = self.draws.choice([name for name in self.site.names if name != "postgres"])
        process = self.site.supervisor.find(name).process
        if process is not None and process.is_running():
            parent = psutil.Process(process.pid)
            processes = [parent, *parent.children(recursive=True)]
            _signal(processes, signal.SIGSTOP)
            self._stopped.append((time.monotonic() + self.draws.uniform(0.5, LONGEST_STOP), processes))
        return f"stop {name}"

    def cut(self) -> str:
        """Some answers break off half-way."""
        self.draws.choice(self.site.proxies).cut(self.draws.randint(1, 4))
        return "cut connections"

    def move_clock(self) -> str:
        """The clients' clock, which is this process's, is some minutes off from here on."""
        off = self.draws.uniform(-1, 1) * MOST_SECONDS_OFF
        time.time = lambda: true_time() + off
        return "move the clients' clock"

    def double(self) -> str:
        """Jobs of bots come again, at once or late, and the clocks are swept once more."""
        with psycopg.connect(self.site.database_url, connect_timeout=2) as connection:
            jobs = connection.execute(
                "select match_id::text, seat, number from decisions where is_house order by random() limit %s", [JOBS]
            ).fetchall()
        for job in jobs:
            late = self.draws.choice((0, 0, 1, 3))
            self._jobs.send_task("bot.play", args=list(job), queue="bot", countdown=late, retry=False)
        for name in ("clock.sweep", "relay.send", "relay.hire_again"):
            self._jobs.send_task(name, queue=name.partition(".")[0], retry=False)
        return "double jobs"


def _signal(processes: list[psutil.Process], number: int) -> None:
    for process in processes:
        with contextlib.suppress(psutil.Error):
            process.send_signal(number)
