"""The Procfile by hand: the processes that `deploy/` lists, with its settings, serve a match and its stream."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from servers import free_ports
from sites import wait_until_ready

ROOT = Path(__file__).parents[2]


@contextmanager
def running_procfile(environment: dict[str, str], logs: Path, ports: list[int]) -> Iterator[subprocess.Popen[bytes]]:
    words = [str(ROOT / "deploy" / "procfile.sh"), str(logs), *map(str, ports)]
    process = subprocess.Popen(words, env=environment, start_new_session=True)
    try:
        yield process
        process.terminate()
        assert process.wait(20) == 0, "it does not end well when it is asked to"
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


def test_a_match_is_played_on_the_processes_of_the_procfile(database_url: str, broker_url: str, tmp_path: Path) -> None:
    ports = free_ports(2)
    url, streams_url = (f"http://127.0.0.1:{port}" for port in ports)
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join([str(ROOT / "services"), str(ROOT / "sdk" / "python")]),
        "SEABOARD_DATABASE_URL": database_url,
        "SEABOARD_BROKER_URL": broker_url,
        "SEABOARD_STREAMS_URL": streams_url,
        "SEABOARD_HOUSE_DELAY_MS": "0",
        "SEABOARD_KEY": "A" * 43,
    }
    with running_procfile(environment, tmp_path / "logs", ports):
        wait_until_ready(url, streams_url)
        played = subprocess.run(
            [sys.executable, str(ROOT / "deploy" / "play_through.py"), url],
            env=environment,
            capture_output=True,
            text=True,
            timeout=100,
            check=False,
        )
        assert played.returncode == 0, played.stderr[-2000:]
        assert "messages of another" in played.stdout
    assert {log.stem for log in (tmp_path / "logs").glob("*.log")} == {
        "api",
        "streams",
        "worker",
        "webhooks",
        "beat",
        "relay",
    }
