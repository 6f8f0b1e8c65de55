"""Time limits: late, repeated and simultaneous timeouts, and both policies."""

from __future__ import annotations

import pytest

from seaboard.catalogue import Catalogue
from seaboard.engine.records import to_data
from seaboard.matches.decide import decide
from seaboard.matches.expire import expire, list_expired
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.read_decision import read_decision
from seaboard.matches.read_events import read_events
from seaboard.matches.refusals import Refusal, TooLate
from seaboard.matches.service import Service
from seaboard.matches.withdraw import withdraw
from seaboard.matches.words.decisions import Receipt
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import TimeLimit
from seaboard.matches.words.people import Caller
from seated import (
    HIDE,
    SOON_OVER,
    WAIT,
    asked,
    at_once,
    choose,
    choose_any,
    let_time_run_out,
    new_caller,
    open_with,
    rows,
)

DEFAULT = TimeLimit(60, "default-action")
FORFEIT = TimeLimit(60, "forfeit")


def kinds(service: Service, match: Match) -> list[str]:
    return [kind for (kind,) in rows(service, "select kind from choices where match_id = %s order by entry", match.id)]


def test_a_match_without_a_limit_has_no_deadline(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    assert [one.deadline for one in match.asked] == [None, None]
    assert rows(service, "select count(*) from deadlines") == [(0,)]


def test_the_clock_plays_for_a_seat_that_is_late(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob], limit=DEFAULT)
    seat = match.asked[0].seat
    assert match.asked[0].deadline is not None
    assert list_expired(service) == []
    let_time_run_out(service, match.id)

    assert list_expired(service) == [match.id]
    assert expire(service, match.id) == 1
    decision = read_decision(service, (ann, bob)[seat], match.id, seat, 1)
    assert decision.receipt is not None
    assert decision.receipt.maker == "clock"
    assert kinds(service, match) == ["chosen"]
    assert list_expired(service) == []


def test_who_is_late_forfeits_where_the_match_says_so(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob], limit=FORFEIT)
    seat = match.asked[0].seat
    let_time_run_out(service, match.id)
    expire(service, match.id)

    over = look_at_match(service, ann, match.id)
    assert over.outcome is not None
    assert (over.status, over.outcome.ending, over.outcome.winners()) == ("finished", "forfeited", (1 - seat,))
    types = [event.public.TYPE for event in read_events(service, ann, match.id, None).events if event.public]
    assert types[-4:] == ["match.timed-out", "match.gave-up", "aqualin.left", "match.over"]


def test_a_timeout_that_comes_ten_times_has_one_effect(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob], limit=DEFAULT)
    let_time_run_out(service, match.id)

    assert sorted(at_once(10, lambda _: expire(service, match.id)), key=str) == [0] * 9 + [1]
    assert kinds(service, match) == ["chosen"]


def test_a_late_timeout_changes_nothing(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob], limit=DEFAULT)
    let_time_run_out(service, match.id)
    late = list_expired(service)
    rows(service, "update decisions set deadline = clock_timestamp() + interval '1 minute'")
    seat = match.asked[0].seat
    choose_any(service, (ann, bob)[seat], match.id, seat)
    before = rows(service, "select * from matches"), rows(service, "select * from events")

    assert [expire(service, one) for one in late] == [0]
    assert before == (rows(service, "select * from matches"), rows(service, "select * from events"))


def test_a_choice_just_before_the_deadline_beats_the_sweep(service: Service, ann: Caller, bob: Caller) -> None:
    """The sweep has picked the match already, but the choice has the lock first and comes in time."""
    match = open_with(service, "aqualin", [ann, bob], limit=DEFAULT)
    seat = match.asked[0].seat
    rows(service, "update deadlines set due_at = clock_timestamp() - interval '1 ms'")
    assert list_expired(service) == [match.id]
    receipt = choose_any(service, (ann, bob)[seat], match.id, seat)

    assert expire(service, match.id) == 0
    decision = read_decision(service, (ann, bob)[seat], match.id, seat, 1)
    assert decision.receipt == receipt
    assert receipt.maker == "seat"


def test_a_choice_after_the_deadline_is_too_late_even_before_the_sweep(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "aqualin", [ann, bob], limit=DEFAULT)
    seat = match.asked[0].seat
    let_time_run_out(service, match.id)
    with pytest.raises(TooLate):
        choose_any(service, (ann, bob)[seat], match.id, seat)
    assert kinds(service, match) == []


def test_a_choice_and_a_timeout_at_once_make_one_history(service: Service, ann: Caller, bob: Caller) -> None:
    for _ in range(10):
        match = open_with(service, "aqualin", [ann, bob], limit=DEFAULT)
        seat, caller = match.asked[0].seat, (ann, bob)[match.asked[0].seat]
        action = to_data(asked(service, caller, match.id, seat).legal_actions[0])
        rows(service, "update decisions set deadline = clock_timestamp() + interval '4 ms' where number = 1")
        rows(service, "update deadlines set due_at = clock_timestamp() + interval '4 ms'")
        results = at_once(
            6,
            lambda index, seat=seat, caller=caller, match=match, action=action: (  # type: ignore[misc]
                decide(service, caller, match.id, seat, 1, [action]) if index % 2 else expire(service, match.id)
            ),
        )
        expire(service, match.id)

        receipt = read_decision(service, caller, match.id, seat, 1).receipt
        made = [result for result in results if isinstance(result, Receipt)]
        refused = [result.code for result in results if isinstance(result, Refusal)]
        assert set(refused) <= {"too-late", "decision-closed"}
        assert kinds(service, match) in ([], ["chosen"])
        assert all(one == receipt for one in made)


