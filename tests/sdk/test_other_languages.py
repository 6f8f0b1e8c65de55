"""How clients for other languages are asked for: what would clash is renamed, only what is about us is a warning."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "sdk"))
    return importlib.import_module("other_languages")


def test_what_would_clash_in_a_language_has_another_name_there(tool: Any, tmp_path: Path) -> None:
    tool.write_bare(tmp_path / "openapi.json")
    document = json.loads((tmp_path / "openapi.json").read_text(encoding="utf-8"))
    assert "links" not in document["paths"]["/v1/matches/{match}/seats/{seat}/decisions"]["get"]["responses"]["200"]
    schemas = document["components"]["schemas"]
    names = {language: dict(pair.split("=") for pair in tool.renamed(language, schemas)) for language in tool.IS_TAKEN}
    assert names["go"]["NewMatch"] == "MatchBody"
    assert names["rust"] == {"Option": "OptionBody", "Verdict": "VerdictBody"}
    assert names["csharp"] == {"Option": "OptionBody"}
    assert not [new for pairs in names.values() for new in pairs.values() if new in schemas]


def test_examples_are_left_out_and_properties_of_that_name_are_not(tool: Any) -> None:
    shape = {"properties": {"example": {"type": "string"}}, "example": {"a": 1}, "examples": {"b": {}}}
    assert tool.without_examples(shape) == {"properties": {"example": {"type": "string"}}}


def test_what_is_said_of_any_document_is_no_warning(tool: Any) -> None:
    said = (
        "[main] INFO  o.o.codegen.DefaultGenerator - Generating\n"
        "[main] WARN  o.o.codegen.DefaultCodegen - OpenAPI 3.1 support is still in beta. To report\n"
        "[main] WARN  o.o.c.languages.RustCodegen - type cannot be used as a field/variable name. Renamed to r#type\n"
        "[main] WARN  o.o.codegen.DefaultCodegen - Unknown type found in the schema: circle\n"
    )
    assert [line.rsplit(" ", 1)[1] for line in tool.warnings(said)] == ["circle"]
