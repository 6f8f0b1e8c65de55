"""A round up to the shark's coming up: reveal, the secret choice, preparing, chum (OR-4, OR-5)."""

from __future__ import annotations

import pytest

from games.orca.boats import (
    LEGAL,
    card_numbers,
    holds,
    plain_figures,
    play,
    position,
    ready,
    space_of,
    surface_at,
    told,
    verdict,
)
from seaboard.engine.chance import SeededChance
from seaboard.engine.events import DEAF, Recorder
from seaboard.engine.records import Action
from seaboard.games.orca import GAME
from seaboard.games.orca.data import CARDS, GEAR_NUMBER, NOBODY, ZONES
from seaboard.games.orca.happenings import Chosen, Decided, Prepared, Revealed, Shown, Surfaced
from seaboard.games.orca.preparing import reveal
from seaboard.games.orca.state import OrcaState
from seaboard.games.orca.words import Agree, Chum, Decide, Decline, Hold, Prepare, Show, StrikeTile


@pytest.fixture(autouse=True)
def _figures(monkeypatch: pytest.MonkeyPatch) -> None:
    plain_figures(monkeypatch)


def chance(number: int = 1) -> SeededChance:
    return SeededChance(bytes([number]) * 32)


def asked(state: OrcaState) -> tuple[int, ...]:
    turn = GAME.turn(state)
    assert turn is not None
    return turn.seats


# Reveal (OR-4.1)


def test_OR_4_1_three_cards_are_turned_from_the_pile() -> None:
    drawn = set()
    for number in range(20):
        state = position(places=("P1", "P1", "P1"), pile=tuple(range(16)))
        reveal(state, chance(number), DEAF)
        assert len(state.places) == 3
        assert sorted([*state.pile, *state.places]) == list(range(16))
        drawn.add(state.places)
    assert len(drawn) > 15


def test_OR_4_1_an_empty_pile_is_made_anew_also_in_the_middle() -> None:
    """What is turned already stays out, and so do the cards that lie at the places."""
    state = position(pile=(4,), discards=tuple(n for n in range(16) if n != 4))
    events = Recorder()
    reveal(state, chance(), events)
    assert state.places[0] == 4
    assert 4 not in state.places[1:]
    assert state.discards == ()
    assert sorted([*state.pile, *state.places]) == list(range(16))
    (one,) = events.told
    assert isinstance(one.public, Revealed)
    assert one.public.reshuffled


def test_OR_4_1_two_places_may_show_one_zone() -> None:
    state = position(pile=card_numbers(("P1", "P1*", "S3")))
    reveal(state, chance(), DEAF)
    assert sorted(CARDS[card].zone for card in state.places) == [0, 0, ZONES.index("S3")]


# The shark decides (OR-4.2)


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        pytest.param(Decide("A"), LEGAL, id="OR-4.2 a place alone"),
        pytest.param(Decide("C", "big-mouth"), LEGAL, id="OR-4.2 a place and an ability card of the hand"),
        pytest.param(Decide("B", "making-waves"), "OR-4.2", id="OR-4.2 only cards of the hand"),
        pytest.param(Prepare("brody", "P2-tile"), "OR-4.2", id="OR-4.2 the crew waits"),
    ],
)
def test_what_the_shark_may_decide(action: Action, expected: str) -> None:
    state = position(hand="big-mouth big-mouth")
    assert verdict(state, action) == expected
    assert len(GAME.legal_actions(state, 0)) == 3 * 2, "two equal cards are one choice (ALL-1)"


def test_OR_4_2_the_choice_is_secret_that_an_ability_was_added_is_not() -> None:
    """ALL-4."""
    turn = GAME.turn(position())
    assert turn is not None
    assert turn.private
    looks = set()
    for action in (Decide("A", "big-mouth"), Decide("C", "hard-target")):
        state, events = position(hand="big-mouth hard-target"), Recorder()
        play(state, action, events=events)
        (one,) = events.told
        assert one.public == Decided(True)
        assert isinstance(one.own[0], Chosen)
        looks.add(repr([GAME.view(state, viewer) for viewer in (1, None)]))
        own = GAME.view(state, 0).shark
        assert (own.place, own.ability, own.hand_size) == (action.place, action.ability, 1)
    assert len(looks) == 1
    state = play(position(hand="big-mouth"), Decide("A"))
    assert not GAME.view(state, 1).shark.ability_added


