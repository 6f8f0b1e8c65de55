"""What the guides name is there: operations, commands and pages; and the reference shows every operation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from seaboard.api.spec import make_app, make_document
from seaboard.cli.main import VERBS

ROOT = Path(__file__).parents[2]
GUIDES = sorted((ROOT / "docs" / "guides").glob("*.md"))
PAGES = [pytest.param(page.read_text(encoding="utf-8"), id=page.stem) for page in GUIDES]
DOCUMENT = make_document()


def pattern(path: str) -> str:
    """An address of the document, whatever stands in its braces."""
    return re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path))


OPERATIONS = {
    (method.upper(), pattern(path)): operation["operationId"]
    for path, item in DOCUMENT["paths"].items()
    for method, operation in item.items()
    if method != "parameters"
}


def named(text: str) -> list[tuple[str, str]]:
    """Method and path of what a page names in its sentences."""
    return re.findall(r"`(GET|PUT|POST|DELETE|PATCH) (/[^`?&\s]*)", text)


@pytest.mark.parametrize("text", PAGES)
def test_every_operation_that_a_guide_names_is_in_the_document(text: str) -> None:
    for method, path in named(text):
        assert any(method == verb and re.fullmatch(known, path) for verb, known in OPERATIONS), f"{method} {path}"


@pytest.mark.parametrize("text", PAGES)
def test_every_command_that_a_guide_names_is_one(text: str) -> None:
    for verb in re.findall(r"\bseaboard ([a-z]+)\b", "\n".join(re.findall(r"`([^`]+)`", text))):
        assert verb in VERBS, verb


@pytest.mark.parametrize("page", [pytest.param(page, id=page.stem) for page in GUIDES])
def test_every_page_that_a_guide_leads_to_is_there(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_reference_shows_the_whole_document() -> None:
    with make_app().test_client() as client:
        assert "/openapi.json" in client.get("/docs").text
        shown = client.get("/openapi.json").get_json()
    operations = [operation for item in shown["paths"].values() for operation in item.values()]
    assert {each["operationId"] for each in operations if "operationId" in each} == set(OPERATIONS.values())
