"""Webhooks: what is sent to whom, signed with which secrets, again and again until it arrives or is given up."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from collections.abc import Mapping
from datetime import timedelta

import pytest
from standardwebhooks import Webhook as Verifier
from standardwebhooks import WebhookVerificationError

from seaboard.matches import administer, deliveries, webhooks
from seaboard.matches.publish_news import publish_news
from seaboard.matches.read_notices import read_notices
from seaboard.matches.refusals import (
    BadWebhook,
    TooManyWebhooks,
    UnknownDelivery,
    UnknownWebhook,
    WebhookInactive,
)
from seaboard.matches.resign import resign
from seaboard.matches.send_webhook import DELAYS, JITTER, Answer, delay, send_parcels, send_webhook
from seaboard.matches.service import Service
from seaboard.matches.tidy import tidy
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller
from seaboard.store.webhooks import Parcel
from seated import DIG, HIDE, at_once, choose, open_with, play_on, rows

URL = "https://hooks.example/seaboard"


class Receiver:
    """Answers as told, and remembers what came."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)
        self.got: list[tuple[str, Mapping[str, str], str]] = []

    def __call__(self, url: str, headers: Mapping[str, str], body: str) -> Answer:
        self.got.append((url, headers, body))
        return self.answers.pop(0) if self.answers else Answer(200, None)

    @property
    def topics(self) -> list[str]:
        return [json.loads(body)["type"] for _, _, body in self.got]


def due(service: Service) -> list[Parcel]:
    parcels: list[Parcel] = []
    send_parcels(service, parcels.append)
    return parcels


def send_all(service: Service, receiver: Receiver) -> Receiver:
    """Do the work of relay and workers."""
    while publish_news(service):
        pass
    for parcel in due(service):
        send_webhook(service, parcel.id, parcel.attempts, receiver)
    return receiver


def hurry(service: Service) -> None:
    """What is to be sent later is due."""
    rows(service, "update deliveries set due_at = now() where status = 'pending'")


@pytest.fixture
def hook(service: Service, ann: Caller) -> tuple[str, str]:
    """The id and the secret of a webhook of Ann's."""
    webhook, secret = webhooks.add_webhook(service, ann.player.id, url=URL)
    return webhook.id, secret


@pytest.fixture
def match(service: Service, ann: Caller, bob: Caller, hook: tuple[str, str]) -> Match:
    return open_with(service, "aqualin", [ann, bob], first="colour")


def test_what_is_sent_is_signed_after_the_specification(service: Service, hook: tuple[str, str], match: Match) -> None:
    receiver = send_all(service, Receiver())
    assert sorted(receiver.topics) == ["match.started", "match.turn", "seat.taken"]
    url, headers, body = receiver.got[receiver.topics.index("match.turn")]
    assert url == URL
    assert Verifier(hook[1]).verify(body, dict(headers))["data"]["match"] == match.id
    content = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.{body}".encode()
    key = base64.b64decode(hook[1].removeprefix("whsec_"))
    expected = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    assert headers["webhook-signature"] == f"v1,{expected}"
    with pytest.raises(WebhookVerificationError):
        Verifier(hook[1]).verify(body.replace("turn", "over"), dict(headers))


def test_bodies_are_thin_and_hold_no_secret_of_the_match(
    service: Service, ann: Caller, bob: Caller, hook: tuple[str, str]
) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    for caller, seat in ((ann, 0), (bob, 1)):
        choose(service, caller, match.id, seat, HIDE[seat])
    choose(service, ann, match.id, 0, DIG[0])
    receiver = send_all(service, Receiver())
    allowed = {"recipient", "number", "match", "game", "seat", "decision", "deadline", "player"}
    for _, _, body in receiver.got:
        assert set(json.loads(body)) == {"type", "timestamp", "data"}
        assert set(json.loads(body)["data"]) <= allowed
        assert not {"spot", "actions", "seed", "state", "view"} & set(json.loads(body)["data"])


