"""Players, matches and choices for tests that go through the use cases, on a real database."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import psycopg

import seaboard.games
from seaboard.catalogue import Catalogue
from seaboard.engine.records import to_data
from seaboard.matches.authenticate import authenticate
from seaboard.matches.create_player import create_player
from seaboard.matches.decide import decide
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.play_house import play_house
from seaboard.matches.read_open_decisions import read_open_decision
from seaboard.matches.refusals import Refusal
from seaboard.matches.send_mail import send_mail
from seaboard.matches.service import Service
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.decisions import Decision, Receipt
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import SeatWish, TimeLimit
from seaboard.matches.words.people import Caller
from seaboard.store.database import Database
from seaboard.store.decisions import Job

T = TypeVar("T")

TOYS = Path(__file__).parent / "toys"
HIDE = [{"type": "lanterns.hide", "spot": spot} for spot in range(3)]
DIG = [{"type": "lanterns.dig", "spot": spot} for spot in range(3)]
MARK = [{"type": "lanterns.mark", "spot": spot} for spot in range(3)]
WAIT = {"type": "lanterns.wait"}
SOON_OVER: dict[str, dict[str, Any]] = {
    "amity": {"max-rounds": 10},
    "orca": {"max-rounds": 10},
    "jaws": {"amity-max-rounds": 8, "orca-max-rounds": 6},
}
"""Options by which long games are over sooner."""
CLOSE = {"type": "lanterns.close"}


@contextmanager
def running_service(database_url: str, *, house_delay: float = 0) -> Iterator[Service]:
    """A service with the toys among its games; its house bots answer at once."""
    service = Service(Catalogue([TOYS]), Database(database_url, 24), house_delay, has_sandbox=True)
    try:
        yield service
    finally:
        service.close()
        with suppress(ValueError):  # other tests find the real games alone
            seaboard.games.__path__.remove(str(TOYS))


def new_caller(service: Service, name: str) -> Caller:
    return authenticate(service, create_player(service, name).token)


def open_with(
    service: Service, game: str, callers: Sequence[Caller], *, limit: TimeLimit | None = None, **options: Any
) -> Match:
    """A running match of these players, in the order of their seats."""
    first, *others = callers
    wishes = [SeatWish("me"), *(SeatWish("open") for _ in others)]
    match = open_match(service, first, game=game, seats=wishes, options=options, time_limit=limit)
    for seat, caller in enumerate(others, start=1):
        match = take_seat(service, caller, match.id, seat)
    return match


def asked(service: Service, caller: Caller, match: str, seat: int) -> Decision:
    """The seat's pending decision."""
    decision = read_open_decision(service, caller, match, seat)
    assert decision is not None
    return decision


def choose(service: Service, caller: Caller, match: str, seat: int, *actions: Any, **more: Any) -> Receipt:
    """The seat's choice to whatever it is asked."""
    return decide(service, caller, match, seat, asked(service, caller, match, seat).number, list(actions), **more)


def choose_any(service: Service, caller: Caller, match: str, seat: int, which: int = 0) -> Receipt:
    """One of the seat's legal actions, as its choice."""
    decision = asked(service, caller, match, seat)
    action = to_data(decision.legal_actions[which % len(decision.legal_actions)])
    ending = [CLOSE] if decision.is_private and action != CLOSE else []
    return decide(service, caller, match, seat, decision.number, [action, *ending])


def play_on(service: Service, callers: Sequence[Caller], match: str, choices: int) -> None:
    """So many choices by whoever is asked, each another one of what is legal; fewer if the match ends."""
    for which in range(choices):
        seats = [one.seat for one in look_at_match(service, callers[0], match).asked if not one.has_chosen]
        if not seats:
            return
        choose_any(service, callers[seats[0]], match, seats[0], which)


def play_all_house(service: Service) -> int:
    """Do the work of relay and workers until nothing is left to do; how many jobs there were."""
    done = 0
    while jobs := send(service):
        for job in jobs:
            play_house(service, job.match_id, job.seat, job.number)
            done += 1
    return done


def send(service: Service) -> list[Job]:
    """One pass of the relay; the jobs that it sent."""
    jobs: list[Job] = []
    send_mail(service, jobs.append)
    return jobs


def at_once(count: int, act: Callable[[int], T]) -> list[T | Refusal]:
    """What happens when it is done so many times in parallel: results and refusals."""

    def attempt(index: int) -> T | Refusal:
        try:
            return act(index)
        except Refusal as refusal:
            return refusal

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(attempt, range(count)))


def rows(service: Service, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    """What lies in the tables."""
    with psycopg.connect(service.database.url, autocommit=True) as connection:
        cursor = connection.execute(statement.encode(), values)
        return cursor.fetchall() if cursor.description else []


def let_time_run_out(service: Service, match: str) -> None:
    """Every clock of the match has just run out."""
    rows(
        service,
        "update decisions set deadline = now() - interval '1 ms' where match_id = %s and deadline is not null",
        match,
    )
    rows(service, "update deadlines set due_at = now() - interval '1 ms' where match_id = %s", match)
