"""What players may be called, and which names are the same."""

from __future__ import annotations

import pytest

from seaboard.matches.create_player import create_player
from seaboard.matches.names import fold, read_name, skeleton
from seaboard.matches.refusals import BadName, NameTaken
from seaboard.matches.service import Service
from seated import at_once

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        pytest.param(" Zoe\u0308 ", "Zo\u00eb", id="composed, without space around it"),
        pytest.param("Ada   Lovelace", "Ada Lovelace", id="one space between words"),
        pytest.param("a" * 40, "a" * 40, id="forty letters"),
        pytest.param(FAMILY * 40, FAMILY * 40, id="forty characters, each of seven signs"),
        pytest.param("\u2764\ufe0f 1\ufe0f\u20e3", "\u2764\ufe0f 1\ufe0f\u20e3", id="emoji with their selectors"),
        pytest.param("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", None, id="Persian, which needs a joiner"),
        pytest.param("\u0915\u094d\u200d\u0937", None, id="Hindi, likewise"),
        pytest.param("\u30ed\u30dc\u592a\u90ce X", None, id="Japanese with Latin letters"),
        pytest.param("\u0410\u043d\u043d\u0430", None, id="Cyrillic alone"),
        pytest.param("O'Neill-2", None, id="signs and digits"),
    ],
)
def test_names_that_one_can_have(name: str, kept: str | None) -> None:
    assert read_name(name) == (name if kept is None else kept)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("", id="empty"),
        pytest.param("   ", id="only space"),
        pytest.param("a" * 41, id="too long"),
        pytest.param(FAMILY * 41, id="too many characters"),
        pytest.param("a\u200bb", id="a space of no width"),
        pytest.param("a\u202eb", id="one that turns the direction"),
        pytest.param("a\u00adb", id="a soft hyphen"),
        pytest.param("a\u200db", id="a joiner between Latin letters"),
        pytest.param("1\u200d", id="a joiner after a digit"),
        pytest.param("a\ufe0f", id="a selector on a letter"),
        pytest.param("\u3164", id="a letter that is blank"),
        pytest.param("\u2800", id="a picture that is blank"),
        pytest.param("a\u3000b", id="another space"),
        pytest.param("a\nb", id="two lines"),
        pytest.param("a\ue000", id="a sign of nobody's"),
        pytest.param("\u0301", id="a mark alone"),
        pytest.param("x\u0301\u0302\u0303\u0304\u0306", id="a tower of marks"),
        pytest.param("\u0410da", id="a Cyrillic letter among Latin ones"),
        pytest.param("\u03a9mega", id="a Greek one"),
    ],
)
def test_names_that_nobody_can_have(name: str) -> None:
    with pytest.raises(BadName) as refusal:
        read_name(name)
    assert refusal.value.pointer == "/name"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        pytest.param("ADA", "ada", id="case"),
        pytest.param("Ada", "\uff21\uff44\uff41", id="width"),
        pytest.param("Stra\u00dfe", "STRASSE", id="case of more letters"),
        pytest.param("Ada Lovelace", "AdaLovelace", id="space"),
        pytest.param("Ivan", "lvan", id="I and l"),
        pytest.param("Player 1", "Player l", id="1 and l"),
        pytest.param("B0B", "BOB", id="0 and O"),
        pytest.param("\u0430\u0501\u0430", "ada", id="all Cyrillic"),
    ],
)
def test_names_that_read_alike_are_one_name(service: Service, name: str, other: str) -> None:
    create_player(service, name)
    with pytest.raises(NameTaken):
        create_player(service, other)


@pytest.mark.parametrize(("name", "other"), [("Ada", "Ida"), ("Ali", "All"), ("Bob", "Bop"), ("Ann", "Anne")])
def test_names_that_do_not_are_two(service: Service, name: str, other: str) -> None:
    assert create_player(service, name).player.name == name
    assert create_player(service, other).player.name == other
    assert (fold(name), skeleton(name)) != (fold(other), skeleton(other))


def test_of_ten_who_want_a_name_at_once_one_gets_it(service: Service) -> None:
    results = at_once(10, lambda _: create_player(service, "Ann"))
    assert sum(isinstance(result, NameTaken) for result in results) == 9
