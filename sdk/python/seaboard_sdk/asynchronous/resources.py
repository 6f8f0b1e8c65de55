"""What leads to matches: the games, the invitations, the pool."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any, cast

from seaboard_sdk.asynchronous.matches import AsyncMatch
from seaboard_sdk.asynchronous.resource import AsyncResource
from seaboard_sdk.generated import models
from seaboard_sdk.generated.api.filling import accept_invitation, decline_invitation, list_invitations
from seaboard_sdk.generated.api.games import get_game, get_rules, list_games
from seaboard_sdk.generated.api.pool import enter_pool, get_pool_entry, leave_pool, list_pool_entries
from seaboard_sdk.words import given


class AsyncGames(AsyncResource):
    """What can be played."""

    async def __aiter__(self) -> AsyncIterator[models.Game]:
        found: models.Games = await self._call(list_games)
        for game in found.items:
            yield game

    async def __getitem__(self, game: str) -> models.Game:
        return cast(models.Game, await self._call(get_game, game))

    async def rules(self, game: str) -> str:
        """The game's rules page."""
        return cast(str, await self._call(get_rules, game))


class AsyncInvitations(AsyncResource):
    """Seats that are kept for me until I answer, and those that I keep for others."""

    def __call__(self, *, sent: bool = False) -> AsyncIterator[models.Invitation]:
        """All that are pending, the first to expire first: mine to answer, or those that I have `sent`."""
        return self._each(list_invitations, sent=sent)

    async def accept(self, match: str, seat: int, pick: str | None = None) -> AsyncMatch:
        """Sit down where I am invited; in the role `pick`, where the game lets one choose."""
        body = models.SitDown.from_dict(given(pick=pick))
        return AsyncMatch(self._client, await self._call(accept_invitation, match, seat, body=body))

    async def decline(self, match: str, seat: int, reason: str = "unsaid") -> models.Invitation:
        """Say no; the others are told the reason."""
        body = models.Decline.from_dict({"reason": reason})
        return cast(models.Invitation, await self._call(decline_invitation, match, seat, body=body))


class AsyncPool(AsyncResource):
    """Those who want to play with whoever comes."""

    def __call__(self) -> AsyncIterator[models.PoolEntry]:
        """My entries, the newest first."""
        return self._each(list_pool_entries)

    async def __getitem__(self, entry: str) -> models.PoolEntry:
        return cast(models.PoolEntry, await self._call(get_pool_entry, entry))

    async def enter(
        self,
        game: str,
        seats: int,
        *,
        seconds: int | None = None,
        time_control: Mapping[str, Any] | None = None,
        policy: str = "forfeit",
        options: Mapping[str, Any] | None = None,
        expires_in: int | None = None,
        rating_low: int | None = None,
        rating_high: int | None = None,
        is_rated: bool | None = None,
        key: str | None = None,
    ) -> models.PoolEntry:
        """Wait for others who want the same: so many seats, so many `seconds` for a decision (or another
        `time_control`). The entry has its `match` once they came."""
        ratings = given(rating_low=rating_low, rating_high=rating_high, is_rated=is_rated)
        limit = None if seconds is None else {"seconds": seconds, "policy": policy}
        more = given(options=options, expires_in=expires_in, time_limit=limit, time_control=time_control)
        body = models.NewEntry.from_dict({"game": game, "seats": seats, **more, **ratings})
        return cast(models.PoolEntry, await self._create(enter_pool, key=key, body=body))

    async def leave(self, entry: str) -> models.PoolEntry:
        """Wait no longer."""
        return cast(models.PoolEntry, await self._call(leave_pool, entry))