def test_only_the_topics_that_were_chosen_come_and_only_the_owner_s(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    webhooks.add_webhook(service, ann.player.id, url=URL, topics=["match.over"])
    webhooks.add_webhook(service, eve.player.id, url="https://eve.example/")
    match = open_with(service, "aqualin", [ann, bob])
    resign(service, bob, match.id, 1)
    receiver = send_all(service, Receiver())
    assert receiver.topics == ["match.over"]
    assert json.loads(receiver.got[0][2])["data"]["recipient"] == ann.player.id


def test_a_turn_is_called_once_and_not_again_for_what_one_s_own_choice_led_to(
    service: Service, ann: Caller, bob: Caller, hook: tuple[str, str]
) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    for caller, seat in ((ann, 0), (bob, 1)):
        choose(service, caller, match.id, seat, HIDE[seat])
    choose(service, ann, match.id, 0, DIG[0])
    choose(service, ann, match.id, 0, DIG[1])
    receiver = send_all(service, Receiver())
    calls = [body for _, _, body in receiver.got if json.loads(body)["type"] == "match.turn"]
    assert len(calls) == len(set(calls)) == 2
    assert send_all(service, Receiver()).got == []


def test_jobs_and_relays_that_run_twice_deliver_once(service: Service, hook: tuple[str, str], match: Match) -> None:
    at_once(4, lambda _: publish_news(service))
    assert rows(service, "select count(*) from deliveries") == [(3,)]
    receiver = Receiver()
    for parcel in due(service):
        at_once(4, lambda _, parcel=parcel: send_webhook(service, parcel.id, parcel.attempts, receiver))  # type: ignore[misc]
    assert len(receiver.got) == 3
    assert len({headers["webhook-id"] for _, headers, _ in receiver.got}) == 3


@pytest.mark.parametrize(("is_shared", "calls"), [(False, 2), (True, 1)])
def test_one_url_of_two_players_hears_a_fact_once_if_both_ask_for_that(
    service: Service, ann: Caller, bob: Caller, is_shared: bool, calls: int
) -> None:
    for caller in (ann, bob):
        webhooks.add_webhook(
            service, caller.player.id, url=URL, topics=["match.over", "match.turn"], is_shared=is_shared
        )
    match = open_with(service, "aqualin", [ann, bob], first="colour")
    play_on(service, [ann, bob], match.id, 1)
    resign(service, ann, match.id, 0)
    topics = send_all(service, Receiver()).topics
    assert topics.count("match.over") == calls
    assert topics.count("match.turn") == 2  # each its own


def test_it_is_sent_again_for_three_days_and_then_given_up(
    service: Service, ann: Caller, hook: tuple[str, str]
) -> None:
    delivery = deliveries.ping(service, ann.player.id, hook[0])
    receiver = Receiver(*[Answer(500, None)] * (len(DELAYS) + 5))
    for tried in range(len(DELAYS) + 1):
        assert deliveries.look_at_delivery(service, ann.player.id, hook[0], delivery.id).attempts == tried
        send_all(service, receiver)
        found = deliveries.look_at_delivery(service, ann.player.id, hook[0], delivery.id)
        if tried < len(DELAYS):
            assert found.due_at is not None
            wait = found.due_at - found.log[-1].at
            assert abs(wait.total_seconds() / DELAYS[tried] - 1) <= JITTER + 1.0 / DELAYS[tried]
            assert due(service) == []
            hurry(service)
    assert (found.status, found.due_at, len(found.log)) == ("failed", None, len(DELAYS) + 1)
    assert {headers["webhook-id"] for _, headers, _ in receiver.got} == {delivery.id}
    assert timedelta(days=2.9) < timedelta(seconds=sum(DELAYS)) < timedelta(days=3.5)


def test_waits_differ_and_a_wished_one_is_kept_within_a_day() -> None:
    assert len({delay(3) for _ in range(20)}) > 1
    assert delay(1, "600") == 600
    assert delay(1, "999999999") == 24 * 3600
    assert delay(1, "Mon, 30 Nov 2026") < 10


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        (Answer(200, None), "delivered"),
        (Answer(299, None), "delivered"),
        (Answer(302, None), "pending"),
        (Answer(404, None), "pending"),
        (Answer(None, "timeout"), "pending"),
        (Answer(None, "forbidden-address"), "pending"),
        (Answer(410, None), "failed"),
    ],
)
def test_what_an_answer_means(
    service: Service, ann: Caller, hook: tuple[str, str], answer: Answer, status: str
) -> None:
    delivery = deliveries.ping(service, ann.player.id, hook[0])
    send_all(service, Receiver(answer))
    found = deliveries.look_at_delivery(service, ann.player.id, hook[0], delivery.id)
    assert found.status == status
    assert [(one.answered, one.error) for one in found.log] == [(answer.status, answer.error)]


def test_410_closes_the_webhook_and_all_that_waits_for_it_until_its_owner_opens_it(
    service: Service, ann: Caller, hook: tuple[str, str], match: Match
) -> None:
    receiver = send_all(service, Receiver(Answer(410, None)))
    assert len(receiver.got) == 1
    assert webhooks.look_at_webhook(service, ann.player.id, hook[0]).status == "gone"
    log = deliveries.list_deliveries(service, ann.player.id, hook[0]).deliveries
    assert {one.status for one in log} == {"failed"}
    with pytest.raises(WebhookInactive):
        deliveries.ping(service, ann.player.id, hook[0])
    webhooks.change_webhook(
        service, ann.player.id, hook[0], url=URL, topics=["match.turn"], is_shared=False, status="active"
    )
    deliveries.ping(service, ann.player.id, hook[0])
    assert send_all(service, Receiver()).topics == ["webhook.ping"]


