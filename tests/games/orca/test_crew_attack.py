"""The crew attacks the shark (OR-6)."""

from __future__ import annotations

import pytest

from games.orca.boats import LEGAL, Loaded, holds, plain_figures, play, position, surface_at, told, verdict
from seaboard.engine.records import Action
from seaboard.games.orca import GAME
from seaboard.games.orca.data import GEAR_NUMBER
from seaboard.games.orca.happenings import Attached, Attacked, Spent
from seaboard.games.orca.state import OrcaState
from seaboard.games.orca.words import Attack, Decline, Hold, Prepare

RIFLE = Prepare("hooper", "S2-tile", "rifle", "P1")
AXE = Prepare("hooper", "P1-tile", "ice-axe", "P1")
HOOK = Prepare("brody", "P1-tile", "boat-hook", "P1")
PISTOL = Prepare("brody", "P2-tile", "service-pistol", "P1")
LINE = Prepare("quint", "P1-tile", "harpoon-line", "P1")


@pytest.fixture(autouse=True)
def _figures(monkeypatch: pytest.MonkeyPatch) -> None:
    plain_figures(monkeypatch)


def at_P1(*prepared: Prepare, star: bool = False, **others: object) -> OrcaState:
    """The shark has come up at P1: evade 1, or with a star 2."""
    others.setdefault("gear", {"hooper": "rifle ammo"})
    places = ("P1*" if star else "P1", "S2", "P4")
    ability = others.pop("ability", None)
    return surface_at(position(places=places, **others), "A", ability, *prepared)  # type: ignore[arg-type]


def test_OR_6_1_each_member_with_the_right_target_attacks_once_in_any_order() -> None:
    state = at_P1(HOOK, AXE, Prepare("quint", "P3-tile", "machete", "P3"))
    assert set(GAME.legal_actions(state, 1)) == {Attack("brody"), Hold("brody"), Attack("hooper"), Hold("hooper")}
    assert verdict(state, Attack("quint")) == "OR-6.1"
    play(state, Attack("hooper"))
    assert verdict(state, Attack("hooper")) == "OR-6.1"
    play(state, Attack("brody"))
    assert state.phase == "striking"


def test_OR_6_1_or_not_and_then_its_weapon_is_not_used_up() -> None:
    state = play(at_P1(RIFLE), Hold("hooper"))
    assert holds(state, "hooper", "rifle") == 1
    assert state.shark_wounds == 0


@pytest.mark.parametrize(
    ("prepared", "dice", "star", "wounds"),
    [
        pytest.param(RIFLE, "1 2", True, 2, id="OR-6.2 the rifle: 3 hits on 2 dice, +1, evade 2: two wounds"),
        pytest.param(AXE, "1 2", True, 1, id="OR-6.2 without a '+'"),
        pytest.param(AXE, "1 1", True, 0, id="OR-6.2 hits equal to the evade do nothing"),
        pytest.param(AXE, "0 1", True, 0, id="OR-6.2 hits below it neither"),
        pytest.param(AXE, "2 2", False, 3, id="OR-6.2 evade 1"),
    ],
)
def test_hits_above_the_evade_are_wounds(prepared: Prepare, dice: str, star: bool, wounds: int) -> None:
    state = at_P1(prepared, star=star)
    (event,) = [one for one in told(state, Attack("hooper"), dice=Loaded(hooper=dice)) if isinstance(one, Attacked)]
    assert event.wounds == wounds
    assert state.shark_wounds == wounds


def test_a_gaff_rolls_three_dice_and_is_discarded() -> None:
    """OR-9.6."""
    state = at_P1(Prepare("hooper", "P1-tile", "gaff", "P1"), gear={"hooper": "gaff"})
    play(state, Attack("hooper"), dice=Loaded(hooper="2 2 2"))
    assert state.shark_wounds == 5
    assert holds(state, "hooper", "gaff") == 0


def test_OR_6_3_attached_gear_works_at_once_whatever_the_evade_and_for_those_after_it() -> None:
    state = at_P1(HOOK, LINE, star=True)
    (event,) = [one for one in told(state, Attack("quint")) if isinstance(one, Attached)]
    assert event == Attached("quint", "harpoon-line", 1)
    assert holds(state, "quint", "harpoon-line") == 0
    play(state, Attack("brody"), dice=Loaded(brody="2 1"))
    assert state.shark_wounds == 2
    play(state, Decline())
    assert state.attached == (GEAR_NUMBER["harpoon-line"],), "it stays until a shake"


