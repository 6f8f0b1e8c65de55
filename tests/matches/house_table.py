"""A match among house bots of which a test chooses the seed, and what a bot would answer if the truth were another."""

from __future__ import annotations

import hashlib
from typing import Any

from seaboard.engine import codec
from seaboard.engine.chance import QuickChance
from seaboard.engine.play import AnyGame
from seaboard.engine.states import State
from seaboard.matches.held import Held, look_for_the_house
from seaboard.matches.memories import recall
from seaboard.matches.open_match import open_match
from seaboard.matches.play_house import play_house
from seaboard.matches.service import Service
from seaboard.matches.start_match import start_match
from seaboard.matches.words.opening import SeatWish
from seaboard.matches.words.people import Caller
from seated import rows

SECONDS_TO_THINK = 3600.0


class HouseTable:
    """The bots answer when they are told to; what one thinks is looked at before it is its answer."""

    def __init__(self, service: Service, caller: Caller, game: str, level: str, label: str) -> None:
        self.service = service
        self.slow = Service(service.catalogue, service.database, SECONDS_TO_THINK)
        self.game: AnyGame = service.find_game(game).game
        seats = [SeatWish("house", level=level)] * min(self.game.facts.chairs)
        self.id = open_match(service, caller, game=game, seats=seats, start="call").id
        seed = hashlib.sha256(label.encode()).digest()
        rows(service, "update matches set seed = %s where id = %s", seed, self.id)
        start_match(service, caller, self.id)
        self.draws = QuickChance(label)

    def held(self) -> Held:
        with self.service.database.snapshot() as tx:
            return look_for_the_house(self.service, tx, self.id)

    def asked(self) -> tuple[int, int] | None:
        """The first seat that is to choose, and the number of its decision; None at the end."""
        waiting = sorted((seat, row) for seat, row in self.held().pending.items() if not row.has_chosen)
        return next(((seat, row.number) for seat, row in waiting if row.status == "open"), None)

    def memory(self, seat: int) -> Any:
        with self.service.database.snapshot() as tx:
            return recall(tx, look_for_the_house(self.service, tx, self.id), seat)

    def advance(self) -> None:
        """The bot of the first seat that is to choose does."""
        asked = self.asked()
        assert asked is not None
        assert play_house(self.service, self.id, *asked)

    def world(self, seat: int) -> State:
        """One that the seat cannot rule out, drawn from the game's prior."""
        view = self.game.view(self.held().state, seat)
        world: State = self.game.sample_state(view, self.memory(seat), seat, self.draws)
        return world

    def thought(self, seat: int, number: int) -> list[Any]:
        """What a worker that gets the job prepares as the answer; nothing else changes."""
        assert play_house(self.slow, self.id, seat, number)
        place = "match_id = %s and seat = %s and number = %s"
        ((prepared,),) = rows(self.service, f"select prepared from decisions where {place}", self.id, seat, number)
        rows(self.service, f"update decisions set prepared = null where {place}", self.id, seat, number)
        rows(self.service, "delete from outbox where match_id = %s", self.id)
        actions: list[Any] = prepared["actions"]
        return actions

    def thought_in(self, world: State, seat: int, number: int) -> list[Any]:
        """What it would be if this world were the truth."""
        truth = codec.encode(self.held().state)
        self._put(codec.encode(world))
        try:
            return self.thought(seat, number)
        finally:
            self._put(truth)

    def _put(self, state: bytes) -> None:
        rows(self.service, "update matches set state = %s where id = %s", state, self.id)
