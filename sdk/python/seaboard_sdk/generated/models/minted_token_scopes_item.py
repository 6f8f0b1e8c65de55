# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MintedTokenScopesItem = Literal["admin", "open", "play", "read", "webhooks"]

MINTED_TOKEN_SCOPES_ITEM_VALUES: set[MintedTokenScopesItem] = {
    "admin",
    "open",
    "play",
    "read",
    "webhooks",
}


def check_minted_token_scopes_item(value: str) -> MintedTokenScopesItem:
    if value in MINTED_TOKEN_SCOPES_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MINTED_TOKEN_SCOPES_ITEM_VALUES!r}"
    )