@pytest.mark.parametrize(
    ("prepared", "action", "expected"),
    [
        pytest.param(RIFLE, Attack("hooper", ammo=True), LEGAL, id="OR-6.4 ammo for a rifle"),
        pytest.param(AXE, Attack("hooper", ammo=True), "OR-6.4", id="OR-6.4 no ammo for a melee weapon"),
        pytest.param(PISTOL, Attack("brody", ammo=True), "OR-5.6", id="OR-5.6 ammo serves its holder only"),
    ],
)
def test_who_may_spend_ammo(prepared: Prepare, action: Action, expected: str) -> None:
    assert verdict(at_P1(prepared), action) == expected


@pytest.mark.parametrize(
    ("prepared", "action", "lost", "kept"),
    [
        pytest.param(RIFLE, Attack("hooper"), "rifle", "ammo", id="OR-6.4 a fired rifle leaves the game"),
        pytest.param(RIFLE, Attack("hooper", ammo=True), "ammo", "rifle", id="OR-6.4 or ammo does (OR-5.3)"),
        pytest.param(PISTOL, Attack("brody"), "service-pistol", "boat-hook", id="OR-6.4 Brody's own pistol too"),
    ],
)
def test_what_leaves_the_game(prepared: Prepare, action: Attack, lost: str, kept: str) -> None:
    state = at_P1(prepared)
    events = told(state, action)
    assert Spent(action.member, lost) in events
    assert (holds(state, action.member, lost), holds(state, action.member, kept)) == (0, 1)
    assert lost in GAME.view(state, None).gear_out


def test_OR_6_4_a_personal_melee_weapon_is_never_given_up() -> None:
    state = at_P1(HOOK, AXE, Prepare("quint", "P1-tile", "machete", "P1"))
    for member, weapon in (("brody", "boat-hook"), ("hooper", "ice-axe"), ("quint", "machete")):
        play(state, Attack(member))  # type: ignore[arg-type]
        assert holds(state, member, weapon) == 1


@pytest.mark.parametrize(
    ("weapon", "target", "can"),
    [
        pytest.param("pistol", "P1", True, id="OR-6.5 a pistol at the shark's water"),
        pytest.param("pistol", "P2", True, id="OR-6.5 its target may be moved to a touching water"),
        pytest.param("pistol", "S1", True, id="OR-6.5 round the bow"),
        pytest.param("pistol", "P3", False, id="OR-6.5 no farther"),
        pytest.param("rifle", "P2", False, id="OR-6.5 a rifle's may not"),
    ],
)
def test_a_pistols_target_may_be_moved(weapon: str, target: str, can: bool) -> None:
    aimed = Prepare("hooper", "S2-tile", weapon, target)
    state = at_P1(aimed, gear={"hooper": "pistol rifle"})
    assert (state.phase == "attacking") == can
    if can:
        play(state, Attack("hooper"), dice=Loaded(hooper="2 2"))
        assert state.shark_wounds == 3


def test_OR_6_5_brodys_own_pistol_is_one() -> None:
    assert at_P1(Prepare("brody", "P2-tile", "service-pistol", "P2")).phase == "attacking"


def test_OR_6_6_with_nobody_able_to_attack_nobody_is_asked() -> None:
    assert at_P1().phase == "striking"
    assert at_P1(Prepare("quint", "P3-tile", "machete", "P3")).phase == "striking"


# Evade (OR-9.3, OR-9.6)


@pytest.mark.parametrize(
    ("attached", "ability", "star", "evade"),
    [
        pytest.param("", None, False, 1, id="OR-9.4 the card's"),
        pytest.param("barrel", None, True, 1, id="OR-9.6 a barrel: one less"),
        pytest.param("harpoon-line barrel barrel", None, True, 0, id="OR-9.6 never under 0"),
        pytest.param("", "hard-target", False, 3, id="OR-9.3 hard-target: 3"),
        pytest.param("barrel harpoon-line", "hard-target", False, 1, id="OR-9.3 hard-target: gear still counts"),
    ],
)
def test_the_sharks_evade(attached: str, ability: str | None, star: bool, evade: int) -> None:
    gear = tuple(sorted(GEAR_NUMBER[name] for name in attached.split()))
    places = ("P1*" if star else "P1", "S2", "P4")
    state = position(places=places, attached=gear, hand="hard-target")
    if star:
        state.places = (state.places[0], *state.places[1:])
        plain = surface_without_shake(state)
        assert GAME.view(plain, None).shark.evade == evade
        return
    assert GAME.view(surface_at(state, "A", ability), None).shark.evade == evade


def surface_without_shake(state: OrcaState) -> OrcaState:
    """Comes up at A; what hung on the shark is hung there again after the shake."""
    attached = state.attached
    surface_at(state, "A")
    state.attached = attached
    return state
