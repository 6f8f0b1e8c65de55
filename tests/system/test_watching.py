"""What operators see of a running house: counts on a port of their own, log lines with ids, and no secret in either."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from seaboard_sdk import Client
from seated import TOYS
from servers import free_ports
from sites import Site, served

NAMED = (
    "seaboard_requests_total",
    "seaboard_request_seconds",
    "seaboard_database_up",
    "seaboard_outbox_age_seconds",
    "seaboard_deadline_age_seconds",
    "seaboard_house_decision_age_seconds",
)

MADE_BY_THE_HOUSE = 'seaboard_decisions_total{game="lanterns",maker="house"}'


def until(is_so: Callable[[], bool], seconds: float = 40) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.2)


def lines(log: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]


def play_to_the_end(client: Client, url: str, token: str) -> str:
    """A match of two house bots; its id."""
    body = {"game": "lanterns", "seats": [{"kind": "house", "level": "easy"}] * 2, "options": {"rounds": 2}}
    headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": "watching-1"}
    match = httpx.post(f"{url}/v1/matches", json=body, headers=headers).raise_for_status().json()["id"]
    until(lambda: httpx.get(f"{url}/v1/matches/{match}", headers=headers).json()["status"] == "finished")
    return str(match)


def test_operators_see_counts_and_ids_and_no_secret(database_url: str, broker_url: str, tmp_path: Path) -> None:
    ports = dict(zip(("api", "worker", "relay"), free_ports(3), strict=True))
    folders = {name: str(tmp_path / name) for name in ports}
    own = {
        name: {"SEABOARD_METRICS_PORT": str(ports[name]), "SEABOARD_METRICS_FOLDER": folders[name]} for name in ports
    }
    with served(database_url, broker_url, own=own, SEABOARD_LOG_LEVEL="DEBUG", SEABOARD_GAMES_PATH=str(TOYS)) as site:
        with site.player("Ann") as client:
            token = client.token
            match = play_to_the_end(client, site.url, token)
        until(lambda: sum(of(told(ports["worker"]), MADE_BY_THE_HOUSE)) >= 4)  # it is seen before it is counted
        shown = {name: told(port) for name, port in ports.items()}
        check_metrics(shown, match)
        check_doors(site, ports["api"])
        check_logs(site, match, token)


def check_metrics(shown: dict[str, str], match: str) -> None:
    for name in NAMED:
        assert of(shown["api"], name), name
    assert of(shown["api"], 'seaboard_requests_total{method="GET",route="/v1/matches/<id:match>",status="200"}')
    for name in ("seaboard_bot_seconds_count", "seaboard_queue_seconds_count", "seaboard_tasks_total"):
        assert of(shown["worker"], name), name
    assert of(shown["relay"], 'seaboard_mail_sent_total{kind="bot"}')
    assert match not in "".join(shown.values())


def told(port: int) -> str:
    return httpx.get(f"http://127.0.0.1:{port}/metrics").text


def of(shown: str, start: str) -> list[float]:
    """The figures of all lines that begin so."""
    return [float(line.split()[-1]) for line in shown.splitlines() if line.startswith(start)]


def check_doors(site: Site, metrics_port: int) -> None:
    """On the public port there are no metrics, whatever the Host header says; on the other nothing else is."""
    host = {"Host": f"127.0.0.1:{metrics_port}"}
    assert httpx.get(f"{site.url}/metrics").status_code == 404
    assert httpx.get(f"{site.url}/metrics", headers=host).status_code == 404
    assert httpx.get(f"http://127.0.0.1:{metrics_port}/v1").status_code == 404


def check_logs(site: Site, match: str, token: str) -> None:
    logs = {name: server.process.log for name, server in site.servers.items() if server.process}
    told = {name: lines(log) for name, log in logs.items()}
    asked = [line for line in told["api"] if line["event"] == "request" and line.get("match") == match]
    assert {"request_id", "route", "status", "ms"} <= set(asked[0])
    done = [line for line in told["worker"] if line.get("match") == match]
    assert {"task_id", "task", "seat", "number"} <= set(done[0])
    assert token not in "".join(log.read_text() for log in logs.values())


def test_a_unix_socket_has_no_metrics_whatever_the_host_header_says() -> None:
    from seaboard.api.metrics_door import _port_of

    with socket.socket(socket.AF_UNIX) as listener:
        assert _port_of({"gunicorn.socket": listener, "SERVER_PORT": "9100"}) is None


@pytest.mark.parametrize("port", [0, 9100])
def test_without_the_port_there_are_no_metrics(port: int) -> None:
    from seaboard.api.metrics_door import MetricsDoor
    from seaboard.catalogue import Catalogue
    from seaboard.matches.service import Service
    from seaboard.store.database import Database

    service = Service(Catalogue(), Database(""))
    door = MetricsDoor(lambda environ, start: [b"the app"], port, service)
    answer = door({"PATH_INFO": "/metrics", "REQUEST_METHOD": "GET", "SERVER_PORT": str(port)}, lambda *_: print)
    service.close()
    assert answer == [b"the app"]
