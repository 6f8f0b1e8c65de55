"""`seaboard up` says in one line what it cannot do, before it has started anything."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.commands import bare_launcher, seaboard, the_line
from servers import free_ports, running_postgres, short_folder


@pytest.fixture
def home() -> Iterator[Path]:
    with short_folder() as folder:
        yield folder / "home"


@pytest.fixture
def busy_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def test_a_busy_port(home: Path, busy_port: int) -> None:
    line = the_line(seaboard("up", "--home", str(home), "--port", str(busy_port)))
    assert f"port {busy_port} of 127.0.0.1 is taken by another program" in line
    assert "--port N" in line
    assert not (home / "postgres").exists()


def test_a_busy_port_for_the_streams(home: Path) -> None:
    busy_port = free_ports(1)[0] + 1
    with socket.create_server(("127.0.0.1", busy_port)):
        line = the_line(seaboard("up", "--home", str(home), "--port", str(busy_port - 1)))
    assert f"port {busy_port} of 127.0.0.1 is taken" in line


def test_a_home_that_another_launcher_holds(home: Path) -> None:
    with bare_launcher(home) as other:
        line = the_line(seaboard("up", "--home", str(home), "--port", "0"))
    assert f"another `seaboard up` (process {other.popen.pid}) already runs on {home}" in line


def test_a_home_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    line = the_line(seaboard("up", SEABOARD_HOME=str(tmp_path / "file" / "home")))
    assert "cannot write to" in line
    assert "--home or SEABOARD_HOME" in line


def test_a_setting_of_the_wrong_kind(home: Path) -> None:
    line = the_line(seaboard("up", SEABOARD_PORT="http"))
    assert "SEABOARD_PORT takes a whole number, not 'http'" in line


def test_a_database_that_cannot_be_reached(home: Path, busy_port: int) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    url = f"postgresql://someone:secret-word@127.0.0.1:{port}/seaboard"
    line = the_line(seaboard("up", "--home", str(home), "--port", "0", SEABOARD_DATABASE_URL=url))
    assert "cannot reach the Postgres of SEABOARD_DATABASE_URL" in line
    assert "secret-word" not in line


def test_a_broker_that_cannot_be_reached(home: Path) -> None:
    with running_postgres() as server:
        variables = {"SEABOARD_DATABASE_URL": server.url, "SEABOARD_BROKER_URL": "redis://127.0.0.1:1/0"}
        line = the_line(seaboard("up", "--home", str(home), "--port", "0", **variables))
    assert "cannot reach the broker of SEABOARD_BROKER_URL" in line
    assert not (home / "postgres").exists()
