"""Finds the games: every package below `seaboard.games`, and below any extra folder, that says what its `GAME` is."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path

import seaboard.games
from seaboard.bots.contract import Bot
from seaboard.engine.play import AnyGame
from seaboard.engine.texts import Language

ENGINE_TEXTS = files("seaboard.engine").joinpath("texts.en.json")


@dataclass(frozen=True)
class Entry:
    """A game as the catalogue found it, with what its package brings besides."""

    game: AnyGame
    package: str

    @cached_property
    def rules_page(self) -> str:
        """The rules for its players, as Markdown."""
        return files(self.package).joinpath("RULES.md").read_text(encoding="utf-8")

    @cached_property
    def english(self) -> Language:
        """The English of its events and refusals, with those of the games it is made of and the engine's own."""
        packages = (*self.game.facts.text_sources, self.package)
        sources = [ENGINE_TEXTS, *(files(package).joinpath("texts.en.json") for package in packages)]
        return Language.from_json(*(source.read_text(encoding="utf-8") for source in sources))

    @cached_property
    def bots(self) -> Mapping[str, Bot]:
        """The house bots, by level."""
        house = importlib.import_module(f"{self.package}.house")
        bots: Mapping[str, Bot] = house.bots(self.game)
        return bots


class Catalogue(Mapping[str, Entry]):
    """All games by id, in order of their ids. `extra` folders hold further game packages."""

    def __init__(self, extra: Iterable[Path] = ()) -> None:
        for folder in map(str, extra):
            if folder not in seaboard.games.__path__:
                seaboard.games.__path__.append(folder)
        found = [_entry(module.name) for module in pkgutil.iter_modules(seaboard.games.__path__) if module.ispkg]
        self._entries = {entry.game.facts.id: entry for entry in sorted(found, key=lambda entry: entry.game.facts.id)}

    def __getitem__(self, game: str) -> Entry:
        return self._entries[game]

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)


def _entry(name: str) -> Entry:
    package = f"seaboard.games.{name}"
    return Entry(importlib.import_module(package).GAME, package)
