"""Sides, seats and cards before the first round (OR-1, OR-3), and the figures of the box (OR-9)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.orca.boats import LEGAL, play, verdict
from seaboard.engine.chance import SeededChance
from seaboard.engine.events import DEAF, Recorder
from seaboard.engine.records import Action
from seaboard.games.orca import GAME, data
from seaboard.games.orca.happenings import Dealt, Hand, Offered, Shared
from seaboard.games.orca.seating import CHAIRS
from seaboard.games.orca.state import OrcaState
from seaboard.games.orca.view import SURFACES
from seaboard.games.orca.words import Agree, Give, Stand

OPTIONS = GAME.facts.read_options({})


def new_match(seats: int = 2, number: int = 1, picks: tuple[str | None, ...] | None = None) -> OrcaState:
    return GAME.setup(seats, picks or (None,) * seats, OPTIONS, SeededChance(bytes([number]) * 32), DEAF)


def seats_asked(state: OrcaState) -> tuple[int, ...]:
    turn = GAME.turn(state)
    assert turn is not None
    return turn.seats


@pytest.mark.parametrize(
    ("seats", "picks", "roles", "actors"),
    [
        pytest.param(
            2,
            (None, None),
            (("shark",), ("brody", "hooper", "quint")),
            ((1,), (1,), (1,)),
            id="OR-1 two seats: shark, crew",
        ),
        pytest.param(
            3,
            (None, "quint", "brody"),
            (("shark",), ("quint", "hooper"), ("brody", "hooper")),
            ((2,), (1, 2), (1,)),
            id="OR-1 three seats: two members picked, the third shared",
        ),
        pytest.param(
            3,
            (None, None, "brody"),
            (("shark",), ("hooper", "quint"), ("brody", "quint")),
            ((2,), (1,), (1, 2)),
            id="OR-1 three seats: who picks nothing gets the next free member",
        ),
        pytest.param(
            4,
            (None,) * 4,
            (("shark",), ("brody",), ("hooper",), ("quint",)),
            ((1,), (2,), (3,)),
            id="OR-1 four seats: a role each",
        ),
    ],
)
def test_seats(seats: int, picks: tuple[str | None, ...], roles: object, actors: object) -> None:
    state = new_match(seats, picks=picks)
    assert GAME.roles(state) == roles
    assert state.actors == actors
    assert GAME.sides(state) == ((0,), tuple(range(1, seats)))
    assert len(CHAIRS[seats]) == seats


def test_OR_3_1_the_hand_is_the_sharks_own_and_its_size_public() -> None:
    events = Recorder()
    state = GAME.setup(2, (None, None), OPTIONS, SeededChance(bytes(32)), events)
    assert isinstance(events.told[0].public, Dealt)
    assert isinstance(events.told[0].own[0], Hand)
    assert set(events.told[0].own) == {0}
    assert len(events.told[0].own[0].abilities) == events.told[0].public.abilities == 6
    assert GAME.view(state, 0).shark.hand == events.told[0].own[0].abilities
    for viewer in (1, None):
        assert GAME.view(state, viewer).shark.hand is None
        assert GAME.view(state, viewer).shark.hand_size == 6


def test_OR_3_1_cards_are_dealt_at_random_and_personal_gear_lies_open() -> None:
    first, other = new_match(number=1), new_match(number=2)
    assert first.hand != other.hand
    assert first.loose != other.loose
    for name, member in GAME.view(first, None).crew.items():
        assert set(member.gear) == set(data.PERSONAL[name])


def test_OR_3_1_the_crew_shares_out_by_one_plan_to_which_all_seats_agree() -> None:
    """ALL-9."""
    state = new_match(4)
    plan = state.offer
    assert sorted(card for cards in plan for card in cards) == list(state.loose)
    assert seats_asked(state) == (1, 2, 3)
    name = data.GEAR_NAMES[plan[0][0]]
    GAME.apply(state, {1: Agree()}, SeededChance(bytes(32)), DEAF)
    assert seats_asked(state) == (2, 3)
    GAME.apply(state, {2: Give(name, "brody", "quint")}, SeededChance(bytes(32)), DEAF)
    assert seats_asked(state) == (1, 2, 3), "a changed plan must be agreed to anew"
    for seat in (2, 3, 1):
        assert state.phase == "sharing"
        GAME.apply(state, {seat: Agree()}, SeededChance(bytes(32)), DEAF)
    assert state.phase == "standing"
    assert data.GEAR_NUMBER[name] in state.gear[2]
    assert sum(map(len, state.gear)) == 6 + 7


def test_OR_3_1_a_single_seat_of_the_crew_agrees_with_itself() -> None:
    state = new_match(2)
    play(state, Agree())
    assert state.phase == "standing"


def test_OR_3_1_a_seat_changes_the_plan_at_most_as_often_as_there_are_cards() -> None:
    """ALL-6: every sharing ends."""
    state = new_match(2)
    for _ in range(7):
        gives = [action for action in GAME.legal_actions(state, 1) if isinstance(action, Give)]
        play(state, gives[0])
    assert GAME.legal_actions(state, 1) == [Agree()]
    assert verdict(state, gives[0]) == "OR-3.1"


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        pytest.param(Give("rifle", "brody", "brody"), "OR-3.1", id="OR-3.1 to itself changes nothing"),
        pytest.param(Give("net", "brody", "quint"), "OR-3.1", id="OR-3.1 only what the plan gives"),
        pytest.param(Give("machete", "quint", "brody"), "OR-3.1", id="OR-3.1 personal gear is not shared"),
        pytest.param(Give("rifle", "brody", "quint"), LEGAL, id="OR-3.1 any card to any member"),
        pytest.param(Stand("brody", "P1"), "OR-3.1", id="OR-3.1 first the sharing"),
    ],
)
def test_changes_of_the_plan(action: Action, expected: str) -> None:
    state = new_match(2)
    rifle = data.GEAR_NUMBER["rifle"]
    state.offer = ((rifle,), (), ())
    state.loose = (rifle,)
    assert verdict(state, action) == expected


def test_the_plan_is_told_and_so_is_what_came_of_it() -> None:
    """OR-3.1."""
    events = Recorder()
    state = GAME.setup(2, (None, None), OPTIONS, SeededChance(bytes(32)), events)
    offered = next(told.public for told in events.told if isinstance(told.public, Offered))
    events = Recorder()
    play(state, Agree(), events=events)
    shared = next(told.public for told in events.told if isinstance(told.public, Shared))
    assert (shared.brody, shared.hooper, shared.quint) == (offered.brody, offered.hooper, offered.quint)
    assert {len(shared.brody), len(shared.hooper), len(shared.quint)} == {2, 3}


def test_OR_3_2_alone_there_are_six_ability_cards_and_seven_of_shared_gear() -> None:
    state = new_match()
    assert (len(state.hand), len(state.loose)) == (6, 7) == data.ALONE


def test_OR_3_3_a_whole_boat_no_wounds_and_the_limits() -> None:
    state = new_match()
    assert set(GAME.view(state, None).boat) == {"whole"}
    assert (state.shark_wounds, state.wounds) == (0, [0, 0, 0])
    assert (data.SHARK_LIMIT, data.MEMBER_LIMIT) == (18, 6)


def test_OR_3_4_all_cards_in_the_pile_and_each_member_chooses_a_tile() -> None:
    state = play(new_match(4), Agree(), Agree(), Agree())
    assert len(state.pile) == 16
    assert seats_asked(state) == (1, 2, 3)
    assert verdict(state, Stand("quint", "S3"), 1) == "OR-1"
    play(state, Stand("hooper", "S3"))
    assert seats_asked(state) == (1, 3)
    assert verdict(state, Stand("hooper", "P1"), 1) == "OR-3.4"
    play(state, Stand("quint", "S3"), Stand("brody", "P1"))
    assert [member.space for member in GAME.view(state, None).crew.values()] == ["P1-tile", "S3-tile", "S3-tile"]
    assert state.phase == "deciding"


def test_OR_3_5_the_cards_not_dealt_are_out_of_the_game() -> None:
    state = new_match()
    view = GAME.view(state, None)
    assert Counter(view.gear_out) == Counter(data.SHARED) - Counter(data.GEAR_NAMES[card] for card in state.loose)
    assert view.abilities_out is None
    GAME.resign(state, 1, "resigned", SeededChance(bytes(32)), DEAF)
    out = GAME.view(state, None).abilities_out
    assert out is not None
    assert Counter(out) + Counter(data.ABILITIES[card] for card in state.hand) == Counter(data.ABILITIES * 2)


# Figures


def test_OR_9_1_the_row_follows_from_the_swimmers_eaten() -> None:
    assert data.row_after(7) == (8, 5)
    assert data.row_after(5) == data.ALONE
    assert [data.row_after(eaten) for eaten in (0, 9)] == [(1, 12), (10, 3)]
    state = GAME.setup_with(data.row_after(7), 2, (None, None), OPTIONS, SeededChance(bytes(32)), DEAF)
    assert (len(state.hand), len(state.loose)) == (8, 5)


def test_OR_9_2_faces_of_an_attack_die() -> None:
    assert data.FACES == (0, 0, 1, 1, 2, 2)
    assert max(card.dice for card in data.CARDS) <= 3
    assert max(gear.dice for gear in data.GEAR) <= 3


def test_OR_9_3_eight_kinds_of_ability_two_of_each() -> None:
    assert len(set(data.ABILITIES)) == 8
    assert Counter(data.ABILITY_CARDS) == dict.fromkeys(range(8), 2)


def test_OR_9_4_sixteen_resurface_cards_two_of_each_zone() -> None:
    assert Counter(card.zone for card in data.CARDS) == dict.fromkeys(range(8), 2)
    assert len(set(SURFACES)) == 16, "a view must tell the cards apart"
    drawn = "2/2 3/2* 1/3 2/2 1/3 2/2* 2/2 3/2 1/3 3/2* 1/3 2/2 2/2* 3/2 1/3 2/2*"
    assert [f"{card.evade}/{card.dice}{'*' * card.shake}" for card in data.CARDS] == drawn.split()


def test_OR_9_5_what_tiles_take() -> None:
    end, middle = data.Strength(2, 3, 1), data.Strength(2, 4, 2)
    assert dict(zip(data.ZONES, data.TILES, strict=True)) == {
        zone: end if zone in ("P1", "P4", "S1", "S4") else middle for zone in data.ZONES
    }


def test_OR_9_6_the_gear() -> None:
    assert data.PERSONAL == {
        "brody": ("boat-hook", "service-pistol"),
        "hooper": ("ice-axe", "poison-spear"),
        "quint": ("machete", "harpoon-line"),
    }
    assert sum(data.SHARED.values()) == 16 == len(data.SHARED_GEAR)
    drawn = {gear.name: (gear.use, gear.dice, gear.plus, gear.spent) for gear in data.GEAR if gear.dice}
    assert drawn == {
        "machete": ("melee", 2, 1, "kept"),
        "boat-hook": ("melee", 2, 0, "kept"),
        "ice-axe": ("melee", 2, 0, "kept"),
        "gaff": ("melee", 3, 0, "used"),
        "rifle": ("ranged", 2, 1, "fired"),
        "pistol": ("ranged", 2, 0, "fired"),
        "service-pistol": ("ranged", 2, 0, "fired"),
    }
    assert [gear.name for gear in data.GEAR if gear.steers] == ["service-pistol", "pistol"]


def test_a_shared_member_is_played_by_whom_is_first() -> None:
    """OR-1: with three seats both act for the shared member, and the first action counts."""
    state = play(new_match(3, picks=(None, "brody", "quint")), Agree(), Agree())
    for seat in (1, 2):
        assert Stand("hooper", "P1") in GAME.legal_actions(state, seat)
    GAME.apply(state, {2: Stand("hooper", "P1")}, SeededChance(bytes(32)), DEAF)
    assert verdict(state, Stand("hooper", "P2"), 1) == "OR-3.4"
