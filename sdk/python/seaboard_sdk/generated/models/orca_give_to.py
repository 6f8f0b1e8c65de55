# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaGiveTo = Literal["brody", "hooper", "quint"]

ORCA_GIVE_TO_VALUES: set[OrcaGiveTo] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_give_to(value: str) -> OrcaGiveTo:
    if value in ORCA_GIVE_TO_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_GIVE_TO_VALUES!r}"
    )
