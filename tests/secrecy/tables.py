"""A match in its course over a wire, all its seats people, with the truth beside it and worlds to put in its place."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import psycopg

from seaboard.engine import codec
from seaboard.engine.chance import QuickChance, SeededChance
from seaboard.engine.events import Recorder, Viewer
from seaboard.engine.game import Choice
from seaboard.engine.play import AnyGame, choosers
from seaboard.engine.records import to_data
from seaboard.engine.states import State
from seaboard.matches.held import Held, look_for_the_house
from seaboard.matches.memories import recall
from seaboard.matches.publish_news import publish_news
from seaboard.matches.service import Service
from secrecy.wires import Person, Wire

NO_SEED = bytes(32)


def nothing() -> None:
    """Where requests are not counted there is nothing to forget."""


@dataclass
class Table:
    """`people` hold the seats in order; `stranger` has an account and no seat, `passer` has neither."""

    service: Service
    game: str
    people: list[Person]
    stranger: Person
    passer: Person
    match: str
    draws: random.Random
    forget: Callable[[], None]
    """Has everybody's requests uncounted, so that each look begins with as many left."""
    met: list[Any] = field(default_factory=list)
    """Actions that were legal once, as data."""

    @classmethod
    def open(
        cls, service: Service, wire: Wire, game: str, seed: int, forget: Callable[[], None] = nothing, **more: Any
    ) -> Table:
        """A running match of as many people as the game takes at least."""
        count = min(service.find_game(game).game.facts.chairs)
        people = [Person.register(wire, f"Person {seat}") for seat in range(count)]
        wishes = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
        body = {"game": game, "seats": wishes, **more}
        match = people[0].ask("POST", "/v1/matches", body, Idempotency_Key=str(uuid4()))["id"]
        for seat, person in enumerate(people[1:], start=1):
            person.ask("PUT", f"/v1/matches/{match}/seats/{seat}")
        stranger = Person.register(wire, "Stranger")
        return cls(service, game, people, stranger, Person(wire), match, random.Random(f"{game}/{seed}"), forget)

    @property
    def path(self) -> str:
        return f"/v1/matches/{self.match}"

    @property
    def rules(self) -> AnyGame:
        return self.service.find_game(self.game).game

    @property
    def viewers(self) -> list[Viewer]:
        return [None, *range(len(self.people))]

    def asker(self, viewer: Viewer) -> Person:
        """Who looks as this viewer."""
        return self.stranger if viewer is None else self.people[viewer]

    # The truth

    def held(self) -> Held:
        with self.service.database.snapshot() as tx:
            return look_for_the_house(self.service, tx, self.match)

    def rooms(self) -> dict[str, tuple[int, ...]]:
        """Where seats may talk now, and which of them."""
        return {name: tuple(seats) for name, seats in self.rules.channels(self.held().state).items()}

    def memory(self, viewer: Viewer) -> Any:
        with self.service.database.snapshot() as tx:
            return recall(tx, look_for_the_house(self.service, tx, self.match), viewer)

    def sample(self, viewer: Viewer) -> State:
        """A world that the viewer cannot rule out."""
        state = self.held().state
        chance = QuickChance(self.draws.randbytes(8))
        world: State = self.rules.sample_state(self.rules.view(state, viewer), self.memory(viewer), viewer, chance)
        return world

    def put(self, world: State) -> None:
        """From now on this is the truth."""
        with psycopg.connect(self.service.database.url) as connection:
            connection.execute("update matches set state = %s where id = %s", [codec.encode(world), self.match])

    def publish(self) -> None:
        """What players are to be told is in their feeds; a relay that runs beside may be doing the same."""
        with psycopg.connect(self.service.database.url, autocommit=True) as connection:
            while connection.execute("select 1 from news where match_id = %s limit 1", [self.match]).fetchone():
                if not publish_news(self.service):
                    time.sleep(0.02)

    @contextmanager
    def undone(self) -> Iterator[None]:
        """Afterwards every row of the match is as it was before the block, and every player's number of notices."""
        self.publish()
        kept = Kept(self.service.database.url, self.match)
        try:
            yield
        finally:
            kept.restore()

    # Playing

    def asked(self) -> list[int]:
        """The seats that have an open decision."""
        return [
            seat for seat, row in sorted(self.held().pending.items()) if row.status == "open" and not row.has_chosen
        ]

    def open_decision(self, seat: int) -> int:
        return self.held().pending[seat].number

    def draw_choice(self, seat: int, state: State | None = None) -> Choice:
        """A legal choice at random: of a private turn the whole turn."""
        truth = (state or self.held().state).copy()
        turn, actions, events = self.rules.turn(truth), list[Any](), Recorder()
        assert turn is not None
        while True:
            actions.append(self.draws.choice(self.rules.legal_actions(truth, seat)))
            if not turn.private or turn.mode == "all":
                return tuple(actions)
            self.rules.apply(truth, {seat: actions[-1]}, SeededChance(NO_SEED), events)
            if events.told:
                return tuple(actions)

    def choose(self, seat: int, choice: Choice, **headers: str) -> Any:
        """The seat's choice over the wire; it must be taken."""
        actions = [to_data(action) for action in choice]
        place = f"{self.path}/seats/{seat}/decisions/{self.open_decision(seat)}/choice"
        return self.people[seat].ask("PUT", place, {"actions": actions}, **headers)

    def play(self, choices: int) -> bool:
        """So many random choices of whoever is asked; False if the match ended."""
        for _ in range(choices):
            seats = self.asked()
            if not seats:
                return False
            seat = self.draws.choice(seats)
            choice = self.draw_choice(seat)
            self.met.extend(to_data(action) for action in choice[:2])
            self.choose(seat, choice)
        return self.rules.turn(self.held().state) is not None

    def play_until(self, is_so: Any, at_most: int = 300) -> None:
        """Random choices until the game's turn is as wanted."""
        for _ in range(at_most):
            if is_so(self.rules.turn(self.held().state)):
                return
            assert self.play(1), "the match ended before there was such a turn"
        raise AssertionError("there is no such turn")

    def choosers(self) -> tuple[int, ...]:
        return choosers(self.rules, self.held().state)


class Kept:
    """Every row of one match as it was, whatever tables there are; what waits in the outbox is left alone."""

    def __init__(self, url: str, match: str) -> None:
        self._url = url
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("drop schema if exists kept cascade")
            connection.execute("create schema kept")
            found = connection.execute(
                "select table_name from information_schema.columns where table_schema = 'public'"
                " and column_name = 'match_id' and table_name not in ('outbox', 'matches')"
            )
            seated = connection.execute("select player_id from seats where match_id = %s", [match]).fetchall()
            players = ", ".join(f"'{player}'" for (player,) in seated)
            self._tables: Mapping[str, str] = {
                "matches": f"id = '{match}'",
                "feeds": f"player_id in ({players})",
                **{str(name): f"match_id = '{match}'" for (name,) in found},
            }
            for table, of_it in self._tables.items():
                kept = f"create table kept.{table} as select * from {table} where {of_it}"
                connection.execute(kept.encode())

    def restore(self) -> None:
        with psycopg.connect(self._url) as connection:
            connection.execute("set local session_replication_role = replica")  # what refers to a row may wait for it
            for table, of_it in self._tables.items():
                connection.execute(f"delete from {table} where {of_it}".encode())
                insert = f"insert into {table} overriding system value select * from kept.{table}"
                connection.execute(insert.encode())
            connection.execute("drop schema kept cascade")
