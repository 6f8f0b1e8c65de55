"""What goes wrong: processes are killed and stopped, connections cut, jobs doubled and delayed, all at random."""

from __future__ import annotations

import contextlib
import itertools
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from threading import Timer

import psutil
import psycopg
from kombu.exceptions import KombuError

from chaos.site import ChaosSite
from seaboard.workers.app import BEAT, make_app

LONGEST_STOP = 6.0
"""Longer than the time limits, so that deadlines pass while a process stands still."""
JOBS = 6
MOST_SECONDS_OFF = 600.0
true_time = time.time


class Trouble:
    """Makes it, a bit at a time, and remembers what it made. Each process has its turn to be killed and to be stopped
    before any has its second."""

    def __init__(self, site: ChaosSite, draws: random.Random) -> None:
        self.site, self.draws = site, draws
        self.made: Counter[str] = Counter()
        self.severed = 0
        self._stops: list[Stop] = []
        self._jobs = make_app(site.broker_url)
        self._to_kill, self._to_stop, self._to_bereave = (in_turns(site.names, draws) for _ in range(3))

    def make(self) -> None:
        """One thing goes wrong."""
        kinds: list[tuple[Callable[[], str], int]] = [(self.kill, 4), (self.stop, 2), (self.cut, 2), (self.sever, 1)]
        kinds += [(self.kill_child, 1), (self.double, 2), (self.move_clock, 1)]
        (act,) = self.draws.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])
        with contextlib.suppress(psutil.Error, psycopg.Error, KombuError, OSError):  # it may be down just now
            self.made[act()] += 1

    def end(self) -> None:
        """All that stands still goes on."""
        for stop in self._stops:
            stop.end()
        self._stops.clear()
        time.time = true_time

    def kill(self) -> str:
        """kill -9 of one process, as the kernel would; the supervisor starts it again."""
        name = next(self._to_kill)
        process = self.site.supervisor.find(name).process
        if process is None or not process.is_running():
            return f"kill {name}, which was down"
        os.kill(process.pid, signal.SIGKILL)
        return f"kill {name}"

    def kill_child(self) -> str:
        """kill -9 of a process that another one has started: one of a server, of a pool, of the database."""
        for name in itertools.islice(self._to_bereave, len(self.site.names)):
            process = self.site.supervisor.find(name).process
            if process is not None and process.is_running():
                children = psutil.Process(process.pid).children()
                if children:
                    self.draws.choice(children).kill()
                    return f"kill a child of {name}"
        return "kill nobody's child"

    def stop(self) -> str:
        """A program and its children stand still, perhaps beyond deadlines."""
        name = next(self._to_stop)
        process = self.site.supervisor.find(name).process
        if process is None or not process.is_running():
            return f"stop {name}, which was down"
        parent = psutil.Process(process.pid)
        self._stops.append(Stop([parent, *parent.children(recursive=True)], self.draws.uniform(0.5, LONGEST_STOP)))
        return f"stop {name}"

    def cut(self) -> str:
        """Some answers break off half-way."""
        self.draws.choice(self.site.proxies).cut(self.draws.randint(1, 4))
        return "cut answers"

    def sever(self) -> str:
        """Every connection through one of the proxies ends at once, whatever is on it."""
        self.severed += self.draws.choice(self.site.proxies).sever()
        return "sever connections"

    def move_clock(self) -> str:
        """The clients' clock, which is this process's, is some minutes off from here on."""
        off = self.draws.uniform(-1, 1) * MOST_SECONDS_OFF
        time.time = lambda: true_time() + off
        return "move the clients' clock"

    def double(self) -> str:
        """Jobs of bots come again, at once or late, and all that the beat asks for is asked for once more."""
        with psycopg.connect(self.site.database_url, connect_timeout=2) as connection:
            jobs = connection.execute(
                "select match_id::text, seat, number from decisions where is_house order by random() limit %s", [JOBS]
            ).fetchall()
        for job in jobs:
            late = self.draws.choice((0, 0, 1, 3))
            self._jobs.send_task("bot.play", args=list(job), queue="bot", countdown=late, retry=False)
        for name in sorted({str(asked["task"]) for asked in BEAT.values()}):
            self._jobs.send_task(name, queue=name.partition(".")[0], retry=False)
        return "double jobs"


class Stop:
    """Processes that stand still for so many seconds. They go on by a thread of its own: who made them stop may be
    waiting for them meanwhile, as when it sends a job to a broker that stands still."""

    def __init__(self, processes: Sequence[psutil.Process], seconds: float) -> None:
        self._processes = processes
        self._signal(signal.SIGSTOP)
        self._timer = Timer(seconds, self._signal, [signal.SIGCONT])
        self._timer.daemon = True
        self._timer.start()

    def end(self) -> None:
        """They go on now, if they do not yet."""
        self._timer.cancel()
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        for process in self._processes:
            with contextlib.suppress(psutil.Error):
                process.send_signal(number)


def in_turns(names: Sequence[str], draws: random.Random) -> Iterator[str]:
    """All of them in an order drawn at random, again and again."""
    while True:
        yield from draws.sample(names, len(names))