def fail(service: Service, owner: str, webhook: str, *, days: int, last: int = 500) -> Receiver:
    """Nothing has been taken there for so many days when the last try of a delivery is answered so, too."""
    delivery = deliveries.ping(service, owner, webhook)
    send_all(service, Receiver(Answer(500, None)))
    rows(service, "update deliveries set tries = %s where id = %s", len(DELAYS), delivery.id)
    rows(service, "update webhooks set failing_since = failing_since - make_interval(days => %s)", days)
    hurry(service)
    return send_all(service, Receiver(Answer(last, None)))


def told(service: Service, caller: Caller) -> list[tuple[str, str | None]]:
    while publish_news(service):
        pass
    return [(notice.topic, notice.webhook) for notice in read_notices(service, caller).notices]


def test_where_nothing_is_taken_for_five_days_nothing_more_is_sent_and_the_owner_is_told(
    service: Service, ann: Caller, hook: tuple[str, str]
) -> None:
    other, _ = webhooks.add_webhook(service, ann.player.id, url="https://other.example/")
    fail(service, ann.player.id, hook[0], days=4)
    found = webhooks.look_at_webhook(service, ann.player.id, hook[0])
    assert (found.status, found.failing_since is None) == ("active", False)
    fail(service, ann.player.id, hook[0], days=1)
    assert webhooks.look_at_webhook(service, ann.player.id, hook[0]).status == "given-up"
    receiver = send_all(service, Receiver())
    assert told(service, ann) == [("webhook.closed", hook[0])]
    assert [(url, json.loads(body)["data"]) for url, _, body in receiver.got] == [
        (other.url, {"recipient": ann.player.id, "number": 1, "webhook": hook[0]})
    ]
    with pytest.raises(WebhookInactive):
        deliveries.ping(service, ann.player.id, hook[0])


def test_whatever_is_taken_there_starts_the_count_anew(service: Service, ann: Caller, hook: tuple[str, str]) -> None:
    fail(service, ann.player.id, hook[0], days=6, last=200)
    fail(service, ann.player.id, hook[0], days=1)
    assert webhooks.look_at_webhook(service, ann.player.id, hook[0]).status == "active"
    webhooks.change_webhook(
        service, ann.player.id, hook[0], url=URL, topics=["match.turn"], is_shared=False, status="active"
    )
    assert webhooks.look_at_webhook(service, ann.player.id, hook[0]).failing_since is None
    assert told(service, ann) == []


def test_an_app_finds_in_its_audit_log_that_a_webhook_of_its_own_was_closed(service: Service) -> None:
    administer.create_tenant(service, "shop")
    tenant = administer.list_tenants(service)[0].id
    webhook, _ = webhooks.add_webhook(service, tenant, url=URL)
    deliveries.ping(service, tenant, webhook.id)
    send_all(service, Receiver(Answer(410, None)))
    act = administer.list_acts(service, "shop")[0]
    assert (act.actor, act.act, act.subject, act.details) == (
        "service",
        "webhook-closed",
        webhook.id,
        {"status": "gone"},
    )


def test_a_paused_webhook_gets_nothing_new_and_what_waits_goes_on_waiting(
    service: Service, ann: Caller, bob: Caller, hook: tuple[str, str], match: Match
) -> None:
    publish_news(service)
    change = {"url": URL, "topics": webhooks.USUAL_TOPICS, "is_shared": False}
    webhooks.change_webhook(service, ann.player.id, hook[0], **change, status="paused")  # type: ignore[arg-type]
    resign(service, bob, match.id, 1)
    assert send_all(service, Receiver()).got == []
    webhooks.change_webhook(service, ann.player.id, hook[0], **change, status="active")  # type: ignore[arg-type]
    assert sorted(send_all(service, Receiver()).topics) == ["match.started", "match.turn", "seat.taken"]


def test_while_a_secret_changes_both_are_good_and_never_three(
    service: Service, ann: Caller, hook: tuple[str, str]
) -> None:
    _, second = webhooks.change_secret(service, ann.player.id, hook[0])
    assert _verified_by(service, ann, hook[0], [hook[1], second]) == [True, True]
    _, third = webhooks.change_secret(service, ann.player.id, hook[0])
    assert _verified_by(service, ann, hook[0], [hook[1], second, third]) == [False, True, True]
    rows(service, "update webhooks set old_secret_until = now() - interval '1 second'")
    assert _verified_by(service, ann, hook[0], [second, third]) == [False, True]


