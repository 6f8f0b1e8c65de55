"""How many random matches a second each game plays on one core, with the rules that serve requests."""

from __future__ import annotations

import time

from load.rows import Row
from seaboard.catalogue import Catalogue, Entry
from seaboard.engine.chance import QuickChance
from seaboard.engine.events import DEAF
from seaboard.engine.play import playout

GOALS = {"aqualin": 2000, "amity": 100, "orca": 100, "jaws": 100}
GOAL = 300


def measure(entry: Entry, seats: int, seconds: float) -> Row:
    """Random matches a second of processor time."""
    game, chance = entry.game, QuickChance(1)
    options = game.facts.read_options({})
    matches, begun = 0, time.process_time()
    while time.process_time() < begun + seconds:
        state = game.setup(seats, (None,) * seats, options, chance, DEAF)
        playout(game, state, chance)
        matches += 1
    spent = time.process_time() - begun
    goal = GOALS.get(game.facts.id, GOAL)
    return Row("playouts", f"{game.facts.id}, {seats} seats", matches / spent, "/s", goal, note="of one core")


def measure_all(seconds: float = 2.0) -> list[Row]:
    """Each game at its smallest and its largest number of seats."""
    rows = []
    for entry in Catalogue().values():
        counts = sorted(entry.game.facts.chairs)
        rows += [measure(entry, seats, seconds) for seats in dict.fromkeys((counts[0], counts[-1]))]
    return rows
