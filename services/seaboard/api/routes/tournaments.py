"""Tournaments: opened, entered, started, followed round by round."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import page_size
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import player, reader, service
from seaboard.api.idempotency import KEY_REFUSALS, KeyHeader, create, plain_key
from seaboard.api.shapes.contests import (
    NewTournamentShape,
    TournamentRoundShape,
    TournamentShape,
    TournamentsQuery,
    TournamentsShape,
    TournamentTableShape,
)
from seaboard.matches import enter_tournament as entering
from seaboard.matches import open_tournament as opening
from seaboard.matches import read_tournaments as reading
from seaboard.matches.clocks import TimeControl
from seaboard.matches.words.contests import HouseBots, NewTournament, Tournament, TournamentPage
from seaboard.matches.words.requests import Made

tournaments = Blueprint("tournaments", "Contests of many matches, in rounds.")

TOURNAMENT = TournamentShape()


@tournaments.post("/v1/tournaments")
@access("player", "open")
@refuses(
    "unknown-game",
    "bad-options",
    "bad-time-control",
    "bad-tournament",
    "too-few-entrants",
    "too-many-tournaments",
    *KEY_REFUSALS,
)
@tournaments.arguments(NewTournamentShape)
@tournaments.arguments(KeyHeader, location="headers")
@tournaments.response(201, TournamentShape)
def open_tournament(body: dict[str, Any], headers: dict[str, Any]) -> Response:
    """Open a tournament; with `start` "now" one of house bots alone, of which all matches of the first round run."""
    return create(player().player.id, plain_key(headers["key"]), body, lambda: _open(body))


def _open(body: dict[str, Any]) -> Made:
    new = NewTournament(
        game=body["game"],
        form=body["form"],
        options=body["options"],
        control=TimeControl(**body["time_control"]) if body["time_control"] else None,
        rounds=body["rounds"],
        is_rated=body["is_rated"],
        house=tuple(HouseBots(**bots) for bots in body["house"]),
        start=body["start"],
        entrants_most=body["entrants_most"],
        seed=bytes.fromhex(body["seed"]) if body["seed"] else None,
    )
    return Made(TOURNAMENT.dump(opening.open_tournament(service(), player(), new)))


@tournaments.get("/v1/tournaments")
@access("reader")
@refuses("bad-cursor")
@tournaments.arguments(TournamentsQuery, location="query")
@tournaments.response(200, TournamentsShape)
def list_tournaments(query: dict[str, Any]) -> TournamentPage:
    """List tournaments, the newest first."""
    return reading.list_tournaments(
        service(),
        reader(),
        game=query.get("game"),
        status=query.get("status"),
        cursor=query.get("after"),
        limit=page_size(query),
    )


@tournaments.get("/v1/tournaments/<id:tournament>")
@access("reader")
@refuses("unknown-tournament")
@tournaments.response(200, TournamentShape)
def get_tournament(tournament: str) -> Tournament:
    """Get a tournament: how far it is."""
    return reading.look_at_tournament(service(), reader(), tournament)


@tournaments.put("/v1/tournaments/<id:tournament>/entry")
@access("player", "play")
@refuses("unknown-tournament", "entry-closed", "not-welcome", "tournament-over")
@tournaments.response(200, TournamentShape)
def enter_tournament(tournament: str) -> Tournament:
    """Enter a tournament that has not begun; repeated, it changes nothing."""
    return entering.enter_tournament(service(), player(), tournament)


@tournaments.delete("/v1/tournaments/<id:tournament>/entry")
@access("player", "play")
@refuses("unknown-tournament", "tournament-over")
@tournaments.response(200, TournamentShape)
def withdraw_from_tournament(tournament: str) -> Tournament:
    """Withdraw: I am paired no more, and what I play goes on."""
    return entering.withdraw(service(), player(), tournament)


@tournaments.post("/v1/tournaments/<id:tournament>/start")
@access("player", "open")
@refuses("unknown-tournament", "not-your-tournament", "too-few-entrants", "tournament-over")
@tournaments.response(200, TournamentShape)
def start_tournament(tournament: str) -> Tournament:
    """Close the entry and pair the first round; later rounds follow by themselves."""
    return opening.start_tournament(service(), player(), tournament)


@tournaments.post("/v1/tournaments/<id:tournament>/cancel")
@access("player", "open")
@refuses("unknown-tournament", "not-your-tournament", "tournament-over")
@tournaments.response(200, TournamentShape)
def cancel_tournament(tournament: str) -> Tournament:
    """Call a tournament off: no further round is paired, and matches that run are played to their end."""
    return opening.cancel_tournament(service(), player(), tournament)


@tournaments.get("/v1/tournaments/<id:tournament>/table")
@access("reader")
@refuses("unknown-tournament")
@tournaments.response(200, TournamentTableShape)
def get_tournament_table(tournament: str) -> dict[str, Any]:
    """Get the table: all entrants, the best first, by the matches that are over."""
    table = reading.read_table(service(), reader(), tournament)
    return {"items": table.rows, "round": table.round, "is_final": table.is_final}


@tournaments.get("/v1/tournaments/<id:tournament>/rounds/<number:number>")
@access("reader")
@refuses("unknown-tournament", "unknown-round")
@tournaments.response(200, TournamentRoundShape)
def get_tournament_round(tournament: str, number: int) -> dict[str, Any]:
    """Get who meets whom in one round, and what came of it."""
    found = reading.read_round(service(), reader(), tournament, number)
    return {"items": found.pairings, "number": found.number}
