# Generated from seaboard_sdk/asynchronous/contests.py by `make sdk`; edits here are lost.
"""What many matches come to: ratings, leaderboards, tournaments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, cast

from seaboard_sdk.generated import models
from seaboard_sdk.generated.api.ratings import list_leaders, list_rating_changes, list_ratings
from seaboard_sdk.generated.api.tournaments import (
    cancel_tournament,
    enter_tournament,
    get_tournament,
    get_tournament_round,
    get_tournament_table,
    list_tournaments,
    open_tournament,
    start_tournament,
    withdraw_from_tournament,
)
from seaboard_sdk.synchronous.resource import Resource
from seaboard_sdk.words import given


class Ratings(Resource):
    """How strong players are held to be, by game and role."""

    def __call__(self) -> Iterator[models.Rating]:
        """Mine, all of them."""
        return self._each(list_ratings)

    def history(self) -> Iterator[models.RatingChange]:
        """What each match did to mine, the newest first."""
        return self._each(list_rating_changes)

    def leaders(self, game: str, role: str = "", *, house: bool = False) -> Iterator[models.Leader]:
        """Who leads in a game, in one role of it or in all; with `house` by the matches against house bots. Raises
        UnknownGame, and BadRating where the game has no such role."""
        return self._each(list_leaders, game, role=role, list_="house" if house else "players")


class Tournaments(Resource):
    """Contests of many matches, in rounds that follow by themselves."""

    def __call__(
        self,
        *,
        game: str | None = None,
        status: Literal["entering", "running", "finished", "cancelled"] | None = None,
    ) -> Iterator[models.Tournament]:
        """All that fit, the newest first."""
        return self._each(list_tournaments, **given(game=game, status=status))

    def __getitem__(self, tournament: str) -> models.Tournament:
        return cast(models.Tournament, self._call(get_tournament, tournament))

    def open(
        self,
        game: str,
        form: Literal["round-robin", "swiss"],
        *,
        house: Mapping[str, int] | None = None,
        key: str | None = None,
        **more: Any,
    ) -> models.Tournament:
        """Open one, a `swiss` or a `round-robin`; `house` says how many house bots of which level play. With
        `start="now"` they play among themselves; else players enter, and a `time_control` is needed."""
        bots = [{"level": level, "count": count} for level, count in (house or {}).items()]
        body = models.NewTournament.from_dict({"game": game, "form": form, "house": bots, **given(**more)})
        return cast(models.Tournament, self._create(open_tournament, key=key, body=body))

    def enter(self, tournament: str) -> models.Tournament:
        """Play in it, before it starts. Raises EntryClosed, TournamentOver, and NotWelcome where somebody there has
        blocked me."""
        return cast(models.Tournament, self._call(enter_tournament, tournament))

    def withdraw(self, tournament: str) -> models.Tournament:
        """Be paired no more; what I play goes on. Raises TournamentOver."""
        return cast(models.Tournament, self._call(withdraw_from_tournament, tournament))

    def start(self, tournament: str) -> models.Tournament:
        """Close the entry of mine, and pair the first round. Raises NotYourTournament, TooFewEntrants,
        TournamentOver."""
        return cast(models.Tournament, self._call(start_tournament, tournament))

    def cancel(self, tournament: str) -> models.Tournament:
        """Call mine off: no further round is paired. Raises NotYourTournament, TournamentOver."""
        return cast(models.Tournament, self._call(cancel_tournament, tournament))

    def table(self, tournament: str) -> models.TournamentTable:
        """All entrants, the best first."""
        return cast(models.TournamentTable, self._call(get_tournament_table, tournament))

    def round(self, tournament: str, number: int) -> models.TournamentRound:
        """Who meets whom in a round, and what came of it. Raises UnknownRound."""
        return cast(models.TournamentRound, self._call(get_tournament_round, tournament, number))
