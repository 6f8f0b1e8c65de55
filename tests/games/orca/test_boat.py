"""What touches what on the boat and round it (OR-2), and how far a member goes (OR-5.1)."""

from __future__ import annotations

import pytest

from games.orca.boats import WHOLE, boat
from seaboard.games.orca.boat import SPACE_NUMBER, SPACES, destinations, tiles_in_reach, touching, waters_near
from seaboard.games.orca.data import DAMAGED, GONE, RING, ROWS, ZONES


def touches(drawn: str, space: str) -> set[str]:
    return {SPACES[other] for other in touching(boat(drawn))[SPACE_NUMBER[space]]}


def test_OR_2_1_eight_zones_each_a_tile_and_a_water() -> None:
    assert ROWS == (("P1", "P2", "P3", "P4"), ("S1", "S2", "S3", "S4"))
    assert set(SPACES) == {f"{zone}-{kind}" for zone in ZONES for kind in ("tile", "water")}


@pytest.mark.parametrize(
    ("drawn", "space", "expected"),
    [
        pytest.param(WHOLE, "P2-tile", "P1-tile P3-tile S2-tile P2-water", id="OR-2.3 the check: an inner tile, whole"),
        pytest.param(
            "d . x . / . . . .",
            "P2-tile",
            "P1-tile S2-tile P1-water P2-water P3-water",
            id="OR-2.3 the check: one neighbour damaged, one destroyed",
        ),
        pytest.param(WHOLE, "P1-tile", "P2-tile S1-tile P1-water", id="OR-2.2 an end tile"),
        pytest.param(WHOLE, "P1-water", "P1-tile P2-water S1-water", id="OR-2.2 the ring closes at the bow"),
        pytest.param(WHOLE, "S4-water", "S4-tile S3-water P4-water", id="OR-2.2 and at the stern"),
        pytest.param("d . . . / . . . .", "P1-tile", "P2-tile S1-tile P1-water", id="OR-2.3 damaged, it still stands"),
        pytest.param(
            "d . . . / . . . .",
            "P1-water",
            "P1-tile P2-tile S1-tile P2-water S1-water",
            id="OR-2.3 its water touches the tiles beside",
        ),
        pytest.param("x . . . / . . . .", "P1-tile", "", id="OR-2.3 a destroyed tile is gone"),
        pytest.param(
            "x . . . / . . . .",
            "P1-water",
            "P2-tile S1-tile P2-water S1-water",
            id="OR-2.3 where it was there is one water",
        ),
        pytest.param(
            ". x . . / . d . .",
            "P2-water",
            "P1-tile P3-tile S2-tile P1-water P3-water S2-water",
            id="OR-2.3 across the block: one gone, one damaged",
        ),
        pytest.param(
            ". x . . / . x . .",
            "S2-water",
            "S1-tile S3-tile S1-water S3-water P2-water",
            id="OR-2.3 across the block: both gone",
        ),
        pytest.param(
            ". d . . / . d . .",
            "P2-water",
            "P1-tile P2-tile P3-tile S2-tile P1-water P3-water",
            id="OR-2.3 across the block: both damaged do not",
        ),
        pytest.param(
            ". x . . / . . . .",
            "P2-water",
            "P1-tile P3-tile S2-tile P1-water P3-water",
            id="OR-2.3 across the block: one whole does not",
        ),
    ],
)
def test_what_touches_a_space(drawn: str, space: str, expected: str) -> None:
    assert touches(drawn, space) == set(expected.split())


@pytest.mark.parametrize("drawn", [WHOLE, "d x . d / x x d .", "x x x x / d d d d"])
def test_touching_goes_both_ways(drawn: str) -> None:
    for space in SPACES:
        for other in touches(drawn, space):
            assert space in touches(drawn, other)
            assert space != other


@pytest.mark.parametrize("drawn", [WHOLE, "d d d d / d d d d", "x x x x / x x x x", "d x d x / x d x d"])
def test_OR_2_4_no_corner_touches(drawn: str) -> None:
    for column in range(3):
        here, there = (f"{ROWS[0][column]}-tile", f"{ROWS[0][column]}-water"), f"{ROWS[1][column + 1]}"
        for space in here:
            assert not touches(drawn, space) & {f"{there}-tile", f"{there}-water"}


def test_the_rings_waters_always_touch() -> None:
    for drawn in (WHOLE, "x x x x / x x x x"):
        for one, other in zip(RING, (*RING[1:], RING[0]), strict=True):
            assert f"{other}-water" in touches(drawn, f"{one}-water")


@pytest.mark.parametrize(
    ("drawn", "start", "reached"),
    [
        pytest.param(
            WHOLE,
            "P1-tile",
            "P1-tile P2-tile S1-tile P3-tile S2-tile P1-water P2-water S1-water",
            id="OR-5.1 two spaces over tiles and waters",
        ),
        pytest.param(
            WHOLE,
            "P1-water",
            "P1-water P1-tile P2-water S1-water P3-water S2-water",
            id="OR-5.1 climbing takes both spaces",
        ),
        pytest.param(
            "x . . . / . . . .",
            "P1-water",
            "P1-water P2-tile S1-tile P2-water S1-water P3-water S2-water",
            id="OR-5.1 from the gap onto a tile beside it",
        ),
        pytest.param(
            "x x x x / x x x x",
            "P2-water",
            "P2-water P1-water P3-water S2-water P4-water S1-water S3-water",
            id="OR-5.1 without a boat by water alone",
        ),
    ],
)
def test_how_far_a_member_goes(drawn: str, start: str, reached: str) -> None:
    found = {SPACES[space] for space in destinations(boat(drawn))[SPACE_NUMBER[start]]}
    assert found == set(reached.split())


def test_reach_counts_the_own_water_too() -> None:
    """OR-5.2, OR-7.2, OR-7.3."""
    drawn = boat("d . . . / . . . .")
    zones = [ZONES[zone] for zone in waters_near(drawn)[SPACE_NUMBER["P1-water"]]]
    assert zones == ["P1", "P2", "S1"]
    assert [ZONES[tile] for tile in tiles_in_reach(drawn)[ZONES.index("P1")]] == ["P1", "P2", "S1"]
    assert (DAMAGED, GONE) == (1, 2)
