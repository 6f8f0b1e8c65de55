"""Writes openapi/openapi.yaml from the code, or with `--check` says if it is stale: `python -m seaboard.api.spec`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml
from flask import Flask

from seaboard.api.app import create_app
from seaboard.api.document import Document
from seaboard.catalogue import Catalogue
from seaboard.matches.connections import Database
from seaboard.matches.service import Service
from seaboard.settings import Settings

FILE = Path("openapi") / "openapi.yaml"
FIRST_LINE = "# Generated from the code by `make spec`; edits here are lost.\n"


class Plain(yaml.CSafeDumper):
    """Writes every value out, without references between equal ones, and long texts as blocks."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def _text(dumper: yaml.CSafeDumper, text: str) -> yaml.Node:
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None)


Plain.add_representer(str, _text)


def make_app() -> Flask:
    """An app with the usual settings that is connected to nothing."""
    return create_app(Settings(), Service(Catalogue(), Database("")))


def make_document() -> Document:
    """The document as an app with the usual settings gives it."""
    document: Document = make_app().extensions["document"]
    return document


def write_yaml(document: Document) -> str:
    """The document as YAML, byte for byte the same each time."""
    return FIRST_LINE + yaml.dump(document, Dumper=Plain, sort_keys=False, width=120, allow_unicode=True)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m seaboard.api.spec", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file is stale")
    parser.add_argument("--file", type=Path, default=FILE)
    arguments = parser.parse_args(words)
    text = write_yaml(make_document())
    if arguments.check:
        stale = not arguments.file.is_file() or arguments.file.read_text(encoding="utf-8") != text
        print(f"{arguments.file} is stale: run `make spec`" if stale else f"{arguments.file} is up to date")
        return int(stale)
    arguments.file.parent.mkdir(exist_ok=True)
    arguments.file.write_text(text, encoding="utf-8")
    print(f"wrote {arguments.file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
