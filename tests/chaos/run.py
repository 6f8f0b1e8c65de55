"""One run: clients play while everything goes wrong; then nothing of it must be seen in the tables."""

from __future__ import annotations

import random
import resource
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from threading import Event
from types import MappingProxyType

import psycopg

from chaos.diary import Diary
from chaos.judge import Verdict, judge, unrest
from chaos.players import KINDS, Kind, Table
from chaos.site import ChaosSite, running_site
from chaos.trouble import Trouble

SECONDS_TO_SETTLE = 60.0
SECONDS_OF_QUIET = 2.5
SECONDS_A_WORD = 30.0
"""How often it is said how far the run is."""
NONE: Mapping[str, str] = MappingProxyType({})
Say = Callable[[str], None]


def say_nothing(_text: str) -> None:
    """For runs that nobody watches."""


@dataclass
class Report:
    """What was done, what came of it, and what must not have. Times are in seconds, `memory` in MiB at its highest."""

    troubled: float = 0.0
    settling: float = 0.0
    judging: float = 0.0
    memory: float = 0.0
    trouble: Counter[str] = field(default_factory=Counter)
    receipts: int = 0
    repeats: int = 0
    refused: int = 0
    events: int = 0
    feeds: int = 0
    cuts: int = 0
    severed: int = 0
    verdict: Verdict = field(default_factory=Verdict)

    @property
    def violations(self) -> list[str]:
        return self.verdict.violations

    def __str__(self) -> str:
        found, matches = self.verdict, ", ".join(f"{many} {status}" for status, many in self.verdict.statuses.items())
        lines = [
            f"chaos for {self.troubled:.0f} s, settled in {self.settling:.0f} s, judged in {self.judging:.0f} s"
            f" with {self.memory:.0f} MiB at most",
            f"  {found.statuses.total()} matches: {matches}",
            f"  {found.choices} choices in the logs, {found.by_the_clock} by a clock; {found.states} states seen",
            f"  {self.receipts} receipts, {self.repeats} choices repeated, {self.refused} refused as overtaken",
            f"  {self.events} events heard in {self.feeds} feeds, {found.whole_feeds} of them to the end",
            f"  {self.cuts} answers broken off, {self.severed} connections severed",
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
    say: Say = say_nothing,
    variables: Mapping[str, str] = NONE,
) -> Report:
    """Play at so many tables for so long, with trouble every `pause` seconds or so (0: none at all); `stop_at_fault`:
    until a client has met the first one. `patience` is how many seconds it may take until all is quiet afterwards, and
    `variables` are of the environment of all processes."""
    draws, report, diary, stop = random.Random(seed), Report(), Diary(), Event()
    with running_site(random.Random(seed), broker, **variables) as site:
        say(f"{', '.join(site.names)} are up; {tables} tables play for {seconds:.0f} s")
        trouble = Trouble(site, draws)
        players = [
            Table(site.url, number, kinds[number % len(kinds)], diary, stop, random.Random(f"{seed}/{number}"))
            for number in range(tables)
        ]
        began = time.monotonic()

        def is_enough() -> bool:
            return stop_at_fault and bool(diary.faults)

        _go_wrong(site, trouble, began + seconds, pause, is_enough, lambda left: say(_so_far(left, trouble, diary)))
        stop.set()
        ended = time.monotonic()
        say(f"no more trouble after {ended - began:.0f} s; waiting until all is quiet, {patience:.0f} s at most")
        restless = _settle(site, trouble, players, patience)
        settled = time.monotonic()
        say(f"judging {len(diary.matches)} matches")
        report.verdict = judge(site.database_url, diary, say)
        report.violations.extend(restless)
        report.troubled, report.settling, report.judging = ended - began, settled - ended, time.monotonic() - settled
        report.cuts = sum(proxy.cuts_made for proxy in site.proxies)
        _count(report, trouble, diary)
    return report


def _count(report: Report, trouble: Trouble, diary: Diary) -> None:
    report.trouble, report.severed = trouble.made, trouble.severed
    report.receipts, report.repeats, report.refused = diary.count_receipts(), diary.repeats, diary.refused
    report.events, report.feeds = diary.count_events(), sum(map(len, diary.heard.values()))
    report.memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _go_wrong(
    site: ChaosSite,
    trouble: Trouble,
    end: float,
    pause: float,
    is_enough: Callable[[], bool],
    tell: Callable[[float], None],
) -> None:
    """Until the end, or until it is enough; how many seconds are left is told now and then."""
    due, next_word = time.monotonic() + 2 * pause, time.monotonic() + SECONDS_A_WORD
    while time.monotonic() < end and not is_enough():
        site.supervisor.tend()
        if pause and time.monotonic() > due:
            trouble.make()
            due = time.monotonic() + trouble.draws.uniform(0.5, 1.5) * pause
        if time.monotonic() > next_word:
            next_word += SECONDS_A_WORD
            tell(end - time.monotonic())
        time.sleep(0.1)


def _so_far(left: float, trouble: Trouble, diary: Diary) -> str:
    done = f"{len(diary.matches)} matches, {diary.count_receipts()} receipts, {trouble.made.total()} troubles"
    return f"{left:.0f} s to go: {done}, {len(diary.faults)} faults met by clients"


def _settle(site: ChaosSite, trouble: Trouble, players: list[Table], patience: float) -> list[str]:
    """No more trouble: all processes come back, the clients stop, and what was left is sent and swept. What was still
    going on when patience was at its end, if that must not be: a match may wait for its deadline."""
    trouble.end()
    end, quiet_since = time.monotonic() + patience, time.monotonic()
    restless: list[str] = []
    while time.monotonic() < end and time.monotonic() - quiet_since < SECONDS_OF_QUIET:
        site.supervisor.tend()
        restless = _unrest(site, players)
        if restless:
            quiet_since = time.monotonic()
        time.sleep(0.2)
    return [f"not quiet after {patience:.0f} s: {what}" for what in restless if not what.endswith(" running")]


def _unrest(site: ChaosSite, players: list[Table]) -> list[str]:
    at_it = sum(player.thread.is_alive() for player in players)
    try:
        found = unrest(site.database_url)
    except psycopg.Error as error:
        found = [f"the database does not answer: {error}"]
    return [*found, *([f"{at_it} tables still played at"] if at_it else [])]
