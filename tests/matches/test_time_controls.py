"""Time controls: the laws of banks and calendars on any numbers, and what each policy does in a match."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seaboard.matches.advance import advance
from seaboard.matches.calendars import Rest, Stop, add_counted, count
from seaboard.matches.claim import claim
from seaboard.matches.clocks import LONGEST_LIMIT, TimeControl, check_control
from seaboard.matches.come_back import come_back
from seaboard.matches.expire import expire
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.read_decision import read_decision
from seaboard.matches.read_events import read_events
from seaboard.matches.refusals import BadTimeControl, NotLapsed, NotYourSeat
from seaboard.matches.service import Service
from seaboard.matches.take_seat import take_seat
from seaboard.matches.timing import Timing, new_timing, read_timing
from seaboard.matches.withdraw import withdraw
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import Sandbox, SeatWish
from seaboard.matches.words.people import Caller
from seated import CLOSE, HIDE, MARK, WAIT, asked, choose, choose_any, play_all_house, rows

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
DAY, HOUR = 86_400, 3600
FISCHER = TimeControl("fischer", 10 * DAY, "default-action", increment=DAY, cap=12 * DAY)
RESERVE = TimeControl("reserve", 3 * DAY, "default-action", increment=DAY)

seconds = st.integers(0, LONGEST_LIMIT)
controls = st.one_of(
    st.builds(
        lambda start, increment, more: TimeControl(
            "fischer", start, "forfeit", increment=increment, cap=max(start, increment) + more
        ),
        st.integers(1, DAY * 20),
        st.integers(1, DAY * 20),
        st.integers(0, DAY * 20),
    ),
    st.builds(
        lambda start, increment: TimeControl("reserve", start, "forfeit", increment=increment),
        st.integers(1, LONGEST_LIMIT),
        st.integers(1, LONGEST_LIMIT),
    ),
)
moments = st.integers(0, 730 * 24 * 60).map(
    lambda minutes: datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=minutes)
)
weeks = st.builds(
    Rest,
    st.sampled_from(["Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "UTC"]),
    st.sampled_from([(), ("sunday",), ("saturday", "sunday"), ("monday", "wednesday", "friday")]),
    st.just("22:30"),
    st.sampled_from(["07:00", "23:15", "12:30"]),
)
some_stops = st.builds(lambda start, hours: Stop(start, start + timedelta(hours=hours)), moments, st.integers(1, 1000))
stops = st.lists(some_stops, max_size=3)


# The laws of banks


@given(controls, st.data())
def test_the_bank_after_is_the_least_of_the_cap_and_what_is_left_with_the_increment(
    control: TimeControl, data: st.DataObject
) -> None:
    bank = data.draw(st.floats(0, control.most))
    used = data.draw(st.floats(0, control.allowed(bank)))
    assert control.bank_after(bank, used) == min(control.most, max(0.0, bank - used + control.increment))
    assert bank - used + control.increment >= -1e-6  # the time that is allowed is never more than there is


@given(controls, st.data())
def test_a_quick_player_is_never_worse_off(control: TimeControl, data: st.DataObject) -> None:
    bank = data.draw(st.floats(0, control.most))
    slow = data.draw(st.floats(0, control.allowed(bank)))
    quick = data.draw(st.floats(0, slow))
    assert control.bank_after(bank, quick) >= control.bank_after(bank, slow)


@given(controls, st.lists(st.floats(0, 1), max_size=12))
def test_no_bank_leaves_its_bounds_and_none_stays_empty(control: TimeControl, parts: list[float]) -> None:
    bank = control.bank_at_start
    for part in parts:
        assert 0 <= bank <= control.most
        assert control.allowed(bank) > 0
        bank = control.bank_after(bank, part * control.allowed(bank))


@given(controls, st.lists(st.tuples(st.integers(0, 3), st.floats(0, 1)), min_size=1, max_size=12))
def test_nobody_loses_time_to_anothers_decision_or_expiry(control: TimeControl, made: list[tuple[int, float]]) -> None:
    """Four sealed decisions: those that are made, or run out (a part of 1), change no other seat's clock."""
    timing = _all_asked(control, 4)
    for seat, part in made:
        before = timing.to_data()["clocks"]
        at = NOON + timedelta(seconds=part * control.allowed(timing.clocks[seat].bank))
        timing.settle(seat, at, [])
        after = timing.to_data()["clocks"]
        assert [clock for other, clock in enumerate(after) if other != seat] == [
            clock for other, clock in enumerate(before) if other != seat
        ]


