"""A seat makes its choice: once, however often it is sent."""

from __future__ import annotations

from typing import Any

from seaboard.engine.game import Choice
from seaboard.engine.records import BadRecord, from_tagged, to_data
from seaboard.engine.refusals import PastNews
from seaboard.engine.texts import Text
from seaboard.matches.held import Held, hold
from seaboard.matches.looks import etag_of, to_receipt
from seaboard.matches.read_decision import find_decision
from seaboard.matches.refusals import BadChoice, DecisionClosed, DecisionVoid, ETagNeeded, ETagStale, TooLate
from seaboard.matches.service import Service
from seaboard.matches.step import Made, Step, in_words
from seaboard.matches.words.decisions import Receipt
from seaboard.matches.words.opening import Maker
from seaboard.matches.words.people import Caller
from seaboard.store.database import Transaction
from seaboard.store.decisions import DecisionRow

LONGEST_CHOICE = 500


def decide(
    service: Service,
    caller: Caller,
    match: str,
    seat: int,
    number: int,
    actions: Any,
    *,
    if_match: str | None = None,
) -> Receipt:
    """The receipt of the choice, the same for each repetition of it. `actions` is JSON data, a list of actions.

    With `if_match` (the decision's ETag) a sealed choice is replaced. Raises UnknownMatch, UnknownSeat, NotYourSeat,
    UnknownDecision, BadChoice, IllegalAction, DecisionClosed, DecisionVoid, TooLate, ETagNeeded, ETagStale.
    """
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        held.own_seat(caller, seat)
        row = find_decision(tx, held, seat, number)
        return make_choice(tx, held, row, read_choice(held, actions), "seat", if_match)


def make_choice(
    tx: Transaction, held: Held, row: DecisionRow, choice: Choice, maker: Maker, if_match: str | None = None
) -> Receipt:
    """What `decide` does once it is known who decides; house bots come in here."""
    if not is_repeated(row, choice):
        check_open(held, row)
        _check_etag(row, if_match)
        step = Step(held)
        if maker == "seat" and held.has_stand_in(row.seat):
            step.hand_back(row.seat)
        answer(step, row, choice, maker)
        step.save(tx)
    receipt = to_receipt(held, row)
    assert receipt is not None
    return receipt


def answer(step: Step, row: DecisionRow, choice: Choice, maker: Maker) -> None:
    """Seal or play a choice, as the decision's turn wants it. Raises IllegalAction."""
    if row.mode != "all":
        step.choose(Made(row, choice, maker))
        return
    if len(choice) > 1:  # a sealed choice is one action
        raise in_words(step.held, PastNews("ALL-4", Text("engine.past-news"), 1))
    step.seal(Made(row, choice, maker))


def read_choice(held: Held, actions: Any, *, shortest: int = 1) -> Choice:
    """The game's actions out of JSON data. Raises BadChoice."""
    if not isinstance(actions, list) or not shortest <= len(actions) <= LONGEST_CHOICE:
        raise BadChoice("/actions", f"must be a list of {shortest} to {LONGEST_CHOICE} actions")
    try:
        kinds = held.game.action_types
        return tuple(from_tagged(kinds, action, f"/actions/{index}") for index, action in enumerate(actions))
    except BadRecord as error:
        raise BadChoice(error.pointer, error.why) from error


def is_repeated(row: DecisionRow, choice: Choice) -> bool:
    """Whether this very choice was made already."""
    return row.status in ("sealed", "closed") and row.actions == [to_data(action) for action in choice]


def check_open(held: Held, row: DecisionRow) -> None:
    """Raises DecisionClosed, DecisionVoid or TooLate for a decision that cannot be made any more."""
    current = held.pending.get(row.seat)
    pointer = None if current is None else current.number
    if row.status == "closed":
        raise DecisionClosed(pointer)
    if row.status == "void":
        raise DecisionVoid(pointer)
    deadline = held.deadline(row)
    if deadline is not None and deadline <= held.now:
        raise TooLate


def _check_etag(row: DecisionRow, if_match: str | None) -> None:
    """A choice that was sealed once is changed only by who has seen it as it is: no late duplicate can undo a change of
    mind. Raises ETagNeeded, ETagStale."""
    if if_match is None and row.mode == "all" and row.has_chosen:
        raise ETagNeeded
    if if_match is not None and if_match != etag_of(row):
        raise ETagStale
