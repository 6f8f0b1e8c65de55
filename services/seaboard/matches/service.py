"""What every use case stands on: the games, the database, and how the house's bots are set."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from seaboard.catalogue import Catalogue, Entry
from seaboard.engine.texts import Language
from seaboard.matches.addresses import Network, read_networks
from seaboard.matches.events import TEXTS
from seaboard.matches.issuers import Issuers
from seaboard.matches.keyring import Keyring, new_keyring, open_keyring
from seaboard.matches.letterhead import Letterhead, read_letterhead
from seaboard.matches.refusals import UnknownGame
from seaboard.settings import Settings
from seaboard.store.database import Database


@dataclass(frozen=True, slots=True)
class Service:
    """One per process. `house_delay` is the cadence on which house bots answer, in seconds (0: at once), `feed_days`
    how long what players were told is kept. Clocks that were not swept for longer than `outage_seconds` have not run.
    `has_sandbox`: whether sandboxes may be opened; without a `letterhead` no e-mail is sent; `has_chat`: whether there
    is any chat. Matches are packed `archive_days` after their end (0: never)."""

    catalogue: Catalogue
    database: Database
    house_delay: float = 0.3
    feed_days: int = 30
    keyring: Keyring = field(default_factory=new_keyring, repr=False)
    webhook_networks: tuple[Network, ...] = ()
    issuer: str = "seaboard"
    issuers: Issuers = field(default_factory=Issuers)
    outage_seconds: float = 60.0
    has_sandbox: bool = False
    letterhead: Letterhead | None = None
    has_chat: bool = True
    archive_days: int = 30

    def find_game(self, game: str) -> Entry:
        """A game that is offered. Raises UnknownGame."""
        if game not in self.catalogue:
            raise UnknownGame
        return self.catalogue[game]

    def close(self) -> None:
        """Give back all connections."""
        self.database.close()


def make_service(settings: Settings) -> Service:
    """The service as the settings say. Connects when it is first used, so that it may be made before a fork."""
    folders = [Path(folder) for folder in settings.games_path.split(":") if folder]
    database = Database(settings.database_url, settings.database_connections, settings.database_direct_url)
    return Service(
        Catalogue(folders),
        database,
        settings.house_delay_ms / 1000,
        settings.feed_days,
        open_keyring(settings.key, Path(settings.home)),
        read_networks(settings.webhook_networks),
        settings.issuer,
        Issuers(read_networks(settings.webhook_networks)),
        outage_seconds=settings.outage_seconds,
        has_sandbox=settings.sandbox,
        letterhead=read_letterhead(settings),
        has_chat=settings.chat,
        archive_days=settings.archive_days,
    )


@lru_cache(maxsize=64)
def english_of(entry: Entry) -> Language:
    """The English of a game's events and refusals, and of the service's own events."""
    language = Language.from_json(TEXTS.read_text(encoding="utf-8"))
    return Language({**entry.english.templates, **language.templates})
