"""The processes that serve Seaboard, as one table; `deploy/` runs the same commands by other means."""

import signal
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field

QUEUES = "bot,clock,relay"
APPLICATION = "seaboard.api.wsgi:app"
CELERY = ("celery", "-A", "seaboard.workers.app")
# A sweep and a beat every half second would fill a disk with lines that say nothing.
QUIET = ("-l", "WARNING")
MUTE = ("--without-mingle", "--without-gossip", *QUIET)
SERVER_LOG = "seaboard.api.server_log.ServerLog"
GUNICORN = ("gunicorn", APPLICATION, "--no-control-socket", "--graceful-timeout", "2", "--logger-class", SERVER_LOG)

# A stream is a connection: more of them than gunicorn's usual thousand.
STREAMING = ("--worker-class", "gevent", "--workers", "1", "--worker-connections", "4000")


@dataclass(frozen=True, slots=True)
class Program:
    """A module that is run with `python -m`. Stopped by SIGTERM, and by force after `patience` seconds."""

    name: str
    words: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)
    descriptors: tuple[int, ...] = ()
    patience: float = 4.0

    @property
    def command(self) -> list[str]:
        """The words to start it by, with the interpreter we run on."""
        return [sys.executable, "-m", *self.words]


# If the launcher is killed, so are these: whatever they were at, the database and the queue still have it.
DEATH_SIGNAL = signal.SIGKILL


def programs(*, api: int, streams: int, schedule: str) -> list[Program]:
    """All of them. `api` and `streams` are open listening sockets; `schedule` is the file in which beat remembers."""
    return [
        Program(
            "api",
            (*GUNICORN, "--worker-class", "gthread", "--workers", "2", "--threads", "8", "--bind", f"fd://{api}"),
            descriptors=(api,),
        ),
        Program(
            "streams",
            (*GUNICORN, *STREAMING, "--bind", f"fd://{streams}"),
            environment={"SEABOARD_STREAMS": "1"},
            descriptors=(streams,),
        ),
        Program("worker", (*CELERY, "worker", "-Q", QUEUES, "-P", "prefork", "-c", "2", "--without-mingle", *QUIET)),
        # Apart from the rest: a server outside that is slow must not keep a house bot from thinking.
        Program(
            "webhooks",
            (*CELERY, "worker", "-Q", "webhook,mail", "-n", "webhooks@%h", "-P", "threads", "-c", "8", *MUTE),
        ),
        Program("beat", (*CELERY, "beat", "-s", schedule, "--pidfile=", *QUIET)),
        Program("relay", ("seaboard.workers.relay",)),
    ]
