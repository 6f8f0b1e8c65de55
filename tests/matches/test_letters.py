"""Letters about turns, read as they arrived at a real mail server: true, thin, wanted, and not one too many."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import pytest

from seaboard.matches.erase_player import erase_myself
from seaboard.matches.letterhead import read_letterhead
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.mailbox import confirm_mailbox, read_mailbox, remove_mailbox, set_mailbox, unsubscribe
from seaboard.matches.pause import ask_for_pause
from seaboard.matches.publish_news import publish_news
from seaboard.matches.refusals import BadAddress, BadCode, NoLetters, TooManyLetters, UnknownMailbox
from seaboard.matches.send_letter import Posted, send_letter, send_letters
from seaboard.matches.service import Service
from seaboard.matches.words.opening import TimeLimit
from seaboard.matches.words.people import Caller, Turns
from seaboard.settings import SettingRefused, Settings
from seaboard.store.mailboxes import Errand
from seaboard.workers.postman import Postman
from seated import HIDE, choose, choose_any, open_with, rows
from sink import Sink, mail_sink, text_of

BOB = "bob@example.com"
LINK = re.compile(r"/v1/unsubscribe/([\w-]+)")


@pytest.fixture(scope="module")
def server() -> Iterator[Sink]:
    with mail_sink() as sink:
        yield sink


@pytest.fixture
def sink(server: Sink) -> Sink:
    """The server, with nothing received."""
    server.got.clear()
    server.refuses.clear()
    server.is_full = False
    return server


@pytest.fixture
def post_office(service: Service, sink: Sink) -> Service:
    """The service, which sends letters."""
    return replace(service, letterhead=read_letterhead(sink.settings))


def due(service: Service) -> list[Errand]:
    """What the relay would carry to the workers."""
    publish_news(service)
    errands: list[Errand] = []
    send_letters(service, errands.append)
    return errands


def send_all(service: Service, sink: Sink) -> list[Posted | None]:
    """Do the work of relay and workers."""
    post = Postman(sink.settings).post
    return [send_letter(service, errand.player_id, errand.jobs, post) for errand in due(service)]


def let_pass(service: Service, hours: float) -> None:
    """So much time passes for the mailboxes."""
    spent = timedelta(hours=hours)
    rows(service, "update mailboxes set due_at = due_at - %s, busy_until = busy_until - %s, sent_at = sent_at - %s",
         spent, spent, spent)  # fmt: skip


def code_in(sink: Sink) -> str:
    (found,) = re.findall(r"Your code: (\S+)", text_of(sink.got[-1]))
    return str(found)


def want_letters(service: Service, sink: Sink, caller: Caller, turns: Turns = "each", address: str = BOB) -> None:
    """The caller sets an address and confirms it; what came of that is thrown away."""
    set_mailbox(service, caller, address, turns)
    send_all(service, sink)
    confirm_mailbox(service, caller, code_in(sink))
    sink.got.clear()


# What a letter says


def test_a_letter_tells_match_game_seat_deadline_and_link_and_nothing_else(
    post_office: Service, sink: Sink, ann: Caller, bob: Caller
) -> None:
    want_letters(post_office, sink, bob)
    match = open_with(post_office, "aqualin", [ann, bob], limit=TimeLimit(86_400, "forfeit"), first="colour")
    choose_any(post_office, ann, match.id, 0)
    assert send_all(post_office, sink) == ["sent"]

    (letter,) = sink.got
    deadline = look_at_match(post_office, bob, match.id).asked[0].deadline
    assert deadline is not None
    assert (letter["To"], letter["From"], letter["Subject"]) == (BOB, "turns@seaboard.example", "Your turn: Aqualin")
    said, link = text_of(letter), letter["List-Unsubscribe"][1:-1]
    assert said.split("\n\n") == [
        "It is your turn.",
        f"Aqualin, seat 1, until {deadline:%Y-%m-%d %H:%M:%S} UTC\nhttps://play.example/matches/{match.id}",
        f"To get no more such letters: {link}\n",
    ]
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"  # RFC 8058, 3.1
    assert link.startswith("https://play.example/api/v1/unsubscribe/")
    assert letter["Message-ID"].endswith("@seaboard.example>")
    assert letter["Auto-Submitted"] == "auto-generated"
    secrets = ("Ann", "Bob", ann.player.id, bob.player.id, "fish", "crab")
    assert not [secret for secret in secrets if secret in letter.as_string()]


def test_a_turn_that_was_taken_before_the_letter_is_not_told(
    post_office: Service, sink: Sink, ann: Caller, bob: Caller
) -> None:
    want_letters(post_office, sink, bob)
    quick, slow = (open_with(post_office, "lanterns", [ann, bob]) for _ in range(2))
    errands = due(post_office)
    choose(post_office, bob, quick.id, 1, HIDE[0])  # after the letter fell due, before it is written
    post = Postman(sink.settings).post
    assert [send_letter(post_office, one.player_id, one.jobs, post) for one in errands] == ["sent"]
    (letter,) = sink.got
    assert slow.id in text_of(letter)
    assert quick.id not in text_of(letter)

    choose(post_office, bob, slow.id, 1, HIDE[0])
    let_pass(post_office, 1)
    assert send_all(post_office, sink) == []


def test_who_sees_its_turn_in_time_gets_no_letter_at_all(
    post_office: Service, sink: Sink, ann: Caller, bob: Caller
) -> None:
    want_letters(post_office, sink, bob)
    assert post_office.letterhead is not None
    patient = replace(post_office, letterhead=replace(post_office.letterhead, delay=60))
    match = open_with(patient, "lanterns", [ann, bob])
    assert send_all(patient, sink) == []
    choose(patient, bob, match.id, 1, HIDE[0])
    let_pass(patient, 1)
    assert send_all(patient, sink) == [None]
    assert sink.got == []


def test_a_paused_match_is_told_without_a_deadline(post_office: Service, sink: Sink, ann: Caller, bob: Caller) -> None:
    want_letters(post_office, sink, bob)
    match = open_with(post_office, "lanterns", [ann, bob], limit=TimeLimit(86_400, "forfeit"))
    for seat, caller in enumerate((ann, bob)):
        ask_for_pause(post_office, caller, match.id, seat)
    send_all(post_office, sink)
    assert f"Lanterns, seat 1\nhttps://play.example/matches/{match.id}" in text_of(sink.got[0])


# How often


@pytest.mark.parametrize(("turns", "hours"), [("hourly", 1), ("daily", 24)])
def test_a_digest_comes_once_in_its_time_with_all_that_came_up(
    post_office: Service, sink: Sink, ann: Caller, bob: Caller, turns: Turns, hours: int
) -> None:
    want_letters(post_office, sink, bob, turns)
    first = open_with(post_office, "lanterns", [ann, bob])
    assert send_all(post_office, sink) == ["sent"]
    later = [open_with(post_office, "lanterns", [ann, bob]) for _ in range(2)]
    let_pass(post_office, hours - 0.1)
    assert send_all(post_office, sink) == []
    let_pass(post_office, 0.2)
    assert send_all(post_office, sink) == ["sent"]
    assert [letter["Subject"] for letter in sink.got] == ["Your turn: Lanterns", "Your turn in 2 matches"]
    assert [one.id in text_of(sink.got[1]) for one in (first, *later)] == [False, True, True]
    assert sink.got[0]["Message-ID"] != sink.got[1]["Message-ID"]


def test_a_wish_that_changes_counts_for_what_waits(post_office: Service, sink: Sink, ann: Caller, bob: Caller) -> None:
    want_letters(post_office, sink, bob, "daily")
    open_with(post_office, "lanterns", [ann, bob])
    send_all(post_office, sink)
    open_with(post_office, "lanterns", [ann, bob])
    assert send_all(post_office, sink) == []
    assert set_mailbox(post_office, bob, BOB, "each").status == "confirmed"
    assert send_all(post_office, sink) == ["sent"]
    open_with(post_office, "lanterns", [ann, bob])
    publish_news(post_office)
    set_mailbox(post_office, bob, BOB, "off")
    set_mailbox(post_office, bob, BOB, "each")
    assert send_all(post_office, sink) == []


# Nobody is written to who does not want it


def test_an_address_gets_a_code_and_nothing_else_until_it_is_confirmed(
    post_office: Service, sink: Sink, ann: Caller, bob: Caller
) -> None:
    assert set_mailbox(post_office, bob, BOB, "each").status == "unconfirmed"
    open_with(post_office, "lanterns", [ann, bob])
    assert send_all(post_office, sink) == ["sent"]
    assert send_all(post_office, sink) == []
    (letter,) = sink.got
    assert letter["Subject"] == "Confirm your address"
    assert not LINK.search(letter.as_string())
    with pytest.raises(BadCode):
        confirm_mailbox(post_office, bob, "BBBB-BBBB-BBBB")
    assert confirm_mailbox(post_office, bob, code_in(sink).lower()).status == "confirmed"
    assert confirm_mailbox(post_office, bob, "").status == "confirmed"
    assert send_all(post_office, sink) == []  # what came up before is not told


def test_a_code_is_good_for_a_day_and_for_few_guesses(post_office: Service, sink: Sink, bob: Caller) -> None:
    set_mailbox(post_office, bob, BOB, "each")
    send_all(post_office, sink)
    for _ in range(10):
        with pytest.raises(BadCode):
            confirm_mailbox(post_office, bob, "guess")
    with pytest.raises(BadCode, match="no more"):
        confirm_mailbox(post_office, bob, code_in(sink))
    set_mailbox(post_office, bob, BOB, "each")
    send_all(post_office, sink)
    rows(post_office, "update mailboxes set code_until = code_until - interval '1 day'")
    with pytest.raises(BadCode, match="no more"):
        confirm_mailbox(post_office, bob, code_in(sink))


def test_a_stranger_is_asked_only_so_often_whoever_gives_its_address(
    post_office: Service, ann: Caller, bob: Caller
) -> None:
    for caller in (ann, ann, ann, bob, bob):
        set_mailbox(post_office, caller, "Stranger@example.com", "each")
    for address in ("stranger@example.com", "STRANGER@example.com"):
        with pytest.raises(TooManyLetters):
            set_mailbox(post_office, bob, address, "each")
    for number in range(2):
        set_mailbox(post_office, ann, f"{number}@example.com", "each")
    with pytest.raises(TooManyLetters):
        set_mailbox(post_office, ann, "2@example.com", "each")


def test_one_click_ends_it_and_a_second_click_does_no_harm(
    post_office: Service, sink: Sink, ann: Caller, bob: Caller
) -> None:
    want_letters(post_office, sink, bob)
    open_with(post_office, "lanterns", [ann, bob])
    send_all(post_office, sink)
    (token,) = LINK.findall(sink.got[0]["List-Unsubscribe"])
    open_with(post_office, "lanterns", [ann, bob])
    publish_news(post_office)
    for _ in range(2):
        unsubscribe(post_office, token)
    assert read_mailbox(post_office, bob).turns == "off"
    assert send_all(post_office, sink) == []
    set_mailbox(post_office, bob, "other@example.com", "each")
    with pytest.raises(UnknownMailbox):  # an old letter says nothing about another address
        unsubscribe(post_office, token)


@pytest.mark.parametrize("go", [remove_mailbox, erase_myself])
def test_who_goes_is_forgotten(post_office: Service, sink: Sink, ann: Caller, bob: Caller, go: object) -> None:
    want_letters(post_office, sink, bob)
    open_with(post_office, "lanterns", [ann, bob])
    publish_news(post_office)
    assert callable(go)
    go(post_office, bob)
    assert send_all(post_office, sink) == []
    assert [rows(post_office, f"select * from {table}") for table in ("mailboxes", "turn_calls")] == [[], []]
    with pytest.raises(UnknownMailbox):
        read_mailbox(post_office, bob)


# What can go wrong


def test_a_letter_is_sent_once_however_often_its_job_comes(
    post_office: Service, sink: Sink, ann: Caller, bob: Caller
) -> None:
    want_letters(post_office, sink, bob)
    open_with(post_office, "lanterns", [ann, bob])
    (errand,) = due(post_office)
    post = Postman(sink.settings).post
    said = [send_letter(post_office, errand.player_id, errand.jobs, post) for _ in range(3)]
    assert said == ["sent", None, None]
    assert len(sink.got) == 1


def test_a_job_that_was_lost_comes_again_and_says_what_is_true_then(
    post_office: Service, sink: Sink, ann: Caller, bob: Caller
) -> None:
    want_letters(post_office, sink, bob)
    match = open_with(post_office, "lanterns", [ann, bob])
    assert len(due(post_office)) == 1
    assert due(post_office) == []
    choose(post_office, bob, match.id, 1, HIDE[0])
    let_pass(post_office, 0.1)
    assert send_all(post_office, sink) == [None]


def test_a_server_that_is_full_or_gone_is_tried_again_with_the_same_letter(
    post_office: Service, sink: Sink, ann: Caller, bob: Caller
) -> None:
    want_letters(post_office, sink, bob)
    open_with(post_office, "lanterns", [ann, bob])
    sink.is_full = True
    assert send_all(post_office, sink) == ["later"]
    assert send_all(post_office, sink) == []
    let_pass(post_office, 1)
    sink.is_full = False
    assert send_all(post_office, sink) == ["sent"]
    assert read_mailbox(post_office, bob).status == "confirmed"


@pytest.mark.parametrize("gone", [{"mail_port": 1}, {"mail_tls": "starttls"}, {"mail_user": "ada"}])
def test_what_the_server_does_not_do_as_the_settings_say_is_not_sent(
    post_office: Service, sink: Sink, bob: Caller, gone: dict[str, object]
) -> None:
    set_mailbox(post_office, bob, BOB, "each")
    (errand,) = due(post_office)
    post = Postman(replace(sink.settings, **gone)).post  # type: ignore[arg-type]
    assert send_letter(post_office, errand.player_id, errand.jobs, post) == "later"
    assert sink.got == []


def test_an_address_that_takes_nothing_is_written_to_no_more(
    post_office: Service, sink: Sink, ann: Caller, bob: Caller
) -> None:
    want_letters(post_office, sink, bob)
    sink.refuses.add(BOB)
    open_with(post_office, "lanterns", [ann, bob])
    assert send_all(post_office, sink) == ["never"]
    assert read_mailbox(post_office, bob).status == "refused"
    open_with(post_office, "lanterns", [ann, bob])
    assert send_all(post_office, sink) == []
    with pytest.raises(BadCode, match="took no letters"):
        confirm_mailbox(post_office, bob, "BBBB-BBBB-BBBB")


def test_what_cannot_be_sent_for_days_is_given_up(post_office: Service, sink: Sink, bob: Caller) -> None:
    set_mailbox(post_office, bob, BOB, "each")
    sink.is_full = True
    said: list[Posted | None] = []
    while found := send_all(post_office, sink):
        said += found
        let_pass(post_office, 48)
    assert said == ["later"] * 10
    assert read_mailbox(post_office, bob).status == "refused"


# Settings


def test_without_a_mail_server_there_are_no_letters(service: Service, ann: Caller, bob: Caller) -> None:
    with pytest.raises(NoLetters):
        set_mailbox(service, bob, BOB, "each")
    open_with(service, "lanterns", [ann, bob])
    assert due(service) == []


NO_ADDRESSES = (
    "ada",
    "ada@",
    "@example.com",
    "ada@localhost",
    "ada@example..com",
    "a b@example.com",
    "ada@example.com\nBcc: x@y.z",
    "ädä@example.com",
    "ada@-example.com",
    "<ada@example.com>",
    "a" * 65 + "@example.com",
    "ada@" + "a." * 110 + "com",
)


def test_what_is_no_address_is_refused(post_office: Service, ann: Caller) -> None:
    for address in NO_ADDRESSES:
        with pytest.raises(BadAddress):
            set_mailbox(post_office, ann, address, "each")


@pytest.mark.parametrize(
    ("wrong", "names"),
    [
        pytest.param({"mail_tls": "ssl"}, "MAIL_TLS", id="a kind of TLS that there is not"),
        pytest.param({"mail_from": ""}, "MAIL_FROM", id="nobody sends it"),
        pytest.param({"public_url": ""}, "PUBLIC_URL", id="no link to unsubscribe by"),
        pytest.param({"match_url": "https://play.example/"}, "MATCH_URL", id="a match's page without its id"),
    ],
)
def test_settings_that_send_no_good_letters_are_refused(sink: Sink, wrong: dict[str, str], names: str) -> None:
    with pytest.raises(SettingRefused, match=names):
        read_letterhead(replace(sink.settings, **wrong))  # type: ignore[arg-type]
    assert read_letterhead(Settings(**wrong)) is None  # type: ignore[arg-type]
