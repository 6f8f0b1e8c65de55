"""What an endpoint finds around it: the settings, the games, the database, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from flask import current_app, g

from seaboard.catalogue import Catalogue
from seaboard.settings import Settings

KEY = "seaboard"


@dataclass(frozen=True, slots=True)
class House:
    """What all requests of one process share."""

    settings: Settings
    catalogue: Catalogue


def house() -> House:
    return cast(House, current_app.extensions[KEY])


def catalogue() -> Catalogue:
    return house().catalogue


def settings() -> Settings:
    return house().settings


def request_id() -> str:
    """The id of the request that is being answered."""
    return cast(str, g.get("request_id", ""))
