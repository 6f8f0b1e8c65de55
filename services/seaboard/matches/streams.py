"""A stream's place: how many a token may hold open, and whether it may still be read. Knows not what flows in it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from itertools import chain
from threading import Event
from typing import Any, TypeVar

from seaboard.matches.hub import Hub
from seaboard.matches.ids import new_id
from seaboard.matches.refusals import TooManyStreams
from seaboard.matches.service import Service
from seaboard.matches.words.people import Caller
from seaboard.store import streams
from seaboard.store.database import Unavailable

T = TypeVar("T")

SECONDS_A_BEAT = 10.0
"""How long a stream is silent at most; and how long a token that was revoked may still read."""


@dataclass(slots=True)
class Line:
    """An open stream of a caller. `rung` is set when there may be something new."""

    service: Service
    hub: Hub
    caller: Caller
    id: str
    rung: Event
    seconds: float

    def check(self) -> None:
        """Keep the place, now and then. Raises UnknownToken once the token is no longer good."""
        self.hub.places.check(self.id, self.seconds / 2)

    def wait(self) -> bool:
        """Wait until there may be something new, at most for a beat; whether it came to that."""
        return self.rung.wait(self.seconds)


@contextmanager
def line(service: Service, hub: Hub, caller: Caller, stream: str, topic: str, seconds: float) -> Iterator[Line]:
    """The line of a stream whose place was taken; the place is free again after it."""
    hub.places.add(stream, caller.token_id)
    try:
        with hub.watch(topic) as rung:
            yield Line(service, hub, caller, stream, rung, seconds)
    finally:
        hub.places.remove(stream)
        leave_place(service, stream)


def take_place(service: Service, caller: Caller, most: int) -> str:
    """The id of a new stream of the caller's token. Raises TooManyStreams."""
    stream = new_id()
    with service.database.transaction() as tx:
        if not streams.open_stream(tx, stream, caller.token_id, most):
            raise TooManyStreams(most)
    return stream


def leave_place(service: Service, stream: str) -> None:
    """What cannot be told now is forgotten by itself."""
    try:
        with service.database.transaction() as tx:
            streams.close_stream(tx, stream)
    except Unavailable:
        return


# What flows beside the things that are told


@dataclass(frozen=True, slots=True)
class Beat:
    """Nothing happened; the stream is alive."""


@dataclass(frozen=True, slots=True)
class Resync:
    """What came up to and with `last` is not kept any more: read the whole again, and go on from there."""

    last: int


@dataclass(frozen=True, slots=True)
class End:
    """The match is over, and all of it was told."""

    match: str
    last: int


@dataclass(frozen=True, slots=True)
class Part:
    """What a look found: things with their numbers, where to go on, and the end if there is one after them."""

    items: Sequence[Any]
    last: int
    has_more: bool
    end: End | None = None


class Flow(Iterator[T]):
    """Things as they come, one at a time; or, by `bundles`, all that are there at once."""

    def __init__(self, bundles: Generator[Sequence[T], None, None]) -> None:
        self.bundles = bundles
        self._things = chain.from_iterable(bundles)

    def __next__(self) -> T:
        return next(self._things)

    def close(self) -> None:
        """Read no further: its place is free."""
        self.bundles.close()


def flow(opening: AbstractContextManager[Line], last: int, look: Callable[[int], Part]) -> Flow[Any]:
    """All that `look` finds after a number, as it comes, with a Beat where nothing does. Numbers have no gaps, so one
    tells that what stood there is gone. Without an End it says nothing of why it stops.
    """
    return Flow(_flow(opening, last, look))


def _flow(
    opening: AbstractContextManager[Line], last: int, look: Callable[[int], Part]
) -> Generator[Sequence[Any], None, None]:
    with opening as held:
        yield (Beat(),)
        while not held.hub.is_closed:
            held.rung.clear()
            held.check()
            part = look(last)
            kept_from = part.items[0].number if part.items else part.last + 1
            gap = (Resync(kept_from - 1),) if kept_from > last + 1 else ()
            is_end = part.end is not None and not part.has_more
            if found := (*gap, *part.items, *((part.end,) if is_end else ())):
                yield found
            last = part.last
            if is_end:
                return
            if not part.has_more and not held.wait():
                yield (Beat(),)
