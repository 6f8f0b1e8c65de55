"""SDK clients that play at random whatever goes wrong, and keep what they were told: receipts, events, faults."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from threading import Event, Thread
from typing import Any, TypeVar

from chaos.diary import Diary, Heard
from ledger import Acknowledged
from seaboard_sdk import Client, Gap, Match, NoAnswer, ProblemError, Seat, ServerFault, TooMany
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
    ("amity", ("me", "house:easy")),
    ("jaws", ("me", "open")),
)
"""Games and how their seats are filled, taken in turn."""
PAUSE = 0.05
SECONDS_TO_GIVE_UP = 15.0
A_TABLE_WATCHED = 3
"""Every so manieth table has somebody who looks on."""
OVER = ("finished", "aborted")


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
        self.diary.begin(match.id)
        players = [Sitter(self, clients[0], match, match.info.my_seats[0])]
        for client, seat in zip(clients[1:], (at for at, wish in enumerate(seats) if wish == "open"), strict=True):
            players.append(Sitter(self, client, self.insist(lambda client=client: client.matches[match.id]), seat))  # type: ignore[misc]
            self.insist(players[-1].sit)
        threads = [Thread(target=player.run, daemon=True) for player in players]
        if self.number % A_TABLE_WATCHED == 0:
            Thread(target=Onlooker(self, match.id, clients[0].token).run, daemon=True).start()
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
        self.heard = self.diary.heard[match.id][seat + 1] = Heard()

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
                self.table.insist(self._hear)
                if decision is not None:
                    self._decide(decision)
                elif self.table.insist(self._hears_the_end):
                    return
        except Stopped:
            pass
        except Exception as error:
            self.diary.faults.append(f"a client in {self.match.id} fell: {error!r}")
        self._give_up()

    def _give_up(self) -> None:
        """At the end of the run, so that the match ends too; where no answer comes its clocks see to that."""
        end, has_resigned = time.monotonic() + SECONDS_TO_GIVE_UP, False
        while time.monotonic() < end:
            try:
                if not has_resigned:
                    self._resign()
                has_resigned = True
                if self._hears_the_end():
                    return
            except (ServerFault, NoAnswer, TooMany):
                pass
            time.sleep(4 * PAUSE)

    def _resign(self) -> None:
        try:
            self.seat.resign()
        except (ServerFault, TooMany):
            raise
        except ProblemError:  # it is over
            pass

    def _hear(self) -> None:
        for event in self.seat.new_events():
            self.heard.hear(event.to_dict())

    def _hears_the_end(self) -> bool:
        """Whether the match is over, and then everything of it is heard."""
        if self.match.refresh().info.status not in OVER:
            return False
        self._hear()
        self.heard.is_whole = True
        return True

    def _decide(self, decision: Decision) -> None:
        try:
            actions = self._draw(decision)
            receipt = self.table.insist(lambda: self.seat.decide(decision, *actions))
        except ProblemError as refusal:
            self._note_refusal(refusal)
            return
        made = [action.to_dict() for action in receipt.actions]
        told = Acknowledged(self.match.id, self.number, decision.number, made, receipt.status == "sealed")
        kept = self.diary.receipts[self.match.id].setdefault((self.number, decision.number), told)
        if kept.actions != made:
            self.diary.faults.append(
                f"two receipts for decision {decision.number} of seat {self.number} in {self.match.id}"
            )
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
        time.sleep(4 * PAUSE)  # who is too late stays so until the clocks are swept, and sweeps may be down

    def _draw(self, decision: Decision) -> list[Any]:
        """One action at random; in a private turn a whole turn, found by previews."""
        draft = [self.draws.choice(decision.legal_actions)]
        while decision.is_private:
            seen = self.table.insist(lambda: self.seat.preview(decision, draft))
            if seen.is_whole or not seen.next_actions:
                break
            draft.append(self.draws.choice(seen.next_actions))
        return draft


class Onlooker:
    """Somebody who follows what everybody is told of a match by a stream, however often that breaks off."""

    def __init__(self, table: Table, match: str, token: str) -> None:
        self.url, self.match, self.token, self.diary = table.url, match, token, table.diary
        self.heard = self.diary.heard[match][0] = Heard()

    def run(self) -> None:
        try:
            with Client(self.url, self.token) as client:
                for event in client.matches[self.match].events():
                    if isinstance(event, Gap):
                        self.diary.faults.append(f"who looks on in {self.match} was not told all")
                        return
                    self.heard.hear(event.to_dict())
                self.heard.is_whole = True
        except (NoAnswer, ServerFault, TooMany):  # it did not even begin
            pass
        except Exception as error:
            self.diary.faults.append(f"who looked on in {self.match} fell: {error!r}")
