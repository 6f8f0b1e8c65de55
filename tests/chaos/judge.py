"""The verdict: what the tables must say once all is quiet. Each match is read once and played again once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import psycopg

from chaos.diary import Diary, Heard, mark
from chaos.witness import count, false_steps
from ledger import Ledger, Tables, lost_of, reading
from seaboard.catalogue import Catalogue

GRACE = 5.0
"""Seconds that a deadline may be overdue, and a row of a running match's outbox unsent."""
SECONDS_A_WORD = 10.0
"""How often it is said how far judging is."""


@dataclass
class Verdict:
    """What was counted, and what must not have been."""

    statuses: Counter[str] = field(default_factory=Counter)
    choices: int = 0
    by_the_clock: int = 0
    whole_feeds: int = 0
    states: int = 0
    violations: list[str] = field(default_factory=list)


def judge(url: str, diary: Diary, say: Callable[[str], None]) -> Verdict:
    """All of it; at first what must be so at this moment."""
    verdict = Verdict(violations=list(diary.faults))
    verdict.violations += standing_still(url)
    verdict.violations += wrong_notices(url)
    matches = sorted({*_column(url, "select id::text from matches"), *diary.matches})
    games, next_word = Catalogue(), monotonic() + SECONDS_A_WORD
    with reading(url) as tables:
        for done, match in enumerate(matches):
            _judge_match(tables, match, diary, games, verdict)
            if monotonic() > next_word:
                next_word = monotonic() + SECONDS_A_WORD
                say(f"judged {done + 1} of {len(matches)} matches, {len(verdict.violations)} violations")
        verdict.states = count(tables)
    return verdict


def _judge_match(tables: Tables, match: str, diary: Diary, games: Catalogue, verdict: Verdict) -> None:
    try:
        ledger = Ledger(tables, match)
    except LookupError:
        verdict.violations.append(f"{match} was opened, and is not there")
        return
    heard = diary.heard.get(match, {})
    verdict.statuses[ledger.match.status] += 1
    verdict.choices += len(ledger.log)
    verdict.by_the_clock += sum(row.maker == "clock" for row in ledger.decisions)
    verdict.whole_feeds += sum(feed.is_whole for feed in heard.values())
    verdict.violations += (f"{match}: {fault}" for fault in ledger.faults(games))
    verdict.violations += lost_of(ledger, diary.receipts.get(match, {}).values())
    verdict.violations += wrong_feeds(ledger, heard)
    verdict.violations += false_steps(tables, ledger, games)


def wrong_feeds(ledger: Ledger, feeds: dict[int, Heard]) -> Iterator[str]:
    """What a client heard is what is stored for its viewer, without gap, double or change: all of it, if it has heard
    the match's end, and else as far as it has come."""
    for slot, heard in feeds.items():
        stored = [_mark(row, slot) for row in ledger.events if row.numbers[slot] is not None]
        whose = f"{ledger.match.id}: the feed of {'the spectators' if slot == 0 else f'seat {slot - 1}'}"
        if len(heard) > len(stored) or (heard.is_whole and len(heard) < len(stored)):
            yield f"{whose} has {len(stored)} events, and {len(heard)} were heard"
        other = next((at for at in range(min(len(heard), len(stored))) if heard.part(at) != stored[at]), None)
        if other is not None:
            yield f"{whose} was heard otherwise than it is stored, from event {other + 1} on"


def _mark(row: Any, slot: int) -> bytes:
    return mark(row.numbers[slot], row.public, (row.own or {}).get(str(slot - 1)))


def standing_still(url: str) -> Iterator[str]:
    """A running match waits on a deadline that is still to come, and nothing waits to be sent."""
    late = f"< clock_timestamp() - interval '{GRACE} s'"
    for match in _column(
        url,
        "select id::text from matches m where status = 'running' and not exists"
        " (select from deadlines d where d.match_id = m.id)",
    ):
        yield f"{match} runs and waits for nothing"
    for match in _column(url, f"select match_id::text from deadlines where due_at {late}"):
        yield f"{match} has a deadline that nobody kept"
    for kind in _column(
        url,
        f"select kind from outbox o where due_at {late} or not exists"
        " (select from matches m where m.id = o.match_id and m.status = 'running')",
    ):
        yield f"a row of the outbox was not sent: {kind}"


def wrong_notices(url: str) -> Iterator[str]:
    """What each player was told across its matches is numbered from 1 without a gap, and nothing waits to be told."""
    for player in _column(
        url,
        "select player_id::text from feeds left join notices using (player_id) group by player_id, last"
        " having count(number) <> last or max(number) <> last",
    ):
        yield f"the feed of {player} has a gap"
    for topic in _column(
        url,
        "select topic from news n where not exists"
        " (select from matches m where m.id = n.match_id and m.status = 'running')",
    ):
        yield f"a player was not told: {topic}"


def unrest(url: str) -> list[str]:
    """What is still going on, in words; empty once all is quiet."""
    found = {
        "running": "select id from matches where status = 'running'",
        "in the outbox": "select id from outbox",
        "news": "select id from news",
    }
    counts = {what: len(_column(url, statement)) for what, statement in found.items()}
    return [f"{many} {what}" for what, many in counts.items() if many]


def _column(url: str, statement: str) -> list[Any]:
    with psycopg.connect(url, connect_timeout=2) as connection:
        return [row[0] for row in connection.execute(statement.encode()).fetchall()]
