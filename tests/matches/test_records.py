"""What is taken away from matches: what a seat has seen, signed outcomes, and all matches at once."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import jwt
import pytest

from seaboard.engine.records import to_data
from seaboard.matches.export_matches import Exhausted, Exported, export_matches
from seaboard.matches.hub import Hub
from seaboard.matches.keyring import new_keyring, open_keyring
from seaboard.matches.open_match import open_match
from seaboard.matches.read_events import read_events
from seaboard.matches.read_replay import read_replay
from seaboard.matches.read_seen import read_seen
from seaboard.matches.read_view import read_view
from seaboard.matches.refusals import NotStarted, NotYourSeat, StillRunning, TooManyStreams, UnknownToken
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.sign_outcome import public_keys, sign_outcome
from seaboard.matches.words.opening import SeatWish
from seaboard.matches.words.people import Caller
from seated import CLOSE, DIG, HIDE, MARK, WAIT, choose, open_with, play_on, rows


@pytest.fixture
def hub(service: Service) -> Iterator[Hub]:
    hub = Hub(service.database)
    yield hub
    hub.close()


# What a seat has seen


def test_the_seen_replay_holds_every_event_of_the_seat_and_every_view_that_it_could_have_had(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "lanterns", [ann, bob], rounds=2)
    callers, views = (ann, bob), [dict[int, Any](), dict[int, Any]()]

    def look() -> None:
        for seat, caller in enumerate(callers):
            seen = read_view(service, caller, match.id, seat)
            views[seat][seen.sequence] = to_data(seen.view)

    look()
    for seat, choice in ((0, [HIDE[0]]), (1, [HIDE[0]]), (0, [DIG[1]]), (1, [WAIT]), (0, [WAIT])):
        choose(service, callers[seat], match.id, seat, *choice)
        look()
    (plotter,) = [seat for seat in (0, 1) if _is_asked(service, match.id, seat)]
    choose(service, callers[plotter], match.id, plotter, MARK[0], MARK[2], CLOSE)
    look()
    for seat, caller in enumerate(callers):
        file = read_seen(service, caller, match.id, seat)
        stored = read_events(service, caller, match.id, seat, limit=500).events
        assert [event["number"] for event in file["events"]] == [event.number for event in stored]
        told = [view["after"] for view in file["views"]]
        assert told == sorted(set(told))
        for sequence, view in views[seat].items():  # what the seat saw then is the last view up to then
            assert [one["view"] for one in file["views"] if one["after"] <= sequence][-1] == view


def _is_asked(service: Service, match: str, seat: int) -> bool:
    found = rows(service, "select 1 from decisions where match_id = %s and seat = %s and status = 'open'", match, seat)
    return bool(found)


def test_it_holds_nothing_that_is_hidden_from_the_seat(service: Service, ann: Caller, bob: Caller) -> None:
    """Two matches that differ only in what the other seat marked in secret give the same file, ids and times aside."""
    files = []
    for marks in ([MARK[0], MARK[1]], [MARK[1], MARK[2]]):
        match = open_with(service, "lanterns", [ann, bob])
        rows(service, "update matches set seed = decode(repeat('07', 32), 'hex') where id = %s", match.id)
        for caller, seat in ((ann, 0), (bob, 1)):
            choose(service, caller, match.id, seat, HIDE[seat])
        for caller, seat in ((ann, 0), (bob, 1)):
            choose(service, caller, match.id, seat, WAIT)
        (plotter,) = [seat for seat in (0, 1) if _is_asked(service, match.id, seat)]
        choose(service, (ann, bob)[plotter], match.id, plotter, *marks, CLOSE)
        other = (ann, bob)[1 - plotter]
        file = read_seen(service, other, match.id, 1 - plotter)
        timeless = [{name: part for name, part in event.items() if name != "at"} for event in file["events"]]
        files.append((timeless, file["views"]))
        assert "seed" not in json.dumps(file)
    assert files[0] == files[1]


def test_a_pending_sealed_choice_is_in_nobody_s_file(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    before = read_seen(service, bob, match.id, 1)
    choose(service, ann, match.id, 0, HIDE[2])
    after = read_seen(service, bob, match.id, 1)
    assert after["views"] == before["views"]
    assert [event["public"]["type"] for event in after["events"][len(before["events"]) :]] == ["match.sealed"]


def test_another_s_file_and_one_of_a_match_that_has_not_begun_are_refused(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    with pytest.raises(NotYourSeat):
        read_seen(service, bob, match.id, 0)
    waiting = open_match(service, ann, game="aqualin", seats=[SeatWish("me"), SeatWish("open")])
    with pytest.raises(NotStarted):
        read_seen(service, ann, waiting.id, 0)


def test_after_the_end_it_shows_the_end(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    play_on(service, [ann, bob], match.id, 4)
    resign(service, bob, match.id, 1)
    file = read_seen(service, ann, match.id, 0)
    assert file["events"][-1]["public"]["type"] == "match.over"
    assert file["views"][-1]["view"] == to_data(read_view(service, ann, match.id, 0).view)


# Signed outcomes


def finished(service: Service, ann: Caller, bob: Caller) -> str:
    match = open_with(service, "aqualin", [ann, bob])
    resign(service, bob, match.id, 1)
    return match.id


def verified(service: Service, statement: str) -> dict[str, Any]:
    """The claims, verified with what is published and nothing else."""
    keys = {key.key_id: key for key in jwt.PyJWKSet.from_dict({"keys": public_keys(service)}).keys}
    key = keys[jwt.get_unverified_header(statement)["kid"]]
    return dict(jwt.decode(statement, key, algorithms=["EdDSA"], issuer="seaboard"))


def test_a_statement_says_how_it_ended_and_is_the_same_each_time(service: Service, ann: Caller, bob: Caller) -> None:
    match = finished(service, ann, bob)
    statement = sign_outcome(service, None, match)
    claims = verified(service, statement)
    assert (claims["sub"], claims["game"], claims["outcome"]["ending"]) == (match, "aqualin", "resigned")
    assert [seat["player"] for seat in claims["seats"]] == [ann.player.id, bob.player.id]
    written = json.dumps(
        read_replay(service, None, match), sort_keys=True, separators=(",", ":"), ensure_ascii=False
    ).encode()
    assert claims["replay_sha256"] == hashlib.sha256(written).hexdigest()
    assert jwt.get_unverified_header(statement)["typ"] == "seaboard-outcome+jwt"
    assert sign_outcome(service, ann, match) == statement


def test_a_changed_statement_and_another_s_key_are_found_out(service: Service, ann: Caller, bob: Caller) -> None:
    statement = sign_outcome(service, None, finished(service, ann, bob))
    head, body, signature = statement.split(".")
    forged = f"{head}.{body[:-4]}AAAA.{signature}"
    with pytest.raises(jwt.InvalidTokenError):
        verified(service, forged)
    with pytest.raises(KeyError):
        verified(replace(service, keyring=new_keyring()), statement)


def test_a_statement_of_an_older_key_is_still_verified_by_what_is_published(
    service: Service, ann: Caller, bob: Caller, tmp_path: Any
) -> None:
    old, new = "A" * 43, "B" * 42 + "A"
    match = finished(service, ann, bob)
    statement = sign_outcome(replace(service, keyring=open_keyring(old, tmp_path)), None, match)
    both = replace(service, keyring=open_keyring(f"{new}:{old}", tmp_path))
    assert verified(both, statement) == verified(both, sign_outcome(both, None, match))
    assert sign_outcome(both, None, match) != statement


def test_a_match_that_is_not_over_has_no_statement(service: Service, ann: Caller, bob: Caller) -> None:
    with pytest.raises(StillRunning):
        sign_outcome(service, ann, open_with(service, "aqualin", [ann, bob]).id)


def test_what_is_published_is_no_private_key(service: Service) -> None:
    assert all(set(key) == {"crv", "kty", "x", "kid", "use", "alg"} for key in public_keys(service))


# Exports


def test_an_export_holds_all_of_one_s_matches_and_says_that_it_is_whole(
    service: Service, hub: Hub, ann: Caller, bob: Caller, eve: Caller
) -> None:
    ended = [finished(service, ann, bob) for _ in range(27)]
    running = open_with(service, "aqualin", [ann, bob]).id
    open_with(service, "aqualin", [bob, eve])
    *found, end = export_matches(service, hub, ann)
    assert [one.match.id for one in found if isinstance(one, Exported)] == [running, *ended[::-1]]
    assert [one.replay is None for one in found if isinstance(one, Exported)] == [True] + [False] * 27
    assert end == Exhausted(28)


def test_an_export_counts_as_a_stream_and_ends_with_its_token(
    service: Service, hub: Hub, ann: Caller, bob: Caller
) -> None:
    for _ in range(26):
        open_match(service, ann, game="aqualin", seats=[SeatWish("me"), SeatWish("open")])
    export = export_matches(service, hub, ann, most=1, seconds=0)
    assert len(list(islice(export, 25))) == 25
    with pytest.raises(TooManyStreams):
        export_matches(service, hub, ann, most=1)
    rows(service, "update access_tokens set revoked_at = now() where id = %s", ann.token_id)
    with pytest.raises(UnknownToken):
        next(export)
