"""Real workers on a real broker: a match of house bots ends, whatever is killed in the middle."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from kombu.exceptions import OperationalError

from seaboard.cli.embedded.postgres import Postgres
from seaboard.matches.connections import Unavailable
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.read_replay import read_replay
from seaboard.matches.replay import verify
from seaboard.matches.service import Service
from seaboard.matches.words.opening import SeatWish, TimeLimit
from seaboard.matches.words.people import Caller
from seaboard.store.migrate import migrate
from seaboard.workers.app import BEAT, QUEUES, REDIS_OPTIONS, make_app
from seaboard.workers.app import app as celery_app
from seated import TOYS, new_caller, open_with, rows, running_service
from servers import running_postgres, running_valkey

SECONDS_TO_END = 60
CELERY = ["celery", "-A", "seaboard.workers.app"]
HOUSE = SeatWish("house", level="easy")


@dataclass
class Site:
    """The processes behind the API, each in a session of its own so that it can be killed with its children."""

    environment: dict[str, str]
    folder: Path
    processes: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)

    def start(self, name: str) -> None:
        words = {
            "worker": [
                "celery",
                "-A",
                "seaboard.workers.app",
                "worker",
                "-c",
                "2",
                "--without-mingle",
                "-l",
                "WARNING",
            ],
            "beat": ["celery", "-A", "seaboard.workers.app", "beat", "-s", str(self.folder / "beat"), "--pidfile="],
            "relay": ["seaboard.workers.relay"],
        }[name]
        log = (self.folder / f"{name}.log").open("ab")
        self.processes[name] = subprocess.Popen(
            [sys.executable, "-m", *words], env=self.environment, stdout=log, stderr=log, start_new_session=True
        )
        log.close()

    def kill(self, name: str) -> None:
        process = self.processes.pop(name)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@pytest.fixture
def service(database_url: str) -> Iterator[Service]:
    with running_service(database_url) as service:
        yield service


@pytest.fixture
def ann(service: Service) -> Caller:
    return new_caller(service, "Ann")


@pytest.fixture
def site(database_url: str, broker_url: str, tmp_path: Path) -> Iterator[Site]:
    with running_site(database_url, broker_url, tmp_path) as site:
        yield site


@contextmanager
def running_site(database_url: str, broker_url: str, folder: Path) -> Iterator[Site]:
    environment = {
        **os.environ,
        "SEABOARD_DATABASE_URL": database_url,
        "SEABOARD_BROKER_URL": broker_url,
        "SEABOARD_GAMES_PATH": str(TOYS),
        "SEABOARD_HOUSE_DELAY_MS": "20",
    }
    site = Site(environment, folder)
    try:
        yield site
    finally:
        for name in list(site.processes):
            site.kill(name)


def until(is_so: Callable[[], bool], seconds: float = SECONDS_TO_END) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.1)


def count_choices(service: Service, match: str) -> int:
    ((count,),) = rows(service, "select count(*) from choices where match_id = %s", match)
    return int(count)


def check_whole(service: Service, caller: Caller, match: str) -> None:
    """The log has no gap and no double, and replays to the outcome."""
    entries = [entry for (entry,) in rows(service, "select entry from choices where match_id = %s order by 1", match)]
    assert entries == list(range(1, len(entries) + 1))
    numbers = rows(service, "select seat, array_agg(number order by number) from decisions group by seat")
    assert all(found == list(range(1, len(found) + 1)) for _, found in numbers)
    games = {name: entry.game for name, entry in service.catalogue.items()}
    assert verify(games, read_replay(service, caller, match))


def test_a_match_of_house_bots_is_played_by_a_worker(service: Service, ann: Caller, site: Site) -> None:
    for name in ("worker", "relay"):
        site.start(name)
    match = open_match(service, ann, game="aqualin", seats=[HOUSE, HOUSE])
    until(lambda: look_at_match(service, ann, match.id).status == "finished")
    check_whole(service, ann, match.id)


def test_the_match_goes_on_after_worker_and_relay_were_killed(service: Service, ann: Caller, site: Site) -> None:
    for name in ("worker", "relay", "beat"):
        site.start(name)
    match = open_match(service, ann, game="aqualin", seats=[HOUSE, HOUSE])
    for name in ("worker", "relay"):
        reached = count_choices(service, match.id) + 5
        until(lambda reached=reached: count_choices(service, match.id) >= reached)  # type: ignore[misc]
        site.kill(name)
        time.sleep(0.5)
        site.start(name)
    until(lambda: look_at_match(service, ann, match.id).status == "finished")
    check_whole(service, ann, match.id)


def test_the_match_goes_on_after_the_database_was_killed(broker_url: str, tmp_path: Path) -> None:
    with running_postgres() as server:
        migrate(server.url)
        with running_service(server.url) as service, running_site(server.url, broker_url, tmp_path) as site:
            for name in ("worker", "relay", "beat"):
                site.start(name)
            ann = new_caller(service, "Ann")
            match = open_match(service, ann, game="aqualin", seats=[HOUSE, HOUSE])
            until(lambda: count_choices(service, match.id) >= 5)
            kill(server)
            with pytest.raises(Unavailable):
                look_at_match(service, ann, match.id)
            server.start()
            until(lambda: is_finished(service, ann, match.id))
            check_whole(service, ann, match.id)


def kill(server: Postgres) -> None:
    """As the kernel would, out of memory: no time to say good-bye."""
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGKILL)
    until(lambda: server.process is None or not server.process.is_running())


def is_finished(service: Service, caller: Caller, match: str) -> bool:
    """Connections that broke are noticed when they are used: then it is not known yet."""
    try:
        return look_at_match(service, caller, match).status == "finished"
    except Unavailable:
        return False


def test_the_beat_sends_what_was_left_and_sweeps_the_clocks_even_without_a_relay(
    service: Service, ann: Caller, site: Site
) -> None:
    site.environment["SEABOARD_HOUSE_DELAY_MS"] = "0"
    for name in ("worker", "beat"):
        site.start(name)
    other = open_match(service, ann, game="lanterns", seats=[HOUSE, HOUSE], options={"rounds": 1})
    until(lambda: look_at_match(service, ann, other.id).status == "finished")
    callers = [ann, new_caller(service, "Bob")]
    match = open_with(service, "lanterns", callers, limit=TimeLimit(1, "default-action"), rounds=1)
    until(lambda: look_at_match(service, ann, match.id).status == "finished")
    late = rows(
        service,
        "select extract(epoch from made_at - deadline)::float8 from decisions where maker = 'clock' and match_id = %s",
        match.id,
    )
    assert max(seconds for (seconds,) in late) < 3


def test_every_beat_names_a_task_of_a_known_queue_and_no_message_can_hold_code() -> None:
    app = make_app("redis://localhost/0")
    celery_app.loader.import_default_modules()
    known = {name for name in celery_app.tasks if not name.startswith("celery.")}
    assert {entry["task"] for entry in BEAT.values()} <= known
    assert {name.split(".")[0] for name in known} == set(QUEUES)
    assert (app.conf.task_acks_late, app.conf.task_reject_on_worker_lost) == (True, True)
    assert (app.conf.worker_prefetch_multiplier, app.conf.accept_content) == (1, ["json"])
    assert app.conf.broker_transport_options == {
        "visibility_timeout": 10,
        "unacked_restore_interval": 2,
        "unacked_restore_throttle": 1,
        "socket_timeout": 5,
        "socket_connect_timeout": 2,
        "socket_keepalive": True,
    }
    assert make_app("amqp://localhost").conf.broker_transport_options == {}


@pytest.mark.timeout(30)
def test_a_broker_that_stands_still_is_given_up_and_taken_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing closes its connections, so nothing but time tells; what was to be sent stays in the outbox."""
    for patience in ("socket_timeout", "socket_connect_timeout"):
        if REDIS_OPTIONS.get(patience):
            monkeypatch.setitem(REDIS_OPTIONS, patience, 0.2)
    with running_valkey() as valkey:
        jobs = make_app(valkey.url)
        jobs.send_task("relay.send", queue="relay")
        assert valkey.process is not None
        os.kill(valkey.process.pid, signal.SIGSTOP)
        try:
            with pytest.raises(OperationalError):
                jobs.send_task("relay.send", queue="relay")
        finally:
            os.kill(valkey.process.pid, signal.SIGCONT)
        jobs.send_task("relay.send", queue="relay")
