# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

TimeLimitPolicy = Literal["default-action", "forfeit"]

TIME_LIMIT_POLICY_VALUES: set[TimeLimitPolicy] = {
    "default-action",
    "forfeit",
}


def check_time_limit_policy(value: str) -> TimeLimitPolicy:
    if value in TIME_LIMIT_POLICY_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {TIME_LIMIT_POLICY_VALUES!r}"
    )