@given(controls, st.floats(0, 1), st.integers(0, DAY * 30))
def test_a_pause_takes_no_time_and_gives_none(control: TimeControl, part: float, length: int) -> None:
    timing = _all_asked(control, 1)
    paused = NOON + timedelta(seconds=part * control.allowed(timing.clocks[0].bank))
    left = timing.left(0, paused, [])
    timing.pause(paused, [[]])
    assert timing.deadline(0, []) is None
    resumed = paused + timedelta(seconds=length)
    assert timing.left(0, resumed, []) == left
    timing.resume(resumed)
    assert timing.left(0, resumed, []) == left


@given(controls, st.floats(0, 1))
def test_a_side_has_one_clock(control: TimeControl, part: float) -> None:
    timing = _all_asked(control, 3)
    at = NOON + timedelta(seconds=part * control.allowed(timing.clocks[0].bank))
    timing.settle_side([0, 1], at, [])
    assert timing.clocks[0].bank == timing.clocks[1].bank
    assert timing.clocks[2].bank == control.bank_at_start


@given(controls, weeks)
def test_clocks_are_stored_and_read_without_a_change(control: TimeControl, week: Rest) -> None:
    timing = _all_asked(control, 2, week)
    timing.wants_pause.add(1)
    assert read_timing(timing.to_data()) == timing


def _all_asked(control: TimeControl, seats: int, week: Rest | None = None) -> Timing:
    timing = new_timing(control, seats)
    for seat in range(seats):
        timing.start(seat, NOON, week)
    return timing


# The laws of calendars


@given(moments, st.integers(0, 60 * DAY), weeks, stops)
def test_what_is_counted_up_to_a_deadline_is_what_was_given(
    start: datetime, given_seconds: int, week: Rest, stops: list[Stop]
) -> None:
    deadline = add_counted(start, given_seconds, week, stops)
    assert abs(count(start, deadline, week, stops) - given_seconds) < 1e-3
    assert deadline >= start + timedelta(seconds=given_seconds)


@given(moments, st.integers(0, 30 * DAY), weeks, stops)
def test_stops_are_never_added_up(start: datetime, given_seconds: int, week: Rest, stops: list[Stop]) -> None:
    """A vacation over days off, booked twice or over an outage: what is stopped once is not stopped twice."""
    doubled = [*stops, *(Stop(stop.starts, stop.ends - timedelta(minutes=30)) for stop in stops)]
    assert add_counted(start, given_seconds, week, doubled) == add_counted(start, given_seconds, week, stops)
    deadline = add_counted(start, given_seconds, None, doubled)
    assert deadline - start - timedelta(seconds=given_seconds) == _covered(stops, start, deadline)


def _covered(stops: list[Stop], start: datetime, end: datetime) -> timedelta:
    """How much of a time these stops cover together."""
    edges = sorted({start, end, *(edge for stop in stops for edge in (stop.starts, stop.ends) if start < edge < end)})
    pieces = pairwise(edges)
    return sum((b - a for a, b in pieces if any(stop.starts <= a and b <= stop.ends for stop in stops)), timedelta())


