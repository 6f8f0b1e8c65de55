"""The shark attacks, and what comes of it (OR-7)."""

from __future__ import annotations

import pytest

from games.orca.boats import (
    LEGAL,
    WHOLE,
    Loaded,
    far,
    holds,
    plain_figures,
    play,
    position,
    space_of,
    surface_at,
    tile,
    told,
    up,
    verdict,
    wounds_of,
)
from seaboard.engine.records import Action
from seaboard.games.orca import GAME
from seaboard.games.orca.data import GEAR_NUMBER
from seaboard.games.orca.happenings import (
    Bit,
    Dived,
    Eliminated,
    Fell,
    Offered,
    Shared,
    TileHit,
    TileStruck,
)
from seaboard.games.orca.words import (
    Agree,
    Decline,
    Prepare,
    StrikeMember,
    StrikeTile,
    Topple,
)


@pytest.fixture(autouse=True)
def _figures(monkeypatch: pytest.MonkeyPatch) -> None:
    plain_figures(monkeypatch)


# The attack (OR-7.1 to OR-7.3)


@pytest.mark.parametrize(
    ("drawn", "action", "expected"),
    [
        pytest.param(WHOLE, StrikeTile("P1"), LEGAL, id="OR-7.2 the tile of its water"),
        pytest.param(WHOLE, StrikeTile("P2"), "OR-7.2", id="OR-7.2 no other one of a whole boat"),
        pytest.param("d . . . / . . . .", StrikeTile("S1"), LEGAL, id="OR-7.2 beside a damaged one"),
        pytest.param("x . . . / . . . .", StrikeTile("P2"), LEGAL, id="OR-7.2 beside a destroyed one"),
        pytest.param("x . . . / . . . .", StrikeTile("P1"), "OR-7.2", id="OR-7.2 not the destroyed one"),
        pytest.param(WHOLE, Decline(), LEGAL, id="OR-7.1 it may decline"),
        pytest.param(WHOLE, StrikeMember("hooper"), LEGAL, id="OR-7.3 a member in its water"),
        pytest.param(WHOLE, StrikeMember("quint"), LEGAL, id="OR-7.3 a member in a touching water"),
        pytest.param(WHOLE, StrikeMember("brody"), "OR-7.3", id="OR-7.3 nobody on a tile"),
        pytest.param(WHOLE, Topple("P1"), "OR-4.6", id="OR-4.6 the attack comes first"),
    ],
)
def test_what_the_shark_may_attack(drawn: str, action: Action, expected: str) -> None:
    brody = "P1-tile" if drawn == WHOLE else "P4-tile"
    state = up("P1", drawn, brody=brody, hooper="P1-water", quint="S1-water")
    assert verdict(state, action) == expected


def test_OR_7_3_not_a_member_farther_off() -> None:
    state = up(hooper="P3-water", quint="S2-water")
    assert verdict(state, StrikeMember("hooper")) == "OR-7.3"
    assert verdict(state, StrikeMember("quint")) == "OR-7.3"


def test_OR_7_1_one_attack_with_the_cards_dice() -> None:
    events = told(far(), StrikeTile("P1"), dice=Loaded(strike="1 0 1"))
    (struck,) = [event for event in events if isinstance(event, TileStruck)]
    assert struck.dice == (0, 1, 1)
    assert isinstance(events[1], TileHit)
    assert any(isinstance(event, Dived) for event in events)


def test_OR_7_1_with_nothing_in_reach_the_attack_is_skipped() -> None:
    state = up("P2", "x x x . / x x x .", brody="P4-tile", hooper="S4-tile", quint="S4-tile")
    assert state.round == 2


@pytest.mark.parametrize(
    ("drawn", "zone", "dice", "after"),
    [
        pytest.param(WHOLE, "P1", "0 0 1", ".", id="OR-7.2 too few hits do nothing"),
        pytest.param(WHOLE, "P1", "0 1 1", "d", id="OR-7.2 enough to damage"),
        pytest.param(WHOLE, "P1", "1 1 1", "d", id="OR-7.2 more, but not enough to destroy"),
        pytest.param(WHOLE, "P1", "2 1 1", "x", id="OR-7.2 enough to destroy"),
        pytest.param(WHOLE, "P2", "1 1 1", "d", id="OR-9.5 a middle tile takes more"),
        pytest.param(WHOLE, "P2", "2 2 0", "d", id="OR-9.5 and more to destroy"),
        pytest.param(WHOLE, "P2", "2 2 1", "x", id="OR-9.5 five hits"),
        pytest.param("d . . . / . . . .", "P1", "0 0 1", "d", id="OR-7.2 a damaged tile holds"),
        pytest.param("d . . . / . . . .", "P1", "0 1 1", "x", id="OR-7.2 a damaged tile has one number"),
        pytest.param(". d . . / . . . .", "P2", "1 1 1", "x", id="OR-9.5 three for a damaged middle one"),
    ],
)
def test_what_a_tile_takes(drawn: str, zone: str, dice: str, after: str) -> None:
    state = play(far(zone, drawn), StrikeTile(zone), dice=Loaded(strike=dice))
    assert tile(state, zone) == after


