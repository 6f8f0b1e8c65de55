# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaViewChumType0 = Literal["brody", "hooper", "quint"]

ORCA_VIEW_CHUM_TYPE_0_VALUES: set[OrcaViewChumType0] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_view_chum_type_0(value: str) -> OrcaViewChumType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaViewChumType0, value)
