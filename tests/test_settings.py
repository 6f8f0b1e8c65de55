"""Settings come from the environment, and their table says the truth."""

import re
from dataclasses import fields

import pytest

import seaboard.settings
from seaboard.settings import PREFIX, SettingRefused, Settings, read_settings


def rows() -> dict[str, str]:
    """The table in the module's docstring: default by variable."""
    return dict(re.findall(r"^\| (SEABOARD_\w+) \| ([^|]+?) \|", seaboard.settings.__doc__ or "", re.MULTILINE))


def as_written(default: object) -> str:
    if default == "":
        return "none"
    return str(int(default)) if isinstance(default, bool) else str(default)


def test_the_table_names_every_setting_with_its_default() -> None:
    expected = {PREFIX + field.name.upper(): as_written(field.default) for field in fields(Settings)}
    assert {variable: default.strip("`") for variable, default in rows().items()} == expected


def test_a_variable_overrides_its_default_and_an_empty_one_does_not() -> None:
    settings = read_settings({"SEABOARD_PORT": "9000", "SEABOARD_HOST": " ", "SEABOARD_STREAMS": "1", "OTHER": "x"})
    assert settings == Settings(port=9000, streams=True)


@pytest.mark.parametrize(("variable", "value"), [("SEABOARD_PORT", "-1"), ("SEABOARD_STREAMS", "maybe")])
def test_a_value_of_the_wrong_kind_is_refused_by_name(variable: str, value: str) -> None:
    with pytest.raises(SettingRefused, match=f"{variable} takes .* not '{value}'"):
        read_settings({variable: value})
