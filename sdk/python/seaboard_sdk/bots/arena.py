"""Matches between bots in this process, without a service: the same bot objects, the same views as over the wire. Needs
the extra `offline`, which brings the rules."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.bots.contract import Bot as HouseBot
from seaboard.bots.contract import Budget as Work
from seaboard.bots.offline import opening_of
from seaboard.catalogue import Catalogue
from seaboard.engine.chance import QuickChance, SeededChance
from seaboard.engine.events import Recorder, Told
from seaboard.engine.game import Choice
from seaboard.engine.play import AnyGame, begin, choosers
from seaboard.engine.records import from_tagged, to_data
from seaboard.engine.replay import Chosen, Opening, Revealed, enter
from seaboard_sdk.bots.thinking import Bot, Ended, Mind
from seaboard_sdk.generated import models
from seaboard_sdk.unknown import Unknown

SECONDS = 3600.0
"""What a bot is told that it has: nobody waits."""
STEPS_MOST = 200
NO_TIME = "1970-01-01T00:00:00Z"


class Arena:
    """`Arena(choose, other, game="aqualin").play(100)`. A bot is what `run` takes too, or `house:easy`."""

    def __init__(self, *bots: Bot | str, game: str, options: Mapping[str, Any] | None = None) -> None:
        self.entry = Catalogue()[game]
        self.bots = bots
        self.options = dict(options or {})

    def play(self, matches: int = 1, seed: str = "arena", *, stay: bool = False) -> list[Ended]:
        """How the matches ended, each with the seat of the first bot; the bots go round the seats, or with `stay` keep
        theirs. The same seed gives the same deals."""
        return [self.play_one(number, seed, stay=stay) for number in range(matches)]

    def play_one(self, number: int, seed: str, *, stay: bool = False) -> Ended:
        """The match of a number."""
        turn = 0 if stay else number % len(self.bots)
        seated = [*self.bots[turn:], *self.bots[:turn]]
        label = f"{seed}/{number}"
        table = Table(self.entry.game, opening_of(self.entry.game, len(seated), self.options, label))
        outcome = table.play([self._player(table, seat, bot) for seat, bot in enumerate(seated)])
        return Ended(label, (len(self.bots) - turn) % len(self.bots), outcome.ending, tuple(outcome.places))

    def _player(self, table: Table, seat: int, bot: Bot | str) -> Any:
        if isinstance(bot, str):
            return House(table, seat, self.entry.bots[bot.removeprefix("house:")])
        return Guest(table, seat, Mind(bot))


class Table:
    """A match in course."""

    def __init__(self, game: AnyGame, opening: Opening) -> None:
        self.game = game
        self.opening = opening
        self.chance = SeededChance(opening.seed, opening.nonces)
        self.told: list[Told] = []
        events = Recorder()
        self.state = begin(game, opening.seats, opening.picks, opening.options, self.chance, events)
        self.told += events.told

    def play(self, players: Sequence[Any]) -> Any:
        """The outcome."""
        number = 0
        while (turn := self.game.turn(self.state)) is not None:
            if turn.mode == "all":
                asked = choosers(self.game, self.state)
                entry: Any = Revealed({seat: players[seat].choose()[0] for seat in asked})
            else:
                waited_for = [seat for seat in turn.seats if seat not in turn.idle]
                seat = waited_for[number % len(waited_for)]
                entry = Chosen(seat, players[seat].choose())
            events = Recorder()
            enter(self.game, self.state, entry, self.chance, events)
            self.told += events.told
            number += 1
        return self.game.outcome(self.state)


class Guest:
    """A bot of the SDK's kind: it sees what it would see over the wire, in the same classes."""

    def __init__(self, table: Table, seat: int, mind: Mind) -> None:
        self.table = table
        self.seat = seat
        self.mind = mind
        self._heard = 0
        self._number = 0

    def choose(self) -> Choice:
        """Its choice: one step, or in a private turn as many as make it whole."""
        self._listen()
        state, actions = self.table.state.copy(), list[Any]()
        turn = self.table.game.turn(state)
        is_private = turn is not None and turn.private
        goes_on = True
        while goes_on and len(actions) < STEPS_MOST:
            steps = self._step(state)
            actions += steps
            goes_on = is_private and self._walk(state, steps)
        return tuple(actions)

    def _walk(self, state: Any, steps: Sequence[Any]) -> bool:
        """Take the steps of a draft; whether it goes on: nothing came to light, and the turn is not over."""
        game, chance, events = self.table.game, SeededChance(secrets.token_bytes(32)), Recorder()
        for step in steps:
            game.apply(state, {self.seat: step}, chance, events)
        turn = game.turn(state)
        return not (events.told or events.news or chance.used) and turn is not None and self.seat in turn.seats

    def _step(self, state: Any) -> list[Any]:
        game = self.table.game
        view = view_of(game.facts.id, to_data(game.view(state, self.seat)))
        legal = actions_of(game.legal_actions(state, self.seat))
        steps = self.mind.step(view, legal, SECONDS)
        return [from_tagged(game.action_types, step.to_dict()) for step in steps]

    def _listen(self) -> None:
        """Tell the bot what its seat was told since; times and sentences are the service's, so it gets the facts."""
        told, self._heard = self.table.told[self._heard :], len(self.table.told)
        if self.mind.remember is None:
            return
        for one in told:
            seen = one.seen_by(self.seat)
            if seen is not None:
                self._number += 1
                self.mind.remember(heard(self._number, seen))


class House:
    """A house bot, as the service has it."""

    def __init__(self, table: Table, seat: int, bot: HouseBot) -> None:
        self.table = table
        self.seat = seat
        self.bot = bot
        self.memory = table.game.start_memory(seat)
        self._heard = 0

    def choose(self) -> Choice:
        """Its choice."""
        game, state, told = self.table.game, self.table.state, self.table.told
        for one in told[self._heard :]:
            seen = one.seen_by(self.seat)
            self.memory = self.memory if seen is None else game.remember(self.memory, seen)
        self._heard = len(told)
        chance = QuickChance(hashlib.sha256(self.table.opening.seed + f"{self.seat}/{len(told)}".encode()).digest())
        legal = game.legal_actions(state, self.seat)
        return self.bot.choose(game.view(state, self.seat), self.memory, self.seat, legal, Work(), chance)


def heard(number: int, seen: Any) -> models.SeenEvent:
    """What a seat saw, without the time and the sentences, which are the service's."""
    public, own = (None if part is None else to_data(part) for part in (seen.public, seen.own))
    event = {"number": number, "at": NO_TIME, "public": public, "own": own, "texts": [], "english": []}
    return models.SeenEvent.from_dict(event)


def view_of(game: str, data: Mapping[str, Any]) -> Any:
    """The view in the SDK's class."""
    kind = getattr(models, "".join(word.capitalize() for word in game.split("-")) + "View", None)
    return Unknown(data) if kind is None else kind.from_dict(data)


def actions_of(actions: Sequence[Any]) -> list[Any]:
    """The actions in the SDK's classes."""
    return list(models.Draft.from_dict({"actions": [to_data(action) for action in actions]}).actions)
