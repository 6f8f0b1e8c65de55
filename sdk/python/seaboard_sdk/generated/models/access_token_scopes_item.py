# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AccessTokenScopesItem = Literal["admin", "open", "play", "read", "webhooks"]

ACCESS_TOKEN_SCOPES_ITEM_VALUES: set[AccessTokenScopesItem] = {
    "admin",
    "open",
    "play",
    "read",
    "webhooks",
}


def check_access_token_scopes_item(value: str) -> AccessTokenScopesItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AccessTokenScopesItem, value)
