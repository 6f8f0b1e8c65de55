"""All laws on random matches of every game that the catalogue finds; the seeds are fixed, so a failure repeats."""

from __future__ import annotations

import pytest

from laws.laws import check_match
from seaboard.catalogue import Catalogue

CATALOGUE = Catalogue()
MATCHES = 100
BLOCK = 10
THOROUGH = 0.05
"""Of a long match the laws look at this share of the decisions; `make laws` looks at more."""


@pytest.mark.parametrize("block", range(MATCHES // BLOCK))
@pytest.mark.parametrize("game", sorted(CATALOGUE))
def test_random_matches_keep_the_laws(game: str, block: int) -> None:
    """ALL-1, ALL-3, ALL-4, ALL-5, ALL-6."""
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        try:
            check_match(CATALOGUE[game], seed, thorough=THOROUGH)
        except AssertionError as error:
            error.add_note(f"repeat it with: make laws GAME={game} SEED={seed}")
            raise
