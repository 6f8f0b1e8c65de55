"""Sockets that the API's processes will listen on, opened by the launcher: a busy port is known before all else."""

import errno
import socket
import time

from seaboard.cli.refusals import Refusal

BACKLOG = 2048  # connections that wait while a process is started again


def open_listener(host: str, port: int, *, patience: float) -> socket.socket:
    """Listen on a port; 0 takes any free one.

    `patience` is how many seconds the port may still be busy, for the processes of a killed launcher are just ending.
    """
    limit = time.monotonic() + patience
    while True:
        try:
            return socket.create_server((host, port), backlog=BACKLOG)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > limit:
                raise Refusal(_reason(host, port, error)) from error
        time.sleep(0.1)


def _reason(host: str, port: int, error: OSError) -> str:
    why = "is taken by another program" if error.errno == errno.EADDRINUSE else f"cannot be used ({error.strerror})"
    return f"port {port} of {host} {why}; choose two free ones, N and N+1: `seaboard up --port N` or `make run PORT=N`."


def port_of(listener: socket.socket) -> int:
    """The port that a listener has."""
    return int(listener.getsockname()[1])
