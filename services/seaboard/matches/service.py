"""What every use case stands on: the games, the database, and how the house's bots are set."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from seaboard.catalogue import Catalogue
from seaboard.settings import Settings
from seaboard.store.database import Database


@dataclass(frozen=True, slots=True)
class Service:
    """One per process. `house_delay` is the cadence on which house bots answer, in seconds (0: at once)."""

    catalogue: Catalogue
    database: Database
    house_delay: float = 0.3
    bot_key: bytes = field(default_factory=lambda: secrets.token_bytes(32), repr=False)

    def close(self) -> None:
        """Give back all connections."""
        self.database.close()


def make_service(settings: Settings) -> Service:
    """The service as the settings say. Connects when it is first used."""
    raise NotImplementedError