@pytest.mark.parametrize(
    ("drawn", "dice"),
    [
        pytest.param(WHOLE, "1 1 0", id="OR-7.2 damaged: they fall"),
        pytest.param(WHOLE, "2 2 0", id="OR-7.2 destroyed: they fall"),
        pytest.param("d . . . / . . . .", "1 1 0", id="OR-7.2 a damaged one destroyed: they fall"),
    ],
)
def test_everybody_on_the_tile_falls_into_its_water(drawn: str, dice: str) -> None:
    state = up("P1", drawn, brody="P1-tile", hooper="P1-tile", quint="P2-tile")
    events = told(state, StrikeTile("P1"), dice=Loaded(strike=dice))
    assert [event for event in events if isinstance(event, Fell)] == [Fell("brody", "P1"), Fell("hooper", "P1")]
    assert [space_of(state, name) for name in ("brody", "hooper", "quint")] == ["P1-water", "P1-water", "P2-tile"]


def test_OR_7_2_nobody_falls_from_a_tile_that_holds() -> None:
    state = play(up(brody="P1-tile"), StrikeTile("P1"), dice=Loaded(strike="0 0 1"))
    assert space_of(state, "brody") == "P1-tile"


def test_OR_7_3_a_member_takes_a_wound_a_hit() -> None:
    state = play(up(brody="P1-water"), StrikeMember("brody"), dice=Loaded(strike="2 1 0"))
    assert wounds_of(state, "brody") == 3


# Before it dives (OR-7.4)


def test_OR_7_4_a_die_for_each_member_near_it_those_just_thrown_in_included() -> None:
    """By what touches then: the water of P1 and those beside it."""
    state = up(brody="P1-tile", hooper="S1-water", quint="P3-water")
    events = told(state, StrikeTile("P1"), dice=Loaded(strike="1 1 0", bites="2 1"))
    assert [event for event in events if isinstance(event, Bit)] == [Bit("brody", 2), Bit("hooper", 1)]
    assert [wounds_of(state, name) for name in ("brody", "hooper", "quint")] == [2, 1, 0]


def test_OR_7_4_also_when_it_did_not_attack() -> None:
    state = play(up(brody="P1-water"), Decline(), dice=Loaded(bites="2"))
    assert wounds_of(state, "brody") == 2


def test_OR_7_4_also_for_the_member_it_attacked() -> None:
    state = play(up(brody="P1-water"), StrikeMember("brody"), dice=Loaded(strike="1 1 0", bites="1"))
    assert wounds_of(state, "brody") == 3


# Eliminated (OR-7.5)


def test_OR_7_5_an_eliminated_member_leaves_and_its_shared_gear_is_shared_out_at_once() -> None:
    """ALL-9: by a plan to which the others agree, before anything else happens."""
    state = up(brody="P1-water", hooper="P1-tile", quint="P1-water", wounds={"brody": 4}, gear={"brody": "net ammo"})
    events = told(state, StrikeMember("brody"), dice=Loaded(strike="1 1 0", bites="1"))
    assert Eliminated("brody") in events
    assert not any(isinstance(event, Bit) for event in events), "the bites wait for the sharing"
    assert events[-1] == Offered((), ("ammo",), ("net",))
    brody = GAME.view(state, None).crew["brody"]
    assert (brody.space, brody.eliminated, brody.gear) == (None, True, ())
    assert {"boat-hook", "service-pistol"} <= set(GAME.view(state, None).gear_out)
    events = told(state, Agree(), dice=Loaded(bites="1"))
    assert (holds(state, "hooper", "ammo"), holds(state, "quint", "net")) == (1, 1)
    assert Bit("quint", 1) in events


def test_OR_7_5_with_one_member_left_it_gets_everything() -> None:
    state = up(brody="P1-water", hooper="out", wounds={"brody": 5}, gear={"brody": "net ammo"})
    events = told(state, StrikeMember("brody"), dice=Loaded(strike="1 0 0"))
    assert Shared((), (), ("ammo", "net")) in events
    assert state.round == 2


def test_OR_7_5_without_shared_gear_nothing_is_asked() -> None:
    state = play(up(brody="P1-water", wounds={"brody": 5}), StrikeMember("brody"), dice=Loaded(strike="1 0 0"))
    assert state.phase == "deciding"


def test_OR_7_5_only_the_seats_of_living_members_are_asked() -> None:
    state = up(brody="P1-water", wounds={"brody": 5}, gear={"brody": "net"}, seats=4)
    play(state, StrikeMember("brody"), dice=Loaded(strike="1 0 0"))
    turn = GAME.turn(state)
    assert turn is not None
    assert turn.seats == (2, 3)


def test_OR_7_5_what_hangs_on_the_shark_stays_there() -> None:
    spear = GEAR_NUMBER["poison-spear"]
    state = up(hooper="P1-water", wounds={"hooper": 5}, attached=(spear,))
    play(state, StrikeMember("hooper"), dice=Loaded(strike="1 0 0"))
    assert state.attached == (spear,)


def test_an_eliminated_member_acts_no_more() -> None:
    """OR-7.5."""
    state = position(brody="out")
    surface_at(state, "B")
    play(state, Decline())
    play(state, GAME.legal_actions(state, 0)[0])
    assert verdict(state, Prepare("brody", "P1-tile")) == "OR-7.5"
