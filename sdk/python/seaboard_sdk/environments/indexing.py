"""All actions that a game knows in one list, so that each has a number which never changes while the game's actions do
not: kinds in the order of the game, and of one kind all values of its fields, the last field changing first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, product
from typing import Any, Literal, get_args, get_origin

from seaboard.catalogue import Catalogue
from seaboard.engine.play import AnyGame
from seaboard.engine.records import Action, Between, Pattern, hints, is_record, members, strip
from seaboard_sdk.environments.words import words_of

MOST_ACTIONS = 50_000
"""A game with more is not one for a list."""


class NotCountable(Exception):
    """Something has no list of all its values, or one too long to use."""


class ActionIndex:
    """The actions of one game by number. Most are illegal at any one moment: the mask says which are legal."""

    def __init__(self, game: AnyGame) -> None:
        self.actions: tuple[Action, ...] = tuple(chain.from_iterable(map(every, game.action_types)))
        self._numbers: Mapping[Action, int] = {action: number for number, action in enumerate(self.actions)}
        if len(self.actions) > MOST_ACTIONS:
            raise NotCountable(f"{game.facts.id} has {len(self.actions)} actions, more than {MOST_ACTIONS}")

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, number: int) -> Action:
        return self.actions[number]

    def numbers(self, actions: Iterable[Action]) -> list[int]:
        """The number of each action."""
        return [self._numbers[action] for action in actions]


@cache
def index_of(game: str) -> ActionIndex:
    """The index of the game of this id, made once."""
    return ActionIndex(Catalogue()[game].game)


def every(kind: type[Any]) -> Iterator[Any]:
    """Every record of a kind, whether it makes sense or not."""
    fields = hints(kind)
    for values in product(*map(values_of, fields.values())):
        yield kind(**dict(zip(fields, values, strict=True)))


def values_of(hint: Any) -> Sequence[Any]:
    """All values of a type, in a fixed order. Raises NotCountable."""
    base, notes = strip(hint)
    origin, arguments = get_origin(base), get_args(base)
    if len(members(base)) > 1:
        return [value for branch in members(base) for value in values_of(branch)]
    if origin is Literal:
        return arguments
    if origin is tuple:
        return _lists(arguments, next((note for note in notes if isinstance(note, Between)), None))
    if is_record(base):
        return list(every(base))
    return _plain(base, notes)


def _plain(kind: Any, notes: tuple[Any, ...]) -> Sequence[Any]:
    if kind is bool:
        return (False, True)
    if kind is type(None):
        return (None,)
    for note in notes:
        if kind is int and isinstance(note, Between):
            return range(note.low, note.high + 1)
        if kind is str and isinstance(note, Pattern):
            return words_of(note.regex)
    raise NotCountable(f"{kind} without bounds")


def _lists(arguments: tuple[Any, ...], bounds: Between | None) -> Sequence[Any]:
    if arguments[-1] is not Ellipsis:
        return list(product(*map(values_of, arguments)))
    if bounds is None:
        raise NotCountable("a list without bounds")
    items = values_of(arguments[0])
    lengths = range(bounds.low, bounds.high + 1)
    return [values for length in lengths for values in product(items, repeat=length)]
