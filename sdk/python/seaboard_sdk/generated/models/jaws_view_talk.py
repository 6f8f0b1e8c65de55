# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

JawsViewTalk = Literal["free", "rulebook"]

JAWS_VIEW_TALK_VALUES: set[JawsViewTalk] = {
    "free",
    "rulebook",
}


def check_jaws_view_talk(value: str) -> JawsViewTalk:
    if value in JAWS_VIEW_TALK_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {JAWS_VIEW_TALK_VALUES!r}"
    )
