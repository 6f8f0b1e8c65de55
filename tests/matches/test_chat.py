"""Talking in a match: who reads what, who is not read, what is never told to whom, and the end of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from seaboard.matches.block_player import block_player
from seaboard.matches.chat import follow_lines, read_chat, read_lines, say, set_app_quiet, set_chat
from seaboard.matches.erase_player import erase_myself
from seaboard.matches.hub import Hub
from seaboard.matches.leave_seat import leave_seat
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.mute_player import list_mutes, mute_player, unmute_player
from seaboard.matches.open_match import open_match
from seaboard.matches.publish_news import publish_news
from seaboard.matches.read_events import read_events
from seaboard.matches.read_notices import read_notices
from seaboard.matches.refusals import (
    BadCursor,
    BadLine,
    ChatClosed,
    NoChat,
    NotYourMatch,
    TooManyLines,
    UnknownMatch,
    UnknownPlayer,
    UnknownRoom,
)
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.words.chatting import ChatLine
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import SeatWish, Spectators
from seaboard.matches.words.people import App, Caller
from seated import at_once, choose, new_caller, open_with, play_on, rows, send


@pytest.fixture
def quint(service: Service) -> Caller:
    return new_caller(service, "Quint")


@pytest.fixture
def cat(service: Service) -> Caller:
    return new_caller(service, "Cat")


@pytest.fixture
def hunt(service: Service, ann: Caller, bob: Caller, eve: Caller, quint: Caller) -> Match:
    """Ann is the shark, the others are the crew."""
    return open_with(service, "orca", [ann, bob, eve, quint])


@pytest.fixture
def match(service: Service, ann: Caller, bob: Caller) -> Match:
    return open_with(service, "aqualin", [ann, bob])


def names(service: Service, caller: Caller, match: Match) -> list[str]:
    return [room.name for room in read_chat(service, caller, match.id).rooms]


def said(service: Service, caller: Caller, match: Match, room: str) -> list[str | None]:
    return [line.text for line in read_lines(service, caller, match.id, room).lines]


def told(service: Service, caller: Caller) -> list[tuple[int | None, str | None]]:
    """In the caller's feed: which seat and player said something."""
    publish_news(service)
    found = read_notices(service, caller).notices
    return [(one.seat, one.player) for one in found if one.topic == "chat.said"]


# Who reads what


def test_each_reads_its_own_rooms_while_it_runs(
    service: Service, hunt: Match, ann: Caller, bob: Caller, quint: Caller, cat: Caller
) -> None:
    say(service, ann, hunt.id, "seats", "Nice boat.")
    say(service, bob, hunt.id, "crew", "I prepare the harpoon.")
    say(service, cat, hunt.id, "spectators", "The shark wins.")
    assert [names(service, caller, hunt) for caller in (ann, quint, cat)] == [
        ["seats"], ["crew", "seats"], ["spectators"],
    ]  # fmt: skip
    assert said(service, bob, hunt, "seats") == ["Nice boat."]
    assert said(service, quint, hunt, "crew") == ["I prepare the harpoon."]
    for caller, room in ((ann, "crew"), (ann, "spectators"), (cat, "crew"), (cat, "seats"), (bob, "nowhere")):
        with pytest.raises(UnknownRoom):
            read_lines(service, caller, hunt.id, room)
        with pytest.raises(UnknownRoom):
            say(service, caller, hunt.id, room, "Let me in.")


def test_what_a_side_says_changes_nothing_for_anybody_else(
    service: Service, hunt: Match, ann: Caller, bob: Caller, eve: Caller, cat: Caller
) -> None:
    def seen() -> list[object]:
        told = [(read_events(service, caller, hunt.id, seat).last) for caller, seat in ((ann, 0), (cat, None))]
        rooms = [read_chat(service, caller, hunt.id) for caller in (ann, cat)]
        publish_news(service)
        return [*told, *rooms, *(read_notices(service, caller).last for caller in (ann, cat))]

    before = seen()
    for _ in range(3):
        say(service, bob, hunt.id, "crew", "It is at B.")
    assert seen() == before
    assert told(service, eve) == [(1, bob.player.id)] * 3
    assert told(service, bob) == []
    assert "It is at B." not in repr(rows(service, "select * from notices"))


