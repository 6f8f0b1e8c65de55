# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

JawsViewAct = Literal[1, 2]

JAWS_VIEW_ACT_VALUES: set[JawsViewAct] = {
    1,
    2,
}


def check_jaws_view_act(value: int) -> JawsViewAct:
    if value in JAWS_VIEW_ACT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {JAWS_VIEW_ACT_VALUES!r}"
    )
