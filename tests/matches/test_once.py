"""Creating requests that are sent again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from seaboard.matches.create_player import create_player
from seaboard.matches.once import once
from seaboard.matches.open_match import open_match
from seaboard.matches.refusals import BadName, KeyReused
from seaboard.matches.service import Service
from seaboard.matches.tidy import tidy
from seaboard.matches.words.opening import SeatWish
from seaboard.matches.words.people import Caller
from seaboard.matches.words.requests import Claim, Made
from seated import at_once, rows

SEATS = [SeatWish("me"), SeatWish("open")]


def test_ten_equal_requests_at_once_make_one_match(service: Service, ann: Caller) -> None:
    claim = Claim(ann.player.id, "key", "body")

    def make() -> Made:
        return Made({"id": open_match(service, ann, game="aqualin", seats=SEATS).id})

    answers = at_once(10, lambda _: once(service, claim, make))
    assert len({answer.body["id"] for answer in answers if isinstance(answer, Made)}) == 1
    assert sorted(answer.is_repeated for answer in answers if isinstance(answer, Made)) == [False] + [True] * 9
    assert rows(service, "select count(*) from matches") == [(1,)]


def test_a_key_is_good_for_one_request_and_for_one_player(service: Service, ann: Caller, bob: Caller) -> None:
    def make() -> Made:
        return Made({"n": rows(service, "select count(*) from idempotency_keys")[0][0]})

    once(service, Claim(ann.player.id, "key", "one body"), make)
    with pytest.raises(KeyReused):
        once(service, Claim(ann.player.id, "key", "another body"), make)
    assert not once(service, Claim(bob.player.id, "key", "another body"), make).is_repeated


def test_no_secret_of_an_answer_and_no_key_is_stored(service: Service) -> None:
    def make() -> Made:
        made = create_player(service, "Ann")
        return Made({"player": made.player.id}, {"token": made.token})

    claim = Claim("", "3b6f3a1e-8c1f-4f6e-9a64-0d7f3f0b7a10", "body", secret="what the sender knows")
    first = once(service, claim, make)
    again = once(service, claim, make)
    assert (dict(again.body), dict(again.secrets), again.is_repeated) == (dict(first.body), dict(first.secrets), True)
    with pytest.raises(KeyReused):
        once(service, replace(claim, secret="what somebody else knows"), make)
    for (stored,) in rows(
        service, "select t::text from idempotency_keys t union all select t::text from access_tokens t"
    ):
        assert claim.secret not in stored
        assert first.secrets["token"] not in stored
        assert claim.key not in stored


def test_what_is_refused_leaves_the_key_free_and_makes_nothing(service: Service) -> None:
    claim = Claim("", "key", "body")

    def make(name: str) -> Made:
        create_player(service, "Bob")
        return Made({"player": create_player(service, name).player.id})

    with pytest.raises(BadName):
        once(service, claim, lambda: make(""))
    assert rows(service, "select count(*) from players") == [(0,)]
    assert not once(service, claim, lambda: make("Ann")).is_repeated


def test_keys_are_kept_for_a_day(service: Service) -> None:
    claim = Claim("", "key", "body")
    once(service, claim, lambda: Made({}))
    tidy(service)
    assert once(service, claim, lambda: Made({})).is_repeated
    rows(service, "update idempotency_keys set created_at = created_at - interval '25 hours'")
    tidy(service)
    assert not once(service, claim, lambda: Made({})).is_repeated