def test_when_it_is_over_all_read_the_seats_and_the_spectators_and_no_side(
    service: Service, hunt: Match, ann: Caller, bob: Caller, cat: Caller
) -> None:
    say(service, ann, hunt.id, "seats", "Nice boat.")
    say(service, bob, hunt.id, "crew", "It is at B.")
    say(service, cat, hunt.id, "spectators", "The shark wins.")
    resign(service, ann, hunt.id, 0)
    assert [names(service, caller, hunt) for caller in (ann, cat)] == [["seats", "spectators"]] * 2
    assert said(service, cat, hunt, "seats") == ["Nice boat."]
    assert said(service, ann, hunt, "spectators") == ["The shark wins."]
    assert said(service, bob, hunt, "crew") == ["It is at B."]
    say(service, ann, hunt.id, "seats", "Good game.")
    with pytest.raises(ChatClosed):
        say(service, cat, hunt.id, "seats", "Bravo!")


def test_a_room_that_the_rules_close_is_read_and_not_spoken_in(
    service: Service, hunt: Match, ann: Caller, bob: Caller, eve: Caller, quint: Caller
) -> None:
    while [one.seat for one in look_at_match(service, ann, hunt.id).asked] != [0]:
        play_on(service, [ann, bob, eve, quint], hunt.id, 1)
    say(service, bob, hunt.id, "crew", "Quiet now.")
    choose(service, ann, hunt.id, 0, {"type": "orca.decide", "place": "A", "ability": None})  # OR-5.4
    assert said(service, eve, hunt, "crew") == ["Quiet now."]
    assert [room.may_say for room in read_chat(service, eve, hunt.id).rooms if room.name == "crew"] == [False]
    with pytest.raises(ChatClosed):
        say(service, bob, hunt.id, "crew", "Where is it?")
    with pytest.raises(UnknownRoom):
        read_lines(service, ann, hunt.id, "crew")


def test_who_waits_for_a_match_to_begin_may_talk_and_who_got_up_reads_no_more(
    service: Service, ann: Caller, bob: Caller
) -> None:
    seats = [SeatWish("me"), SeatWish("open")]
    match = open_match(service, ann, game="aqualin", seats=seats, spectators=Spectators("none"))
    say(service, ann, match.id, "seats", "Anybody?")
    assert names(service, bob, match) == []
    leave_seat(service, ann, match.id, 0)
    with pytest.raises(UnknownRoom):
        read_lines(service, ann, match.id, "seats")


def test_of_a_match_that_one_may_not_see_nothing_is_read(service: Service, ann: Caller, eve: Caller) -> None:
    seats = [SeatWish("me"), SeatWish("open")]
    match = open_match(service, ann, game="aqualin", seats=seats, access="private")
    with pytest.raises(UnknownMatch):
        read_chat(service, eve, match.id)
    with pytest.raises(UnknownMatch):
        read_lines(service, eve, match.id, "spectators")
    with pytest.raises(UnknownMatch):
        say(service, eve, match.id, "spectators", "Hi")


# Lines


def test_lines_are_numbered_without_a_gap_however_many_talk_at_once(
    service: Service, match: Match, ann: Caller, bob: Caller
) -> None:
    callers = (ann, bob)
    at_once(8, lambda index: say(service, callers[index % 2], match.id, "seats", f"Line {index}."))
    page = read_lines(service, ann, match.id, "seats")
    assert [line.number for line in page.lines] == list(range(1, 9))
    assert {line.seat for line in page.lines if line.player == bob.player.id} == {1}
    part = read_lines(service, ann, match.id, "seats", after=3, limit=2)
    assert ([line.number for line in part.lines], part.last, part.has_more) == ([4, 5], 5, True)
    with pytest.raises(BadCursor):
        read_lines(service, ann, match.id, "seats", after=9)


def test_what_cannot_be_said(service: Service, match: Match, ann: Caller) -> None:
    for text in ("", "  \n ", "x" * 501, "a\x07b", "Z" + "\u0301" * 40):
        with pytest.raises(BadLine):
            say(service, ann, match.id, "seats", text)


def test_one_says_only_so_much_in_a_minute(service: Service, hunt: Match, ann: Caller, bob: Caller) -> None:
    for number in range(10):
        say(service, bob, hunt.id, ("crew", "seats")[number % 2], "And so on.")
    with pytest.raises(TooManyLines):
        say(service, bob, hunt.id, "seats", "And so on.")
    say(service, ann, hunt.id, "seats", "At last.")
    rows(service, "update chat_lines set at = at - interval '1 minute'")
    say(service, bob, hunt.id, "seats", "As I said.")
    assert read_lines(service, ann, hunt.id, "seats").last == 7  # a line that was refused takes no number