# Preparing (OR-5)


def test_OR_4_3_the_crew_prepares_until_all_are_ready() -> None:
    state = play(position(), Decide("A"))
    play(state, Prepare("brody", "P1-tile"), Prepare("quint", "P3-tile"))
    assert state.phase == "preparing"
    play(state, Prepare("hooper", "S2-tile"))
    assert state.phase == "striking"


RIFLE = {"hooper": "rifle barrel net"}


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        pytest.param(Prepare("brody", "P4-tile"), LEGAL, id="OR-5.1 two spaces"),
        pytest.param(Prepare("brody", "P2-tile"), LEGAL, id="OR-5.1 none"),
        pytest.param(Prepare("brody", "S4-tile"), "OR-5.1", id="OR-5.1 not three"),
        pytest.param(Prepare("quint", "P4-tile"), "OR-5.1", id="OR-5.1 from the water only one tile"),
        pytest.param(Prepare("quint", "P3-tile"), LEGAL, id="OR-5.1 out of the water"),
        pytest.param(Prepare("hooper", "S2-tile", "ice-axe", "S2"), LEGAL, id="OR-5.2 melee at the own water"),
        pytest.param(Prepare("hooper", "S2-water", "ice-axe", "S1"), LEGAL, id="OR-5.2 melee at a touching water"),
        pytest.param(Prepare("hooper", "S2-tile", "ice-axe", "S1"), "OR-5.2", id="OR-5.2 melee no farther"),
        pytest.param(Prepare("hooper", "S1-tile", "ice-axe", "S1"), LEGAL, id="OR-5.2 from where it is when ready"),
        pytest.param(Prepare("hooper", "S1-tile", "ice-axe", "S2"), "OR-5.2", id="OR-5.2 not from where it came"),
        pytest.param(Prepare("hooper", "S2-tile", "rifle", "P4"), LEGAL, id="OR-5.2 ranged at any water"),
        pytest.param(Prepare("hooper", "S2-tile", "net", "S2"), LEGAL, id="OR-5.2 attached at the own water"),
        pytest.param(Prepare("hooper", "S2-tile", "barrel", "P4"), "OR-5.2", id="OR-5.2 attached no farther"),
        pytest.param(Prepare("hooper", "S2-tile", "ice-axe"), "OR-5.2", id="OR-5.2 a weapon needs a target"),
        pytest.param(Prepare("hooper", "S2-tile", None, "S2"), "OR-5.2", id="OR-5.2 a target needs a weapon"),
        pytest.param(Prepare("brody", "P2-tile", "rifle", "P2"), "OR-5.6", id="OR-5.6 gear serves its holder only"),
        pytest.param(Prepare("hooper", "S2-tile", "shark-cage", "S2"), "OR-5.3", id="OR-5.3 an item is no weapon"),
        pytest.param(Chum("quint"), "OR-5.6", id="OR-5.3 chum by its holder only"),
        pytest.param(Chum("brody"), LEGAL, id="OR-5.3 chum"),
        pytest.param(Decide("A"), "OR-4.3", id="OR-4.3 the shark has decided"),
    ],
)
def test_what_a_member_may_prepare(action: Action, expected: str) -> None:
    gear = {**RIFLE, "brody": "chum"}
    state = play(position(quint="P3-water", gear=gear), Decide("A"))
    assert verdict(state, action) == expected


def test_OR_5_6_members_never_block_each_other() -> None:
    state = play(position(brody="P1-tile", hooper="P2-tile", quint="P3-tile"), Decide("A"))
    play(state, Prepare("brody", "P3-tile"), Prepare("hooper", "P2-tile"), Prepare("quint", "P3-tile"))
    assert [space_of(state, name) for name in ("brody", "quint")] == ["P3-tile", "P3-tile"]


