"""The rooms of a match, who may read in each and who may speak: facts of the game and of who sits where.

`seats` and the rooms of sides are the game's own channels (`Game.channels`). `spectators` is for those who follow the
match and do not sit in it; the seats read there when the match is over, and spectators read then what the seats said.
What a side said among itself stays with it for ever.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from uuid import UUID, uuid5

from seaboard.matches.held import Held
from seaboard.matches.refusals import ChatClosed, NoChat, UnknownRoom
from seaboard.matches.service import Service
from seaboard.matches.words.people import Caller
from seaboard.store import chats
from seaboard.store.chats import RoomRow
from seaboard.store.database import Transaction

SEATS, SPECTATORS = "seats", "spectators"


@dataclass(frozen=True, slots=True)
class Room:
    """A room as one caller finds it. `seats` may read there (none: spectators do); `seat` is the caller's, if it has
    one there."""

    id: str
    name: str
    seats: tuple[int, ...]
    seat: int | None
    may_say: bool
    last: int


def find_rooms(held: Held, caller: Caller, said: Mapping[str, RoomRow]) -> dict[str, Room]:
    """All rooms that the caller may read now, by name. `said` are those in which something was said."""
    mine = next((seat.number for seat in held.seats if _holds(held, caller, seat.number)), None)
    is_over, channels = held.row.status in ("finished", "aborted"), _channels(held)
    found: dict[str, Room] = {}
    for name in sorted({*channels, *said, SPECTATORS}):
        row, seats = said.get(name), tuple(channels.get(name, ()))
        readers = seats or tuple(row.seats if row else ())
        is_in = mine in readers if name != SPECTATORS else mine is None and held.row.spectators != "none"
        is_open = name in channels or name == SPECTATORS
        if is_in or (is_over and name in (SEATS, SPECTATORS)):
            last = 0 if row is None else row.last
            may_say = is_in and is_open and held.row.status != "aborted"
            found[name] = Room(room_id(held.id, name), name, readers, mine if is_in else None, may_say, last)
    return found


def find_room(service: Service, tx: Transaction, held: Held, caller: Caller, name: str) -> Room:
    """A room that the caller may read; there is none of which it may not know. Raises NoChat, UnknownRoom."""
    if is_off(service, tx, held):
        raise NoChat
    row = chats.read_room(tx, room_id(held.id, name))
    found = find_rooms(held, caller, {} if row is None else {name: row}).get(name)
    if found is None:
        raise UnknownRoom
    return found


def check_open(room: Room) -> None:
    """Raises ChatClosed where the caller may only read."""
    if not room.may_say:
        raise ChatClosed


def is_off(service: Service, tx: Transaction, held: Held) -> bool:
    """Whether the service, the app or who opened the match wants no chat."""
    return not service.has_chat or chats.is_quiet(tx, held.id, held.row.tenant_id)


def room_id(match: str, name: str) -> str:
    """Known before anything was said, so that one may wait for the first line."""
    return str(uuid5(UUID(match), f"chat/{name}"))


def _holds(held: Held, caller: Caller, number: int) -> bool:
    seat = held.seats[number]
    return seat.status == "taken" and seat.player_id == caller.player.id


def _channels(held: Held) -> Mapping[str, Sequence[int]]:
    """Before the start and after the end all seats may talk; in between the game says who."""
    all_seats = {SEATS: tuple(seat.number for seat in held.seats)}
    if held.row.state is None:
        return all_seats
    return {**held.game.channels(held.state), **(all_seats if held.row.status == "finished" else {})}