def test_a_stream_tells_what_was_said_and_then_what_is(
    service: Service, match: Match, ann: Caller, bob: Caller
) -> None:
    hub = Hub(service.database)
    try:
        say(service, bob, match.id, "seats", "Hello.")
        stream = follow_lines(service, hub, ann, match.id, "seats", seconds=0.05)
        lines = (one for one in stream if isinstance(one, ChatLine))
        assert next(lines).text == "Hello."
        say(service, bob, match.id, "seats", "Still there?")
        send(service)
        assert next(lines).text == "Still there?"
    finally:
        hub.close()


# Whom one does not read


@pytest.mark.parametrize("hush", [mute_player, block_player])
def test_of_who_is_muted_or_blocked_nothing_is_read_or_told(
    service: Service, match: Match, ann: Caller, bob: Caller, hush: object
) -> None:
    say(service, bob, match.id, "seats", "You will lose.")
    assert callable(hush)
    hush(service, ann, bob.player.id)
    say(service, bob, match.id, "seats", "You have lost.")
    lines = read_lines(service, ann, match.id, "seats").lines
    assert [(line.number, line.text, line.is_muted) for line in lines] == [(1, None, True), (2, None, True)]
    assert said(service, bob, match, "seats") == ["You will lose.", "You have lost."]
    assert len(told(service, ann)) == 1
    say(service, ann, match.id, "seats", "So what?")
    assert said(service, bob, match, "seats")[-1] == "So what?"


def test_who_was_muted_may_be_read_again(service: Service, match: Match, ann: Caller, bob: Caller) -> None:
    say(service, bob, match.id, "seats", "Sorry.")
    for _ in range(2):
        mute_player(service, ann, bob.player.id)
    assert [player.id for player in list_mutes(service, ann).players] == [bob.player.id]
    unmute_player(service, ann, bob.player.id)
    assert said(service, ann, match, "seats") == ["Sorry."]
    for act, player in ((unmute_player, bob.player.id), (mute_player, ann.player.id), (mute_player, "nobody")):
        with pytest.raises(UnknownPlayer):
            act(service, ann, player)


def test_what_somebody_said_goes_with_its_account(service: Service, match: Match, ann: Caller, bob: Caller) -> None:
    say(service, bob, match.id, "seats", "My name is Robert.")
    erase_myself(service, bob)
    (line,) = read_lines(service, ann, match.id, "seats").lines
    assert (line.player, line.name, line.text, line.is_muted) == (None, None, None, False)
    assert "Robert" not in repr(rows(service, "select * from chat_lines"))


# No chat at all


def off_by_match(service: Service, ann: Caller, match: Match, *, is_on: bool) -> Service:
    set_chat(service, ann, match.id, is_on=is_on)
    return service


def off_by_app(service: Service, ann: Caller, match: Match, *, is_on: bool) -> Service:
    set_app_quiet(service, App(ann.tenant, "", ""), is_quiet=not is_on)
    return service


def off_by_setting(service: Service, ann: Caller, match: Match, *, is_on: bool) -> Service:
    return replace(service, has_chat=is_on)


@pytest.mark.parametrize("turn", [off_by_match, off_by_app, off_by_setting])
def test_chat_is_turned_off_and_on(service: Service, match: Match, ann: Caller, bob: Caller, turn: object) -> None:
    say(service, ann, match.id, "seats", "Hello.")
    assert callable(turn)
    service = turn(service, ann, match, is_on=False)
    assert (read_chat(service, bob, match.id).is_on, names(service, bob, match)) == (False, [])
    with pytest.raises(NoChat):
        read_lines(service, bob, match.id, "seats")
    with pytest.raises(NoChat):
        say(service, bob, match.id, "seats", "Hello?")
    service = turn(service, ann, match, is_on=True)
    assert said(service, bob, match, "seats") == ["Hello."]


def test_only_who_opened_a_match_turns_its_chat_off(service: Service, match: Match, bob: Caller) -> None:
    with pytest.raises(NotYourMatch):
        set_chat(service, bob, match.id, is_on=False)
