"""An app of this process on a real database, and matches to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from flask import Flask

from seaboard.api.app import create_app
from seaboard.matches.service import Service, make_service
from seaboard.settings import Settings
from seated import TOYS
from secrecy.looking import readable
from secrecy.tables import Table
from secrecy.wires import flask_wire


@pytest.fixture
def settings(database_url: str) -> Settings:
    """With the toys among the games."""
    # Nothing is counted, since a count differs from one look to the next: that is the caller's own doing, no secret.
    return Settings(
        database_url=database_url, games_path=str(TOYS), key="A" * 43, requests_a_minute=0, decisions_a_minute=0
    )


@pytest.fixture
def service(settings: Settings) -> Iterator[Service]:
    made = make_service(settings)
    yield made
    made.close()


@pytest.fixture
def app(settings: Settings, service: Service) -> Flask:
    return create_app(settings, service)


@pytest.fixture
def routes(app: Flask) -> list[str]:
    return readable(app)


@pytest.fixture
def table_of(app: Flask, service: Service) -> Callable[[str], Table]:
    """Opens a match of this game."""
    forget = app.extensions["limits"]._storage.reset
    return lambda game: Table.open(service, flask_wire(app), game, 1, forget)
