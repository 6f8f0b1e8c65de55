# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

NewAccessTokenScopesItem = Literal["admin", "open", "play", "read", "webhooks"]

NEW_ACCESS_TOKEN_SCOPES_ITEM_VALUES: set[NewAccessTokenScopesItem] = {
    "admin",
    "open",
    "play",
    "read",
    "webhooks",
}


def check_new_access_token_scopes_item(value: str) -> NewAccessTokenScopesItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(NewAccessTokenScopesItem, value)
