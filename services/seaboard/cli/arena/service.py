"""The service that an arena plays on: one that runs already, or one of its own in a folder that is thrown away."""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from seaboard.cli.newcomers import register
from seaboard.cli.up import Site, serving
from seaboard.settings import read_settings
from seaboard_sdk import Client

NAME = "Arena"


@contextmanager
def service(url: str | None, token: str | None) -> Iterator[Client]:
    """A client of the service at `url`, as a new player where no token is given; without `url`, of a new service."""
    if url:
        with Client(url, token) if token else register(url, NAME) as client:
            yield client
        return
    with tempfile.TemporaryDirectory(prefix="seaboard-arena-") as folder:
        settings = replace(read_settings(), home=folder, port=0)
        with serving(settings) as site, _tended(site), Client(site.base_url, site.token) as client:
            yield client


@contextmanager
def _tended(site: Site) -> Iterator[None]:
    """Processes that die in the meantime are started again."""
    ended = threading.Event()
    tending = threading.Thread(target=site.supervisor.tend_while, args=(lambda: not ended.is_set(),), daemon=True)
    tending.start()
    try:
        yield
    finally:
        ended.set()
        tending.join()
