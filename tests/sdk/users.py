"""What people write with the SDK. `make lint` checks it as strictly as they may check theirs: each `assert_type` is a
promise of the SDK's types, and each `type: ignore` a mistake that they would be told of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_type

import httpx

from seaboard_sdk import Asked, AsyncClient, Client, Gap, IllegalAction, Match, Seat, TooMany
from seaboard_sdk.bots import Budget, Ended
from seaboard_sdk.generated import models
from seaboard_sdk.words import Action


def play(client: Client) -> models.Outcome | None:
    match = client.matches.open("aqualin", seats=["me", "house:easy"])
    assert_type(match, Match)
    seat = match.my_seat
    assert_type(seat, Seat)
    while decision := seat.wait_for_decision(timeout=10):
        assert_type(decision, Asked)
        try:
            receipt = seat.decide(decision, decision.legal_actions[0])
            assert_type(receipt, models.Receipt)
        except IllegalAction as refusal:
            assert_type(refusal.rule, str)
        except TooMany as refusal:
            assert_type(refusal.retry_after, float | None)
    return match.refresh().outcome


def look(client: Client) -> None:
    assert_type(client.account(), models.Player)
    assert_type(client.games["aqualin"], models.Game)
    assert_type(next(client.blocks()), models.Block)
    assert_type(next(client.tokens()), models.AccessToken)
    assert_type(next(client.pool()), models.PoolEntry)
    assert_type(client.vacations(), models.Vacations)
    assert_type(client.webhooks(), list[models.Webhook])
    assert_type(next(client.tenant.webhooks.deliveries("w")), models.Delivery)
    assert_type(next(client.tenant.players()), models.AppPlayer)
    assert_type(next(client.mutes()), models.Player)
    assert_type(client.mailbox(), models.Mailbox)
    assert_type(client.tournaments["t"], models.Tournament)
    assert_type(client.tournaments.round("t", 1).items, list[models.Pairing])
    for notice in client.events():
        assert_type(notice, models.Notice | Gap)


async def look_without_waiting(client: AsyncClient) -> None:
    async for match in client.matches(mine=True):
        async for event in match.my_seat.events():
            assert_type(event, models.SeenEvent | Gap)
        async for line in match.chat.lines("seats"):
            assert_type(line, models.ChatLine | Gap)
        assert_type((await match.my_seat.catch_up()).text, str)
    async for invitation in client.invitations():
        assert_type(invitation, models.Invitation)


class Bot:
    def choose(self, view: models.AqualinView, legal_actions: Sequence[Action], budget: Budget) -> Action:
        assert_type(view.to_move, int | None)
        return legal_actions[0]


def is_won(ended: Ended) -> bool:
    return ended.is_won and ended.places[ended.seat] == 1


def mistakes(client: Client, seat: Seat) -> None:
    client.matches.open(seats=["me"])  # type: ignore[call-arg]
    client.matches.open("aqualin", ["me"], access="secret")  # type: ignore[arg-type]
    client.tournaments.open("aqualin", "knockout")  # type: ignore[arg-type]
    client.pool.enter("aqualin")  # type: ignore[call-arg]
    seat.decide("first")  # type: ignore[arg-type]
    seat.claim("mine")  # type: ignore[arg-type]
    Client(http=httpx.AsyncClient())  # type: ignore[arg-type]
