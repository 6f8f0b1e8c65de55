# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

PoolEntryStatus = Literal["cancelled", "expired", "paired", "waiting"]

POOL_ENTRY_STATUS_VALUES: set[PoolEntryStatus] = {
    "cancelled",
    "expired",
    "paired",
    "waiting",
}


def check_pool_entry_status(value: str) -> PoolEntryStatus:
    if value in POOL_ENTRY_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {POOL_ENTRY_STATUS_VALUES!r}"
    )
