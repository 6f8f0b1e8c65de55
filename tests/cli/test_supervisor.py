"""The supervisor starts again what dies, waits longer each time, and stops the last layer first."""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from seaboard.cli.programs import Program
from seaboard.cli.supervisor import ProgramServer, Supervisor

WAITS = "import sys, time; sys.stdout.write(sys.argv[1]); sys.stdout.flush(); time.sleep(600)"
FALLS = "import sys; sys.exit('no wind')"
LEAVES_A_CHILD = "import subprocess, sys; subprocess.Popen(['sleep', '600']); sys.exit(3)"
DEAF = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('deaf', flush=True); time.sleep(600)"
NOTES_ITS_END = """
import signal, sys, time
def end(*_):
    open(sys.argv[1], "a").write(sys.argv[2])
    sys.exit()
signal.signal(signal.SIGTERM, end)
print("ready", flush=True)
time.sleep(600)
"""


class Script(ProgramServer):
    """A python script as a supervised server."""

    def __init__(self, folder: Path, text: str, *words: str, patience: float = 5.0) -> None:
        self.log = folder / f"{abs(hash((text, words)))}.log"
        path = folder / f"script_{abs(hash((text, words)))}.py"
        path.write_text(text)
        program = Program("script", (path.stem, *words), patience=patience)
        super().__init__(program, environment={"PYTHONPATH": str(folder)}, log=self.log)

    def said(self) -> str:
        """All that it has written."""
        return self.log.read_text() if self.log.exists() else ""

    def processes(self) -> list[psutil.Process]:
        """Its process, and what came of it."""
        assert self.process is not None
        ours = psutil.Process(self.process.pid)
        return [ours, *ours.children(recursive=True)]


@pytest.fixture
def said() -> list[str]:
    """What the supervisor tells the person at the terminal."""
    return []


@pytest.fixture
def supervisor(said: list[str]) -> Iterator[Supervisor]:
    supervisor = Supervisor(said.append)
    yield supervisor
    supervisor.stop()


def tend_until(supervisor: Supervisor, condition: Callable[[], object], seconds: float = 15.0) -> None:
    limit = time.monotonic() + seconds
    supervisor.tend_while(lambda: not condition() and time.monotonic() < limit, pause=0.02)
    assert condition()


def test_a_killed_program_is_started_again(supervisor: Supervisor, said: list[str], tmp_path: Path) -> None:
    script = Script(tmp_path, WAITS, "x")
    supervisor.start({"script": script})
    tend_until(supervisor, lambda: script.said() == "x")
    script.processes()[0].kill()
    tend_until(supervisor, lambda: script.said() == "xx")
    assert said == [f"script ended (exit code -9, see {script.log}); it is started again in 0.5 s"]


def test_a_program_that_keeps_falling_is_given_longer_pauses(
    supervisor: Supervisor, said: list[str], tmp_path: Path
) -> None:
    script = Script(tmp_path, FALLS)
    supervisor.start({"script": script})
    tend_until(supervisor, lambda: len(said) == 3)
    assert [line.rsplit(" in ")[-1] for line in said] == ["0.5 s", "1 s", "2 s"]
    assert supervisor.worst().deaths == 3
    assert supervisor.worst().last_words().startswith("no wind ")


def test_what_a_dead_program_left_is_ended_too(supervisor: Supervisor, said: list[str], tmp_path: Path) -> None:
    script = Script(tmp_path, LEAVES_A_CHILD)
    supervisor.start({"script": script})
    assert script.process is not None
    group = script.process.pid
    tend_until(supervisor, lambda: said)
    left = [each for each in psutil.process_iter() if each.name() == "sleep" and _group_of(each) == group]
    assert [each for each in left if each.status() != psutil.STATUS_ZOMBIE] == []


def _group_of(process: psutil.Process) -> int:
    return int(Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()[2])


def test_the_last_layer_is_stopped_first(supervisor: Supervisor, tmp_path: Path) -> None:
    order = tmp_path / "order"
    lower, upper = (Script(tmp_path, NOTES_ITS_END, str(order), name) for name in ("lower ", "upper "))
    supervisor.start({"lower": lower})
    supervisor.start({"upper": upper})
    tend_until(supervisor, lambda: "ready" in lower.said() and "ready" in upper.said())
    supervisor.stop()
    assert order.read_text() == "upper lower "


def test_a_program_that_does_not_end_is_ended(supervisor: Supervisor, tmp_path: Path) -> None:
    script = Script(tmp_path, DEAF, patience=0.2)
    supervisor.start({"script": script})
    tend_until(supervisor, lambda: "deaf" in script.said())
    [process] = script.processes()
    supervisor.stop()
    assert not process.is_running()


def test_programs_run_on_our_own_interpreter() -> None:
    assert Program("relay", ("seaboard.workers.relay",)).command == [sys.executable, "-m", "seaboard.workers.relay"]
