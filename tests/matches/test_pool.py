"""The pool: whoever waits is paired at most once, offline or not, and never with somebody who is to be kept apart."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from seaboard.matches.administer import create_tenant, set_quotas
from seaboard.matches.app_players import put_player
from seaboard.matches.authenticate import authenticate_app
from seaboard.matches.block_player import block_player
from seaboard.matches.clocks import TimeControl
from seaboard.matches.list_matches import list_matches
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.pair_pool import find_group, pair_pool
from seaboard.matches.pool import enter_pool, leave_pool, list_entries, look_at_entry
from seaboard.matches.rate_match import rate_match
from seaboard.matches.read_ratings import list_ratings
from seaboard.matches.refusals import (
    AlreadyPaired,
    AlreadyWaiting,
    BadCursor,
    BadOptions,
    BadSeats,
    BadTimeControl,
    BadTimeLimit,
    BadWait,
    Refusal,
    UnknownEntry,
    UnknownGame,
)
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.words.finding import PoolEntry
from seaboard.matches.words.opening import SeatWish, TimeLimit
from seaboard.matches.words.people import Caller
from seaboard.store.pool import EntryRow
from seated import at_once, new_caller, open_with, rows

DAY = TimeLimit(86_400, "forfeit")


def enter(service: Service, caller: Caller, **more: Any) -> PoolEntry:
    return enter_pool(service, caller, **{"game": "aqualin", "seats": 2, "time_limit": DAY, **more})


def crowd(service: Service, count: int) -> list[Caller]:
    return [new_caller(service, f"P{number}") for number in range(count)]


def test_two_that_want_the_same_get_a_running_match_though_nobody_is_there(
    service: Service, ann: Caller, bob: Caller
) -> None:
    options = {"first": "animal"}
    mine, other = enter(service, ann, options=options), enter(service, bob, options=options)
    assert (mine.status, mine.match) == ("waiting", None)
    assert pair_pool(service) == 1
    assert pair_pool(service) == 0
    found, theirs = look_at_entry(service, ann, mine.id), look_at_entry(service, bob, other.id)
    assert found.status == theirs.status == "paired"
    assert found.match is not None
    assert found.match == theirs.match
    match = look_at_match(service, ann, found.match)
    assert (match.status, match.opened_by, match.options["first"], match.time_limit) == (
        "running",
        None,
        "animal",
        DAY,
    )
    assert {seat.player for seat in match.seats} == {ann.player, bob.player}
    assert [one.id for one in list_matches(service, bob, show="mine").matches] == [match.id]


@pytest.mark.parametrize(
    "other",
    [
        pytest.param({"game": "lanterns", "seats": 2}, id="another game"),
        pytest.param({"options": {"first": "colour"}}, id="other options"),
        pytest.param({"time_limit": TimeLimit(3600, "forfeit")}, id="another time limit"),
        pytest.param({"time_limit": TimeLimit(86_400, "default-action")}, id="another policy"),
    ],
)
def test_those_that_want_something_else_are_not_paired(
    service: Service, ann: Caller, bob: Caller, other: dict[str, Any]
) -> None:
    enter(service, ann)
    enter(service, bob, **other)
    assert pair_pool(service) == 0


def test_what_is_not_said_has_its_default_and_fits_who_says_it(service: Service, ann: Caller, bob: Caller) -> None:
    default = service.find_game("aqualin").game.facts.read_options({})
    enter(service, ann)
    enter(service, bob, options=default)
    assert pair_pool(service) == 1


def test_forty_that_wait_are_paired_by_ten_workers_at_once_each_once(service: Service) -> None:
    callers = crowd(service, 40)
    entries = [enter(service, caller) for caller in callers]
    at_once(10, lambda _: pair_pool(service))
    pair_pool(service)  # what one worker had in hand while another looked
    found = [look_at_entry(service, caller, entry.id) for caller, entry in zip(callers, entries, strict=True)]
    assert {entry.status for entry in found} == {"paired"}
    matches = [entry.match for entry in found]
    assert all(matches.count(match) == 2 for match in matches)
    assert rows(service, "select count(*) from matches") == [(20,)]
    assert rows(service, "select count(*) from seats where status = 'taken'") == [(40,)]


def test_a_match_of_three_takes_the_three_that_wait_longest(service: Service) -> None:
    callers = crowd(service, 4)
    entries = [enter(service, caller, game="lanterns", seats=3) for caller in callers]
    assert pair_pool(service) == 1
    states = [look_at_entry(service, caller, entry.id).status for caller, entry in zip(callers, entries, strict=True)]
    assert states == ["paired", "paired", "paired", "waiting"]


def test_who_cancels_is_not_paired_and_cancelling_and_pairing_at_once_have_one_winner(
    service: Service, ann: Caller, bob: Caller
) -> None:
    enter(service, bob)
    for _ in range(8):
        entry = enter(service, ann)

        def act(index: int, entry: PoolEntry = entry) -> object:
            return leave_pool(service, ann, entry.id) if index % 4 else pair_pool(service)

        results = at_once(20, act)
        found = look_at_entry(service, ann, entry.id)
        refused = [result.code for result in results if isinstance(result, Refusal)]
        if found.status == "paired":
            assert refused == ["already-paired"] * 15
            with pytest.raises(AlreadyPaired):
                leave_pool(service, ann, entry.id)
            enter(service, bob)
        else:
            assert (found.status, refused) == ("cancelled", [])
            assert leave_pool(service, ann, entry.id) == found


def test_who_waited_too_long_is_sent_away(service: Service, ann: Caller, bob: Caller) -> None:
    entry = enter(service, ann)
    enter(service, bob)
    rows(service, "update pool_entries set expires_at = clock_timestamp() where player_id = %s", ann.player.id)
    assert pair_pool(service) == 0
    assert look_at_entry(service, ann, entry.id).status == "expired"
    assert leave_pool(service, ann, entry.id).status == "expired"
    enter(service, ann)
    assert pair_pool(service) == 1


def test_one_waits_once_for_the_very_same(service: Service, ann: Caller, bob: Caller) -> None:
    results = at_once(20, lambda _: enter(service, ann))
    assert [result.code for result in results if isinstance(result, Refusal)] == ["already-waiting"] * 19
    enter(service, ann, time_limit=TimeLimit(60, "forfeit"))
    assert pair_pool(service) == 0
    with pytest.raises(AlreadyWaiting):
        enter(service, ann)


def test_who_blocked_somebody_is_not_paired_with_them(service: Service) -> None:
    ann, bob, eve, dan = crowd(service, 4)
    for caller in (ann, bob, eve, dan):
        enter(service, caller)
    block_player(service, ann, bob.player.id)
    block_player(service, eve, ann.player.id)
    assert pair_pool(service) == 2
    pairs = rows(service, "select array_agg(player_id::text) from seats group by match_id")
    assert {frozenset(pair) for (pair,) in pairs} == {
        frozenset((ann.player.id, dan.player.id)),
        frozenset((bob.player.id, eve.player.id)),
    }


def row(name: str, rating: int | None, low: int | None, high: int | None) -> EntryRow:
    template: Any = dict.fromkeys(EntryRow.__dataclass_fields__)
    entry = EntryRow(**{**template, "id": name, "player_id": name, "seats": 2})
    return replace(entry, rating=rating, rating_low=low, rating_high=high)


@pytest.mark.parametrize(
    ("one", "other", "fit"),
    [
        pytest.param((1500, 1400, 1600), (1450, 1400, 1600), True, id="both in range"),
        pytest.param((1500, 1400, 1600), (1601, 1400, 1700), False, id="the other too strong"),
        pytest.param((1500, None, None), (1450, 1501, None), False, id="I too weak for the other"),
        pytest.param((None, 1400, 1600), (None, None, None), True, id="nobody has a rating"),
        pytest.param((None, 1400, 1600), (1601, None, None), False, id="a range counts for who has a rating"),
        pytest.param((1500, 1500, 1500), (1500, 1500, 1500), True, id="the bounds are in it"),
    ],
)
def test_a_range_of_ratings_holds_for_both(one: Any, other: Any, fit: bool) -> None:
    assert (find_group([row("a", *one), row("b", *other)], set()) is not None) is fit
    assert (find_group([row("a", *other), row("b", *one)], set()) is not None) is fit


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        pytest.param({"game": "chess"}, UnknownGame, id="a game that is not offered"),
        pytest.param({"seats": 3}, BadSeats, id="too many seats"),
        pytest.param({"options": {"colour": 1}}, BadOptions, id="an unknown option"),
        pytest.param({"time_limit": TimeLimit(0, "forfeit")}, BadTimeLimit, id="no time"),
        pytest.param({"time_limit": None}, BadTimeLimit, id="no clock"),
        pytest.param({"time_control": TimeControl("per-decision", 60, "house")}, BadTimeLimit, id="two clocks"),
        pytest.param(
            {"time_limit": None, "time_control": TimeControl("fischer", 60, "house")}, BadTimeControl, id="no increment"
        ),
        pytest.param({"expires_in": 1}, BadWait, id="too short a wait"),
        pytest.param({"rating_low": 2, "rating_high": 1}, BadWait, id="an empty range"),
    ],
)
def test_what_nobody_can_wait_for(service: Service, ann: Caller, given: dict[str, Any], refusal: type[Refusal]) -> None:
    with pytest.raises(refusal):
        enter(service, ann, **given)


def test_entries_are_their_players_own(service: Service, ann: Caller, bob: Caller) -> None:
    entry = enter(service, ann)
    for act in (look_at_entry, leave_pool):
        with pytest.raises(UnknownEntry):
            act(service, bob, entry.id)
        with pytest.raises(UnknownEntry):
            act(service, ann, "no-entry")
    assert list_entries(service, bob).entries == ()


def test_entries_are_listed_newest_first_in_parts(service: Service, ann: Caller) -> None:
    entries = [enter(service, ann, time_limit=TimeLimit(60 + n, "forfeit")) for n in range(5)]
    entries.sort(key=lambda entry: entry.id, reverse=True)  # of those of one millisecond chance says which is newer
    first = list_entries(service, ann, limit=3)
    second = list_entries(service, ann, limit=3, cursor=first.next)
    assert [*first.entries, *second.entries] == entries
    assert second.next is None
    leave_pool(service, ann, entries[0].id)
    assert list_entries(service, ann, limit=3).etag != first.etag
    with pytest.raises(BadCursor):
        list_entries(service, ann, cursor="x")


def test_any_time_control_can_be_waited_for_and_only_the_very_same_fits(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    control = TimeControl("fischer", 86_400, "default-action", increment=3600, cap=172_800, rests=True)
    wanted = {"time_limit": None, "time_control": control}
    mine = enter(service, ann, **wanted)
    enter(service, eve, **wanted, is_rated=False)
    assert (mine.time_limit, mine.time_control, mine.is_rated) == (None, control, True)
    enter(service, bob, time_limit=None, time_control=replace(control, increment=60))
    assert pair_pool(service) == 0
    enter(service, bob, **wanted)
    assert pair_pool(service) == 1
    match = look_at_match(service, ann, look_at_entry(service, ann, mine.id).match or "")
    assert (match.time_control, match.is_rated) == (control, True)
    short = enter(service, ann, time_limit=None, time_control=TimeControl("per-decision", 60, "forfeit"))
    assert short.time_limit == TimeLimit(60, "forfeit")


def test_a_range_is_that_of_ratings_in_this_game_among_players(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    rows(service, "update matches set is_rated = true where id = %s", match.id)
    resign(service, bob, match.id, 1)
    assert rate_match(service, match.id)
    enter(service, bob)
    far = enter(service, ann, rating_low=1500)
    assert pair_pool(service) == 0
    leave_pool(service, ann, far.id)
    enter(service, ann, rating_low=1300)
    assert pair_pool(service) == 1
    found = rows(service, "select rating from pool_entries where match_id is not null order by rating")
    assert found == [(list_ratings(service, caller)[0].rating,) for caller in (bob, ann)]


def test_the_pool_opens_no_more_matches_than_an_app_may_have(service: Service, ann: Caller) -> None:
    app = authenticate_app(service, create_tenant(service, "shop").key).tenant
    players = [put_player(service, app, f"user-{n}", f"Olga {n}").player for n in range(4)]
    callers = [replace(ann, player=player, tenant=app) for player in players]
    entries = [enter(service, caller) for caller in callers]
    set_quotas(service, "shop", players=None, matches=1)
    assert pair_pool(service) == 1
    states = [look_at_entry(service, caller, entry.id) for caller, entry in zip(callers, entries, strict=True)]
    assert [one.status for one in states] == ["paired", "paired", "waiting", "waiting"]
    match = look_at_match(service, callers[0], states[0].match or "")
    resign(service, callers[0], match.id, match.my_seats[0])
    assert pair_pool(service) == 1


def test_who_plays_already_may_wait_too(service: Service, ann: Caller, bob: Caller) -> None:
    open_match(service, ann, game="aqualin", seats=[SeatWish("me"), SeatWish("house", level="easy")])
    enter(service, ann)
    enter(service, bob)
    assert pair_pool(service) == 1
