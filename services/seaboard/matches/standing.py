"""Choices made in advance: what a seat answers when it is asked for such a thing, so that no day is lost on trifles.

Each holds once. It is played by a worker as soon as the seat is asked for an action of its kind, or dropped with a
notice to the seat alone where it does not fit then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from seaboard.engine.events import Told
from seaboard.engine.records import to_data
from seaboard.matches.decide import make_choice, read_choice
from seaboard.matches.events import StandingDropped
from seaboard.matches.held import Held, hold, hold_for_the_house, look
from seaboard.matches.refusals import BadChoice, BadStanding, IllegalAction, MatchOver, TooLate, UnknownMatch
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words.matches import Standing, StandingChoice
from seaboard.matches.words.people import Caller
from seaboard.store import papers
from seaboard.store.database import Transaction
from seaboard.store.decisions import DecisionRow


def read_standing(service: Service, caller: Caller, match: str, seat: int) -> Standing:
    """What the seat will choose by itself. Raises UnknownMatch, UnknownSeat, NotYourSeat."""
    with service.database.snapshot() as tx:
        look(service, tx, match, caller).own_seat(caller, seat)
        return Standing(tuple(StandingChoice(**item) for item in _items(tx, match, seat, caller.player.id)))


def set_standing(
    service: Service, caller: Caller, match: str, seat: int, choices: Sequence[StandingChoice]
) -> Standing:
    """Let the seat choose this by itself, instead of what was said before. Raises UnknownMatch, UnknownSeat,
    NotYourSeat, BadStanding, BadChoice, MatchOver.
    """
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        held.own_seat(caller, seat)
        if held.row.status in ("finished", "aborted"):
            raise MatchOver
        kinds = {kind.TYPE for kind in held.game.action_types}
        for index, choice in enumerate(choices):
            if choice.kind not in kinds:
                raise BadStanding(f"/items/{index}/kind", "is no type of an action of this game")
            read_choice(held, list(choice.actions))
        items = [{"kind": choice.kind, "actions": list(choice.actions)} for choice in choices]
        papers.save_standing(tx, match, seat, caller.player.id, items)
        pending = held.pending.get(seat)
        if pending is not None:
            papers.send_for_standing(tx, match, [(seat, pending.number)])
            tx.has_mail = True
        return Standing(tuple(choices))


def play_standing(service: Service, match: str, seat: int, number: int) -> bool:
    """Make the decision as the seat has said before, if it has; False if there is nothing to do."""
    try:
        with service.database.transaction() as tx:
            found = _find(service, tx, match, seat, number)
            if found is None:
                return False
            held, row, item = found
            _use_up(tx, held, row, item)
            make_choice(tx, held, row, read_choice(held, item["actions"]), "conditional")
        return True
    except UnknownMatch:
        return False
    except (IllegalAction, BadChoice, TooLate):
        return _drop(service, match, seat, number)


def _find(
    service: Service, tx: Transaction, match: str, seat: int, number: int
) -> tuple[Held, DecisionRow, dict[str, Any]] | None:
    held = hold_for_the_house(service, tx, match)
    row = held.pending.get(seat)
    if row is None or (row.number, row.status) != (number, "open") or row.is_house or row.has_chosen:
        return None
    asked = {to_data(action)["type"] for action in held.game.legal_actions(held.state, seat)}
    for item in _items(tx, match, seat, held.seats[seat].player_id):
        if item["kind"] in asked:
            return held, row, item
    return None


def _items(tx: Transaction, match: str, seat: int, player: str | None) -> list[dict[str, Any]]:
    """None where somebody else sat here when it was said."""
    row = papers.read_standing(tx, match, seat)
    return [] if row is None or row.player_id != player else row.items


def _use_up(tx: Transaction, held: Held, row: DecisionRow, item: dict[str, Any]) -> None:
    player = held.seats[row.seat].player_id
    assert player is not None
    items = _items(tx, held.id, row.seat, player)
    items.remove(item)
    papers.save_standing(tx, held.id, row.seat, player, items)


def _drop(service: Service, match: str, seat: int, number: int) -> bool:
    with service.database.transaction() as tx:
        found = _find(service, tx, match, seat, number)
        if found is None:
            return False
        held, row, item = found
        _use_up(tx, held, row, item)
        step = Step(held)
        step.tell(Told(None, {seat: StandingDropped(number, item["kind"])}))
        step.save(tx)
        return True
