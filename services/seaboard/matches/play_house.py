"""A house bot makes a decision: from its view and memory, through JSON, on a fixed cadence whatever it thinks."""

from __future__ import annotations

import hashlib
import hmac
import json
import logging
from datetime import datetime, timedelta
from math import ceil
from typing import Any, TypeVar

from seaboard.bots.contract import Budget
from seaboard.engine.chance import SeededChance
from seaboard.engine.game import Choice
from seaboard.engine.records import Action, View, from_data, from_tagged, to_data
from seaboard.matches.decide import make_choice, read_choice
from seaboard.matches.held import Held, hold_for_the_house, look_for_the_house
from seaboard.matches.memories import recall
from seaboard.matches.refusals import BadChoice, IllegalAction, TooLate, UnknownMatch
from seaboard.matches.service import Service
from seaboard.metrics import BOT_SECONDS, timed
from seaboard.store import decisions, outbox
from seaboard.store.decisions import DecisionRow
from seaboard.store.outbox import Mail

V = TypeVar("V", bound=View)

log = logging.getLogger(__name__)


def play_house(service: Service, match: str, seat: int, number: int) -> bool:
    """Make the decision or, before its answer is due, prepare it. False if there is nothing to do: the job is late, or
    came twice."""
    with service.database.snapshot() as tx:
        try:
            held = look_for_the_house(service, tx, match)
        except UnknownMatch:
            return False
        row = _find(held, seat, number)
        if row is None:
            return False
        memory = None if row.prepared else recall(tx, held, seat)
    if row.prepared:
        return _is_due(row, held.now) and _answer(service, row, row.prepared["actions"])
    actions = [to_data(action) for action in _think(held, row, memory)]
    if service.house_delay <= 0:
        return _answer(service, row, actions)
    return _prepare(service, row, actions)


def _find(held: Held, seat: int, number: int) -> DecisionRow | None:
    row = held.pending.get(seat)
    if row is None or row.number != number or row.status != "open" or row.has_chosen or not row.is_house:
        return None
    return row


# Thinking


def _think(held: Held, row: DecisionRow, memory: Any) -> Choice:
    """The bot's choice; of a bot that fails, what the clock would play: a match can always go on."""
    game, seat = held.game, row.seat
    view = _through_json(game.view_type, game.view(held.state, seat))
    legal = [_action_through_json(held, action) for action in game.legal_actions(held.state, seat)]
    chance = SeededChance(_key(held, row, "house"))
    try:
        level = held.seats[seat].level or held.timing.clocks[seat].stand_in or "easy"
        with timed(BOT_SECONDS.labels(held.row.game, level)):
            return held.entry.bots[level].choose(view, memory, seat, legal, Budget(), chance)
    except Exception:
        log.exception("a house bot of %s failed", held.row.game)
        return _default(held, row, memory)


def _default(held: Held, row: DecisionRow, memory: Any) -> Choice:
    view = held.game.view(held.state, row.seat)
    return held.game.default_choice(view, memory, row.seat, SeededChance(_key(held, row, "default")))


def _through_json(kind: type[V], record: V) -> V:
    return from_data(kind, json.loads(json.dumps(to_data(record))))


def _action_through_json(held: Held, action: Action) -> Action:
    kinds: tuple[type[Action], ...] = held.game.action_types
    return from_tagged(kinds, json.loads(json.dumps(to_data(action))))


def _key(held: Held, row: DecisionRow, use: str) -> bytes:
    """A key apart from the match's chance (ALL-3), the same for every worker that gets the job."""
    name = f"seaboard-bot-1/{use}/{row.seat}/{row.number}"
    return hmac.new(held.row.seed, name.encode(), hashlib.sha256).digest()


# Answering


def _prepare(service: Service, row: DecisionRow, actions: list[Any]) -> bool:
    """Keep the answer until the next beat of the cadence, counted from when the decision was opened."""
    with service.database.transaction() as tx:
        held = hold_for_the_house(service, tx, row.match_id)
        found = _find(held, row.seat, row.number)
        if found is None or found.prepared:
            return False
        beats = max(1, ceil((held.now - found.opened_at).total_seconds() / service.house_delay))
        due_at = found.opened_at + timedelta(seconds=beats * service.house_delay)
        found.prepared = {"actions": actions, "due_at": due_at.isoformat()}
        decisions.save_decisions(tx, held.id, [found])
        outbox.add_mail(tx, [Mail("bot", held.id, row.seat, row.number, held.to_real(due_at))])
    return True


def _is_due(row: DecisionRow, now: datetime) -> bool:
    assert row.prepared is not None
    return datetime.fromisoformat(row.prepared["due_at"]) <= now


def _answer(service: Service, row: DecisionRow, actions: list[Any]) -> bool:
    try:
        return _decide(service, row, actions)
    except (BadChoice, IllegalAction):
        log.exception("a house bot chose what it may not")
        with service.database.snapshot() as tx:
            held = look_for_the_house(service, tx, row.match_id)
            choice = _default(held, row, recall(tx, held, row.seat))
        return _decide(service, row, [to_data(action) for action in choice])


def _decide(service: Service, row: DecisionRow, actions: list[Any]) -> bool:
    """Through the same use case as everybody's choices. False if it is too late."""
    with service.database.transaction() as tx:
        held = hold_for_the_house(service, tx, row.match_id)
        found = _find(held, row.seat, row.number)
        if found is None:
            return False
        try:
            make_choice(tx, held, found, read_choice(held, actions), "house")
        except TooLate:
            return False
    return True
