# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaViewTalk = Literal["free", "rulebook"]

ORCA_VIEW_TALK_VALUES: set[OrcaViewTalk] = {
    "free",
    "rulebook",
}


def check_orca_view_talk(value: str) -> OrcaViewTalk:
    if value in ORCA_VIEW_TALK_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_VIEW_TALK_VALUES!r}"
    )
