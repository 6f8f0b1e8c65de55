# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

TimeLimitPolicy = Literal["default-action", "forfeit"]

TIME_LIMIT_POLICY_VALUES: set[TimeLimitPolicy] = {
    "default-action",
    "forfeit",
}


def check_time_limit_policy(value: str) -> TimeLimitPolicy:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(TimeLimitPolicy, value)
