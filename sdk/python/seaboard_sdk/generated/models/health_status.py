# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

HealthStatus = Literal["ok"]

HEALTH_STATUS_VALUES: set[HealthStatus] = {
    "ok",
}


def check_health_status(value: str) -> HealthStatus:
    if value not in HEALTH_STATUS_VALUES:
        raise TypeError(f"{value!r} is not one of {HEALTH_STATUS_VALUES!r}")
    return cast(HealthStatus, value)
