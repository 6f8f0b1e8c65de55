# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.notice_topic import NoticeTopic, check_notice_topic

T = TypeVar("T", bound="Notice")


@_attrs_define
class Notice:
    """Something that the player was told. It is thin: what is hidden in a match is read from the match.

    Attributes:
        number (int): Counts the player's notices, from 1, without a gap.
        at (datetime.datetime):
        topic (NoticeTopic): What happened. `match.turn`: it is your turn now; `match.turn-again`: it still is, and you
            are asked anew. `webhook.closed`: nothing more is sent to a webhook of yours.
        match (None | str):
        game (None | str):
        seat (int | None):
        decision (int | None): The number of the seat's decision.
        deadline (datetime.datetime | None):
        player (None | str): The id of whoever did it, where that is another player.
        webhook (None | str): The id of the webhook that it is about.
    """

    number: int
    at: datetime.datetime
    topic: NoticeTopic
    match: None | str
    game: None | str
    seat: int | None
    decision: int | None
    deadline: datetime.datetime | None
    player: None | str
    webhook: None | str

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        at = self.at.isoformat()

        topic: str = self.topic

        match: None | str
        match = self.match

        game: None | str
        game = self.game

        seat: int | None
        seat = self.seat

        decision: int | None
        decision = self.decision

        deadline: None | str
        if isinstance(self.deadline, datetime.datetime):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        player: None | str
        player = self.player

        webhook: None | str
        webhook = self.webhook

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "number": number,
                "at": at,
                "topic": topic,
                "match": match,
                "game": game,
                "seat": seat,
                "decision": decision,
                "deadline": deadline,
                "player": player,
                "webhook": webhook,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        number = d.pop("number")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        topic = check_notice_topic(d.pop("topic"))

        def _parse_match(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        match = _parse_match(d.pop("match"))

        def _parse_game(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        game = _parse_game(d.pop("game"))

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        def _parse_decision(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        decision = _parse_decision(d.pop("decision"))

        def _parse_deadline(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    deadline_type_0 = datetime.datetime.fromisoformat(data)

                    return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        deadline = _parse_deadline(d.pop("deadline"))

        def _parse_player(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        player = _parse_player(d.pop("player"))

        def _parse_webhook(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        webhook = _parse_webhook(d.pop("webhook"))

        notice = cls(
            number=number,
            at=at,
            topic=topic,
            match=match,
            game=game,
            seat=seat,
            decision=decision,
            deadline=deadline,
            player=player,
            webhook=webhook,
        )

        return notice
