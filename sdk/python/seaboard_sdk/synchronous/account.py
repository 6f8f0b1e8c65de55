# Generated from seaboard_sdk/asynchronous/account.py by `make sdk`; edits here are lost.
"""What is the caller's own: the account, whom it blocks, its access tokens, when its clocks stand still."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from datetime import datetime
from typing import Any, cast

import httpx

from seaboard_sdk.generated import models
from seaboard_sdk.generated.api.players import (
    block_player,
    change_account,
    erase_account,
    get_account,
    list_blocked_players,
    unblock_player,
)
from seaboard_sdk.generated.api.records import export_matches
from seaboard_sdk.generated.api.time import book_vacation, end_vacation, get_week, list_vacations, set_week
from seaboard_sdk.generated.api.tokens import create_access_token, list_access_tokens, revoke_access_token
from seaboard_sdk.groups import NoAnswer
from seaboard_sdk.synchronous.resource import Resource
from seaboard_sdk.transport import refusal_of, trouble_of
from seaboard_sdk.words import given


class Account(Resource):
    """The player that the token belongs to."""

    def __call__(self) -> models.Player:
        """Who I am."""
        return cast(models.Player, self._call(get_account))

    def change(self, name: str, *, is_bot: bool) -> models.Player:
        """Say anew what I am called, and whether I am a program; past matches tell it so, too. Raises BadName,
        NameTaken, RenamedLately less than a day after the last new name, and NamedByApp where an app has brought me."""
        body = models.ChangedPlayer(name=name, is_bot=is_bot)
        return cast(models.Player, self._call(change_account, body=body))

    def erase(self) -> models.Erased:
        """Go for good: seats are given up, the name is forgotten, every token ends. This one too: UnknownToken from a
        second try means that the first was done and its answer lost."""
        return cast(models.Erased, self._call(erase_account))

    def export(self) -> Generator[dict[str, Any], None]:
        """All my matches one after another, the finished ones with their replays. Raises NoAnswer where the connection
        breaks before the last of them."""
        count = 0
        with closing(self._export_lines()) as lines:
            for line in lines:
                if line.get("matches") == count:
                    return
                count += 1
                yield line
        raise NoAnswer("an export that broke off")

    def _export_lines(self) -> Generator[dict[str, Any], None]:
        sender = self._client.streams()
        asked: dict[str, Any] = export_matches._get_kwargs()
        asked["url"] = sender.base_url + asked["url"]
        try:
            with sender.http.stream(**asked, headers=sender.headers, timeout=sender.timeout) as answer:
                if answer.status_code != httpx.codes.OK:
                    raise refusal_of(answer.status_code, answer.headers, answer.read())
                for line in answer.iter_lines():
                    yield json.loads(line)
        except (httpx.HTTPError, ValueError) as fault:
            raise trouble_of(fault) from fault


class Blocks(Resource):
    """Players who can neither invite me nor sit down with me."""

    def __call__(self) -> Iterator[models.Block]:
        """All of them."""
        return self._each(list_blocked_players)

    def add(self, player: str) -> models.Block:
        """Block a player."""
        return cast(models.Block, self._call(block_player, player))

    def remove(self, player: str) -> models.Unblocked:
        """Block it no more."""
        return cast(models.Unblocked, self._call(unblock_player, player))


class Tokens(Resource):
    """My access tokens; what they give access by is shown only once, when one is made."""

    def __call__(self) -> Iterator[models.AccessToken]:
        """All of them."""
        return self._each(list_access_tokens)

    def create(
        self, scopes: Sequence[str], label: str = "", *, expires_at: datetime | None = None, key: str | None = None
    ) -> models.CreatedAccessToken:
        """A new one that may do so much."""
        end = None if expires_at is None else expires_at.isoformat()
        body = models.NewAccessToken.from_dict({"scopes": list(scopes), "label": label, **given(expires_at=end)})
        return cast(models.CreatedAccessToken, self._create(create_access_token, key=key, body=body))

    def revoke(self, token: str) -> models.Revoked:
        """Make the token of this id useless."""
        return cast(models.Revoked, self._call(revoke_access_token, token))


class Week(Resource):
    """When my clocks stand still every week, in matches whose time control lets rests count."""

    def __call__(self) -> models.Week:
        """As it is now."""
        return cast(models.Week, self._call(get_week))

    def set(
        self,
        zone: str,
        *,
        days_off: Sequence[str] = (),
        quiet_from: str | None = None,
        quiet_to: str | None = None,
    ) -> models.Week:
        """As it shall be: the time zone's name (`Europe/Berlin`), days (`sunday`), local times (`22:30`)."""
        quiet = given(quiet_from=quiet_from, quiet_to=quiet_to)
        body = models.Week.from_dict({"zone": zone, "days_off": list(days_off), **quiet})
        return cast(models.Week, self._call(set_week, body=body))


class Vacations(Resource):
    """When I am away."""

    def __call__(self) -> models.Vacations:
        """Those booked, and how many days are left this year."""
        return cast(models.Vacations, self._call(list_vacations))

    def book(self, ends_at: datetime, *, starts_at: datetime | None = None, key: str | None = None) -> models.Vacation:
        """Be away until then, from now or from `starts_at` on. Both times know their zone."""
        start = None if starts_at is None else starts_at.isoformat()
        body = models.NewVacation.from_dict({"ends_at": ends_at.isoformat(), **given(starts_at=start)})
        return cast(models.Vacation, self._create(book_vacation, key=key, body=body))

    def end(self, vacation: str) -> models.Vacations:
        """Be back now, or not go at all."""
        return cast(models.Vacations, self._call(end_vacation, vacation))
