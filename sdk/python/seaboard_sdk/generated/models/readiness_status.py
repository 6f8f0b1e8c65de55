# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

ReadinessStatus = Literal["not-ready", "ready"]

READINESS_STATUS_VALUES: set[ReadinessStatus] = {
    "not-ready",
    "ready",
}


def check_readiness_status(value: str) -> ReadinessStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(ReadinessStatus, value)
