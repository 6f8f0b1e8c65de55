# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

NewAccessTokenScopesItem = Literal["admin", "open", "play", "read", "webhooks"]

NEW_ACCESS_TOKEN_SCOPES_ITEM_VALUES: set[NewAccessTokenScopesItem] = {
    "admin",
    "open",
    "play",
    "read",
    "webhooks",
}


def check_new_access_token_scopes_item(value: str) -> NewAccessTokenScopesItem:
    if value in NEW_ACCESS_TOKEN_SCOPES_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {NEW_ACCESS_TOKEN_SCOPES_ITEM_VALUES!r}"
    )