def test_a_vacation_over_days_off_does_not_double_them() -> None:
    """What a site learned in 2011: vacation that was taken for working days only, and then the days off on top."""
    week = Rest("UTC", ("saturday", "sunday"))
    friday = datetime(2026, 12, 4, 12, tzinfo=UTC)
    vacation = Stop(friday, friday + timedelta(days=7))
    assert add_counted(friday, DAY, week, [vacation]) == add_counted(friday + timedelta(days=7), DAY, week)


@pytest.mark.parametrize(
    ("week", "start", "hours", "deadline"),
    [
        pytest.param(Rest("Europe/Berlin", ("sunday",)), "11-28 12:00", 24, "11-30 12:00", id="a Sunday"),
        pytest.param(Rest("Europe/Berlin", (), "22:00", "07:00"), "11-30 12:00", 10, "12-01 07:00", id="a night"),
        pytest.param(Rest("Europe/Berlin", ("sunday",)), "10-24 12:00", 24, "10-26 13:00", id="a Sunday of 25 hours"),
        pytest.param(
            Rest("Europe/Berlin", ("sunday",), "22:00", "07:00"),
            "11-28 20:00",
            2,
            "11-30 07:00",
            id="Sunday night",
        ),
    ],
)
def test_a_week_of_rest_moves_the_deadline(week: Rest, start: str, hours: int, deadline: str) -> None:
    began, expected = (datetime.fromisoformat(f"2026-{time}").replace(tzinfo=UTC) for time in (start, deadline))
    assert add_counted(began, hours * HOUR, week) == expected
    assert count(began, expected, week) == hours * HOUR


# What cannot be played by


@pytest.mark.parametrize(
    "control",
    [
        pytest.param(TimeControl("per-decision", 0, "forfeit"), id="no time"),
        pytest.param(TimeControl("per-decision", LONGEST_LIMIT + 1, "forfeit"), id="too much"),
        pytest.param(TimeControl("per-decision", 60, "forfeit", increment=1), id="an increment on nothing"),
        pytest.param(TimeControl("fischer", 60, "forfeit"), id="a bank that never grows"),
        pytest.param(TimeControl("fischer", 60, "forfeit", increment=5, cap=59), id="a cap below the start"),
        pytest.param(TimeControl("reserve", 60, "forfeit", increment=5, cap=90), id="a reserve with a cap of its own"),
    ],
)
def test_a_clock_that_nobody_can_play_by_is_refused(control: TimeControl) -> None:
    with pytest.raises(BadTimeControl):
        check_control(control)


# In a match


def timed(service: Service, game: str, callers: list[Caller], control: TimeControl, **options: Any) -> Match:
    """A running sandbox of these players."""
    first, *others = callers
    wishes = [SeatWish("me"), *(SeatWish("open") for _ in others)]
    more: dict[str, Any] = {"options": options, "time_control": control, "sandbox": Sandbox()}
    match = open_match(service, first, game=game, seats=wishes, **more)
    for seat, caller in enumerate(others, start=1):
        match = take_seat(service, caller, match.id, seat)
    return match


def play_turn(service: Service, callers: list[Caller], match: Match, seat: int) -> None:
    """Choices of a seat until another one is asked."""
    while [one.seat for one in look_at_match(service, callers[0], match.id).asked] == [seat]:
        choose_any(service, callers[seat], match.id, seat)


