# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

PoolEntryStatus = Literal["cancelled", "expired", "paired", "waiting"]

POOL_ENTRY_STATUS_VALUES: set[PoolEntryStatus] = {
    "cancelled",
    "expired",
    "paired",
    "waiting",
}


def check_pool_entry_status(value: str) -> PoolEntryStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(PoolEntryStatus, value)
