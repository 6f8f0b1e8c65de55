"""A hash of the state for each action, written down by the database itself in the transaction that stores the state."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import psycopg

from ledger import Ledger, Tables
from seaboard.catalogue import Catalogue

TRIGGER = """
create table witness (match uuid, entry integer, digest text, primary key (match, entry, digest));
create function bear_witness() returns trigger language plpgsql as $$
begin
    insert into witness values (new.id, new.last_choice, encode(sha256(new.state), 'hex')) on conflict do nothing;
    return null;
end $$;
create trigger witness after update on matches
    for each row when (new.state is not null) execute function bear_witness();
"""


def call_witness(url: str) -> None:
    """From here on each state that is stored is seen."""
    with psycopg.connect(url) as connection:
        connection.execute(TRIGGER)


def dismiss_witness(url: str) -> None:
    """Nothing is seen any more, and what was is forgotten."""
    with psycopg.connect(url) as connection:
        connection.execute("drop function bear_witness cascade")
        connection.execute("drop table witness")


def false_steps(tables: Tables, ledger: Ledger, games: Catalogue) -> Iterator[str]:
    """Where what was stored after an action is not what the log leads to up to there: each state, and each but once."""
    if ledger.match.state is None:
        return
    true, stored = ledger.played(games).hashes, defaultdict[int, set[str]](set)
    for entry, found in tables.execute("select entry, digest from witness where match = %s", [ledger.id]):
        stored[entry].add(found)
    for entry in sorted(set(stored) | set(range(len(true)))):
        expected = {true[entry]} if entry < len(true) else set()
        if stored[entry] != expected and not (_is_passed(ledger, entry) and not stored[entry]):
            yield f"{ledger.id}: after entry {entry} the stored state is not what the log leads to"


def _is_passed(ledger: Ledger, entry: int) -> bool:
    """Whether the next entry was made in the same transaction, as when two seats run out of time at one moment."""
    pair = ledger.log[max(0, entry - 1) : entry + 1]
    return entry > 0 and len(pair) == 2 and pair[0].made_at == pair[1].made_at


def count(tables: Tables) -> int:
    """How many states were seen."""
    row = tables.execute("select count(*) from witness").fetchone()
    return 0 if row is None else int(row[0])
