"""SDK clients that play at random whatever goes wrong, and keep what they were told: receipts, events, faults."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event, Thread
from typing import Any, TypeVar

from ledger import Acknowledged
from seaboard_sdk import Client, Match, NoAnswer, ProblemError, Seat, ServerFault
from seaboard_sdk.generated.models import Decision

T = TypeVar("T")
Kind = tuple[str, tuple[str, ...]]

KINDS: tuple[Kind, ...] = (
    ("aqualin", ("me", "house:easy")),
    ("aqualin", ("me", "open")),
    ("walk-the-plank", ("me", "open", "open")),
    ("beach-closed", ("me", "house:easy")),
    ("beach-closed", ("house:easy", "me")),
    ("walk-the-plank", ("me", "house:easy", "house:easy")),
    ("orca", ("me", "house:easy")),
)
"""Games and how their seats are filled, taken in turn."""
PAUSE = 0.05
SECONDS_TO_GIVE_UP = 10.0


@dataclass
class Diary:
    """What all clients were told."""

    matches: list[str] = field(default_factory=list)
    receipts: dict[tuple[str, int, int], Acknowledged] = field(default_factory=dict)
    heard: dict[tuple[str, int], list[dict[str, Any]]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    repeats: int = 0
    refused: int = 0


class Stopped(Exception):
    """Time is up."""


class Table:
    """One match after another, each played to its end by as many clients as it needs."""

    def __init__(self, url: str, number: int, kind: Kind, diary: Diary, stop: Event, draws: random.Random) -> None:
        self.url, self.number, self.kind, self.diary, self.stop = url, number, kind, diary, stop
        self.draws = draws
        self.thread = Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        try:
            while not self.stop.is_set():
                self._play_one(*self.kind)
        except Stopped:
            pass
        except Exception as error:  # a player that falls is a finding, not a silence
            self.diary.faults.append(f"a client fell: {error!r}")

    def _play_one(self, game: str, seats: tuple[str, ...]) -> None:
        names = [f"{game} {self.draws.randrange(1 << 40)}" for wish in seats if not wish.startswith("house")]
        clients = [self.insist(lambda name=name: Client.register(self.url, name)) for name in names]  # type: ignore[misc]
        limit = {"seconds": self.draws.choice((2, 3, 5)), "policy": self.draws.choice(("forfeit", "default-action"))}
        key = f"{self.number}-{self.draws.random()}"
        match = self.insist(lambda: clients[0].matches.open(game, seats=seats, time_limit=limit, key=key))
        self.diary.matches.append(match.id)
        players = [Sitter(self, clients[0], match, match.info.my_seats[0])]
        for client, seat in zip(clients[1:], (at for at, wish in enumerate(seats) if wish == "open"), strict=True):
            players.append(Sitter(self, client, self.insist(lambda client=client: client.matches[match.id]), seat))  # type: ignore[misc]
            self.insist(players[-1].sit)
        threads = [Thread(target=player.run, daemon=True) for player in players]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for client in clients:
            client.close()

    def insist(self, ask: Callable[[], T]) -> T:
        """Ask until there is an answer: all that is asked so is safe to ask again. Refusals are raised."""
        while True:
            try:
                return ask()
            except NoAnswer:
                pass
            except ServerFault as fault:
                if fault.code == "internal-error":
                    self.diary.faults.append(f"the service answered with a fault: {fault.request_id}")
            if self.stop.is_set():
                raise Stopped
            time.sleep(PAUSE)


class Sitter:
    """A client in its seat."""

    def __init__(self, table: Table, client: Client, match: Match, seat: int) -> None:
        self.table, self.client, self.match, self.number = table, client, match, seat
        self.diary, self.draws = table.diary, random.Random(table.draws.random())
        self.seat: Seat = match.seat(seat)
        self.heard = self.diary.heard.setdefault((match.id, seat), [])

    def sit(self) -> None:
        """Take the seat; having it already is as good."""
        try:
            self.match.take(self.number)
        except ProblemError as problem:
            if problem.code not in ("already-seated", "already-started"):
                raise

    def run(self) -> None:
        try:
            while not self.table.stop.is_set():
                decision = self.table.insist(lambda: self.seat.wait_for_decision(2))
                self._hear()
                if decision is not None:
                    self._decide(decision)
                elif self.table.insist(self.match.refresh).info.status in ("finished", "aborted"):
                    self._hear()
                    return
        except Stopped:
            pass
        except Exception as error:
            self.diary.faults.append(f"a client in {self.match.id} fell: {error!r}")
        self._give_up()

    def _give_up(self) -> None:
        """At the end of the run, so that the match ends too; where no answer comes its clocks see to that."""
        end = time.monotonic() + SECONDS_TO_GIVE_UP
        while time.monotonic() < end:
            try:
                self.seat.resign()
            except (ServerFault, NoAnswer):
                time.sleep(PAUSE)
            except ProblemError:  # it is over
                return
            else:
                return

    def _hear(self) -> None:
        self.heard += [event.to_dict() for event in self.table.insist(self.seat.new_events)]

    def _decide(self, decision: Decision) -> None:
        try:
            actions = self._draw(decision)
            receipt = self.table.insist(lambda: self.seat.decide(decision, *actions))
        except ProblemError as refusal:
            self._note_refusal(refusal)
            return
        made = [action.to_dict() for action in receipt.actions]
        key = (self.match.id, self.number, decision.number)
        kept = self.diary.receipts.setdefault(key, Acknowledged(*key, made, receipt.status == "sealed"))
        if kept.actions != made:
            self.diary.faults.append(f"two receipts for {key}")
        if self.draws.random() < 0.3:
            self._repeat(decision.number, actions, receipt.to_dict())

    def _repeat(self, number: int, actions: list[Any], first: dict[str, Any]) -> None:
        """The same choice again gets the same receipt; one that was sealed may be closed by now."""
        self.diary.repeats += 1
        again = self.table.insist(lambda: self.seat.decide(number, *actions)).to_dict()
        if first["status"] == "closed" and again != first:
            self.diary.faults.append(f"a repeated choice in {self.match.id} got another receipt: {first} {again}")

    def _note_refusal(self, refusal: ProblemError) -> None:
        """The clock was faster, or the match is over; any other refusal of a legal choice is a fault."""
        self.diary.refused += 1
        if refusal.code not in ("decision-closed", "decision-void", "too-late", "match-over"):
            self.diary.faults.append(f"a legal choice in {self.match.id} was refused: {refusal}")

    def _draw(self, decision: Decision) -> list[Any]:
        """One action at random; in a private turn a whole turn, found by previews."""
        draft = [self.draws.choice(decision.legal_actions)]
        while decision.is_private:
            seen = self.table.insist(lambda: self.seat.preview(decision, draft))
            if seen.is_whole or not seen.next_actions:
                break
            draft.append(self.draws.choice(seen.next_actions))
        return draft
