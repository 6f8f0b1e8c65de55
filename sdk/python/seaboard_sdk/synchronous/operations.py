# Generated from seaboard_sdk/asynchronous/operations.py by `make sdk`; edits here are lost.
"""Every operation of the document by its name, for what has no method of its own in a resource."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from seaboard_sdk.operations import arguments_of, module_of, names

if TYPE_CHECKING:
    from seaboard_sdk.synchronous.client import Client


class Operations:
    """`client.operations.add_webhook(body=models.NewWebhook(...))`: the arguments are those of the core's function.
    An Idempotency-Key is made up where none is given; an answer or an exception comes as everywhere."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def __dir__(self) -> list[str]:
        return list(names())

    def __getattr__(self, name: str) -> Callable[..., Any]:
        module = module_of(name)

        def operation(*place: Any, **arguments: Any) -> Any:
            if "idempotency_key" in arguments_of(module):
                arguments.setdefault("idempotency_key", str(uuid.uuid4()))
            return self._client.sender.call(module, *place, **arguments)

        return operation
