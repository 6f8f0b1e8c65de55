"""The file of a finished match: seed, options, rules version and all choices, and how to play it again. Pure.

{"format": "seaboard-replay-1", "match": id, "game": id, "rules_version": 1, "options": {...}, "picks": [null, null],
 "seed": hex, "nonces": [hex], "commitment": hex, "outcome": {...},
 "choices": [{"kind": "chosen", "seat": 0, "actions": [...]}, {"kind": "revealed", "actions": {"0": {...}}},
             {"kind": "left", "seat": 1, "leaving": "resigned"}]}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from seaboard.engine.chance import SEED_BYTES, commitment
from seaboard.engine.events import Recorder
from seaboard.engine.facts import BadOption
from seaboard.engine.game import Leaving
from seaboard.engine.play import AnyGame, begin, check, choosers
from seaboard.engine.records import BadRecord, from_tagged, to_data
from seaboard.engine.refusals import IllegalAction
from seaboard.engine.replay import Chosen, Entry, Left, Opening, Revealed, chance_of, enter
from seaboard.engine.states import State

FORMAT = "seaboard-replay-1"


class Untrue(Exception):
    """The file does not replay to what it says; the text says where."""


def write_entry(kind: str, seat: int | None, content: Any) -> dict[str, Any]:
    """An entry of the stored log as the file has it."""
    if kind == "chosen":
        return {"kind": kind, "seat": seat, "actions": content}
    if kind == "revealed":
        return {"kind": kind, "actions": content}
    return {"kind": kind, "seat": seat, "leaving": content}


def read_entry(game: AnyGame, data: Mapping[str, Any], pointer: str) -> Entry:
    """The entry that `write_entry` wrote. Raises BadRecord."""
    kinds = game.action_types
    if data["kind"] == "chosen":
        actions = enumerate(data["actions"])
        return Chosen(data["seat"], tuple(from_tagged(kinds, one, f"{pointer}/actions/{at}") for at, one in actions))
    if data["kind"] == "revealed":
        pairs = data["actions"].items()
        return Revealed({int(seat): from_tagged(kinds, one, f"{pointer}/actions/{seat}") for seat, one in pairs})
    if data["kind"] == "left" and data["leaving"] in ("resigned", "forfeited"):
        return Left(data["seat"], cast(Leaving, data["leaving"]))
    raise BadRecord(pointer, "is no entry of a log")


def verify(games: Mapping[str, AnyGame], file: Mapping[str, Any]) -> dict[str, Any]:
    """Play the file again and return its outcome. Raises Untrue."""
    try:
        return _verify(games, file)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Untrue(f"the file is no replay: {error!r}") from error
    except BadRecord as error:
        raise Untrue(f"the file is no replay: {error}") from error
    except BadOption as error:
        raise Untrue(f"the game does not take its options: {error}") from error
    except IllegalAction as error:
        raise Untrue(f"a choice breaks the rules: {error}") from error


def _verify(games: Mapping[str, AnyGame], file: Mapping[str, Any]) -> dict[str, Any]:
    game, seed = _find_game(games, file), bytes.fromhex(file["seed"])
    if len(seed) != SEED_BYTES or commitment(seed) != file["commitment"]:
        raise Untrue("the seed is not the one that the match was opened with")
    nonces = tuple(bytes.fromhex(nonce) for nonce in file["nonces"])
    picks = tuple(file["picks"])
    opening = Opening(seed, len(picks), picks, game.facts.read_options(file["options"]), nonces)
    outcome = game.outcome(_replay(game, opening, _entries(game, file["choices"])))
    told = None if outcome is None else to_data(outcome)
    if told is None:
        raise Untrue("the choices do not end the match")
    if told != file["outcome"]:
        raise Untrue(f"the choices lead to {told}, the file says {file['outcome']}")
    return told


def _replay(game: AnyGame, opening: Opening, log: Iterable[Entry]) -> State:
    """As the engine replays, but believing nothing: each entry must answer who is asked."""
    chance = chance_of(opening)
    state = begin(game, opening.seats, opening.picks, opening.options, chance, Recorder())
    for number, entry in enumerate(log, start=1):
        if not _is_asked(game, state, entry, opening.seats):
            raise Untrue(f"entry {number} is of a seat that is not asked for it")
        enter(game, state, entry, chance, Recorder())
    return state


def _is_asked(game: AnyGame, state: State, entry: Entry, seats: int) -> bool:
    """Raises IllegalAction for a sealed action that the rules refuse: they were checked when they were sealed."""
    turn = game.turn(state)
    if turn is None:
        return False
    if isinstance(entry, Left):
        return entry.seat in range(seats)
    if isinstance(entry, Chosen):
        return turn.mode != "all" and entry.seat in turn.seats
    for seat, action in entry.actions.items():
        check(game, state, seat, action)
    return turn.mode == "all" and set(entry.actions) == set(choosers(game, state))


def _find_game(games: Mapping[str, AnyGame], file: Mapping[str, Any]) -> AnyGame:
    if file["format"] != FORMAT:
        raise Untrue(f"the file's format is not {FORMAT}")
    game = games.get(file["game"])
    if game is None:
        raise Untrue(f"there is no game {file['game']!r} here")
    if file["rules_version"] != game.facts.rules_version:
        raise Untrue(f"its rules are of version {file['rules_version']}, these are of {game.facts.rules_version}")
    return game


def _entries(game: AnyGame, choices: Iterable[Mapping[str, Any]]) -> list[Entry]:
    return [read_entry(game, data, f"/choices/{index}") for index, data in enumerate(choices)]
