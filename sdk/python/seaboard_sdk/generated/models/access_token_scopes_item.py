# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AccessTokenScopesItem = Literal["admin", "open", "play", "read", "webhooks"]

ACCESS_TOKEN_SCOPES_ITEM_VALUES: set[AccessTokenScopesItem] = {
    "admin",
    "open",
    "play",
    "read",
    "webhooks",
}


def check_access_token_scopes_item(value: str) -> AccessTokenScopesItem:
    if value in ACCESS_TOKEN_SCOPES_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ACCESS_TOKEN_SCOPES_ITEM_VALUES!r}"
    )