def test_OR_5_6_gear_never_changes_hands_after_the_sharing() -> None:
    kinds = {type(action).TYPE for action in GAME.legal_actions(play(position(gear=RIFLE), Decide("A")), 1)}
    assert kinds == {"orca.prepare"}


def test_OR_5_2_several_may_aim_at_one_water() -> None:
    state = play(position(), Decide("A"))
    play(state, Prepare("brody", "P2-tile", "boat-hook", "P2"), Prepare("quint", "P2-tile", "machete", "P2"))
    assert verdict(state, Prepare("hooper", "P2-tile", "ice-axe", "P2")) == LEGAL


def test_OR_5_5_preparing_is_public_and_may_be_done_again() -> None:
    """It counts from where the member stood; nobody waits for a seat that is ready."""
    state = play(position(seats=4), Decide("A"))
    events = Recorder()
    play(state, Prepare("brody", "P4-tile", "boat-hook", "P4"), events=events)
    assert events.told[0].public == Prepared("brody", "P4-tile", "boat-hook", "P4")
    for viewer in (0, 2, None):
        plan = GAME.view(state, viewer).crew["brody"].plan
        assert plan is not None
        assert plan.to == "P4-tile"
    turn = GAME.turn(state)
    assert turn is not None
    assert turn.seats == (2, 3, 1)
    assert turn.idle == (1,)
    assert verdict(state, Prepare("brody", "P1-tile"), 1) == LEGAL, "one space from P2, not from P4"
    play(state, Prepare("brody", "P1-tile"), Prepare("hooper", "S2-tile"), Prepare("quint", "P3-tile"))
    assert space_of(state, "brody") == "P1-tile"


def test_OR_5_5_at_the_deadline_members_not_ready_stand_still_without_a_weapon() -> None:
    state = play(position(), Decide("A"), Prepare("brody", "P1-tile", "boat-hook", "P1"))
    choice = GAME.default_choice(GAME.view(state, 1), None, 1, chance())
    assert choice == (Prepare("hooper", "S2-tile"), Prepare("quint", "P3-tile"))


def test_OR_4_2_the_clock_takes_any_place() -> None:
    """Hidden: the clock's secret defaults are drawn at random."""
    view = GAME.view(position(hand="big-mouth"), 0)
    assert {GAME.default_choice(view, None, 0, chance(number)) for number in range(30)} == {
        (Decide("A"),),
        (Decide("B"),),
        (Decide("C"),),
    }


# Chum (OR-5.3)


def test_OR_5_3_chum_makes_the_shark_show_a_place_that_it_did_not_take() -> None:
    state = play(position(gear={"brody": "chum chum"}), Decide("B"))
    play(state, Prepare("quint", "P3-tile"), Chum("brody"))
    assert asked(state) == (0,)
    assert holds(state, "brody", "chum") == 2, "discarded when the answer is given"
    assert GAME.legal_actions(state, 0) == [Show("A"), Show("C")]
    assert verdict(state, Show("B")) == "OR-5.3"
    assert told(state, Show("C")) == [Shown("C", "P4")]
    assert holds(state, "brody", "chum") == 1
    assert GAME.view(state, 1).shown == "C"


def test_OR_5_3_nobody_becomes_ready_before_the_answer() -> None:
    state = play(position(gear={"brody": "chum"}), Decide("B"), Chum("brody"))
    assert not GAME.legal_actions(state, 1)
    refusal = GAME.refusal(state, 1, Prepare("hooper", "S2-tile"))
    assert refusal is not None


def test_OR_5_3_one_chum_a_round() -> None:
    """OR-5.5: and a chum stays played, whatever is prepared again."""
    state = play(position(gear={"brody": "chum", "hooper": "chum"}), Decide("B"), Chum("brody"), Show("A"))
    assert verdict(state, Chum("hooper")) == "OR-5.3"
    play(state, Prepare("brody", "P1-tile"), Prepare("brody", "P2-tile"))
    assert verdict(state, Chum("hooper")) == "OR-5.3"
    assert GAME.view(state, 1).chum == "brody"


