"""Debian's own brokers as servers of the harness, killed and started again as the embedded one is."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

from kombu import Connection

from seaboard.cli.embedded.process import Process
from servers import free_ports

SECONDS_TO_START = 90.0
RABBITMQ = "/usr/lib/rabbitmq/bin"


class Broker:
    """A broker that is started by a command and has a URL. Raises FileNotFoundError where it is not installed."""

    name = "broker"

    def __init__(self, home: Path) -> None:
        self.home = home.resolve() / self.name
        self.home.mkdir(parents=True)
        self.ports = free_ports(2)
        self.process: Process | None = None

    @property
    def url(self) -> str:
        raise NotImplementedError

    def command(self) -> list[str]:
        raise NotImplementedError

    def environment(self) -> dict[str, str]:
        return dict(os.environ)

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.process = Process(
            self.command(), log=self.home / "log", environment=self.environment(), folder=self.home, patience=15.0
        )
        end = time.monotonic() + SECONDS_TO_START
        while not self._answers():
            assert time.monotonic() < end, f"{self.name} does not start, see {self.home / 'log'}"
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            with Connection(self.url, connect_timeout=2) as connection:
                connection.ensure_connection(max_retries=1, timeout=2)
        except Exception:  # each transport has errors of its own
            return False
        return True


class Redis(Broker):
    """Debian's redis-server, which keeps what it holds in a log of its own."""

    name = "redis"

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.ports[0]}/0"

    def command(self) -> list[str]:
        settings = {"port": str(self.ports[0]), "bind": "127.0.0.1", "dir": str(self.home), "appendonly": "yes"}
        words = [word for name, value in settings.items() for word in (f"--{name}", value)]
        return [_found("redis-server", "redis-server"), *words, "--save", ""]


class RabbitMQ(Broker):
    """Debian's rabbitmq-server, with a name, folders and ports of its own."""

    name = "rabbitmq"

    @property
    def url(self) -> str:
        return f"amqp://guest:guest@127.0.0.1:{self.ports[0]}//"

    def command(self) -> list[str]:
        return [_found(f"{RABBITMQ}/rabbitmq-server", "rabbitmq-server")]

    def environment(self) -> dict[str, str]:
        port, dist = self.ports
        return {
            **os.environ,
            "HOME": str(self.home),
            "RABBITMQ_NODENAME": f"chaos-{port}@localhost",
            "RABBITMQ_MNESIA_BASE": str(self.home / "data"),
            "RABBITMQ_LOG_BASE": str(self.home / "logs"),
            "RABBITMQ_NODE_IP_ADDRESS": "127.0.0.1",
            "RABBITMQ_NODE_PORT": str(port),
            "RABBITMQ_DIST_PORT": str(dist),
            "RABBITMQ_ENABLED_PLUGINS_FILE": str(self.home / "plugins"),
            "RABBITMQ_CONF_ENV_FILE": "/dev/null",
            "RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS": "-start_epmd true",
        }


BROKERS: dict[str, type[Broker]] = {"redis": Redis, "rabbitmq": RabbitMQ}


def _found(program: str, package: str) -> str:
    path = shutil.which(program)
    if path is None:
        raise FileNotFoundError(f"{program} is not here; on Debian: apt-get install {package}")
    return path