def _verified_by(service: Service, caller: Caller, webhook: str, secrets: list[str]) -> list[bool]:
    deliveries.ping(service, caller.player.id, webhook)
    _, headers, body = send_all(service, Receiver()).got[0]
    found = []
    for secret in secrets:
        try:
            found.append(bool(Verifier(secret).verify(body, dict(headers))))
        except WebhookVerificationError:
            found.append(False)
    return found


def test_secrets_lie_sealed_in_the_tables_and_are_in_nothing_that_prints(
    service: Service, ann: Caller, hook: tuple[str, str]
) -> None:
    key = base64.b64decode(hook[1].removeprefix("whsec_"))
    ((stored,),) = rows(service, "select secret from webhooks")
    assert key not in stored
    assert service.keyring.unseal(stored) == key
    shown = repr(webhooks.list_webhooks(service, ann.player.id)) + repr(service) + repr(service.keyring)
    assert hook[1] not in shown
    assert "secret=" not in shown


def test_a_delivery_is_sent_anew_under_its_own_id(service: Service, ann: Caller, hook: tuple[str, str]) -> None:
    delivery = deliveries.ping(service, ann.player.id, hook[0])
    first = send_all(service, Receiver()).got[0]
    assert deliveries.replay(service, ann.player.id, hook[0], delivery.id).status == "pending"
    second = send_all(service, Receiver()).got[0]
    assert (first[1]["webhook-id"], first[2]) == (second[1]["webhook-id"], second[2])
    assert deliveries.look_at_delivery(service, ann.player.id, hook[0], delivery.id).attempts == 2


def test_another_s_webhooks_are_as_if_they_were_not(
    service: Service, ann: Caller, eve: Caller, hook: tuple[str, str]
) -> None:
    delivery = deliveries.ping(service, ann.player.id, hook[0])
    for attempt in (
        lambda: webhooks.look_at_webhook(service, eve.player.id, hook[0]),
        lambda: webhooks.change_secret(service, eve.player.id, hook[0]),
        lambda: deliveries.ping(service, eve.player.id, hook[0]),
        lambda: deliveries.list_deliveries(service, eve.player.id, hook[0]),
        lambda: deliveries.replay(service, eve.player.id, hook[0], delivery.id),
    ):
        with pytest.raises(UnknownWebhook):
            attempt()
    webhooks.remove_webhook(service, eve.player.id, hook[0])
    own, _ = webhooks.add_webhook(service, eve.player.id, url=URL)
    with pytest.raises(UnknownDelivery):
        deliveries.look_at_delivery(service, eve.player.id, own.id, delivery.id)
    assert webhooks.look_at_webhook(service, ann.player.id, hook[0]).status == "active"


def test_there_are_so_many_and_no_more_also_in_a_race(service: Service, ann: Caller) -> None:
    answers = at_once(webhooks.WEBHOOKS_MOST + 5, lambda _: webhooks.add_webhook(service, ann.player.id, url=URL))
    assert sum(isinstance(one, TooManyWebhooks) for one in answers) == 5
    webhooks.remove_webhook(service, ann.player.id, webhooks.list_webhooks(service, ann.player.id)[0].id)
    webhooks.add_webhook(service, ann.player.id, url=URL)


def test_what_nothing_can_be_sent_to_is_refused(service: Service, ann: Caller) -> None:
    with pytest.raises(BadWebhook) as refused:
        webhooks.add_webhook(service, ann.player.id, url="https://169.254.169.254/latest")
    assert refused.value.pointer == "/url"
    with pytest.raises(BadWebhook):
        webhooks.add_webhook(service, ann.player.id, url=URL, topics=["match.hand"])


def test_a_removed_webhook_gets_nothing_more_and_old_logs_go(
    service: Service, ann: Caller, hook: tuple[str, str], match: Match
) -> None:
    publish_news(service)
    rows(service, "update deliveries set created_at = now() - interval '31 days' where topic = 'seat.taken'")
    tidy(service)
    assert len(deliveries.list_deliveries(service, ann.player.id, hook[0]).deliveries) == 2
    webhooks.remove_webhook(service, ann.player.id, hook[0])
    assert send_all(service, Receiver()).got == []
    assert rows(service, "select count(*) from deliveries") == [(0,)]


def test_the_log_is_read_in_pages_newest_first(service: Service, ann: Caller, hook: tuple[str, str]) -> None:
    made = [deliveries.ping(service, ann.player.id, hook[0]).id for _ in range(5)]
    page = deliveries.list_deliveries(service, ann.player.id, hook[0], limit=3)
    rest = deliveries.list_deliveries(service, ann.player.id, hook[0], cursor=page.next, limit=3)
    assert [one.id for one in (*page.deliveries, *rest.deliveries)] == made[::-1]
    assert rest.next is None