def test_two_sealed_seats_that_run_out_together_are_each_played_once(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = open_with(service, "lanterns", [ann, bob, eve], limit=DEFAULT)
    choose(service, ann, match.id, 0, HIDE[0])
    let_time_run_out(service, match.id)

    assert expire(service, match.id) == 2
    assert kinds(service, match) == ["revealed"]
    makers = [
        decision.receipt and decision.receipt.maker
        for decision in (
            read_decision(service, caller, match.id, seat, 1) for seat, caller in enumerate((ann, bob, eve))
        )
    ]
    assert makers == ["seat", "clock", "clock"]
    assert look_at_match(service, ann, match.id).status == "running"


def test_two_seats_that_forfeit_together_both_leave_and_the_third_plays_on_or_wins(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = open_with(service, "lanterns", [ann, bob, eve], limit=FORFEIT)
    choose(service, bob, match.id, 1, HIDE[0])
    let_time_run_out(service, match.id)

    assert expire(service, match.id) == 2
    over = look_at_match(service, ann, match.id)
    assert over.outcome is not None
    assert over.outcome.winners() == (1,)
    assert [seat.has_left for seat in over.seats] == [True, False, True]
    assert rows(service, "select count(*) from deadlines") == [(0,)]


def test_of_two_seats_alone_that_forfeit_together_a_lot_says_who_leaves_first(
    service: Service, ann: Caller, bob: Caller
) -> None:
    winners = set()
    for _ in range(24):
        match = open_with(service, "lanterns", [ann, bob], limit=FORFEIT)
        let_time_run_out(service, match.id)
        assert expire(service, match.id) == 1
        outcome = look_at_match(service, ann, match.id).outcome
        assert outcome is not None
        winners |= set(outcome.winners())
    assert winners == {0, 1}


def test_a_withdrawn_choice_is_under_its_old_deadline(service: Service, ann: Caller, bob: Caller, eve: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob, eve], limit=DEFAULT)
    deadline = asked(service, ann, match.id, 0).deadline
    choose(service, ann, match.id, 0, HIDE[0])
    assert rows(service, "select seat from deadlines order by seat") == [(1,), (2,)]
    withdraw(service, ann, match.id, 0, 1, if_match=asked(service, ann, match.id, 0).etag)

    assert asked(service, ann, match.id, 0).deadline == deadline
    assert rows(service, "select due_at from deadlines where seat = 0") == [(deadline,)]


def test_in_an_any_turn_each_act_gives_the_side_its_time_again(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob], limit=DEFAULT)
    choose(service, ann, match.id, 0, HIDE[0])
    choose(service, bob, match.id, 1, HIDE[1])
    before = asked(service, bob, match.id, 1)
    choose(service, ann, match.id, 0, WAIT)
    after = asked(service, bob, match.id, 1)

    assert after.number == before.number
    assert before.deadline is not None
    assert after.deadline is not None
    assert after.deadline > before.deadline
    assert after.etag != before.etag


def test_a_seat_that_has_done_its_part_in_an_any_turn_has_no_clock(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob], limit=FORFEIT)
    choose(service, ann, match.id, 0, HIDE[0])
    choose(service, bob, match.id, 1, HIDE[1])
    choose(service, ann, match.id, 0, WAIT)

    found = look_at_match(service, ann, match.id)
    assert [(one.seat, one.has_chosen, one.deadline is None) for one in found.asked] == [
        (0, True, True),
        (1, False, False),
    ]
    let_time_run_out(service, match.id)
    expire(service, match.id)
    over = look_at_match(service, ann, match.id)
    assert over.outcome is not None
    assert over.outcome.winners() == (0,)


@pytest.mark.parametrize("game", sorted({*Catalogue(), "lanterns"}))
def test_when_every_clock_runs_out_the_match_ends_too(service: Service, ann: Caller, game: str) -> None:
    """ALL-6, in every game."""
    fewest = min(service.find_game(game).game.facts.chairs)
    callers = [ann, *(new_caller(service, f"P{number}") for number in range(1, fewest))]
    match = open_with(service, game, callers, limit=DEFAULT, **SOON_OVER.get(game, {}))
    for _ in range(2000):
        if look_at_match(service, ann, match.id).status == "finished":
            break
        let_time_run_out(service, match.id)
        assert expire(service, match.id) > 0
    assert look_at_match(service, ann, match.id).status == "finished"
    assert {maker for (maker,) in rows(service, "select maker from decisions where status = 'closed'")} == {"clock"}
