"""Every rule has a test, every sentence can be said, every game brings what its users need."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from house.rule_ids import PAGE, TESTS, defined_rules, files_by_rule, listing
from seaboard.catalogue import Catalogue, Entry

CATALOGUE = Catalogue()
GAMES = [pytest.param(entry, id=game) for game, entry in CATALOGUE.items()]
REFUSAL = re.compile(r'refuse\(\s*"([^"]+)",\s*"([^"]+)"')
BY_RULE = files_by_rule()


@pytest.mark.parametrize("entry", GAMES)
def test_every_rule_is_named_by_a_test(entry: Entry) -> None:
    rules = defined_rules(entry.rules_page)
    assert len(rules) >= 5
    assert [rule for rule in rules if rule not in BY_RULE] == []


def test_every_rule_for_all_games_is_named_by_a_test() -> None:
    rules = defined_rules((TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8"))
    assert rules == [f"ALL-{number}" for number in range(1, 10)]
    assert [rule for rule in rules if rule not in BY_RULE] == []


def test_the_page_of_rules_and_tests_is_fresh() -> None:
    """`python tests/house/rule_ids.py --write` makes it again."""
    assert PAGE.read_text(encoding="utf-8") == listing()


@pytest.mark.parametrize("entry", GAMES)
def test_rulings_and_options_stand_in_the_rules_page(entry: Entry) -> None:
    rules = defined_rules(entry.rules_page)
    facts = entry.game.facts
    for ruling in facts.rulings:
        assert ruling.rule in rules or ruling.rule.startswith("ALL-"), ruling
    for option in facts.options:
        assert f"`{option.name}`" in entry.rules_page, option.name


@pytest.mark.parametrize("entry", GAMES)
def test_every_refusal_names_a_rule_and_has_its_sentence(entry: Entry) -> None:
    rules = {rule for other in CATALOGUE.values() for rule in defined_rules(other.rules_page)}
    refusals = [pair for source in sources(entry) for pair in REFUSAL.findall(source.read_text(encoding="utf-8"))]
    for rule, key in refusals:
        assert rule in rules or rule.startswith("ALL-"), f"{rule} is in no rules page"
        assert key in entry.english.templates, key


@pytest.mark.parametrize("entry", GAMES)
def test_every_event_and_action_is_described(entry: Entry) -> None:
    for kind in (*entry.game.action_types, *entry.game.event_types, entry.game.view_type):
        assert kind.__doc__, kind
        assert not kind.__doc__.startswith(f"{kind.__name__}("), f"{kind} has no words of its own"


@pytest.mark.parametrize("entry", GAMES)
def test_every_game_has_house_bots(entry: Entry) -> None:
    assert {"easy", "medium"} <= set(entry.bots)


@pytest.mark.parametrize("entry", GAMES)
def test_a_game_has_the_rooms_of_a_game(entry: Entry) -> None:
    rooms = {path.name for path in sources(entry)}
    assert {"game.py", "house.py"} <= rooms
    assert (folder(entry) / "RULES.md").is_file()
    assert (folder(entry) / "texts.en.json").is_file()


def folder(entry: Entry) -> Path:
    return Path(str(files(entry.package)))


def sources(entry: Entry) -> list[Path]:
    return sorted(folder(entry).rglob("*.py"))
