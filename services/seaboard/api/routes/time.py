"""Clocks: what opponents and players who come back may do about them."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import plain, tagged
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import player, service
from seaboard.api.idempotency import KEY_REFUSALS, KeyHeader, create, end, plain_key
from seaboard.api.routes.matches import MATCH
from seaboard.api.shapes.matches import MatchShape
from seaboard.api.shapes.time import (
    AdvanceShape,
    NewVacationShape,
    VacationShape,
    VacationsShape,
    VerdictShape,
    WeekShape,
)
from seaboard.matches import pause as pausing
from seaboard.matches import rest as resting
from seaboard.matches.advance import advance
from seaboard.matches.calendars import Rest
from seaboard.matches.claim import claim
from seaboard.matches.come_back import come_back as come
from seaboard.matches.refusals import UnknownVacation
from seaboard.matches.words.matches import Vacations
from seaboard.matches.words.requests import Made

time = Blueprint("time", "Clocks: what becomes of late seats, and what makes clocks stand still.")

VACATION, VACATIONS = VacationShape(), VacationsShape()


@time.post("/v1/matches/<id:match>/seats/<seat:seat>/claim")
@access("player", "play")
@refuses("unknown-match", "unknown-seat", "not-your-seat", "not-lapsed", "match-over")
@time.arguments(VerdictShape)
@time.response(200, MatchShape)
def claim_forfeit(body: dict[str, Any], match: str, seat: int) -> Response:
    """Say what comes of an opponent whose time has run out: it forfeits, or I wait."""
    return tagged(MATCH, claim(service(), player(), match, seat, body["verdict"]))


@time.post("/v1/matches/<id:match>/seats/<seat:seat>/return")
@access("player", "play")
@refuses("unknown-match", "unknown-seat", "not-your-seat", "not-started", "match-over")
@time.response(200, MatchShape)
def come_back(match: str, seat: int) -> Response:
    """Take my seat back from the house bot that has played for me. Making a choice does it, too."""
    return tagged(MATCH, come(service(), player(), match, seat))


@time.post("/v1/matches/<id:match>/seats/<seat:seat>/pause")
@access("player", "play")
@refuses("unknown-match", "unknown-seat", "not-your-seat", "not-started", "no-clock", "match-over")
@time.response(200, MatchShape)
def ask_for_pause(match: str, seat: int) -> Response:
    """Ask for a pause of all clocks. It comes when the players of all seats have asked."""
    return tagged(MATCH, pausing.ask_for_pause(service(), player(), match, seat))


@time.post("/v1/matches/<id:match>/seats/<seat:seat>/resume")
@access("player", "play")
@refuses("unknown-match", "unknown-seat", "not-your-seat", "not-started", "no-clock", "match-over")
@time.response(200, MatchShape)
def resume_match(match: str, seat: int) -> Response:
    """Let the clocks run on, or take back that I have asked for a pause."""
    return tagged(MATCH, pausing.resume(service(), player(), match, seat))


@time.post("/v1/matches/<id:match>/sandbox/advance")
@access("player", "open")
@refuses("unknown-match", "not-your-match", "not-sandbox", "match-over")
@time.arguments(AdvanceShape)
@time.response(200, MatchShape)
def advance_sandbox(body: dict[str, Any], match: str) -> Response:
    """Move the clock of my sandbox forward. Whatever runs out on the way does so, in its order, up to 200 alarms."""
    return tagged(MATCH, advance(service(), player(), match, body["seconds"]))


@time.get("/v1/account/week")
@access("player", "read")
@time.response(200, WeekShape)
def get_week() -> Rest:
    """Get my days off and quiet hours."""
    return resting.read_week(service(), player())


@time.put("/v1/account/week")
@access("player", "play")
@refuses("bad-rest")
@time.arguments(WeekShape)
@time.response(200, WeekShape)
def set_week(body: dict[str, Any]) -> Rest:
    """Set my days off and quiet hours. They count for what I am asked from now on."""
    return resting.set_week(service(), player(), Rest(**{**body, "days_off": tuple(body["days_off"])}))


@time.get("/v1/account/vacations")
@access("player", "read")
@time.response(200, VacationsShape)
def list_vacations() -> Vacations:
    """List my vacations of this year and later, and how many days are left."""
    return resting.list_vacations(service(), player())


@time.post("/v1/account/vacations")
@access("player", "play")
@refuses("bad-vacation", "vacation-spent", *KEY_REFUSALS)
@time.arguments(NewVacationShape)
@time.arguments(KeyHeader, location="headers")
@time.response(201, VacationShape)
def book_vacation(body: dict[str, Any], headers: dict[str, Any]) -> Response:
    """Book a vacation out of the 30 days of a year. Opponents see when I am away, and until when."""
    return create(player().player.id, plain_key(headers["key"]), body, lambda: _book(body))


def _book(body: dict[str, Any]) -> Made:
    return Made(VACATION.dump(resting.book_vacation(service(), player(), body["starts_at"], body["ends_at"])))


@time.delete("/v1/account/vacations/<id:vacation>")
@access("player", "play")
@refuses("unknown-vacation")
@time.response(200, VacationsShape)
def end_vacation(vacation: str) -> Response:
    """End my vacation, though not before its first day is over; one that has not begun is called off. Repeated, it is
    answered as the first time."""
    return end(lambda: plain(VACATIONS.dump(resting.end_vacation(service(), player(), vacation))), UnknownVacation)
