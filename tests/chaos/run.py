"""One run: clients play while everything goes wrong; then nothing of it must be seen in the tables."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from threading import Event
from typing import Any

import psycopg

from chaos.players import KINDS, Diary, Kind, Table
from chaos.site import ChaosSite, running_site
from chaos.trouble import Trouble
from chaos.witness import count, false_steps
from ledger import Ledger, faults_of, lost_or_doubled
from seaboard.catalogue import Catalogue

SECONDS_TO_SETTLE = 45.0
GRACE = 5.0
"""Seconds that a deadline may be overdue, and a row of the outbox unsent, once all is quiet."""


@dataclass
class Report:
    """What was done, what came of it, and what must not have."""

    seconds: float = 0.0
    trouble: Counter[str] = field(default_factory=Counter)
    matches: int = 0
    finished: int = 0
    choices: int = 0
    receipts: int = 0
    repeats: int = 0
    refused: int = 0
    events: int = 0
    by_the_clock: int = 0
    cuts: int = 0
    states: int = 0
    violations: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [
            f"chaos for {self.seconds:.0f} s: {self.matches} matches, {self.finished} finished",
            f"  {self.choices} choices in the logs, {self.by_the_clock} of them by a clock; {self.states} states seen",
            f"  {self.receipts} receipts, {self.repeats} choices repeated, {self.refused} refused as overtaken",
            f"  {self.events} events heard, {self.cuts} answers broken off",
            *(f"  {count:>4} × {what}" for what, count in sorted(self.trouble.items())),
            f"{len(self.violations)} violations",
            *(f"  {violation}" for violation in self.violations[:40]),
        ]
        return "\n".join(lines)


def run(
    seconds: float,
    tables: int,
    seed: int,
    *,
    pause: float = 1.5,
    kinds: tuple[Kind, ...] = KINDS,
    patience: float = SECONDS_TO_SETTLE,
    broker: str = "",
    stop_at_fault: bool = False,
    **variables: str,
) -> Report:
    """Play at so many tables for so long, with trouble every `pause` seconds or so (0: none at all); `stop_at_fault`:
    until a client has met the first one."""
    draws, report, diary, stop = random.Random(seed), Report(), Diary(), Event()
    with running_site(random.Random(seed), broker, **variables) as site:
        trouble = Trouble(site, draws)
        players = [
            Table(site.url, number, kinds[number % len(kinds)], diary, stop, random.Random(f"{seed}/{number}"))
            for number in range(tables)
        ]
        began = time.monotonic()
        _go_wrong(site, trouble, began + seconds, pause, lambda: stop_at_fault and bool(diary.faults))
        stop.set()
        _settle(site, trouble, players, patience)
        report.seconds = time.monotonic() - began
        report.trouble = trouble.made
        report.cuts = sum(proxy.cuts_made for proxy in site.proxies)
        _judge(site, diary, report)
    return report


def _go_wrong(site: ChaosSite, trouble: Trouble, end: float, pause: float, is_enough: Callable[[], bool]) -> None:
    due = time.monotonic() + 2 * pause
    while time.monotonic() < end and not is_enough():
        site.supervisor.tend()
        trouble.tend()
        if pause and time.monotonic() > due:
            trouble.make()
            due = time.monotonic() + trouble.draws.uniform(0.5, 1.5) * pause
        time.sleep(0.1)


def _settle(site: ChaosSite, trouble: Trouble, players: list[Table], patience: float) -> None:
    """No more trouble: all processes come back, the clients stop, and what was left is sent and swept."""
    trouble.end()
    end = time.monotonic() + patience
    quiet_since = time.monotonic()
    while time.monotonic() < end and time.monotonic() - quiet_since < GRACE / 2:
        site.supervisor.tend()
        if any(player.thread.is_alive() for player in players) or not _is_quiet(site):
            quiet_since = time.monotonic()
        time.sleep(0.2)


def _is_quiet(site: ChaosSite) -> bool:
    """All matches are over, by clocks that run out if by nothing else."""
    try:
        return all(row == "finished" for row in _column(site, "select status from matches where status <> 'open'"))
    except psycopg.Error:
        return False


def _column(site: ChaosSite, statement: str) -> list[Any]:
    with psycopg.connect(site.database_url, connect_timeout=2) as connection:
        return [row[0] for row in connection.execute(statement.encode()).fetchall()]


# The verdict


def _judge(site: ChaosSite, diary: Diary, report: Report) -> None:
    matches, games = sorted(set(diary.matches)), Catalogue()
    ledgers = [Ledger(site.database_url, match) for match in matches]
    report.matches = len(matches)
    report.finished = sum(ledger.match.status == "finished" for ledger in ledgers)
    report.choices = sum(len(ledger.log) for ledger in ledgers)
    report.by_the_clock = sum(row.maker == "clock" for ledger in ledgers for row in ledger.decisions)
    report.receipts, report.repeats, report.refused = len(diary.receipts), diary.repeats, diary.refused
    report.events = sum(len(heard) for heard in diary.heard.values())
    report.violations += diary.faults
    report.violations += faults_of(site.database_url, games, matches)
    report.violations += lost_or_doubled(site.database_url, diary.receipts.values())
    report.violations += _standing_still(site)
    report.violations += _wrong_feeds(ledgers, diary)
    report.violations += _wrong_notices(site)
    report.violations += false_steps(site.database_url, ledgers, games)
    report.states = count(site.database_url)


def _standing_still(site: ChaosSite) -> Iterator[str]:
    """A running match waits on a deadline that is still to come, and nothing waits to be sent."""
    late = f"< clock_timestamp() - interval '{GRACE} s'"
    for match in _column(
        site,
        "select id::text from matches m where status = 'running' and not exists"
        " (select from deadlines d where d.match_id = m.id)",
    ):
        yield f"{match} runs and waits for nothing"
    for match in _column(site, f"select match_id::text from deadlines where due_at {late}"):
        yield f"{match} has a deadline that nobody kept"
    for kind in _column(site, f"select kind from outbox where due_at {late}"):
        yield f"a row of the outbox was not sent: {kind}"


def _wrong_feeds(ledgers: list[Ledger], diary: Diary) -> Iterator[str]:
    """What a client heard is the beginning of what is stored for its seat, without gap, double or change."""
    stored = {str(ledger.match.id): ledger for ledger in ledgers}
    for (match, seat), heard in diary.heard.items():
        rows = [row for row in stored[match].events if row.numbers[seat + 1] is not None]
        if [event["number"] for event in heard] != list(range(1, len(heard) + 1)):
            yield f"the feed of seat {seat} in {match} has a gap or a double"
        for event, row in zip(heard, rows, strict=False):
            own = (row.own or {}).get(str(seat))
            if (event["number"], event["public"], event["own"]) != (row.numbers[seat + 1], row.public, own):
                yield f"event {event['number']} of seat {seat} in {match} was heard otherwise than it is stored"


def _wrong_notices(site: ChaosSite) -> Iterator[str]:
    """What each player was told across its matches is numbered from 1 without a gap, and nothing waits to be told."""
    for player in _column(
        site,
        "select player_id::text from feeds left join notices using (player_id) group by player_id, last"
        " having count(number) <> last or max(number) <> last",
    ):
        yield f"the feed of {player} has a gap"
    for topic in _column(site, "select topic from news"):
        yield f"a player was not told: {topic}"
