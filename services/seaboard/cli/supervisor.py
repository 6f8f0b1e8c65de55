"""Keeps processes running: started in order, started again when they die, stopped in order."""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from seaboard.cli.embedded.process import Process, last_line
from seaboard.cli.programs import DEATH_SIGNAL, Program
from seaboard.cli.refusals import Refusal

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 15.0
SECONDS_TO_BE_WELL = 30.0  # after so long, a death is a new one and not the last one again


class Server(Protocol):
    """Something with one process that can be started again."""

    process: Process | None

    def start(self) -> None:
        """Start it, and wait until it serves if it can tell."""


class ProgramServer:
    """One of our own programs, as the supervisor wants it."""

    def __init__(self, program: Program, *, environment: Mapping[str, str], log: Path) -> None:
        self._program = program
        self._environment = {**environment, **program.environment}
        self._log = log
        self.process: Process | None = None

    def start(self) -> None:
        """Start it without waiting."""
        self.process = Process(
            self._program.command,
            log=self._log,
            environment=self._environment,
            descriptors=self._program.descriptors,
            death_signal=DEATH_SIGNAL,
            patience=self._program.patience,
        )


class Kept:
    """A server with what is remembered of its deaths."""

    def __init__(self, name: str, server: Server) -> None:
        self.name = name
        self.server = server
        self.deaths = 0
        self._started = 0.0
        self._due: float | None = None
        self._pause = FIRST_PAUSE

    def start(self) -> None:
        """Start it now."""
        self._due = None
        self._started = time.monotonic()
        self.server.start()

    def last_words(self) -> str:
        """The last line it wrote, and where the others are."""
        process = self.server.process
        return f"{last_line(process.log)} (all of it: {process.log})" if process else "never started"

    def tend(self, say: Callable[[str], None]) -> None:
        """Notice a death, and start the server again when its pause is over."""
        if self._due is None:
            if self.server.process is not None and not self.server.process.is_running():
                self._note_death(say)
        elif time.monotonic() >= self._due:
            try:
                self.start()
            except Refusal as refusal:
                self._note_death(say, str(refusal))

    def _note_death(self, say: Callable[[str], None], reason: str = "") -> None:
        process = self.server.process
        if process is not None:
            process.kill_group()  # children that outlived it would be in the way of the next one
        if time.monotonic() - self._started > SECONDS_TO_BE_WELL:
            self._pause = FIRST_PAUSE
        self.deaths += 1
        self._due = time.monotonic() + self._pause
        ended = reason or (f"exit code {process.exit_code()}, see {process.log}" if process else "never started")
        say(f"{self.name} ended ({ended}); it is started again in {self._pause:g} s")
        self._pause = min(self._pause * 2, LONGEST_PAUSE)


class Supervisor:
    """Servers in layers: each stands on those before it, so the last is stopped first."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._layers: list[list[Kept]] = []

    def start(self, servers: Mapping[str, Server]) -> None:
        """Start a layer of servers on top of those that run."""
        layer: list[Kept] = []
        self._layers.append(layer)  # at once: what was started is stopped even if the next one cannot start
        for name, server in servers.items():
            layer.append(Kept(name, server))
            layer[-1].start()

    def tend(self) -> None:
        """Start again what has died. To be called a few times a second."""
        for kept in self._all():
            kept.tend(self._say)

    def tend_while(self, goes_on: Callable[[], bool], *, pause: float = 0.1) -> None:
        """Tend as long as a condition holds."""
        while goes_on():
            self.tend()
            time.sleep(pause)

    def find(self, name: str) -> Server:
        """The server of this name. Raises LookupError."""
        for kept in self._all():
            if kept.name == name:
                return kept.server
        raise LookupError(name)

    def all_servers(self) -> list[Server]:
        """In the order in which they were started."""
        return [kept.server for kept in self._all()]

    def worst(self) -> Kept:
        """The server that died most often."""
        return max(self._all(), key=lambda kept: kept.deaths)

    def stop(self) -> None:
        """Stop all, the last layer first; within a layer all are asked before the first is waited for."""
        for layer in reversed(self._layers):
            _stop_together(kept.server for kept in layer)
        self._layers.clear()

    def _all(self) -> Sequence[Kept]:
        return [kept for layer in self._layers for kept in layer]


def _stop_together(servers: Iterable[Server]) -> None:
    processes = [server.process for server in servers if server.process is not None]
    for process in processes:
        process.ask_to_end()
    for process in processes:
        process.see_ended()
