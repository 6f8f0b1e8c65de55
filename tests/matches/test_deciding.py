"""A decision is made once: repeated, raced, illegal and late choices."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.engine.records import to_data
from seaboard.matches.decide import decide
from seaboard.matches.read_decision import read_decision
from seaboard.matches.read_events import read_events
from seaboard.matches.read_view import read_view
from seaboard.matches.refusals import (
    BadChoice,
    DecisionClosed,
    DecisionVoid,
    IllegalAction,
    NotYourSeat,
    Refusal,
    UnknownDecision,
    UnknownMatch,
    UnknownSeat,
)
from seaboard.matches.service import Service
from seaboard.matches.words.decisions import Receipt
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller
from seated import CLOSE, DIG, HIDE, MARK, WAIT, asked, at_once, choose, choose_any, open_with, play_on, rows


def first_mover(match: Match, *callers: Caller) -> tuple[int, Caller]:
    seat = match.asked[0].seat
    return seat, callers[seat]


def log_of(service: Service, match: Match) -> list[tuple[Any, ...]]:
    return rows(service, "select entry, kind, seat, content from choices where match_id = %s order by entry", match.id)


def test_twenty_equal_choices_in_parallel_are_one_choice_with_twenty_equal_receipts(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    seat, caller = first_mover(match, ann, bob)
    action = to_data(asked(service, caller, match.id, seat).legal_actions[3])

    receipts = at_once(20, lambda _: decide(service, caller, match.id, seat, 1, [action]))

    assert all(receipt == receipts[0] for receipt in receipts)
    assert isinstance(receipts[0], Receipt)
    assert log_of(service, match) == [(1, "chosen", seat, [action])]


def test_of_twenty_different_choices_in_parallel_one_wins_and_nineteen_are_told_so(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    seat, caller = first_mover(match, ann, bob)
    actions = [to_data(action) for action in asked(service, caller, match.id, seat).legal_actions[:20]]

    results = at_once(20, lambda index: decide(service, caller, match.id, seat, 1, [actions[index]]))

    receipts = [result for result in results if isinstance(result, Receipt)]
    refusals = [result for result in results if isinstance(result, Refusal)]
    assert len(receipts) == 1
    assert [refusal.code for refusal in refusals] == ["decision-closed"] * 19
    assert [entry[3] for entry in log_of(service, match)] == [[to_data(receipts[0].actions[0])]]


def test_a_choice_repeated_many_moves_later_has_the_same_receipt(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    seat, caller = first_mover(match, ann, bob)
    action = to_data(asked(service, caller, match.id, seat).legal_actions[0])
    receipt = decide(service, caller, match.id, seat, 1, [action])
    play_on(service, (ann, bob), match.id, 13)
    length = len(log_of(service, match))

    assert decide(service, caller, match.id, seat, 1, [action]) == receipt
    assert len(log_of(service, match)) == length == 14


def test_a_different_choice_for_a_closed_decision_is_refused_and_points_to_the_open_one(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    seat, caller = first_mover(match, ann, bob)
    first, second = (to_data(action) for action in asked(service, caller, match.id, seat).legal_actions[:2])
    decide(service, caller, match.id, seat, 1, [first])

    with pytest.raises(DecisionClosed) as refusal:
        decide(service, caller, match.id, seat, 1, [second])
    assert refusal.value.details == {"current": None}

    choose_any(service, (ann, bob)[1 - seat], match.id, 1 - seat, -1)
    with pytest.raises(DecisionClosed) as refusal:
        decide(service, caller, match.id, seat, 1, [second])
    assert refusal.value.details == {"current": 2}


def test_a_receipt_tells_the_own_events_that_the_choice_caused(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    seat, caller = first_mover(match, ann, bob)
    before = read_view(service, caller, match.id, seat).sequence
    receipt = choose_any(service, caller, match.id, seat)

    assert receipt.first_event == before + 1
    assert receipt.last_event == read_view(service, caller, match.id, seat).sequence
    page = read_events(service, caller, match.id, seat, after=before)
    assert page.events[0].public is not None
    assert page.events[0].public.TYPE == "aqualin.placed"
    assert (receipt.maker, receipt.status, receipt.next_decision) == ("seat", "closed", None)


def test_an_illegal_action_names_its_rule_and_changes_nothing(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    seat, caller = first_mover(match, ann, bob)
    other = (ann, bob)[1 - seat]
    choose(service, caller, match.id, seat, {"type": "aqualin.place", **_placing(service, caller, match, seat, "c3")})
    before = rows(service, "select * from matches"), rows(service, "select * from decisions order by seat, number")

    with pytest.raises(IllegalAction) as refusal:
        choose(service, other, match.id, 1 - seat, {"type": "aqualin.slide", "origin": "c3", "target": "d4"})

    assert refusal.value.rule == "AQ-3.1"
    assert refusal.value.details["rule"] == "AQ-3.1"
    assert "d4" in refusal.value.sentence
    assert before == (
        rows(service, "select * from matches"),
        rows(service, "select * from decisions order by seat, number"),
    )


def _placing(service: Service, caller: Caller, match: Match, seat: int, cell: str) -> dict[str, Any]:
    legal = [to_data(action) for action in asked(service, caller, match.id, seat).legal_actions]
    return next(action for action in legal if action["type"] == "aqualin.place" and action["cell"] == cell)


@pytest.mark.parametrize(
    ("actions", "pointer"),
    [
        pytest.param("hide", "/actions", id="not a list"),
        pytest.param([], "/actions", id="nothing chosen"),
        pytest.param([CLOSE] * 501, "/actions", id="too long"),
        pytest.param([3], "/actions/0", id="not an object"),
        pytest.param([{"type": "chess.move"}], "/actions/0/type", id="an action of no game"),
        pytest.param([{"type": "aqualin.slide"}], "/actions/0/type", id="an action of another game"),
        pytest.param([{"type": "lanterns.hide", "spot": "1"}], "/actions/0/spot", id="a number as text"),
        pytest.param([{**HIDE[0], "seat": 1}], "/actions/0/seat", id="an unknown field"),
    ],
)
def test_what_is_no_choice_is_refused_with_its_place(
    service: Service, ann: Caller, bob: Caller, actions: Any, pointer: str
) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    with pytest.raises(BadChoice) as refusal:
        decide(service, ann, match.id, 0, 1, actions)
    assert refusal.value.pointer == pointer


@pytest.mark.parametrize("number", [0, -1, 2, 10**12])
def test_a_decision_that_was_never_asked_is_unknown(service: Service, ann: Caller, bob: Caller, number: int) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    with pytest.raises(UnknownDecision):
        decide(service, ann, match.id, 0, number, [HIDE[0]])


def test_nobody_decides_for_another_seat(service: Service, ann: Caller, bob: Caller, eve: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    for stranger in (bob, eve):
        with pytest.raises(NotYourSeat):
            decide(service, stranger, match.id, 0, 1, [HIDE[0]])
    with pytest.raises(UnknownSeat):
        decide(service, ann, match.id, 2, 1, [HIDE[0]])
    with pytest.raises(UnknownMatch):
        decide(service, ann, "not-an-id", 0, 1, [HIDE[0]])


def hidden(service: Service, ann: Caller, bob: Caller) -> Match:
    """A match of Lanterns in which both have hidden and any may dig."""
    match = open_with(service, "lanterns", [ann, bob])
    choose(service, ann, match.id, 0, HIDE[0])
    choose(service, bob, match.id, 1, HIDE[1])
    return match


def test_in_an_any_turn_the_first_act_voids_what_others_cannot_do_as_before(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = hidden(service, ann, bob)
    number = asked(service, bob, match.id, 1).number
    choose(service, ann, match.id, 0, DIG[0])

    with pytest.raises(DecisionVoid) as refusal:
        decide(service, bob, match.id, 1, number, [DIG[1]])
    assert refusal.value.details == {"current": number + 1}
    assert read_decision(service, bob, match.id, 1, number).status == "void"
    choose(service, bob, match.id, 1, DIG[1])


def test_in_an_any_turn_a_decision_stays_open_while_what_is_legal_stays_the_same(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = hidden(service, ann, bob)
    number = asked(service, bob, match.id, 1).number
    choose(service, ann, match.id, 0, WAIT)

    assert asked(service, bob, match.id, 1).number == number
    decide(service, bob, match.id, 1, number, [DIG[1]])


def test_of_an_any_turn_two_seats_at_once_make_one_history(service: Service, ann: Caller, bob: Caller) -> None:
    match = hidden(service, ann, bob)
    number = asked(service, ann, match.id, 0).number
    results = at_once(2, lambda seat: decide(service, (ann, bob)[seat], match.id, seat, number, [DIG[0]]))

    assert sorted(getattr(result, "code", "made") for result in results) == ["decision-void", "made"]
    assert [entry[1] for entry in log_of(service, match)] == ["revealed", "chosen"]


def test_a_choice_stops_at_what_it_brings_to_light(service: Service, ann: Caller, bob: Caller) -> None:
    match = hidden(service, ann, bob)
    with pytest.raises(IllegalAction) as refusal:
        choose(service, ann, match.id, 0, DIG[0], DIG[1])
    assert (refusal.value.rule, refusal.value.index) == ("ALL-4", 1)


def plotting(service: Service, ann: Caller, bob: Caller) -> Match:
    """A match of Lanterns in which seat 1 plots in secret."""
    match = hidden(service, ann, bob)
    choose(service, ann, match.id, 0, WAIT)
    choose(service, bob, match.id, 1, WAIT)
    return match


def test_a_private_turn_is_one_whole_choice(service: Service, ann: Caller, bob: Caller) -> None:
    match = plotting(service, ann, bob)
    with pytest.raises(IllegalAction) as refusal:
        choose(service, bob, match.id, 1, MARK[2])
    assert refusal.value.rule == "ALL-4"

    receipt = choose(service, bob, match.id, 1, MARK[2], MARK[0], CLOSE)
    assert [to_data(action) for action in receipt.actions] == [MARK[2], MARK[0], CLOSE]
