"""What is said in a match: said, read, waited for and followed; turned off and on."""

from __future__ import annotations

import unicodedata
from time import monotonic

import regex

from seaboard.matches.chat_rooms import SPECTATORS, Room, check_open, find_room, find_rooms, is_off, room_id
from seaboard.matches.held import Held, look
from seaboard.matches.hub import Hub
from seaboard.matches.ids import new_id
from seaboard.matches.names import is_stacked
from seaboard.matches.refusals import BadCursor, BadLine, TooManyLines
from seaboard.matches.service import Service
from seaboard.matches.streams import SECONDS_A_BEAT, Beat, End, Flow, Part, Resync, flow, line, take_place
from seaboard.matches.wait_for_events import SECONDS_WITHOUT_A_LOOK
from seaboard.matches.words.chatting import Chat, ChatLine, ChatPage, ChatRoom
from seaboard.matches.words.people import App, Caller
from seaboard.store import chats
from seaboard.store.chats import LineRow
from seaboard.store.database import Transaction

LONGEST_LINE = 500
LINES_A_MINUTE = 10
PAGE = 100


def read_chat(service: Service, caller: Caller, match: str) -> Chat:
    """The rooms that the caller may read. Raises UnknownMatch."""
    with service.database.snapshot() as tx:
        held = look(service, tx, match, caller)
        if is_off(service, tx, held):
            return Chat(False, ())
        rooms = find_rooms(held, caller, chats.read_rooms(tx, held.id)).values()
        return Chat(True, tuple(ChatRoom(room.name, room.may_say, room.last) for room in rooms))


def set_chat(service: Service, caller: Caller, match: str, *, is_on: bool) -> Chat:
    """Who opened a match turns its chat off or on. Raises UnknownMatch, NotYourMatch."""
    with service.database.transaction() as tx:
        held = look(service, tx, match, caller)
        held.check_opener(caller)
        chats.set_match_quiet(tx, held.id, is_quiet=not is_on)
    return read_chat(service, caller, match)


def say(service: Service, caller: Caller, match: str, room: str, text: str) -> ChatLine:
    """Say something in a room. Raises UnknownMatch, NoChat, UnknownRoom, ChatClosed, BadLine, TooManyLines."""
    said = _read_text(text)
    with service.database.transaction() as tx:
        held = look(service, tx, match, caller)
        found = find_room(service, tx, held, caller, room)
        check_open(found)
        number = chats.count_on(tx, held.id, found.id, room, found.seats)
        if chats.count_lines(tx, held.id, caller.player.id) >= LINES_A_MINUTE:
            raise TooManyLines(LINES_A_MINUTE)
        row = chats.add_line(tx, found.id, number, caller.player.id, found.seat, said)
        _tell(tx, held, found, caller)
    return _to_line(row)


def read_lines(
    service: Service, caller: Caller, match: str, room: str, *, after: int = 0, limit: int = PAGE
) -> ChatPage:
    """Lines of a room with numbers greater than `after`. Raises UnknownMatch, NoChat, UnknownRoom, BadCursor."""
    with service.database.snapshot() as tx:
        held = look(service, tx, match, caller)
        found = find_room(service, tx, held, caller, room)
        if not 0 <= after <= found.last:
            raise BadCursor("/after", "is no number of this room")
        rows = chats.read_lines(tx, found.id, caller.player.id, after, limit)
    last = rows[-1].number if rows else found.last
    return ChatPage(tuple(map(_to_line, rows)), last, last < found.last)


def wait_for_lines(
    service: Service, hub: Hub, caller: Caller, match: str, room: str, *, after: int, limit: int, seconds: float
) -> ChatPage:
    """As `read_lines`, but an empty page is given only when nothing was said for so long."""
    read_lines(service, caller, match, room, after=after, limit=1)
    end = monotonic() + seconds
    with hub.watch(room_id(match, room)) as changed:
        while True:
            changed.clear()
            page = read_lines(service, caller, match, room, after=after, limit=limit)
            left = end - monotonic()
            if page.lines or left <= 0 or hub.is_closed:
                return page
            changed.wait(min(left, SECONDS_WITHOUT_A_LOOK))


def follow_lines(
    service: Service,
    hub: Hub,
    caller: Caller,
    match: str,
    room: str,
    *,
    after: int = 0,
    most: int = 10,
    seconds: float = SECONDS_A_BEAT,
) -> Flow[ChatLine | Beat | Resync | End]:
    """All lines after `after`, then each as it is said, without an end. Raises TooManyStreams, and as `read_lines`
    does, at once and while it is read: that it may be read is judged again at every look.
    """
    read_lines(service, caller, match, room, after=after, limit=1)

    def look_on(last: int) -> Part:
        page = read_lines(service, caller, match, room, after=last, limit=PAGE)
        return Part(page.lines, page.last, page.has_more)

    stream = take_place(service, caller, most)
    return flow(line(service, hub, caller, stream, room_id(match, room), seconds), after, look_on)


# Apps


def is_app_quiet(service: Service, app: App) -> bool:
    """Whether there is no chat in the app's matches."""
    with service.database.single() as tx:
        return chats.is_tenant_quiet(tx, app.tenant)


def set_app_quiet(service: Service, app: App, *, is_quiet: bool) -> bool:
    """Turn the chat of all the app's matches off, or on again."""
    with service.database.transaction() as tx:
        chats.set_tenant_quiet(tx, app.tenant, is_quiet=is_quiet)
    return is_quiet


def _tell(tx: Transaction, held: Held, room: Room, caller: Caller) -> None:
    """The players of the room's seats are told in their feeds that there is something to read, and nothing of it."""
    if room.name == SPECTATORS:
        return
    players = {held.seats[seat].player_id for seat in room.seats if held.seats[seat].status == "taken"}
    others = sorted(player for player in players if player is not None and player != caller.player.id)
    if others:
        content = {"game": held.row.game, "seat": room.seat, "player": caller.player.id}
        chats.tell_lines(tx, held.id, caller.player.id, others, new_id(), content)


def _read_text(text: str) -> str:
    """The line as it is kept. Raises BadLine."""
    kept = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(kept) <= LONGEST_LINE:
        raise BadLine("/text", f"must have 1 to {LONGEST_LINE} characters")
    if any(unicodedata.category(sign) == "Cc" and sign != "\n" for sign in kept):
        raise BadLine("/text", "must not hold control characters")
    if any(map(is_stacked, regex.findall(r"\X", kept))):
        raise BadLine("/text", "must not stack so many marks")
    return kept


def _to_line(row: LineRow) -> ChatLine:
    return ChatLine(row.number, row.at, row.player_id, row.name, row.seat, row.text, row.is_muted)
