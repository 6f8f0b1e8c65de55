# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MintedTokenScopesItem = Literal["admin", "open", "play", "read", "webhooks"]

MINTED_TOKEN_SCOPES_ITEM_VALUES: set[MintedTokenScopesItem] = {
    "admin",
    "open",
    "play",
    "read",
    "webhooks",
}


def check_minted_token_scopes_item(value: str) -> MintedTokenScopesItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(MintedTokenScopesItem, value)
