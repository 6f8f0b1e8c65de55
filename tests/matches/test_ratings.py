"""Ratings: counted once for each rated match that is over, by game and role, apart for house bots, and listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from seaboard.matches.erase_player import erase_myself
from seaboard.matches.hand_over import hand_to_house
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.rate_match import list_unrated, places_of, rate_match
from seaboard.matches.read_ratings import list_changes, list_ratings, read_leaderboard
from seaboard.matches.refusals import BadCursor, BadRating, UnknownGame
from seaboard.matches.rematch import rematch
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.strength import Strength, rate
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.contests import Rating
from seaboard.matches.words.opening import Sandbox, SeatWish
from seaboard.matches.words.people import Caller
from seaboard.store.ratings import StarterRow
from seated import at_once, new_caller, play_all_house, rows

NEW = Strength()


def open_rated(service: Service, callers: Sequence[Caller], game: str = "aqualin", **more: Any) -> str:
    """A running match of these players that counts."""
    first, *others = callers
    wishes = [SeatWish("me"), *(SeatWish("open") for _ in others)]
    match = open_match(service, first, game=game, seats=wishes, **{"is_rated": True, **more})
    for seat, caller in enumerate(others, start=1):
        take_seat(service, caller, match.id, seat)
    return match.id


def count(service: Service) -> int:
    """What the worker does every second."""
    return sum(rate_match(service, match) for match in list_unrated(service))


def ratings_of(service: Service, caller: Caller) -> dict[tuple[str, str], Rating]:
    """By role and list."""
    return {(one.role, one.list): one for one in list_ratings(service, caller)}


def test_a_match_counts_once_by_game_and_by_role(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_rated(service, [ann, bob])
    assert count(service) == 0
    resign(service, bob, match, 1)
    assert sum(result is True for result in at_once(10, lambda _: rate_match(service, match))) == 1
    assert (count(service), rate_match(service, match)) == (0, False)
    winner, loser = ratings_of(service, ann), ratings_of(service, bob)
    assert set(winner) == {("", "players"), ("colour", "players")}
    assert set(loser) == {("", "players"), ("animal", "players")}
    assert winner["", "players"].rating - 1500 == 1500 - loser["", "players"].rating > 50
    assert {one.matches for one in (*winner.values(), *loser.values())} == {1}
    assert {one.deviation for one in (*winner.values(), *loser.values())} < set(range(500))


def test_a_match_that_nobody_wanted_rated_and_a_sandbox_never_count(service: Service, ann: Caller, bob: Caller) -> None:
    resign(service, bob, open_rated(service, [ann, bob], is_rated=False), 1)
    assert (count(service), list_ratings(service, ann)) == (0, ())
    with pytest.raises(BadRating):
        open_rated(service, [ann, bob], sandbox=Sandbox())


def test_a_rematch_counts_as_the_match_did(service: Service, ann: Caller, bob: Caller) -> None:
    for is_rated in (True, False):
        match = open_rated(service, [ann, bob], is_rated=is_rated)
        resign(service, ann, match, 0)
        assert rematch(service, bob, match).is_rated is is_rated


def test_matches_against_house_bots_count_apart_and_levels_are_rated_like_players(
    service: Service, ann: Caller, bob: Caller
) -> None:
    seats = [SeatWish("me"), SeatWish("house", level="easy")]
    match = open_match(service, ann, game="aqualin", seats=seats, is_rated=True)
    resign(service, ann, match.id, 0)
    count(service)
    assert set(ratings_of(service, ann)) == {("", "house"), ("colour", "house")}
    board = read_leaderboard(service, bob, "aqualin", which="house").leaders
    assert [(one.level, one.player and one.player.name) for one in board] == [("easy", None), (None, "Ann")]
    assert read_leaderboard(service, bob, "aqualin").leaders == ()


def test_house_bots_of_one_level_in_all_seats_learn_nothing_of_each_other(service: Service, ann: Caller) -> None:
    open_match(service, ann, game="aqualin", seats=[SeatWish("house", level="easy")] * 2, is_rated=True)
    play_all_house(service)
    assert count(service) == 1
    (whole,) = read_leaderboard(service, ann, "aqualin", which="house").leaders
    assert (whole.rating, whole.matches) == (1500, 1)


def test_who_gets_up_has_lost_and_who_goes_on_is_not_rated(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_rated(service, [ann, bob])
    hand_to_house(service, ann, match, 0, "easy")
    resign(service, bob, match, 1)  # the bot has won, and bob has beaten ann
    count(service)
    assert look_at_match(service, bob, match).seats[0].level == "easy"
    assert ratings_of(service, bob)["", "players"].rating > 1500 > ratings_of(service, ann)["", "players"].rating
    assert read_leaderboard(service, ann, "aqualin", which="house").leaders == ()


def starter(number: int, *, has_left: bool = False, has_got_up: bool = False) -> StarterRow:
    return StarterRow(number, f"player-{number}", None, [], has_left, has_got_up)


@pytest.mark.parametrize(
    ("sides", "starters", "places", "expected"),
    [
        pytest.param([(0,), (1,), (2,)], [{}, {}, {}], [1, 2, 2], [1, 2, 2], id="shared places"),
        pytest.param([(0,), (1,), (2,)], [{}, {"has_left": True}, {}], [1, 3, 2], [1, 3, 2], id="the game's own place"),
        pytest.param([(0,), (1, 2)], [{}, {}, {}], [2, 1, 1], [2, 1], id="a side has one place"),
        pytest.param([(0,), (1, 2)], [{}, {"has_left": True}, {}], [2, 1, 1], [2, 1, 3], id="resigned from a side"),
        pytest.param([(0,), (1, 2)], [{}, {}, {"has_got_up": True}], [1, 2, 2], [1, 2, 3], id="got up from a side"),
        pytest.param([(0,), (1,)], [{"has_got_up": True}, {}], [1, 2], [2, 3], id="got up, and a bot has won"),
    ],
)
def test_places_are_those_of_sides_and_who_left_one_comes_last(
    sides: Any, starters: list[dict[str, bool]], places: list[int], expected: list[int]
) -> None:
    found = places_of(sides, [starter(number, **more) for number, more in enumerate(starters)], places)
    assert list(found.values()) == expected


def test_a_draw_moves_equals_nowhere_and_shared_places_are_draws_among_those_who_share() -> None:
    equal = rate([["a"], ["b"]], [1, 1], {"a": NEW, "b": NEW})
    assert equal["a"].rating == equal["b"].rating == 1500
    three = rate([["a"], ["b"], ["c"]], [1, 2, 2], dict.fromkeys("abc", NEW))
    assert three["a"].rating > three["b"].rating == three["c"].rating


def test_a_side_learns_together_and_an_upset_moves_more() -> None:
    team = rate([["shark"], ["brody", "quint"]], [2, 1], dict.fromkeys(("shark", "brody", "quint"), NEW))
    assert team["brody"] == team["quint"]
    assert team["brody"].rating > 1500 > team["shark"].rating
    weak, strong = Strength(1300, 100), Strength(1800, 100)
    upset = rate([["weak"], ["strong"]], [1, 2], {"weak": weak, "strong": strong})
    usual = rate([["weak"], ["strong"]], [2, 1], {"weak": weak, "strong": strong})
    assert upset["weak"].mu - weak.mu > weak.mu - usual["weak"].mu > 0


def test_who_sits_in_several_seats_learns_the_mean_of_them() -> None:
    apart = rate([["first"], ["third"], ["b"]], [1, 3, 2], dict.fromkeys(("first", "third", "b"), NEW))
    found = rate([["a"], ["a"], ["b"]], [1, 3, 2], {"a": NEW, "b": NEW})
    assert found["a"].mu == (apart["first"].mu + apart["third"].mu) / 2
    assert found["b"] == apart["b"]


def test_history_is_what_each_match_did_newest_first_in_parts(service: Service, ann: Caller, bob: Caller) -> None:
    matches = [open_rated(service, [ann, bob]) for _ in range(3)]
    for match in matches:
        resign(service, bob, match, 1)
        count(service)
    first = list_changes(service, ann, limit=4)
    second = list_changes(service, ann, limit=4, cursor=first.next)
    changes = [one for one in (*first.changes, *second.changes) if one.role == ""]
    assert [one.match for one in changes] == matches[::-1]
    assert [one.before for one in changes] == [*(one.after for one in changes[1:]), 1500]
    assert changes[0].after == ratings_of(service, ann)["", "players"].rating
    assert second.next is None
    with pytest.raises(BadCursor):
        list_changes(service, ann, cursor="x")


def fill_board(service: Service, many: int) -> None:
    """So many players with ratings, many of them alike."""
    rows(
        service,
        "insert into players (id, name, is_bot)"
        " select gen_random_uuid(), 'Player ' || n, false from generate_series(1, %s) n",
        many,
    )
    rows(
        service,
        """
        insert into ratings (tenant_id, game, role, list, competitor, player_id, mu, sigma, standing, matches,
            changed_at)
        select tenant_id, 'aqualin', '', 'players', id::text, id, 1500, 100, mod(hashtext(name), 300), 1, now()
        from players where name ^@ 'Player '
        """,
    )


def test_a_leaderboard_is_read_in_parts_that_miss_nobody_while_standings_change(service: Service, ann: Caller) -> None:
    fill_board(service, 60)
    seen: list[tuple[int, str]] = []
    cursor = None
    while True:
        page = read_leaderboard(service, ann, "aqualin", cursor=cursor, limit=7)
        seen += [(one.standing, one.player.id) for one in page.leaders if one.player is not None]
        rows(service, "update ratings set standing = standing + 1000 where competitor = %s", seen[-1][1])
        cursor = page.next
        if cursor is None:
            break
    assert len(seen) == len({who for _, who in seen}) == 60
    assert [standing for standing, _ in seen] == sorted((standing for standing, _ in seen), reverse=True)
    for bad in ("x", "WzEsMl0", "W10"):
        with pytest.raises(BadCursor):
            read_leaderboard(service, ann, "aqualin", cursor=bad)


def test_a_board_knows_its_game_and_its_roles(service: Service, ann: Caller) -> None:
    with pytest.raises(UnknownGame):
        read_leaderboard(service, ann, "chess")
    with pytest.raises(BadRating):
        read_leaderboard(service, ann, "aqualin", role="shark")
    assert read_leaderboard(service, ann, "aqualin", role="colour").leaders == ()


def test_who_is_erased_is_on_no_leaderboard(service: Service, ann: Caller, bob: Caller) -> None:
    resign(service, bob, open_rated(service, [ann, bob]), 1)
    count(service)
    resign(service, bob, open_rated(service, [ann, bob]), 1)
    erase_myself(service, ann)
    assert count(service) == 1  # bob has lost against somebody whose strength nobody keeps
    board = read_leaderboard(service, bob, "aqualin").leaders
    assert [one.player and one.player.name for one in board] == ["Bob"]
    assert board[0].matches == 2
    assert rows(service, "select count(*) from rating_changes where player_id = %s", ann.player.id) == [(0,)]


def test_newcomers_do_not_lead(service: Service) -> None:
    players = [new_caller(service, name) for name in ("Dan", "Gil", "Ida", "Joy")]
    for _ in range(4):
        resign(service, players[1], open_rated(service, players[:2]), 1)
        count(service)
    resign(service, players[3], open_rated(service, players[2:]), 1)
    count(service)
    board = read_leaderboard(service, players[0], "aqualin").leaders
    assert [one.player and one.player.name for one in board][:2] == ["Dan", "Ida"]
