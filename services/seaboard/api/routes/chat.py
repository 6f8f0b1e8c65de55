"""Talking in a match: rooms, lines, whom one does not want to read, and the end of all chat."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import page_size, plain
from seaboard.api.blueprint import Blueprint, access, may_wait, refuses, streams
from seaboard.api.context import app, house, hub, player, service
from seaboard.api.idempotency import KEY_REFUSALS, KeyHeader, create, end, plain_key
from seaboard.api.shapes.chat import (
    ChatLineShape,
    ChatPageShape,
    ChatShape,
    ChatSwitchShape,
    MutesShape,
    NewChatLineShape,
)
from seaboard.api.shapes.players import PlayerShape, UnblockedShape
from seaboard.api.shapes.queries import EventsQuery, PageQuery, StreamQuery
from seaboard.api.streaming import CONTENT_TYPE, DESCRIPTION, SCHEMA, LastEventId, start_of, stream
from seaboard.matches import chat as chatting
from seaboard.matches import mute_player as muting
from seaboard.matches.refusals import UnknownPlayer
from seaboard.matches.words.chatting import Chat, ChatPage
from seaboard.matches.words.people import Player
from seaboard.matches.words.requests import Made

chat = Blueprint("chat", "Talking in a match: among the seats, among spectators, within a side.")

LINE, LINES = ChatLineShape(), ChatPageShape()
ROOM = ("unknown-match", "unknown-room", "no-chat")


@chat.get("/v1/matches/<id:match>/chat")
@access("player", "read")
@refuses("unknown-match")
@chat.response(200, ChatShape)
def get_chat(match: str) -> Chat:
    """Get the rooms of a match that I may read."""
    return chatting.read_chat(service(), player(), match)


@chat.put("/v1/matches/<id:match>/chat")
@access("player", "open")
@refuses("unknown-match", "not-your-match")
@chat.arguments(ChatSwitchShape)
@chat.response(200, ChatShape)
def set_chat(body: dict[str, Any], match: str) -> Chat:
    """Turn the chat of a match that I have opened off, or on again."""
    return chatting.set_chat(service(), player(), match, is_on=body["is_on"])


@chat.post("/v1/matches/<id:match>/chat/<name:room>")
@access("player", "play")
@refuses(*ROOM, "chat-closed", "bad-line", "too-many-lines", *KEY_REFUSALS)
@chat.arguments(NewChatLineShape)
@chat.arguments(KeyHeader, location="headers")
@chat.response(201, ChatLineShape)
def say(body: dict[str, Any], headers: dict[str, Any], match: str, room: str) -> Response:
    """Say something in a room."""

    def make() -> Made:
        return Made(LINE.dump(chatting.say(service(), player(), match, room, body["text"])))

    return create(player().player.id, plain_key(headers["key"]), body, make)


@chat.get("/v1/matches/<id:match>/chat/<name:room>")
@access("player", "read")
@may_wait
@refuses(*ROOM, "bad-cursor")
@chat.arguments(EventsQuery, location="query")
@chat.response(200, ChatPageShape)
def list_lines(query: dict[str, Any], match: str, room: str) -> Response:
    """List what was said in a room, the oldest first."""
    return plain(LINES.dump(_lines(query, match, room)))


def _lines(query: dict[str, Any], match: str, room: str) -> ChatPage:
    after, limit, hub = int(query["after"]), page_size(query), house().hub
    if hub is None or not query["wait"]:
        return chatting.read_lines(service(), player(), match, room, after=after, limit=limit)
    seconds = min(query["wait"], house().settings.wait_seconds_most)
    return chatting.wait_for_lines(service(), hub, player(), match, room, after=after, limit=limit, seconds=seconds)


@chat.get("/v1/matches/<id:match>/chat/<name:room>/stream")
@access("player", "read")
@streams
@refuses(*ROOM, "bad-cursor", "too-many-streams")
@chat.arguments(StreamQuery, location="query")
@chat.arguments(LastEventId, location="headers")
@chat.response(200, SCHEMA, content_type=CONTENT_TYPE, description=DESCRIPTION)
def stream_lines(query: dict[str, Any], headers: dict[str, Any], match: str, room: str) -> Response:
    """Stream what is said in a room. This stream has no `end`."""
    after, _ = start_of(query, headers)
    most = house().settings.streams_most
    told = chatting.follow_lines(service(), hub(), player(), match, room, after=after or 0, most=most)
    return stream(told, lambda line: (line.number, LINE.dump(line)))


@chat.get("/v1/account/mutes")
@access("player", "admin")
@refuses("bad-cursor")
@chat.arguments(PageQuery, location="query")
@chat.response(200, MutesShape)
def list_muted_players(query: dict[str, Any]) -> dict[str, Any]:
    """List the players whom I have muted."""
    page = muting.list_mutes(service(), player(), cursor=query.get("after"), limit=page_size(query))
    return {"items": page.players, "next": page.next}


@chat.put("/v1/account/mutes/<id:muted>")
@access("player", "admin")
@refuses("unknown-player")
@chat.response(200, PlayerShape)
def mute_player(muted: str) -> Player:
    """Mute a player: I read nothing of what it says, in any match. It is not told."""
    return muting.mute_player(service(), player(), muted)


@chat.delete("/v1/account/mutes/<id:muted>")
@access("player", "admin")
@refuses("unknown-player")
@chat.response(200, UnblockedShape)
def unmute_player(muted: str) -> Response:
    """Read a player again. Repeated, it is answered as the first time."""

    def act() -> Response:
        muting.unmute_player(service(), player(), muted)
        return plain({"id": muted})

    return end(act, UnknownPlayer)


@chat.get("/v1/tenant/chat")
@access("app")
@chat.response(200, ChatSwitchShape)
def get_app_chat() -> dict[str, bool]:
    """Get whether there is any chat in the app's matches."""
    return {"is_on": not chatting.is_app_quiet(service(), app())}


@chat.put("/v1/tenant/chat")
@access("app")
@chat.arguments(ChatSwitchShape)
@chat.response(200, ChatSwitchShape)
def set_app_chat(body: dict[str, Any]) -> dict[str, bool]:
    """Turn the chat of all the app's matches off, or on again."""
    return {"is_on": not chatting.set_app_quiet(service(), app(), is_quiet=not body["is_on"])}