# Talk (OR-5.4)


@pytest.mark.parametrize(
    ("talk", "closed"),
    [
        pytest.param("rulebook", True, id="OR-5.4 by the rule book"),
        pytest.param("free", False, id="OR-5.4 option talk: free"),
    ],
)
def test_the_crews_own_chat(talk: str, closed: bool) -> None:
    state = position(seats=4, talk=talk, gear={"brody": "chum"})
    assert GAME.channels(state) == {"seats": (0, 1, 2, 3), "crew": (1, 2, 3)}
    play(state, Decide("A"))
    assert ("crew" not in GAME.channels(state)) == closed
    play(state, Chum("brody"))
    assert ("crew" not in GAME.channels(state)) == closed
    play(state, Show("B"), *ready(state))
    assert "crew" in GAME.channels(state)
    assert GAME.facts.read_options({})["talk"] == "rulebook"


# Resurface (OR-4.4)


def test_OR_4_4_the_choice_is_shown_and_the_other_cards_are_discarded() -> None:
    state = play(position(hand="big-mouth"), Decide("B", "big-mouth"))
    (surfaced,) = [event for event in told(state, *ready(state)) if isinstance(event, Surfaced)]
    assert (surfaced.place, surfaced.zone, surfaced.ability) == ("B", "S2", "big-mouth")
    assert sorted(state.discards) == sorted(card_numbers(("P1", "P4")))
    for viewer in (0, 1, None):
        shark = GAME.view(state, viewer).shark
        assert (shark.zone, shark.place, shark.ability) == ("S2", "B", "big-mouth")


def test_OR_4_4_weapons_aimed_elsewhere_go_back() -> None:
    axe = Prepare("hooper", "S2-tile", "ice-axe", "S2")
    state = surface_at(position(), "A", None, axe)
    assert GAME.view(state, None).crew["hooper"].plan is None
    assert holds(state, "hooper", "ice-axe") == 1
    assert state.phase == "striking"


def test_OR_4_4_a_shake_discards_all_attached_gear() -> None:
    attached = tuple(GEAR_NUMBER[name] for name in ("harpoon-line", "net"))
    calm = surface_at(position(places=("P1", "P1*", "S3"), attached=attached, gear={}), "A")
    assert calm.attached == attached
    state = play(position(places=("P1", "P1*", "S3"), attached=attached), Decide("B"))
    (surfaced,) = [event for event in told(state, *ready(state)) if isinstance(event, Surfaced)]
    assert surfaced.shaken == ("harpoon-line", "net")
    assert surfaced.evade == 2, "shaken off before the crew attacks"
    assert state.attached == ()


def test_OR_4_5_the_crew_attacks_before_the_shark() -> None:
    state = surface_at(position(), "A", None, Prepare("brody", "P1-tile", "boat-hook", "P1"))
    assert state.phase == "attacking"
    play(state, Hold("brody"))
    assert state.phase == "striking"


def test_OR_4_6_the_shark_attacks_dives_and_its_cards_are_discarded() -> None:
    state = surface_at(position(hand="big-mouth hard-target"), "A", "big-mouth")
    play(state, StrikeTile("P1"))
    assert state.round == 2
    assert sorted(state.discards) == sorted(card_numbers(("P1", "S2", "P4")))
    assert GAME.view(state, None).shark.used == ("big-mouth",)
    assert (state.zone, state.place, state.ability) == (NOBODY, NOBODY, NOBODY)
    assert state.phase == "deciding"
    assert len(state.places) == 3


def test_an_ability_lasts_one_round() -> None:
    """OR-9.3."""
    state = surface_at(position(hand="hard-target"), "A", "hard-target")
    play(state, Decline())
    assert state.ability == NOBODY
    assert verdict(state, Decide("A", "hard-target")) == "OR-4.2"
    assert verdict(state, Agree()) == "OR-4.2"
