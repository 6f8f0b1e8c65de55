"""Tournaments through the use cases: opened, entered, paired once whatever comes twice, played to a final table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from contests import swiss_of_house_bots
from seaboard.matches.administer import create_tenant, set_quotas
from seaboard.matches.advance_tournament import advance_tournament, list_ripe_tournaments
from seaboard.matches.app_players import put_player
from seaboard.matches.authenticate import authenticate_app
from seaboard.matches.block_player import block_player
from seaboard.matches.clocks import TimeControl
from seaboard.matches.enter_tournament import enter_tournament, withdraw
from seaboard.matches.erase_player import erase_myself
from seaboard.matches.hand_over import hand_to_house
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_tournament import cancel_tournament, open_tournament, start_tournament
from seaboard.matches.read_tournaments import list_tournaments, look_at_tournament, read_round, read_table
from seaboard.matches.refusals import (
    BadCursor,
    BadTimeControl,
    BadTournament,
    EntryClosed,
    NotWelcome,
    NotYourTournament,
    QuotaReached,
    Refusal,
    TooFewEntrants,
    TooManyTournaments,
    TournamentOver,
    UnknownGame,
    UnknownRound,
    UnknownTournament,
)
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.words.contests import HouseBots, NewTournament, Tournament
from seaboard.matches.words.people import Caller
from seated import at_once, new_caller, play_all_house, rows

DAY = TimeControl("per-decision", 86_400, "forfeit")
SEED = bytes(range(32))


def new(form: str = "swiss", **more: Any) -> NewTournament:
    return NewTournament(**{"game": "aqualin", "form": form, "options": {}, "control": DAY, **more})


def entered(service: Service, opener: Caller, callers: list[Caller], **more: Any) -> Tournament:
    """A tournament that has started, of these players and the house bots that were asked for."""
    tournament = open_tournament(service, opener, new(**more))
    for caller in callers:
        enter_tournament(service, caller, tournament.id)
    return start_tournament(service, opener, tournament.id)


def crowd(service: Service, many: int) -> list[Caller]:
    return [new_caller(service, name) for name in ("Cleo", "Dan", "Fay", "Gil", "Hal")[:many]]


def shoppers(service: Service, app: str, many: int) -> list[Caller]:
    """Players of an app."""
    ann = new_caller(service, "Shopper")
    players = [put_player(service, app, f"user-{n}", f"Olga {n}").player for n in range(many)]
    return [replace(ann, player=player, tenant=app) for player in players]


def new_app(service: Service) -> str:
    return authenticate_app(service, create_tenant(service, "shop").key).tenant


def advance(service: Service) -> int:
    """What the worker does every second."""
    return sum(advance_tournament(service, tournament) for tournament in list_ripe_tournaments(service))


def play_round(service: Service, callers: list[Caller], tournament: Tournament) -> None:
    """Whoever sits second resigns, in every match of the round; bots play."""
    now = look_at_tournament(service, callers[0], tournament.id)
    known = {caller.player.id: caller for caller in callers}
    for pairing in read_round(service, callers[0], tournament.id, now.round).pairings:
        loser = None if pairing.second is None else pairing.second.player
        if loser is not None and pairing.match is not None:
            resign(service, known[loser.id], pairing.match, 1)
    play_all_house(service)


def test_one_call_opens_a_tournament_of_house_bots_whose_table_follows_from_its_seed(
    service: Service, ann: Caller
) -> None:
    house = (HouseBots("easy", 3),)
    tournament = open_tournament(service, ann, new(control=None, house=house, start="now", rounds=2, seed=SEED))
    assert (tournament.status, tournament.round, tournament.entrants, tournament.seed) == ("running", 1, 3, None)
    assert not tournament.is_rated
    while look_at_tournament(service, ann, tournament.id).status == "running":
        assert play_all_house(service) > 0 or advance(service) == 1
    done, table = look_at_tournament(service, ann, tournament.id), read_table(service, ann, tournament.id)
    assert (done.status, done.round, done.seed) == ("finished", 2, SEED.hex())
    assert table.is_final
    assert {row.entrant.number: (row.place, row.points) for row in table.rows} == swiss_of_house_bots(SEED, 3, 2)
    assert sum(row.byes for row in table.rows) == 2


def test_a_round_is_paired_once_however_often_it_is_asked_for(service: Service, ann: Caller) -> None:
    callers = [ann, *crowd(service, 3)]
    tournament = entered(service, ann, callers, rounds=2)
    assert advance(service) == 0
    assert advance_tournament(service, tournament.id) is False
    play_round(service, callers, tournament)
    done = at_once(10, lambda _: advance_tournament(service, tournament.id))
    assert sorted(done, key=str) == [False] * 9 + [True]
    assert rows(service, "select round, count(*) from pairings group by round order by round") == [(1, 2), (2, 2)]
    assert rows(service, "select count(*) from matches") == [(4,)]
    play_round(service, callers, tournament)
    assert sum(result is True for result in at_once(10, lambda _: advance_tournament(service, tournament.id))) == 1
    assert look_at_tournament(service, ann, tournament.id).status == "finished"
    assert read_table(service, ann, tournament.id).rows[0].points == 2
    assert advance_tournament(service, tournament.id) is False


def test_a_round_is_paired_as_a_whole_or_not_at_all(service: Service) -> None:
    callers = shoppers(service, new_app(service), 4)
    set_quotas(service, "shop", players=None, matches=1)
    tournament = open_tournament(service, callers[0], new(rounds=2))
    for caller in callers:
        enter_tournament(service, caller, tournament.id)
    with pytest.raises(QuotaReached):
        start_tournament(service, callers[0], tournament.id)
    assert look_at_tournament(service, callers[0], tournament.id).status == "entering"
    assert rows(service, "select count(*) from matches") == [(0,)]
    set_quotas(service, "shop", players=None, matches=2)
    start_tournament(service, callers[0], tournament.id)
    play_round(service, callers, tournament)
    set_quotas(service, "shop", players=None, matches=1)
    assert advance(service) == 0
    set_quotas(service, "shop", players=None, matches=2)
    assert advance(service) == 1


def test_everybody_meets_everybody_in_a_round_robin_with_bots(service: Service, ann: Caller) -> None:
    callers = [ann, *crowd(service, 1)]
    tournament = entered(service, ann, callers, form="round-robin", house=(HouseBots("easy", 1),))
    assert tournament.rounds == 3
    for _ in range(3):
        play_round_with_bots(service, callers, tournament)
        assert advance(service) == 1
    table = read_table(service, ann, tournament.id)
    assert look_at_tournament(service, ann, tournament.id).status == "finished"
    assert [(row.played, row.byes) for row in table.rows] == [(2, 1)] * 3
    assert sum(row.points for row in table.rows) == 3


def play_round_with_bots(service: Service, callers: list[Caller], tournament: Tournament) -> None:
    """Whoever is no bot resigns."""
    now = look_at_tournament(service, callers[0], tournament.id)
    known = {caller.player.id: caller for caller in callers}
    for pairing in read_round(service, callers[0], tournament.id, now.round).pairings:
        for seat, one in enumerate((pairing.first, pairing.second)):
            if one is not None and one.player is not None and pairing.match is not None:
                resign(service, known[one.player.id], pairing.match, seat)
                break


def test_who_withdraws_is_paired_no_more_and_who_is_erased_is_nobody(service: Service, ann: Caller) -> None:
    callers = [ann, *crowd(service, 4)]
    tournament = entered(service, ann, callers, rounds=3)
    play_round(service, callers, tournament)
    withdraw(service, callers[1], tournament.id)
    assert withdraw(service, callers[1], tournament.id).has_withdrawn
    erase_myself(service, callers[2])
    assert advance(service) == 1
    second = read_round(service, ann, tournament.id, 2).pairings
    paired = [one.player for pairing in second for one in (pairing.first, pairing.second) if one is not None]
    playing = {player.id for player in paired if player is not None}
    assert playing == {callers[0].player.id, callers[3].player.id, callers[4].player.id}
    rows_ = read_table(service, ann, tournament.id).rows
    assert sorted((row.entrant.player is None, row.entrant.has_withdrawn) for row in rows_) == [
        (False, False), (False, False), (False, False), (False, True), (True, True),
    ]  # fmt: skip
    with pytest.raises(EntryClosed):
        enter_tournament(service, callers[1], tournament.id)


def test_a_tournament_ends_early_when_nobody_is_left_to_meet(service: Service, ann: Caller, bob: Caller) -> None:
    tournament = entered(service, ann, [ann, bob], rounds=5)
    play_round(service, [ann, bob], tournament)
    withdraw(service, bob, tournament.id)
    assert advance(service) == 1
    assert look_at_tournament(service, ann, tournament.id).status == "finished"


def test_in_a_round_robin_a_meeting_with_who_has_withdrawn_is_won(service: Service, ann: Caller) -> None:
    callers = [ann, *crowd(service, 3)]
    tournament = entered(service, ann, callers, form="round-robin")
    play_round(service, callers, tournament)
    withdraw(service, callers[3], tournament.id)
    advance(service)
    byes = [one for one in read_round(service, ann, tournament.id, 2).pairings if one.second is None]
    assert [(one.first_points, one.match) for one in byes] == [(1, None)]


def test_who_gets_up_in_a_tournament_has_lost_whatever_comes_of_the_match(
    service: Service, ann: Caller, bob: Caller
) -> None:
    tournament = entered(service, ann, [ann, bob], rounds=1)
    (pairing,) = read_round(service, ann, tournament.id, 1).pairings
    assert pairing.match is not None
    assert pairing.first.player is not None
    callers = {caller.player.id: caller for caller in (ann, bob)}
    first = callers.pop(pairing.first.player.id)
    (second,) = callers.values()
    hand_to_house(service, first, pairing.match, 0, "easy")
    resign(service, second, pairing.match, 1)
    (pairing,) = read_round(service, ann, tournament.id, 1).pairings
    assert (pairing.first_points, pairing.second_points) == (0, 1)


def test_entering_again_changes_nothing_and_withdrawing_before_the_start_leaves_no_trace(
    service: Service, ann: Caller, bob: Caller
) -> None:
    tournament = open_tournament(service, ann, new(entrants_most=3))
    results = at_once(10, lambda _: enter_tournament(service, bob, tournament.id))
    assert {result.my_entry for result in results if isinstance(result, Tournament)} == {1}
    assert withdraw(service, bob, tournament.id).entrants == 0
    with pytest.raises(TooFewEntrants):
        start_tournament(service, ann, tournament.id)
    callers = crowd(service, 5)
    entries = at_once(5, lambda index: enter_tournament(service, callers[index], tournament.id))
    assert sum(isinstance(one, EntryClosed) for one in entries) == 2
    assert look_at_tournament(service, ann, tournament.id).entrants == 3


def test_only_who_opened_it_starts_or_cancels_it_and_what_runs_goes_on(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    tournament = entered(service, ann, [bob, eve], rounds=3)
    for act in (start_tournament, cancel_tournament):
        with pytest.raises(NotYourTournament):
            act(service, bob, tournament.id)
    assert start_tournament(service, ann, tournament.id).round == 1
    assert cancel_tournament(service, ann, tournament.id) == cancel_tournament(service, ann, tournament.id)
    play_round(service, [bob, eve], tournament)
    assert advance(service) == 0
    assert read_table(service, None, tournament.id).is_final
    for act in (start_tournament, enter_tournament, withdraw):
        with pytest.raises(TournamentOver):
            act(service, ann, tournament.id)


def test_matches_of_a_tournament_are_played_as_it_says(service: Service, ann: Caller, bob: Caller) -> None:
    control = TimeControl("fischer", 3600, "default-action", increment=60, cap=7200)
    tournament = entered(service, ann, [ann, bob], control=control, options={"first": "colour"})
    (pairing,) = read_round(service, ann, tournament.id, 1).pairings
    assert pairing.match is not None
    match = look_at_match(service, ann, pairing.match)
    assert match.options == {"first": "colour"}
    assert (match.time_control, match.is_rated, match.status, match.opened_by) == (control, True, "running", None)
    assert tournament.commitment not in (match.commitment, None)


def test_who_is_blocked_by_the_opener_does_not_enter(service: Service, ann: Caller, bob: Caller) -> None:
    tournament = open_tournament(service, ann, new())
    block_player(service, ann, bob.player.id)
    with pytest.raises(NotWelcome):
        enter_tournament(service, bob, tournament.id)


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        pytest.param({"game": "chess"}, UnknownGame, id="a game that is not offered"),
        pytest.param({"game": "walk-the-plank"}, BadTournament, id="a game that is not for two"),
        pytest.param({"control": None}, BadTournament, id="no clock where players enter"),
        pytest.param({"control": TimeControl("fischer", 60, "forfeit")}, BadTimeControl, id="a bank that stays empty"),
        pytest.param({"seed": SEED}, BadTournament, id="a chosen seed where players enter"),
        pytest.param({"form": "round-robin", "rounds": 3}, BadTournament, id="rounds of a round robin"),
        pytest.param({"form": "round-robin", "entrants_most": 64}, BadTournament, id="too large a round robin"),
        pytest.param({"house": (HouseBots("hard", 2),)}, BadTournament, id="a level that the game has not"),
        pytest.param({"house": (HouseBots("easy", 33),), "entrants_most": 32}, BadTournament, id="too many bots"),
        pytest.param({"house": (HouseBots("easy", 1),), "start": "now"}, TooFewEntrants, id="one alone"),
    ],
)
def test_what_is_no_tournament(service: Service, ann: Caller, given: dict[str, Any], refusal: type[Refusal]) -> None:
    with pytest.raises(refusal):
        open_tournament(service, ann, new(**given))


def test_one_has_only_so_many_under_way(service: Service, ann: Caller) -> None:
    found = at_once(12, lambda _: open_tournament(service, ann, new()))
    opened = [one for one in found if isinstance(one, Tournament)]
    assert len(opened) == 10
    with pytest.raises(TooManyTournaments):
        open_tournament(service, ann, new())
    cancel_tournament(service, ann, opened[0].id)
    open_tournament(service, ann, new())


def test_tournaments_are_listed_and_are_their_apps_own(service: Service, ann: Caller, bob: Caller) -> None:
    opened = [open_tournament(service, ann, new()).id for _ in range(3)]
    cancel_tournament(service, ann, opened[0])
    first = list_tournaments(service, bob, limit=2)
    second = list_tournaments(service, bob, limit=2, cursor=first.next)
    assert sorted(one.id for one in (*first.tournaments, *second.tournaments)) == sorted(opened)
    assert second.next is None
    assert [one.id for one in list_tournaments(service, None, status="cancelled").tournaments] == opened[:1]
    assert list_tournaments(service, bob, game="orca").tournaments == ()
    with pytest.raises(BadCursor):
        list_tournaments(service, bob, cursor="x")
    (stranger,) = shoppers(service, new_app(service), 1)
    assert list_tournaments(service, stranger).tournaments == ()
    for act in (look_at_tournament, read_table, enter_tournament, withdraw, start_tournament, cancel_tournament):
        with pytest.raises(UnknownTournament):
            act(service, stranger, opened[1])
        with pytest.raises(UnknownTournament):
            act(service, ann, "no-tournament")
    with pytest.raises(UnknownRound):
        read_round(service, ann, opened[1], 1)
