"""Ability cards and gear in an attack of the shark, in the order of OR-7.6 (OR-9.3, OR-9.6, OR-5.3)."""

from __future__ import annotations

import pytest

from games.orca.boats import (
    LEGAL,
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
from seaboard.games.orca.data import GEAR_NUMBER, NOBODY
from seaboard.games.orca.happenings import (
    Bit,
    Dived,
    Fell,
    Poisoned,
    TileHit,
    TileStruck,
    Toppled,
    Unharmed,
    Wounded,
)
from seaboard.games.orca.words import (
    Attack,
    Decline,
    Keep,
    Maul,
    NoCage,
    Prepare,
    Ram,
    Stay,
    StrikeMember,
    StrikeTile,
    Topple,
    UseCage,
)


@pytest.fixture(autouse=True)
def _figures(monkeypatch: pytest.MonkeyPatch) -> None:
    plain_figures(monkeypatch)


# Abilities (OR-9.3) in the order of OR-7.6


def test_OR_9_3_extra_strength_destroys_what_would_be_damaged() -> None:
    state = play(far(ability="extra-strength"), StrikeTile("P1"), dice=Loaded(strike="1 1 0"))
    assert tile(state, "P1") == "x"


def test_OR_9_3_extra_strength_adds_nothing_to_too_few_hits() -> None:
    state = play(far(ability="extra-strength"), StrikeTile("P1"), dice=Loaded(strike="1 0 0"))
    assert tile(state, "P1") == "."


def test_OR_9_3_big_mouth_wounds_everybody_on_the_tile_before_they_fall() -> None:
    """OR-7.6."""
    state = up(brody="P1-tile", hooper="P1-tile", ability="big-mouth")
    events = told(state, StrikeTile("P1"), dice=Loaded(strike="1 1 0"))
    kinds = [type(event) for event in events if isinstance(event, TileHit | Wounded | Fell | Bit)]
    assert kinds == [TileHit, Wounded, Wounded, Fell, Fell, Bit, Bit]
    assert (wounds_of(state, "brody"), wounds_of(state, "quint")) == (1, 0)


def test_OR_9_3_big_mouth_does_nothing_where_the_tile_holds() -> None:
    state = play(up(brody="P1-tile", ability="big-mouth"), StrikeTile("P1"), dice=Loaded(strike="1 0 0"))
    assert wounds_of(state, "brody") == 0


def test_OR_9_3_making_waves_throws_every_member_into_its_own_water() -> None:
    """OR-7.6: after the falls from the tile."""
    state = up(brody="S3-tile", hooper="P4-water", quint="P1-tile", ability="making-waves")
    events = told(state, StrikeTile("P1"), dice=Loaded(strike="1 1 0"))
    assert [event for event in events if isinstance(event, Fell)] == [Fell("quint", "P1"), Fell("brody", "S3")]
    assert [space_of(state, name) for name in ("brody", "hooper")] == ["S3-water", "P4-water"]


def test_OR_9_3_domino_effect_two_hits_on_a_tile_that_touches_it() -> None:
    """OR-7.6: after the falls and the waves; who stands there falls too."""
    state = up(brody="P1-tile", hooper="S1-tile", ability="domino-effect")
    play(state, StrikeTile("P1"), dice=Loaded(strike="1 1 0"))
    assert space_of(state, "brody") == "P1-water"
    assert verdict(state, Topple("S1")) == LEGAL
    assert verdict(state, Topple("P3")) == "OR-9.3"
    events = told(state, Topple("S1"))
    assert events[:3] == [Toppled("S1"), TileHit("S1", 2, "damaged", True), Fell("hooper", "S1")]
    assert tile(state, "S1") == "d"


def test_OR_7_6_domino_effect_comes_once_and_not_from_its_own_hits() -> None:
    state = far(ability="domino-effect")
    play(state, StrikeTile("P1"), Topple("S1"), dice=Loaded(strike="1 1 0"))
    assert tile(state, "S1") == "d"
    assert state.round == 2


def test_OR_9_3_domino_effect_needs_harm_and_a_standing_neighbour() -> None:
    held = play(far(ability="domino-effect"), StrikeTile("P1"), dice=Loaded(strike="1 0 0"))
    alone = play(far("P1", ". x . . / x . . .", ability="domino-effect"), StrikeTile("P1"), dice=Loaded(strike="1 1 0"))
    assert held.round == alone.round == 2


def test_OR_9_3_second_helping_attacks_the_boat_again_with_two_dice() -> None:
    state = far(ability="second-helping", drawn="d . . . / . . . .")
    play(state, StrikeTile("P1"), dice=Loaded(strike="1 1 0"))
    assert verdict(state, StrikeTile("S1")) == LEGAL
    assert verdict(state, StrikeMember("brody")) == "OR-9.3"
    (struck,) = [
        event for event in told(state, StrikeTile("S1"), dice=Loaded(helping="2 2")) if isinstance(event, TileStruck)
    ]
    assert struck.dice == (2, 2)
    assert (tile(state, "P1"), tile(state, "S1")) == ("x", "x")
    assert state.round == 2


def test_OR_7_6_second_helping_also_on_the_same_tile_after_a_failed_attack_and_it_is_optional() -> None:
    state = play(far(ability="second-helping"), StrikeTile("P1"), dice=Loaded(strike="0 0 1"))
    taken, declined = state.copy(), state.copy()
    play(taken, StrikeTile("P1"), dice=Loaded(helping="1 1"))
    assert tile(taken, "P1") == "d"
    play(declined, Decline())
    assert declined.round == 2


def test_OR_7_6_second_helping_throws_people_in_before_the_bites() -> None:
    state = up("P1", brody="P1-tile", ability="second-helping")
    play(state, StrikeTile("P1"), dice=Loaded(strike="0 0 0"))
    play(state, StrikeTile("P1"), dice=Loaded(helping="1 1", bites="2"))
    assert wounds_of(state, "brody") == 2


@pytest.mark.parametrize("action", [StrikeMember("brody"), Decline()], ids=["a member", "nothing"])
def test_OR_9_3_no_second_helping_but_after_an_attack_on_the_boat(action: Action) -> None:
    state = play(up(brody="P1-water", ability="second-helping"), action)
    assert state.round == 2


def test_OR_9_3_maul_again_rolls_any_of_the_dice_once_more() -> None:
    """ALL-8: at least one; equal dice are one choice (ALL-1)."""
    state = play(far(ability="maul-again"), StrikeTile("P1"), dice=Loaded(strike="0 0 1"))
    again = [(0,), (0, 0), (0, 0, 1), (0, 1), (1,)]
    assert GAME.legal_actions(state, 0) == [Keep(), *map(Maul, again)]
    assert verdict(state, Maul((2,))) == "OR-9.3"
    assert verdict(state, Maul((1, 0))) == "OR-9.3", "named ascending"
    play(state, Maul((0, 0)), dice=Loaded(maul="2 1"))
    assert tile(state, "P1") == "x"


def test_OR_9_3_maul_again_the_new_result_stands() -> None:
    state = play(far(ability="maul-again"), StrikeTile("P1"), dice=Loaded(strike="1 0 1"))
    kept, again = state.copy(), state.copy()
    play(kept, Keep())
    play(again, Maul((0, 1, 1)), dice=Loaded(maul="0 0 1"))
    assert (tile(kept, "P1"), tile(again, "P1")) == ("d", ".")


def test_OR_7_6_maul_again_does_not_serve_the_bites() -> None:
    state = play(up(brody="P1-water", ability="maul-again"), StrikeMember("brody"), dice=Loaded(strike="0 0 0"))
    play(state, Keep(), dice=Loaded(bites="0"))
    assert state.round == 2


def test_OR_9_3_ramming_speed_moves_to_a_touching_water_and_has_two_hits_more() -> None:
    """OR-7.6: the hits come after the roll; not for the bites."""
    state = up(brody="P2-tile", ability="ramming-speed")
    assert verdict(state, Ram("P3")) == "OR-9.3"
    assert verdict(state, Ram("P1")) == "OR-9.3"
    play(state, Ram("P2"))
    assert verdict(state, StrikeTile("P1")) == "OR-7.2"
    events = told(state, StrikeTile("P2"), dice=Loaded(strike="1 0 0", bites="1"))
    assert events[0] == TileStruck("P2", (0, 0, 1), 3)
    assert tile(state, "P2") == "d"
    assert wounds_of(state, "brody") == 1


def test_OR_9_3_ramming_speed_without_a_move_adds_nothing() -> None:
    state = play(far(ability="ramming-speed"), Stay(), StrikeTile("P1"), dice=Loaded(strike="1 0 0"))
    assert tile(state, "P1") == "."


def test_OR_9_3_ramming_speed_comes_after_the_crews_attacks() -> None:
    state = position(places=("P1", "S2", "P4"), hand="ramming-speed")
    surface_at(state, "A", "ramming-speed", Prepare("brody", "P1-tile", "boat-hook", "P1"))
    assert state.phase == "attacking"
    play(state, Attack("brody"))
    assert state.phase == "ramming"


def test_OR_9_3_hard_target_has_evade_three() -> None:
    assert GAME.view(up(ability="hard-target"), None).shark.evade == 3


def test_an_ability_is_played_without_effect_too() -> None:
    """OR-9.3: used or not, it lasts the round."""
    state = play(far(ability="big-mouth"), Decline())
    assert GAME.view(state, None).shark.used == ("big-mouth",)


# Gear against the attack (OR-5.3, OR-9.6)

NET = (GEAR_NUMBER["net"],)


def test_OR_9_6_a_net_takes_a_die_from_each_attack_but_not_from_the_bites() -> None:
    """OR-7.6."""
    state = up("P1", brody="P1-tile", attached=NET, ability="second-helping")
    assert GAME.view(state, None).shark.dice == 2
    play(state, StrikeTile("P1"), dice=Loaded(strike="2 2 2"))
    assert tile(state, "P1") == "x"
    state = up("P1", "d . . . / . . . .", brody="P1-water", attached=NET, ability="second-helping")
    play(state, StrikeTile("P1"), dice=Loaded(strike="0 1 2"))
    assert state.dice == (0, 1)
    events = told(state, StrikeTile("S1"), dice=Loaded(helping="2 2", bites="2"))
    assert TileStruck("S1", (2,), 2) in events
    assert Bit("brody", 2) in events


def test_OR_9_6_a_net_never_leaves_fewer_than_one_die() -> None:
    state = play(far(ability="second-helping", attached=(*NET, *NET)), StrikeTile("P1"))
    (struck,) = [event for event in told(state, StrikeTile("P1")) if isinstance(event, TileStruck)]
    assert struck.dice == (0,)


def test_OR_9_6_a_poison_spear_wounds_at_each_rounds_end_after_the_dive() -> None:
    """OR-7.6."""
    state = far(attached=(GEAR_NUMBER["poison-spear"],))
    events = told(state, Decline())
    assert [type(event) for event in events if isinstance(event, Dived | Poisoned)] == [Dived, Poisoned]
    assert state.shark_wounds == 1


CAGED = {"brody": "shark-cage"}


def test_OR_5_3_a_cage_is_declared_before_the_attack_is_named() -> None:
    state = up(brody="P1-water", gear=CAGED)
    assert state.phase == "caging"
    assert GAME.legal_actions(state, 1) == [UseCage("brody"), NoCage("brody")]
    assert verdict(state, UseCage("hooper")) == "OR-5.6"
    play(state, UseCage("brody"))
    assert holds(state, "brody", "shark-cage") == 0
    events = told(state, StrikeMember("brody"), dice=Loaded(strike="2 2 2", bites="2"))
    assert events.count(Unharmed("brody")) == 2, "neither from the attack nor from the bites"
    assert wounds_of(state, "brody") == 0
    assert "shark-cage" in GAME.view(state, None).gear_out


def test_OR_5_3_a_cage_kept_protects_nobody_and_stays() -> None:
    state = play(up(brody="P1-water", gear=CAGED), NoCage("brody"), StrikeMember("brody"), dice=Loaded(strike="1 1 0"))
    assert wounds_of(state, "brody") == 2
    assert holds(state, "brody", "shark-cage") == 1


def test_OR_5_3_a_cage_is_declared_after_a_move_with_ramming_speed() -> None:
    state = up(brody="P2-water", gear=CAGED, ability="ramming-speed")
    assert state.phase == "ramming"
    play(state, Ram("P2"))
    assert state.phase == "caging"


def test_OR_5_3_each_holder_answers_once() -> None:
    state = up(brody="P1-water", hooper="S1-water", gear={"brody": "shark-cage", "hooper": "shark-cage"})
    play(state, NoCage("brody"))
    assert verdict(state, UseCage("brody")) == "OR-5.3"
    play(state, UseCage("hooper"))
    assert state.phase == "striking"


def test_OR_5_3_a_fall_ends_the_cage() -> None:
    state = up(brody="P1-tile", gear=CAGED, ability="big-mouth")
    play(state, UseCage("brody"), StrikeTile("P1"), dice=Loaded(strike="1 1 0", bites="2"))
    assert wounds_of(state, "brody") == 2, "no wound on the tile, two in the water"
    state = play(up(brody="P1-tile", gear=CAGED, ability="second-helping"), UseCage("brody"))
    play(state, StrikeTile("P1"), dice=Loaded(strike="1 1 0"))
    assert GAME.view(state, None).crew["brody"].cage is None


def test_OR_5_3_nobody_is_asked_where_the_shark_can_attack_nothing() -> None:
    state = up("P2", "x x x . / x x x .", brody="P4-tile", hooper="S4-tile", quint="S4-tile", gear=CAGED)
    assert state.round == 2


def test_a_cage_lasts_one_round() -> None:
    """OR-5.3."""
    state = play(up(brody="P1-water", gear=CAGED), UseCage("brody"), Decline())
    assert state.caged == [NOBODY] * 3
