"""Which database a command works on that only whoever runs the service may give."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

from seaboard.cli.home import Home
from seaboard.cli.refusals import Refusal
from seaboard.matches.service import Service, make_service
from seaboard.settings import read_settings
from seaboard.store.server import Unreachable, server_version


@contextmanager
def running_on_the_database() -> Iterator[Service]:
    """A service on the database of SEABOARD_DATABASE_URL, or of a `seaboard up` that runs here. Raises Refusal."""
    settings = read_settings()
    url = settings.database_url or Home(Path(settings.home)).database_url()
    if not url:
        raise Refusal(
            f"no `seaboard up` serves from {settings.home}; SEABOARD_DATABASE_URL or SEABOARD_HOME must say "
            "where the database is."
        )
    try:
        server_version(url)
    except Unreachable as error:
        raise Refusal(f"cannot reach the database: {error}") from error
    with closing(make_service(replace(settings, database_url=url))) as service:
        yield service
