"""What an endpoint finds around it: the settings, the service with its games and its database, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from flask import current_app, g

from seaboard.broker import Broker
from seaboard.catalogue import Catalogue
from seaboard.matches.hub import Hub
from seaboard.matches.service import Service
from seaboard.matches.words.people import App, Caller
from seaboard.settings import Settings

KEY = "seaboard"


@dataclass(frozen=True, slots=True)
class House:
    """What all requests of one process share. The hub is there in streaming processes only."""

    settings: Settings
    service: Service
    hub: Hub | None = None
    broker: Broker | None = None


def house() -> House:
    return cast(House, current_app.extensions[KEY])


def hub() -> Hub:
    """What wakes the streams, in a streaming process."""
    found = house().hub
    assert found is not None
    return found


def service() -> Service:
    return house().service


def catalogue() -> Catalogue:
    return house().service.catalogue


def settings() -> Settings:
    return house().settings


def player() -> Caller:
    """Who is asking, at an endpoint for players."""
    return cast(Caller, g.caller)


def app() -> App:
    """Which app is asking, at an endpoint for apps."""
    return cast(App, g.app)


def reader() -> Caller | None:
    """Who is asking, if they said so."""
    return cast("Caller | None", g.caller)


def request_id() -> str:
    """The id of the request that is being answered."""
    return cast(str, g.get("request_id", ""))
