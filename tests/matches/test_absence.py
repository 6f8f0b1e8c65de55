"""When clocks stand still: vacations, days off, quiet hours, pauses, outages; and who sees it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from seaboard.matches.advance import advance
from seaboard.matches.calendars import Rest
from seaboard.matches.clocks import TimeControl
from seaboard.matches.expire import expire, list_expired
from seaboard.matches.keep_beat import keep_beat
from seaboard.matches.list_matches import list_matches
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.pause import ask_for_pause, resume
from seaboard.matches.read_events import read_events
from seaboard.matches.refusals import (
    BadRest,
    BadVacation,
    NoClock,
    NoSandbox,
    NotSandbox,
    NotStarted,
    NotYourMatch,
    TooLate,
    UnknownVacation,
    VacationSpent,
)
from seaboard.matches.rest import book_vacation, end_vacation, list_vacations, read_week, set_week
from seaboard.matches.retime import retime_some
from seaboard.matches.service import Service
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import Sandbox, SeatWish, TimeLimit
from seaboard.matches.words.people import Caller
from seated import HIDE, asked, choose, choose_any, open_with, rows

DAY, HOUR = 86_400, 3600
RESTING = TimeControl("per-decision", DAY, "default-action", rests=True)
RESTLESS = TimeControl("per-decision", DAY, "default-action")


def timed(
    service: Service, game: str, ann: Caller, bob: Caller, control: TimeControl, *, sandbox: bool = False
) -> Match:
    wishes = [SeatWish("me"), SeatWish("open")]
    box = Sandbox() if sandbox else None
    match = open_match(service, ann, game=game, seats=wishes, time_control=control, sandbox=box)
    return take_seat(service, bob, match.id, 1)


def in_days(days: float) -> datetime:
    return datetime.now(UTC) + timedelta(days=days)


def types(service: Service, match: Match) -> list[str]:
    return [event.public.TYPE for event in read_events(service, None, match.id, None).events if event.public]


# Vacations


def test_a_vacation_moves_the_deadline_of_what_is_asked_already_and_opponents_see_it(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = timed(service, "lanterns", ann, bob, RESTING)
    before = [one.deadline for one in match.asked]
    vacation = book_vacation(service, ann, None, in_days(10))

    found = look_at_match(service, bob, match.id)
    assert found.times[0].away_until == vacation.ends_at
    assert found.times[0].is_resting
    assert not found.times[1].is_resting
    left = found.asked[0].seconds_left
    assert left is not None
    assert found.asked[0].deadline == pytest.approx(
        vacation.ends_at + timedelta(seconds=left), abs=timedelta(seconds=5)
    )
    assert found.asked[1].deadline == before[1]
    assert types(service, match)[-1] == "match.asked"


def test_lists_tell_who_rests_as_the_match_does_and_their_etag_changes_with_it(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = timed(service, "lanterns", ann, bob, RESTING)
    before = list_matches(service, bob, show="mine").etag
    book_vacation(service, ann, None, in_days(10))
    rows(service, "update vacations set ends_at = now() + interval '1 s'")
    resting = list_matches(service, bob, show="mine")
    assert resting.matches[0].times == look_at_match(service, bob, match.id).times
    assert [time.is_resting for time in resting.matches[0].times] == [True, False]
    rows(service, "update vacations set ends_at = starts_at + interval '1 us'")
    back = list_matches(service, bob, show="mine")
    assert not back.matches[0].times[0].is_resting
    assert len({before, resting.etag, back.etag}) == 3, "that a rest ends is told by no event"


def test_a_player_on_vacation_may_play_all_the_same(service: Service, ann: Caller, bob: Caller) -> None:
    match = timed(service, "lanterns", ann, bob, RESTING)
    book_vacation(service, ann, None, in_days(5))
    choose(service, ann, match.id, 0, HIDE[0])


def test_a_match_that_lets_no_rests_count_goes_on(service: Service, ann: Caller, bob: Caller) -> None:
    set_week(service, ann, Rest("UTC", ("monday", "tuesday", "wednesday")))
    match = timed(service, "lanterns", ann, bob, RESTLESS)
    book_vacation(service, ann, None, in_days(10))
    found = look_at_match(service, bob, match.id)
    assert found.asked[0].deadline == match.asked[0].deadline
    assert found.times[0].away_until is None
    assert match.started_at is not None
    assert match.asked[0].deadline == match.started_at + timedelta(days=1)


def test_the_budget_is_thirty_days_a_year_however_they_are_cut(service: Service, ann: Caller) -> None:
    year = datetime.now(UTC).year + 1
    start = min(datetime(year, 2, 1, tzinfo=UTC), in_days(300))
    for number in range(3):
        book_vacation(service, ann, start + timedelta(days=12 * number), start + timedelta(days=12 * number + 9))
    with pytest.raises(VacationSpent):
        book_vacation(service, ann, start + timedelta(days=40), start + timedelta(days=44))
    book_vacation(service, ann, start + timedelta(days=40), start + timedelta(days=43))
    with pytest.raises(VacationSpent):
        book_vacation(service, ann, start + timedelta(days=45), start + timedelta(days=46))


def test_a_vacation_over_new_year_takes_from_both_years(service: Service, ann: Caller) -> None:
    now = datetime.now(UTC)
    new_year = datetime(now.year + 1, 1, 1, tzinfo=UTC)
    if now > new_year - timedelta(days=6):
        new_year = new_year + timedelta(days=7)  # too late in the year: then all of it is in the next one
    book_vacation(service, ann, new_year - timedelta(days=5), new_year + timedelta(days=20))
    left = list_vacations(service, ann).days_left
    assert left in (25, 5)


@pytest.mark.parametrize(
    ("starts", "ends"),
    [
        pytest.param(-1, 5, id="in the past"),
        pytest.param(1, 1.9, id="less than a day"),
        pytest.param(1, 32, id="more than a year has"),
        pytest.param(400, 405, id="too far ahead"),
        pytest.param(11, 13, id="over another one"),
    ],
)
def test_a_vacation_that_cannot_be_is_refused(service: Service, ann: Caller, starts: float, ends: float) -> None:
    book_vacation(service, ann, in_days(10), in_days(12))
    with pytest.raises(BadVacation):
        book_vacation(service, ann, in_days(starts), in_days(ends))


def test_a_vacation_that_is_ended_early_costs_a_day_at_least_and_gives_back_the_rest(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = timed(service, "lanterns", ann, bob, RESTING)
    vacation = book_vacation(service, ann, None, in_days(10))
    found = end_vacation(service, ann, vacation.id)
    assert found.vacations[0].ends_at == vacation.starts_at + timedelta(days=1)
    assert look_at_match(service, bob, match.id).times[0].away_until == vacation.starts_at + timedelta(days=1)
    deadline = look_at_match(service, bob, match.id).asked[0].deadline
    assert deadline is not None
    assert deadline < vacation.starts_at + timedelta(days=2, minutes=1)
    with pytest.raises(UnknownVacation):
        end_vacation(service, bob, vacation.id)


def test_a_vacation_that_has_not_begun_is_called_off(service: Service, ann: Caller) -> None:
    vacation = book_vacation(service, ann, in_days(10), in_days(12))
    assert end_vacation(service, ann, vacation.id).vacations == ()


def test_nobody_is_late_while_a_vacation_that_no_deadline_shows_yet_goes_on(
    service: Service, ann: Caller, bob: Caller
) -> None:
    """As after a crash between the booking and the moving: the sweep reckons anew before it judges."""
    match = timed(service, "lanterns", ann, bob, RESTING)
    book_vacation(service, ann, None, in_days(3))
    rows(service, "update decisions set deadline = clock_timestamp() - interval '1 ms' where seat = 0")
    rows(service, "update deadlines set due_at = clock_timestamp() - interval '1 ms' where seat = 0")
    assert expire(service, match.id) == 0
    assert list_expired(service) == []
    choose(service, ann, match.id, 0, HIDE[0])


# The week


def test_days_off_and_quiet_hours_count_from_the_next_decision_on(service: Service, ann: Caller, bob: Caller) -> None:
    first = timed(service, "lanterns", ann, bob, RESTING)
    week = set_week(service, ann, Rest("Asia/Tokyo", ("saturday", "sunday", "monday"), "22:00", "07:00"))
    assert read_week(service, ann) == week
    assert look_at_match(service, bob, first.id).asked[0].deadline == first.asked[0].deadline
    second = timed(service, "lanterns", ann, bob, RESTING)
    ann_has, bob_has = (one.deadline for one in second.asked)
    assert ann_has is not None
    assert bob_has is not None
    assert ann_has - bob_has >= timedelta(hours=9)
    assert second.asked[0].seconds_left == DAY


@pytest.mark.parametrize(
    "week",
    [
        pytest.param(Rest("Mars/Olympus"), id="no such zone"),
        pytest.param(Rest("UTC", ("monday", "tuesday", "wednesday", "thursday")), id="too many days"),
        pytest.param(Rest("UTC", ("monday", "monday")), id="a day twice"),
        pytest.param(Rest("UTC", (), "22:00"), id="no end"),
        pytest.param(Rest("UTC", (), "22:00", "22:00"), id="all day"),
        pytest.param(Rest("UTC", (), "08:00", "23:00"), id="15 hours"),
    ],
)
def test_a_week_that_leaves_the_others_too_little_is_refused(service: Service, ann: Caller, week: Rest) -> None:
    with pytest.raises(BadRest):
        set_week(service, ann, week)


# Pauses


def test_a_match_is_paused_when_all_have_asked_and_resumed_by_any(service: Service, ann: Caller, bob: Caller) -> None:
    match = timed(service, "lanterns", ann, bob, RESTLESS, sandbox=True)
    advance(service, ann, match.id, 6 * HOUR)
    asking = ask_for_pause(service, ann, match.id, 0)
    assert (asking.is_paused, [time.wants_pause for time in asking.times]) == (False, [True, False])
    ask_for_pause(service, ann, match.id, 0)
    paused = ask_for_pause(service, bob, match.id, 1)
    assert paused.is_paused
    assert [one.deadline for one in paused.asked] == [None, None]

    advance(service, ann, match.id, 30 * DAY)
    assert look_at_match(service, ann, match.id).asked[0].seconds_left == pytest.approx(18 * HOUR, abs=60)
    resumed = resume(service, bob, match.id, 1)
    assert not resumed.is_paused
    assert resumed.asked[0].deadline is not None
    assert resumed.asked[0].deadline - resumed.now == pytest.approx(timedelta(hours=18), abs=timedelta(minutes=1))
    told = [one for one in types(service, match) if one in ("match.pause-asked", "match.paused", "match.resumed")]
    assert told == ["match.pause-asked", "match.pause-asked", "match.paused", "match.resumed"]


def test_what_is_chosen_while_paused_counts_and_the_next_clock_waits(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = timed(service, "aqualin", ann, bob, RESTLESS)
    ask_for_pause(service, ann, match.id, 0)
    ask_for_pause(service, bob, match.id, 1)
    seat = match.asked[0].seat
    choose_any(service, (ann, bob)[seat], match.id, seat)
    found = look_at_match(service, ann, match.id)
    assert (found.asked[0].deadline, found.asked[0].seconds_left) == (None, DAY)
    assert rows(service, "select count(*) from deadlines") == [(0,)]
    assert look_at_match(service, ann, resume(service, ann, match.id, 0).id).asked[0].deadline is not None


def test_one_who_has_asked_may_take_it_back(service: Service, ann: Caller, bob: Caller) -> None:
    match = timed(service, "lanterns", ann, bob, RESTLESS)
    ask_for_pause(service, ann, match.id, 0)
    assert not resume(service, ann, match.id, 0).times[0].wants_pause
    assert not ask_for_pause(service, bob, match.id, 1).is_paused


def test_there_is_no_pause_without_a_clock_or_a_start(service: Service, ann: Caller, bob: Caller) -> None:
    with pytest.raises(NoClock):
        ask_for_pause(service, ann, open_with(service, "aqualin", [ann, bob]).id, 0)
    waiting = open_match(service, ann, game="aqualin", seats=[SeatWish("me"), SeatWish("open")], time_control=RESTLESS)
    with pytest.raises(NotStarted):
        ask_for_pause(service, ann, waiting.id, 0)


# Outages


def test_deadlines_that_lapsed_while_the_service_was_down_are_extended_by_the_outage(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "lanterns", [ann, bob], limit=TimeLimit(HOUR, "forfeit"))
    assert not keep_beat(service)
    _turn_back(service, hours=10, beat=9)
    rows(service, "update heartbeats set beat_at = beat_at - interval '1 minute'")  # swept for an hour but a minute

    assert keep_beat(service)
    assert expire(service, match.id) == 0
    found = look_at_match(service, ann, match.id)
    assert found.status == "running"
    assert found.asked[0].seconds_left == pytest.approx(60, abs=30)
    choose(service, ann, match.id, 0, HIDE[0])
    assert not keep_beat(service)


def test_after_an_outage_all_deadlines_are_shown_where_they_are_now(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob], limit=TimeLimit(20 * HOUR, "forfeit"))
    keep_beat(service)
    _turn_back(service, hours=10, beat=5)
    before = look_at_match(service, ann, match.id).asked[0].deadline
    assert keep_beat(service)
    assert retime_some(service) is None
    after = look_at_match(service, ann, match.id).asked[0].deadline
    assert before is not None
    assert after is not None
    assert after - before == pytest.approx(timedelta(hours=5), abs=timedelta(minutes=1))


def test_a_breath_between_two_sweeps_is_no_outage(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob], limit=TimeLimit(HOUR, "forfeit"))
    keep_beat(service)
    _turn_back(service, hours=2, beat=0)
    rows(service, "update heartbeats set beat_at = clock_timestamp() - interval '50 seconds'")
    assert not keep_beat(service)
    seat = match.asked[0].seat
    with pytest.raises(TooLate):
        choose_any(service, (ann, bob)[seat], match.id, seat)
    assert expire(service, match.id) == 1


def _turn_back(service: Service, *, hours: int, beat: int) -> None:
    """All was asked so many hours earlier, and the clocks were swept for the last time so many hours ago."""
    rows(service, "update decisions set opened_at = opened_at - make_interval(hours => %s)", hours)
    rows(service, "update decisions set deadline = deadline - make_interval(hours => %s)", hours)
    rows(service, "update deadlines set due_at = due_at - make_interval(hours => %s)", hours)
    rows(
        service,
        """update timings set content = jsonb_set(content, '{clocks}', (
            select jsonb_agg(clock || jsonb_build_object(
                'since', (clock ->> 'since')::timestamptz - make_interval(hours => %s)
            )) from jsonb_array_elements(content -> 'clocks') as clock
        ))""",
        hours,
    )
    rows(service, "update heartbeats set beat_at = beat_at - make_interval(hours => %s)", beat)


# Sandboxes


def test_a_sandbox_has_the_seed_that_its_opener_chose_and_says_that_it_is_one(
    service: Service, ann: Caller, bob: Caller
) -> None:
    wishes = [SeatWish("me"), SeatWish("house", "easy")]
    matches = [
        open_match(service, ann, game="aqualin", seats=wishes, sandbox=Sandbox(bytes(range(32)))) for _ in range(2)
    ]
    assert matches[0].commitment == matches[1].commitment
    assert matches[0].is_sandbox
    states = rows(service, "select distinct state from matches")
    assert len(states) == 1
    assert not open_with(service, "aqualin", [ann, bob]).is_sandbox


def test_only_who_opened_a_sandbox_moves_its_clock_and_no_other_matchs(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = timed(service, "aqualin", ann, bob, RESTLESS, sandbox=True)
    with pytest.raises(NotYourMatch):
        advance(service, bob, match.id, 60)
    with pytest.raises(NotSandbox):
        advance(service, ann, timed(service, "aqualin", ann, bob, RESTLESS).id, 60)
    later = advance(service, ann, match.id, 60)
    assert later.now - match.now >= timedelta(seconds=60)
    deadline = look_at_match(service, ann, match.id).asked[0].deadline
    assert deadline == match.asked[0].deadline
    assert rows(service, "select due_at < %s from deadlines where match_id = %s", deadline, match.id) == [(True,)]


def test_a_house_bot_in_a_sandbox_is_not_outrun(service: Service, ann: Caller) -> None:
    wishes = [SeatWish("me"), SeatWish("house", "easy")]
    match = open_match(service, ann, game="lanterns", seats=wishes, time_control=RESTLESS, sandbox=Sandbox())
    advance(service, ann, match.id, 2 * DAY)
    found = look_at_match(service, ann, match.id)
    assert [(one.seat, one.has_chosen, one.deadline is None) for one in found.asked] == [
        (0, True, False),
        (1, False, True),
    ]


def test_a_service_that_is_not_set_to_opens_no_sandbox(service: Service, ann: Caller, bob: Caller) -> None:
    serious = Service(service.catalogue, service.database)
    with pytest.raises(NoSandbox):
        open_match(serious, ann, game="aqualin", seats=[SeatWish("me"), SeatWish("open")], sandbox=Sandbox())


def test_a_sealed_seat_is_shown_no_difference_by_time(service: Service, ann: Caller, bob: Caller) -> None:
    """What its clock has left goes on as if nothing had been sealed, so that it cannot tell of a change."""
    match = timed(service, "lanterns", ann, bob, RESTLESS, sandbox=True)
    choose(service, ann, match.id, 0, HIDE[0])
    advance(service, ann, match.id, HOUR)
    found = look_at_match(service, bob, match.id)
    assert found.asked[0].seconds_left == found.asked[1].seconds_left
    assert asked(service, ann, match.id, 0).status == "sealed"