def test_a_bank_is_paid_for_what_is_taken_and_grows_by_the_increment_up_to_the_cap(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = timed(service, "aqualin", [ann, bob], FISCHER)
    seat = match.asked[0].seat
    assert (match.asked[0].seconds_left, match.times[seat].bank) == (10 * DAY, 10 * DAY)

    advance(service, ann, match.id, 4 * DAY)
    choose_any(service, (ann, bob)[seat], match.id, seat)
    slow = look_at_match(service, ann, match.id)
    assert slow.times[seat].bank == pytest.approx(7 * DAY, abs=60)
    assert slow.times[1 - seat].bank == 10 * DAY
    for _ in range(6):
        number = look_at_match(service, ann, match.id).asked[0].seat
        choose_any(service, (ann, bob)[number], match.id, number)
    quick = look_at_match(service, ann, match.id)
    assert quick.times[1 - seat].bank == pytest.approx(12 * DAY, abs=60)


def test_a_reserve_is_touched_only_beyond_the_increment(service: Service, ann: Caller, bob: Caller) -> None:
    match = timed(service, "aqualin", [ann, bob], RESERVE)
    seat = match.asked[0].seat
    assert match.asked[0].seconds_left == 4 * DAY
    advance(service, ann, match.id, DAY // 2)
    choose_any(service, (ann, bob)[seat], match.id, seat)
    assert look_at_match(service, ann, match.id).times[seat].bank == 3 * DAY

    advance(service, ann, match.id, 2 * DAY)
    choose_any(service, (ann, bob)[1 - seat], match.id, 1 - seat)
    assert look_at_match(service, ann, match.id).times[1 - seat].bank == pytest.approx(2 * DAY, abs=60)


def test_sealed_decisions_have_their_own_clocks_and_a_hidden_change_of_mind_does_not_show(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = timed(service, "lanterns", [ann, bob, eve], FISCHER)
    advance(service, ann, match.id, DAY)
    choose(service, ann, match.id, 0, HIDE[0])
    advance(service, ann, match.id, 2 * DAY)
    withdraw(service, ann, match.id, 0, 1, if_match=asked(service, ann, match.id, 0).etag)
    choose(service, ann, match.id, 0, HIDE[1], if_match=asked(service, ann, match.id, 0).etag)
    advance(service, ann, match.id, DAY)
    choose(service, bob, match.id, 1, HIDE[0])
    choose(service, eve, match.id, 2, HIDE[2])

    banks = [time.bank for time in look_at_match(service, ann, match.id).times]
    assert banks == pytest.approx([10 * DAY, 7 * DAY, 7 * DAY], abs=60)


def test_in_an_any_turn_the_clock_is_the_sides(service: Service, ann: Caller, bob: Caller) -> None:
    match = timed(service, "lanterns", [ann, bob], FISCHER)
    choose(service, ann, match.id, 0, HIDE[0])
    choose(service, bob, match.id, 1, HIDE[1])
    advance(service, ann, match.id, 5 * DAY)
    choose(service, ann, match.id, 0, WAIT)

    found = look_at_match(service, ann, match.id)
    assert found.times[0].bank == found.times[1].bank == pytest.approx(7 * DAY, abs=60)
    assert asked(service, bob, match.id, 1).seconds_left == pytest.approx(7 * DAY, abs=60)


def test_a_house_bot_takes_over_and_hands_back(service: Service, ann: Caller, bob: Caller) -> None:
    match = timed(service, "aqualin", [ann, bob], TimeControl("per-decision", HOUR, "house"))
    seat, caller = match.asked[0].seat, (ann, bob)[match.asked[0].seat]
    advance(service, ann, match.id, HOUR)
    away = look_at_match(service, ann, match.id)
    assert away.status == "running"
    assert away.times[seat].stand_in == "medium"
    assert away.seats[seat].status == "taken"

    assert play_all_house(service) > 0
    receipt = read_decision(service, caller, match.id, seat, 1).receipt
    assert receipt is not None
    assert receipt.maker == "house"
    play_turn(service, [ann, bob], match, 1 - seat)
    back = come_back(service, caller, match.id, seat)
    assert back.times[seat].stand_in is None
    assert play_all_house(service) == 1  # a job that was sent before comes too late
    assert [one.seat for one in look_at_match(service, ann, match.id).asked] == [seat]
    choose_any(service, caller, match.id, seat)

    types = [event.public.TYPE for event in read_events(service, ann, match.id, None).events if event.public]
    assert [one for one in types if one in ("match.timed-out", "match.stood-in", "match.came-back")] == [
        "match.timed-out",
        "match.stood-in",
        "match.came-back",
    ]


def test_whoever_chooses_has_come_back(service: Service, ann: Caller, bob: Caller) -> None:
    match = timed(service, "aqualin", [ann, bob], TimeControl("per-decision", HOUR, "house"))
    seat, caller = match.asked[0].seat, (ann, bob)[match.asked[0].seat]
    advance(service, ann, match.id, HOUR)
    receipt = choose_any(service, caller, match.id, seat)
    assert receipt.maker == "seat"
    assert look_at_match(service, ann, match.id).times[seat].stand_in is None
    assert play_all_house(service) > 0  # jobs are there, but nothing to do for them
    assert look_at_match(service, ann, match.id).asked[0].seat == seat or receipt.next_decision is None
    assert read_decision(service, caller, match.id, seat, 1).receipt == receipt


def test_opponents_decide_and_the_late_may_still_choose_until_they_do(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = timed(service, "aqualin", [ann, bob], TimeControl("per-decision", HOUR, "opponents-decide"))
    seat, late, other = (
        match.asked[0].seat,
        *sorted((ann, bob), key=lambda one: one is not (ann, bob)[match.asked[0].seat]),
    )
    with pytest.raises(NotLapsed):
        claim(service, other, match.id, seat, "forfeit")
    advance(service, ann, match.id, HOUR)
    assert look_at_match(service, ann, match.id).times[seat].has_lapsed
    for caller in (late, eve):
        with pytest.raises(NotYourSeat):
            claim(service, caller, match.id, seat, "forfeit")
    waiting = claim(service, other, match.id, seat, "wait")
    assert not waiting.times[seat].has_lapsed
    assert waiting.asked[0].seconds_left == pytest.approx(HOUR, abs=5)

    advance(service, ann, match.id, HOUR)
    play_turn(service, [ann, bob], match, seat)
    advance(service, ann, match.id, HOUR)
    over = claim(service, late, match.id, 1 - seat, "forfeit")
    assert over.outcome is not None
    assert (over.outcome.ending, over.outcome.winners()) == ("forfeited", (seat,))


def test_where_no_opponent_says_anything_the_clock_plays_on(service: Service, ann: Caller, bob: Caller) -> None:
    """Nobody can stop a match by saying nothing."""
    match = timed(service, "aqualin", [ann, bob], TimeControl("per-decision", HOUR, "opponents-decide"))
    seat, caller = match.asked[0].seat, (ann, bob)[match.asked[0].seat]
    advance(service, ann, match.id, 2 * HOUR)
    receipt = read_decision(service, caller, match.id, seat, 1).receipt
    assert receipt is not None
    assert receipt.maker == "clock"


def test_a_private_turn_has_one_deadline(service: Service, ann: Caller, bob: Caller) -> None:
    """However many steps it has, it is one decision, and its clock is paid for once."""
    match = timed(service, "lanterns", [ann, bob], FISCHER, rounds=1)
    for seat, action in ((0, HIDE[0]), (1, HIDE[1]), (0, WAIT), (1, WAIT)):
        choose(service, (ann, bob)[seat], match.id, seat, action)
    one = look_at_match(service, ann, match.id).asked[0]
    caller = (ann, bob)[one.seat]
    assert asked(service, caller, match.id, one.seat).is_private

    advance(service, ann, match.id, 5 * DAY)
    choose(service, caller, match.id, one.seat, MARK[0], CLOSE)
    assert look_at_match(service, ann, match.id).times[one.seat].bank == pytest.approx(8 * DAY, abs=60)


def test_an_alarm_that_rings_ten_times_has_one_effect(service: Service, ann: Caller, bob: Caller) -> None:
    match = timed(service, "aqualin", [ann, bob], TimeControl("per-decision", HOUR, "house"))
    advance(service, ann, match.id, HOUR)
    before = rows(service, "select last_event from matches")
    assert [expire(service, match.id) for _ in range(10)] == [0] * 10
    assert rows(service, "select last_event from matches") == before
