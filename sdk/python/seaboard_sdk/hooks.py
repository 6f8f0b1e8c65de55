"""The operations on webhooks: those of a player and those of an app are called differently and do the same."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from seaboard_sdk.generated.api.app_webhooks import (
    add_app_webhook,
    change_app_secret,
    change_app_webhook,
    get_app_delivery,
    get_app_webhook,
    list_app_deliveries,
    list_app_webhooks,
    ping_app_webhook,
    remove_app_webhook,
    replay_app_delivery,
)
from seaboard_sdk.generated.api.webhooks import (
    add_webhook,
    change_secret,
    change_webhook,
    get_delivery,
    get_webhook,
    list_deliveries,
    list_webhooks,
    ping_webhook,
    remove_webhook,
    replay_delivery,
)


@frozen
class Hooks:
    """One place where webhooks are kept."""

    add: Any
    listing: Any
    get: Any
    change: Any
    remove: Any
    change_secret: Any
    ping: Any
    deliveries: Any
    delivery: Any
    replay: Any


OF_PLAYER = Hooks(
    add=add_webhook,
    listing=list_webhooks,
    get=get_webhook,
    change=change_webhook,
    remove=remove_webhook,
    change_secret=change_secret,
    ping=ping_webhook,
    deliveries=list_deliveries,
    delivery=get_delivery,
    replay=replay_delivery,
)
OF_APP = Hooks(
    add=add_app_webhook,
    listing=list_app_webhooks,
    get=get_app_webhook,
    change=change_app_webhook,
    remove=remove_app_webhook,
    change_secret=change_app_secret,
    ping=ping_app_webhook,
    deliveries=list_app_deliveries,
    delivery=get_app_delivery,
    replay=replay_app_delivery,
)
