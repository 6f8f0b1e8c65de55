"""What a choice would bring, as far as its seat can know; nothing changes."""

from __future__ import annotations

import secrets
from typing import Any

from seaboard.engine import play
from seaboard.engine.chance import SEED_BYTES, SeededChance
from seaboard.engine.events import Recorder
from seaboard.engine.game import Choice
from seaboard.engine.refusals import PastNews
from seaboard.engine.states import State
from seaboard.engine.texts import Text
from seaboard.matches.decide import check_open, read_choice
from seaboard.matches.held import Held, look
from seaboard.matches.memories import recall
from seaboard.matches.read_decision import find_decision
from seaboard.matches.service import Service
from seaboard.matches.step import in_words, play_checked
from seaboard.matches.words.decisions import Preview
from seaboard.matches.words.people import Caller
from seaboard.store.database import Transaction


def preview(service: Service, caller: Caller, match: str, seat: int, number: int, actions: Any) -> Preview:
    """What the seat would see after these first actions of a choice, and what it may do next. An empty list is allowed.
    Raises what `decide` raises.

    The actions are played on a state drawn from what the seat may know, never on the truth: there is nothing to leak.
    """
    with service.database.snapshot() as tx:
        held = look(service, tx, match, caller)
        held.own_seat(caller, seat)
        row = find_decision(tx, held, seat, number)
        check_open(held, row)
        choice = read_choice(held, actions, shortest=0)
        world = _imagine(tx, held, seat)
    if row.mode == "all":
        return _preview_sealed(held, world, seat, choice)
    return _preview_played(held, world, seat, choice)


def _imagine(tx: Transaction, held: Held, seat: int) -> State:
    """A whole state that the seat cannot rule out."""
    view, memory = held.game.view(held.state, seat), recall(tx, held, seat)
    world: State = held.game.sample_state(view, memory, seat, SeededChance(secrets.token_bytes(SEED_BYTES)))
    return world


def _preview_sealed(held: Held, world: State, seat: int, choice: Choice) -> Preview:
    """A sealed choice is one action, and shows nothing before the others have made theirs."""
    if len(choice) > 1:
        raise in_words(held, PastNews("ALL-4", Text("engine.past-news"), 1))
    if choice:
        play_checked(held, lambda: play.check(held.game, world, seat, choice[0]))
    following = () if choice else tuple(held.game.legal_actions(world, seat))
    return Preview(choice, held.game.view(world, seat), following, brings_news=False, is_whole=bool(choice))


def _preview_played(held: Held, world: State, seat: int, choice: Choice) -> Preview:
    recorder, chance = Recorder(), SeededChance(secrets.token_bytes(SEED_BYTES))
    turn = held.game.turn(world)
    is_private = turn is not None and turn.private
    play_checked(held, lambda: play.walk(held.game, world, seat, choice, chance, recorder))
    is_news = recorder.news or (chance.used > 0 and bool(choice))
    turn = held.game.turn(world)
    goes_on = turn is not None and seat in turn.seats and not is_news and not (is_private and recorder.told)
    return Preview(
        actions=choice,
        view=None if is_news else held.game.view(world, seat),
        next_actions=tuple(held.game.legal_actions(world, seat)) if goes_on else (),
        brings_news=is_news,
        is_whole=bool(choice) and (bool(recorder.told) or not is_private),
    )
