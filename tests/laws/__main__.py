"""`make laws`: many random matches of each game under all laws, on all cores, with progress and a table at the end."""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from laws.laws import check_match
from seaboard.catalogue import Catalogue

BLOCK = 10


@dataclass
class Tally:
    """What a block of matches, or all blocks of a game, came to. Seconds are of one core."""

    matches: int = 0
    actions: int = 0
    longest: int = 0
    seconds: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)
    broken: list[tuple[int, str]] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.actions += other.actions
        self.longest = max(self.longest, other.longest)
        self.seconds += other.seconds
        self.endings += other.endings
        self.broken += other.broken


@cache
def catalogue() -> Catalogue:
    return Catalogue()


def check_block(game: str, seeds: range, seats: int | None) -> Tally:
    tally = Tally()
    begun = time.process_time()
    for seed in seeds:
        try:
            walk = check_match(catalogue()[game], seed, seats)
        except Exception:
            tally.broken.append((seed, traceback.format_exc(limit=-4)))
            continue
        length = sum(count_actions(entry) for entry in walk.log)
        outcome = walk.game.outcome(walk.state)
        tally.matches += 1
        tally.actions += length
        tally.longest = max(tally.longest, length)
        tally.endings[outcome.ending if outcome else "none"] += 1
    tally.seconds = time.process_time() - begun
    return tally


def count_actions(entry: object) -> int:
    return len(getattr(entry, "actions", ()))


def blocks(first: int, matches: int) -> Iterator[range]:
    for start in range(first, first + matches, BLOCK):
        yield range(start, min(start + BLOCK, first + matches))


def run(games: list[str], first: int, matches: int, seats: int | None) -> dict[str, Tally]:
    tallies = {game: Tally() for game in games}
    console = Console(stderr=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool, Progress(console=console) as progress:
        bars = {game: progress.add_task(game, total=matches) for game in games}
        jobs = {
            pool.submit(check_block, game, block, seats): (game, len(block))
            for game in games
            for block in blocks(first, matches)
        }
        for job in as_completed(jobs):
            game, size = jobs[job]
            tallies[game].add(job.result())
            progress.advance(bars[game], size)
    return tallies


def table(tallies: dict[str, Tally]) -> Table:
    shown = Table(title="Random matches under all laws")
    for column in ("game", "matches", "mean actions", "longest", "matches/s a core", "endings", "broken"):
        shown.add_column(column, justify="left" if column in ("game", "endings") else "right")
    for game, tally in tallies.items():
        endings = ", ".join(f"{ending} {count}" for ending, count in tally.endings.most_common())
        mean = tally.actions / max(tally.matches, 1)
        rate = tally.matches / max(tally.seconds, 1e-9)
        numbers = (str(tally.matches), f"{mean:.1f}", str(tally.longest), f"{rate:.1f}")
        shown.add_row(game, *numbers, endings, str(len(tally.broken)))
    return shown


def main() -> int:
    parser = argparse.ArgumentParser(prog="make laws", description=__doc__)
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    parser.add_argument("--matches", type=int, default=1000, help="matches of each game")
    parser.add_argument("--seed", type=int, help="only the match of this seed")
    parser.add_argument("--seats", type=int, help="only matches of so many seats")
    given = parser.parse_args()
    games = given.game or sorted(catalogue())
    first, matches = (0, given.matches) if given.seed is None else (given.seed, 1)
    tallies = run(games, first, matches, given.seats)
    Console(width=160).print(table(tallies))
    for game, tally in tallies.items():
        for seed, trace in tally.broken[:5]:
            print(f"\n{trace}\nrepeat it with: make laws GAME={game} SEED={seed}")
    return 1 if any(tally.broken for tally in tallies.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
