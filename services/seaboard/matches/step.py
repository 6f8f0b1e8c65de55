"""One step of a match, under its lock: what was chosen is played, told and numbered, and the next seats are asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from seaboard.engine import codec, play
from seaboard.engine.chance import SeededChance
from seaboard.engine.events import Recorder, Told
from seaboard.engine.game import Choice, Leaving
from seaboard.engine.records import Action, from_tagged, to_data
from seaboard.engine.refusals import IllegalAction as Forbiddance
from seaboard.engine.replay import Chosen, Entry, Left, Revealed, enter
from seaboard.matches.clockwork import Clockwork, to_text
from seaboard.matches.events import Over, Sealed, SeatsAsked, Started, YourDecision
from seaboard.matches.held import Held
from seaboard.matches.ids import new_id
from seaboard.matches.refusals import IllegalAction
from seaboard.matches.service import english_of
from seaboard.matches.spectators import keep_for_spectators
from seaboard.matches.timing import read_clock, write_clock
from seaboard.matches.words.opening import Maker
from seaboard.matches.words.telling import Topic
from seaboard.metrics import DECISIONS
from seaboard.store.database import Transaction
from seaboard.store.decisions import ChoiceRow, DecisionRow
from seaboard.store.feeds import News
from seaboard.store.matches import SeatRow, count_free
from seaboard.store.outbox import Mail
from seaboard.store.steps import save_step
from seaboard.store.timings import save_timing
from seaboard.store.undos import UndoRow, save_undo


@dataclass(frozen=True, slots=True)
class Made:
    """A decision that this step closes, and with what."""

    decision: DecisionRow
    choice: Choice
    maker: Maker


@dataclass(frozen=True, slots=True)
class Fruit:
    """Whether anything came to light that not everybody could foresee, and how many events the game told."""

    is_any: bool
    events: int


class Step(Clockwork):
    """What one transaction does to a match. Nothing is written before `save`."""

    def __init__(self, held: Held) -> None:
        super().__init__(held)
        self.undo: UndoRow | None = None
        self._fresh: list[DecisionRow] = []
        self._movers: set[int] = set()

    # What can happen

    def begin(self) -> None:
        """All seats are taken: the game is set up and the first seats are asked."""
        held, game, chance = self.held, self.held.game, self._chance()
        held.row.status = "running"
        held.row.started_at = held.now
        self.tell(Told(Started()))
        self.inform("match.started", self._sitting)
        recorder = Recorder()
        picks = [seat.pick for seat in held.seats]
        held.state = play.begin(game, len(held.seats), picks, held.row.options, chance, recorder)
        for seat, roles in zip(held.seats, game.roles(held.state), strict=True):
            seat.roles = list(roles)
            self.rows.seats.append(seat)
        self._tell_all(recorder)
        self._ask(self._legal(()), restart=True)

    def seal(self, made: Made) -> None:
        """A sealed choice is made or replaced; when it is the last, all are played as one (ALL-2)."""
        row = made.decision
        play_checked(self.held, lambda: play.check(self.held.game, self.held.state, row.seat, made.choice[0]))
        self._fill(made, "sealed")
        self.rows.clocks[row.seat] = None
        if not row.has_chosen:
            row.has_chosen = True
            if self.held.timing.clocks:
                self.held.timing.clocks[row.seat].sealed_at = self.held.now
            self.tell(Told(Sealed(row.seat)))
        self._reveal_if_complete()

    def unseal(self, row: DecisionRow) -> None:
        """A sealed choice is withdrawn; its time runs on under the old deadline. Nobody is told (ALL-2)."""
        row.status = "open"
        row.actions = row.maker = row.made_at = None
        self._change(row)
        self._set_alarm(row)

    def choose(self, made: Made) -> None:
        """A choice in a `one` or `any` turn is played."""
        row = made.decision
        content = [to_data(action) for action in made.choice]
        self._log("chosen", row.seat, content, made.maker)
        before, clock = self.held.row.state, self._clock_data(row.seat)
        fruit = self._play(Chosen(row.seat, made.choice), [made])
        if (
            made.maker == "seat"
            and before is not None
            and row.mode == "one"
            and not row.is_private
            and not fruit.is_any
        ):
            self._allow_take_back(row, before, clock, fruit.events)

    def leave(self, seat: int, leaving: Leaving) -> None:
        """A seat gives up its part; the others go on or the match ends."""
        row = self.held.seats[seat]
        row.has_left = True
        self.rows.seats.append(row)
        self._log("left", seat, leaving, None)
        self._play(Left(seat, leaving), [])
        self._reveal_if_complete()

    def reseat(self, row: SeatRow) -> None:
        """Somebody else holds the seat from now on, or nobody: what it is asked is theirs, and a sealed choice stays.
        A house bot gets the whole time; people go on with what is left, lest getting up be a way to gain some."""
        self.rows.seats.append(row)
        if self.held.timing.clocks:
            self.held.timing.clocks[row.number].stand_in = None
        pending = self.held.pending.get(row.number)
        if pending is None:
            return
        before = self._asked()
        pending.player_id, pending.is_house, pending.prepared = row.player_id, row.status == "house", None
        self.rows.decisions[row.number, pending.number] = pending
        if pending.status == "open" and not pending.has_chosen:
            pending.revision = 0
            self._pass_on(pending)
        if self._asked() != before:
            self.tell(Told(SeatsAsked(self._asked())))

    def _pass_on(self, pending: DecisionRow) -> None:
        """An open decision finds its new holder."""
        if pending.is_house:
            pending.deadline = self._run_clock(pending, None, is_idle=False)
            self._set_alarm(pending)
            self._send_for_bot(pending)
        elif pending.player_id is not None:
            self.tell(Told(None, {pending.seat: YourDecision(pending.number, to_text(pending.deadline))}))
            self._inform_of_turn(pending, is_first=True)

    def inform(self, topic: Topic, players: Iterable[str | None], **content: Any) -> None:
        """Have players told in their own feeds, each once, after the commit."""
        fact, told = new_id(), {"game": self.held.row.game, **content}
        for player in dict.fromkeys(one for one in players if one is not None):
            self.rows.news.append(News(player, fact, topic, self.held.id, told))

    def company(self, without: str) -> list[str | None]:
        """Who opened the match and all who sit in it or are invited, but for one."""
        players = [self.held.row.opened_by, *(seat.player_id for seat in self.held.seats)]
        return [player for player in players if player != without]

    @property
    def _sitting(self) -> list[str | None]:
        return [seat.player_id for seat in self.held.seats if seat.status == "taken"]

    # How it is played

    def _play(self, entry: Entry, made: Sequence[Made]) -> Fruit:
        """Play an entry of the log, close the decisions it answers, ask again, and complete the receipts."""
        held = self.held
        before, turn = list(held.row.sequences), self._turn()
        legal = self._legal(one.decision.seat for one in made)
        recorder, chance = Recorder(), self._chance()
        play_checked(held, lambda: enter(held.game, held.state, entry, chance, recorder))
        self._movers = {one.decision.seat for one in made if one.maker == "seat" and one.decision.mode != "all"}
        for one in made:
            self._fill(one, "closed")
            self._settle(one.decision, turn)
            del held.pending[one.decision.seat]
        self._tell_all(recorder)
        self._ask(legal, restart=not isinstance(entry, Left))
        for one in made:
            self._complete(one.decision, before)
        is_any = recorder.news or chance.used > 0 or any(told.own or told.public is None for told in recorder.told)
        return Fruit(is_any, len(recorder.told))

    def _reveal_if_complete(self) -> None:
        pending = list(self.held.pending.values())
        while pending and all(row.status == "sealed" for row in pending):
            made = [Made(row, _read_sealed(self.held, row), _maker(row)) for row in pending]
            content = {str(one.decision.seat): to_data(one.choice[0]) for one in made}
            self._log("revealed", None, content, None)
            self._play(Revealed({one.decision.seat: one.choice[0] for one in made}), made)
            pending = list(self.held.pending.values())

    def _chance(self) -> SeededChance:
        return SeededChance(self.held.row.seed, self.held.row.nonces)

    def _tell_all(self, recorder: Recorder) -> None:
        for told in recorder.told:
            self.tell(told)

    def _log(self, kind: str, seat: int | None, content: Any, maker: Maker | None) -> None:
        self.held.row.last_choice += 1
        self.rows.choices.append(ChoiceRow(self.held.row.last_choice, kind, seat, content, maker, self.held.now))

    # Taking back

    def _clock_data(self, seat: int) -> dict[str, Any] | None:
        return write_clock(self.held.timing.clocks[seat]) if self.held.timing.clocks else None

    def _allow_take_back(self, row: DecisionRow, state: bytes, clock: dict[str, Any] | None, events: int) -> None:
        """As long as the seat alone is asked, openly: then nobody has made anything of its choice."""
        following = self.held.pending.get(row.seat)
        if following is not None and list(self.held.pending) == [row.seat] and not following.is_private:
            entry = self.held.row.last_choice
            self.undo = UndoRow(entry, row.seat, row.number, events, row.deadline, clock, state)

    def ask_again(self, row: DecisionRow, deadline: datetime | None, clock: dict[str, Any] | None) -> DecisionRow:
        """The decision was taken back, and with it what was asked since: the seat gets a new number for it, under the
        old deadline."""
        self.held.row.last_choice -= 1
        self._void(self.held.pending[row.seat])
        row.status = "void"
        row.actions = row.maker = row.made_at = row.first_event = row.last_event = row.next_decision = None
        self._change(row)
        if clock is not None:
            self.held.timing.clocks[row.seat] = read_clock(clock)
        fresh = self._open(row.seat)
        fresh.deadline = deadline
        self.rows.decisions[fresh.seat, fresh.number] = fresh
        self._set_alarm(fresh)
        self._tell_asked([fresh], is_public=True)
        self._inform_of_turn(fresh, is_first=False)
        return fresh

    # Receipts

    def _fill(self, made: Made, status: str) -> None:
        row = made.decision
        if row.status != "sealed" or status == "sealed":  # what was sealed was made when it was sealed
            row.actions = [to_data(action) for action in made.choice]
            row.maker, row.made_at = made.maker, self.held.now
        row.status = status
        row.prepared = None
        self._change(row)
        self.rows.clocks[row.seat] = None

    def _complete(self, row: DecisionRow, before: Sequence[int]) -> None:
        row.first_event = before[row.seat + 1] + 1
        row.last_event = self.held.row.sequences[row.seat + 1]
        following = self.held.pending.get(row.seat)
        row.next_decision = None if following is None else following.number

    # Asking

    def _legal(self, without: Iterable[int]) -> Mapping[int, object]:
        """What the pending seats may do, to see afterwards whether it is still the same."""
        skipped = set(without)
        seats = [seat for seat in self.held.pending if seat not in skipped]
        return {seat: self._question(seat) for seat in seats}

    def _question(self, seat: int) -> object:
        turn = self.held.game.turn(self.held.state)
        mode = None if turn is None else (turn.mode, turn.private)
        return mode, tuple(self.held.game.legal_actions(self.held.state, seat))

    def _ask(self, legal: Mapping[int, object], *, restart: bool) -> None:
        """Void what is no longer asked or not as it was, and open what is asked now. `restart` gives every asked seat
        its whole time; otherwise each keeps the time it has left."""
        held = self.held
        before, left = self._asked(), {row.seat: row.deadline for row in held.pending.values()}
        idle = {row.seat for row in held.pending.values() if row.mode == "any" and row.has_chosen}
        seats = play.choosers(held.game, held.state)
        for seat, row in list(held.pending.items()):
            if seat not in seats or self._question(seat) != legal[seat]:
                self._void(row)
        for seat in range(len(held.timing.clocks)):
            if seat not in seats:
                held.timing.stop(seat)
        fresh = [self._open(seat) for seat in seats if seat not in held.pending]
        for row in held.pending.values():
            self._await(row, None if restart else left.get(row.seat), is_fresh=row in fresh)
            if row in fresh or row.seat in idle:
                is_asked_before = row.seat in left and row.seat not in idle
                self._inform_of_turn(row, is_first=not is_asked_before and row.seat not in self._movers)
        outcome = held.game.outcome(held.state)
        if outcome is not None:
            held.row.status, held.row.finished_at, held.row.outcome = "finished", held.now, to_data(outcome)
            self.tell(Told(Over(outcome)))
            self.inform("match.over", [held.row.opened_by, *self._sitting])
        elif seats:
            self._tell_asked(fresh, is_public=restart or self._asked() != before)

    def _void(self, row: DecisionRow) -> None:
        row.status = "void"
        row.actions = row.maker = row.made_at = row.prepared = None
        del self.held.pending[row.seat]
        self._change(row)
        self.rows.clocks[row.seat] = None

    def _open(self, seat: int) -> DecisionRow:
        held, turn = self.held, self._turn()
        held.row.numbers[seat] += 1
        number, is_house = held.row.numbers[seat], held.seats[seat].status == "house" or held.has_stand_in(seat)
        row = DecisionRow(held.id, seat, number, "open", turn.mode, turn.private, is_house, held.now, None)
        row.player_id = held.seats[seat].player_id
        held.pending[seat] = row
        self._fresh.append(row)
        return row

    def _await(self, row: DecisionRow, left: datetime | None, *, is_fresh: bool) -> None:
        """Set the clock of a pending decision, to the time it has left or to its whole, and send for its house bot. A
        seat of an `any` turn that has done its part has neither: nobody waits for it."""
        was = row.deadline, row.has_chosen
        was_idle, is_idle = row.mode == "any" and row.has_chosen, row.seat in self._turn().idle
        if row.mode == "any":
            row.has_chosen = is_idle
        row.deadline = self._run_clock(row, left, is_idle=is_idle)
        if is_fresh:
            self.rows.decisions[row.seat, row.number] = row
        elif (row.deadline, row.has_chosen) != was:
            self._change(row)
        if is_fresh or row.deadline != was[0]:
            self._set_alarm(row)
        if row.is_house and not is_idle and (is_fresh or was_idle):
            self._send_for_bot(row)

    def _inform_of_turn(self, row: DecisionRow, *, is_first: bool) -> None:
        """Whoever was asked before, or came here by its own choice, knows that it is its turn."""
        seat = self.held.seats[row.seat]
        topic: Topic = "match.turn" if is_first else "match.turn-again"
        content = {"seat": row.seat, "decision": row.number, "deadline": to_text(row.deadline)}
        if seat.status == "taken" and not row.is_house and not row.has_chosen:
            self.inform(topic, [seat.player_id], **content)

    def _is_still_so(self, news: News) -> bool:
        """A turn that was answered or overtaken in the same step calls nobody."""
        if news.topic not in ("match.turn", "match.turn-again"):
            return True
        pending = self.held.pending.get(news.content["seat"])
        return pending is not None and pending.number == news.content["decision"]

    def save(self, tx: Transaction) -> None:
        """Write all of it; nothing of it is seen before the transaction is committed."""
        held = self.held
        if held.row.status in ("running", "finished"):
            held.row.state = codec.encode(held.state)
        held.row.free_seats = count_free(held.seats)
        self.rows.mail.append(Mail("wake", held.id, None, None, held.to_real(held.now)))
        if self.undo is not None:
            save_undo(tx, held.id, self.undo)
        if not held.timing.is_plain:
            save_timing(tx, held.id, held.timing.to_data())
        self.rows.news = [news for news in self.rows.news if self._is_still_so(news)]
        self.rows.asked = [row for row in self._fresh if not row.is_house and row.status == "open"]
        save_step(tx, held.row, held.now, self.rows)
        keep_for_spectators(tx, held, self._asked())
        tx.after.append(self._count)

    def _count(self) -> None:
        for row in self.rows.decisions.values():
            if row.status == "closed":
                DECISIONS.labels(self.held.row.game, row.maker).inc()


def play_checked(held: Held, act: Callable[[], None]) -> None:
    """Raises the service's IllegalAction, in words, for the engine's."""
    try:
        act()
    except Forbiddance as error:
        raise in_words(held, error) from error


def in_words(held: Held, error: Forbiddance) -> IllegalAction:
    """The refusal of the rules in English. Seats go by their numbers in it: whose they are is not read for a choice."""
    names = [f"Seat {seat.number}" for seat in held.seats]
    return IllegalAction(error, english_of(held.entry).render(error.text, names))


def _read_sealed(held: Held, row: DecisionRow) -> Choice:
    assert row.actions is not None
    actions: list[Action] = [from_tagged(held.game.action_types, data) for data in row.actions]
    return tuple(actions)


def _maker(row: DecisionRow) -> Maker:
    return row.maker  # type: ignore[return-value]  # the table's check allows makers only
