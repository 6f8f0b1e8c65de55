# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Tenant")


@_attrs_define
class Tenant:
    """An app: what it uses, and the most that it may; null: no limit.

    Attributes:
        id (str):
        name (str):
        created_at (datetime.datetime):
        players (int):
        players_most (int | None):
        unfinished_matches (int): Matches that are open or running.
        unfinished_matches_most (int | None):
        matches (int): All that there have been.
        issuer (None | str): Whose signed tokens are taken for the app's players.
    """

    id: str
    name: str
    created_at: datetime.datetime
    players: int
    players_most: int | None
    unfinished_matches: int
    unfinished_matches_most: int | None
    matches: int
    issuer: None | str

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        created_at = self.created_at.isoformat()

        players = self.players

        players_most: int | None
        players_most = self.players_most

        unfinished_matches = self.unfinished_matches

        unfinished_matches_most: int | None
        unfinished_matches_most = self.unfinished_matches_most

        matches = self.matches

        issuer: None | str
        issuer = self.issuer

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "name": name,
                "created_at": created_at,
                "players": players,
                "players_most": players_most,
                "unfinished_matches": unfinished_matches,
                "unfinished_matches_most": unfinished_matches_most,
                "matches": matches,
                "issuer": issuer,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        players = d.pop("players")

        def _parse_players_most(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        players_most = _parse_players_most(d.pop("players_most"))

        unfinished_matches = d.pop("unfinished_matches")

        def _parse_unfinished_matches_most(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        unfinished_matches_most = _parse_unfinished_matches_most(
            d.pop("unfinished_matches_most")
        )

        matches = d.pop("matches")

        def _parse_issuer(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        issuer = _parse_issuer(d.pop("issuer"))

        tenant = cls(
            id=id,
            name=name,
            created_at=created_at,
            players=players,
            players_most=players_most,
            unfinished_matches=unfinished_matches,
            unfinished_matches_most=unfinished_matches_most,
            matches=matches,
            issuer=issuer,
        )

        return tenant
