"""How a match goes on: a choice is checked and applied, forced steps follow, and a play-out runs to the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.engine.chance import QuickChance, SeededChance
from seaboard.engine.events import DEAF, Recorder
from seaboard.engine.facts import Outcome
from seaboard.engine.game import Choice, Game
from seaboard.engine.records import Action
from seaboard.engine.refusals import PastNews, Unfinished
from seaboard.engine.states import State
from seaboard.engine.texts import Text
from seaboard.engine.turns import Turn

AnyGame = Game[Any, Any, Any]


def begin(
    game: AnyGame,
    seats: int,
    picks: Sequence[str | None],
    options: Mapping[str, Any],
    chance: SeededChance,
    events: Recorder,
) -> State:
    """Set up a match and play what the rules force at once."""
    state: State = game.setup(seats, picks, options, chance, events)
    settle(game, state, chance, events)
    return state


def decide(game: AnyGame, state: State, seat: int, choice: Choice, chance: SeededChance, events: Recorder) -> None:
    """Play a seat's whole choice in a `one` or `any` turn, then what the rules force.

    Raises IllegalAction with the index of the first action that the rules refuse; the state is then spoilt and must
    be thrown away. The seat must be one of those that are to choose.
    """
    walk(game, state, seat, choice, chance, events)
    turn = game.turn(state)
    if turn is not None and turn.private and turn.seats == (seat,) and not events.told:
        raise Unfinished("ALL-4", Text("engine.unfinished"), len(choice))
    settle(game, state, chance, events)


def walk(game: AnyGame, state: State, seat: int, choice: Choice, chance: SeededChance, events: Recorder) -> None:
    """Play the actions one by one as far as they go, without what the rules force after them: for previews too."""
    for index, action in enumerate(choice):
        turn = game.turn(state)
        if index and (turn is None or seat not in turn.seats or _is_news(turn, chance, events)):
            raise PastNews("ALL-4", Text("engine.past-news"), index)
        check(game, state, seat, action, index)
        chance.used = 0
        game.apply(state, {seat: action}, chance, events)


def _is_news(turn: Turn, chance: SeededChance, events: Recorder) -> bool:
    """Whether the last action brought something that the seat could not foresee."""
    return events.news or chance.used > 0 or (turn.private and bool(events.told))


def check(game: AnyGame, state: State, seat: int, action: Action, index: int = 0) -> None:
    """Raises IllegalAction if the rules refuse the action."""
    refusal = game.refusal(state, seat, action)
    if refusal is not None:
        refusal.index = index
        raise refusal


def reveal(game: AnyGame, state: State, actions: Mapping[int, Action], chance: SeededChance, events: Recorder) -> None:
    """Play the whole set of an `all` turn, sealed choices of all seats, then what the rules force."""
    game.apply(state, {**forced_actions(game, state), **actions}, chance, events)
    settle(game, state, chance, events)


def settle(game: AnyGame, state: State, chance: SeededChance, events: Recorder) -> None:
    """Apply steps that leave no choice, as long as there are any; never in a private turn (ALL-1)."""
    while True:
        turn = game.turn(state)
        if turn is None or turn.private:
            return
        forced = forced_actions(game, state)
        if not forced or (turn.mode == "all" and len(forced) < len(turn.seats)):
            return
        game.apply(state, forced, chance, events)


def forced_actions(game: AnyGame, state: State) -> dict[int, Action]:
    """The actions that the rules force now: of an `all` turn each seat's only one, else the only one of all."""
    turn = game.turn(state)
    if turn is None or turn.private:
        return {}
    legal = {seat: game.legal_actions(state, seat) for seat in turn.seats}
    if turn.mode == "all":
        return {seat: actions[0] for seat, actions in legal.items() if len(actions) == 1}
    pairs = [(seat, action) for seat, actions in legal.items() for action in actions[:2]]
    return dict(pairs) if len(pairs) == 1 else {}


def choosers(game: AnyGame, state: State) -> tuple[int, ...]:
    """The seats that must be asked now; those forced in an `all` turn are not."""
    turn = game.turn(state)
    if turn is None:
        return ()
    if turn.mode != "all":
        return turn.seats
    forced = forced_actions(game, state)
    return tuple(seat for seat in turn.seats if seat not in forced)


def playout(game: AnyGame, state: State, chance: QuickChance) -> Outcome:
    """Play at random to the end, on this very state. Every match ends (ALL-6), so this does."""
    turn = game.turn(state)
    apply, any_action, next_turn = game.apply, game.any_action, game.turn
    draws = chance.stream("playout")
    while turn is not None:
        seats = turn.seats
        if len(seats) == 1:
            seat = seats[0]
            apply(state, {seat: any_action(state, seat, chance)}, chance, DEAF)
        elif turn.mode == "any":
            seat = draws.choice(seats)
            apply(state, {seat: any_action(state, seat, chance)}, chance, DEAF)
        else:
            apply(state, {seat: any_action(state, seat, chance) for seat in seats}, chance, DEAF)
        turn = next_turn(state)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome
