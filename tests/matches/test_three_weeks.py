"""A five-seat Walk the Plank by the sandbox's clock: three weeks of correspondence in a test of seconds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from seaboard.matches.advance import advance
from seaboard.matches.calendars import Rest
from seaboard.matches.clocks import TimeControl
from seaboard.matches.come_back import come_back
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.read_events import read_events
from seaboard.matches.rest import book_vacation, set_week
from seaboard.matches.retime import retime
from seaboard.matches.service import Service
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import Sandbox, SeatWish
from seaboard.store import timings
from seated import asked, choose_any, new_caller, play_all_house

DAY, HOUR = 86_400, 3600
CONTROL = TimeControl("fischer", 2 * DAY, "house", increment=DAY, cap=3 * DAY, rests=True)
ANN, BOB, CEM, DEE, EVE = EVERYBODY = range(5)


class Table:
    """The match and its five players."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.callers = [new_caller(service, name) for name in ("Ann", "Bob", "Cem", "Dee", "Eve")]
        set_week(service, self.callers[CEM], Rest("Europe/Berlin", (), "22:00", "10:00"))
        self.match = self._open().id

    def _open(self) -> Match:
        wishes = [SeatWish("me"), *(SeatWish("open") for _ in range(4))]
        service, seed = self.service, bytes(range(32))
        match = open_match(
            service,
            self.callers[0],
            game="walk-the-plank",
            seats=wishes,
            time_control=CONTROL,
            sandbox=Sandbox(seed),
        )
        for seat, caller in enumerate(self.callers[1:], start=1):
            match = take_seat(service, caller, match.id, seat)
        return match

    def look(self) -> Match:
        return look_at_match(self.service, self.callers[0], self.match)

    def pass_time(self, seconds: int) -> Match:
        advance(self.service, self.callers[0], self.match, seconds)
        play_all_house(self.service)
        return self.look()

    def play_a_day(self, present: Collection[int]) -> Match:
        """Those who are there make what they are asked, but one sealed choice each at most."""
        sealed = {one.seat for one in self.look().asked if one.has_chosen}
        while seat := next(iter(self._ready(present, sealed)), None):
            number = seat - 1
            if asked(self.service, self.callers[number], self.match, number).mode == "all":
                sealed.add(number)
            choose_any(self.service, self.callers[number], self.match, number, which=number * 7)
            play_all_house(self.service)
        return self.look()

    def _ready(self, present: Collection[int], sealed: Collection[int]) -> Sequence[int]:
        """Counted from 1."""
        match = self.look()
        waiting = [one.seat for one in match.asked if not one.has_chosen and match.times[one.seat].stand_in is None]
        return [
            seat + 1
            for seat in waiting
            if seat in present
            and not (seat in sealed and asked(self.service, self.callers[seat], self.match, seat).mode == "all")
        ]

    def told(self) -> Counter[str]:
        found: Counter[str] = Counter()
        after = 0
        while True:
            page = read_events(self.service, None, self.match, None, after=after)
            found.update(event.public.TYPE for event in page.events if event.public)
            after = page.last
            if not page.has_more:
                break
        return found


def deadlines(match: Match) -> dict[int, datetime]:
    return {one.seat: one.deadline for one in match.asked if one.deadline is not None}


def test_three_weeks_of_walk_the_plank(service: Service) -> None:
    table = Table(service)
    start = table.look().now
    everybody = set(EVERYBODY)

    # Quiet hours: Cem's deadline is later than his clock's time, Ann's is not
    match = table.look()
    left = {one.seat: timedelta(seconds=one.seconds_left or 0) for one in match.asked}
    assert deadlines(match)[CEM] - match.now - left[CEM] >= timedelta(hours=23)
    assert abs(deadlines(match)[ANN] - match.now - left[ANN]) < timedelta(seconds=2)

    # Vacation: Bob is away for nine days, and nobody's time runs out but that of who does not play
    match = table.play_a_day(everybody - {BOB})
    vacation = book_vacation(service, table.callers[BOB], match.now, match.now + timedelta(days=9))
    match = table.pass_time(8 * DAY)
    assert [one.seat for one in match.asked if not one.has_chosen] == [BOB]
    assert (match.times[BOB].is_resting, match.times[BOB].stand_in) == (True, None)
    assert match.times[BOB].away_until == vacation.ends_at
    assert table.told()["match.timed-out"] == 0
    table.pass_time(DAY)
    table.play_a_day({BOB})

    # A leaver: Dee is gone, a house bot plays for her, and goes when she is back
    table.play_a_day(everybody - {DEE})
    match = table.pass_time(3 * DAY)
    assert match.times[DEE].stand_in is not None
    assert table.told()["match.timed-out"] == 1
    table.play_a_day(everybody - {DEE})
    match = come_back(service, table.callers[DEE], table.match, DEE)
    assert match.times[DEE].stand_in is None
    match = table.play_a_day(everybody)
    assert sum(not one.has_chosen for one in match.asked) == 5

    # Two run out in the same round: each is resolved once, and the round goes on
    before = table.told()
    table.play_a_day(everybody - {DEE, EVE})
    match = table.pass_time(4 * DAY)
    assert [match.times[seat].stand_in is not None for seat in EVERYBODY] == [False, False, False, True, True]
    assert table.told()["match.timed-out"] == before["match.timed-out"] + 2
    for seat in (DEE, EVE):
        come_back(service, table.callers[seat], table.match, seat)
    table.play_a_day(everybody)

    # The service is down for a day: nobody is late by it, and all have as much time as before
    match = table.look()
    first = min(deadlines(match).values())
    match = table.pass_time(int((first - match.now).total_seconds()) - HOUR)
    before, was = table.told(), deadlines(match)
    with service.database.transaction() as tx:
        timings.add_outage(tx, match.now, match.now + timedelta(days=1))
    retime(service, table.match)  # as the sweep does that finds the gap
    match = table.pass_time(DAY)
    assert table.told()["match.timed-out"] == before["match.timed-out"]
    assert {seat: found - was[seat] for seat, found in deadlines(match).items() if seat != CEM} == dict.fromkeys(
        was.keys() - {CEM}, timedelta(days=1)
    )
    assert match.status == "running"

    # And it ends
    for _ in range(60):
        if table.look().status != "running":
            break
        table.play_a_day(everybody)
        if table.look().status == "running":
            table.pass_time(DAY)
    match = table.look()
    assert match.status == "finished"
    assert match.outcome is not None
    assert match.finished_at is not None
    assert match.finished_at - start > timedelta(days=21)
    assert table.told()["match.gave-up"] == 0
