"""What of the TypeScript SDK is made: the document's types, the tags that this version knows, the problems' classes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import by_hand
import node
import yaml

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "sdk" / "typescript"
CORE = PACKAGE / "src" / "generated"
FIRST_LINE = "// Generated from {source} by `make sdk`; edits here are lost.\n"
PROBLEMS = "services/seaboard/api/problems.py"
DOCUMENT = "openapi/openapi.yaml"


def write(folder: Path) -> None:
    """All that is generated, into a folder that is there."""
    node.install()
    document = yaml.load((ROOT / DOCUMENT).read_text(encoding="utf-8"), yaml.CSafeLoader)
    first = FIRST_LINE.format(source=DOCUMENT)
    write_types(document, folder / "api.ts", first)
    (folder / "known.ts").write_text(first + "".join(known(document["components"]["schemas"])), encoding="utf-8")
    first = FIRST_LINE.format(source=PROBLEMS)
    (folder / "problems.ts").write_text(first + "".join(problems()), encoding="utf-8")


def write_types(document: dict[str, Any], file: Path, first: str) -> None:
    """The document's types; its examples stay where they are, they would be half of the file."""
    bare = file.with_suffix(".json")
    bare.write_text(json.dumps(without_examples(document)), encoding="utf-8")
    command = [str(PACKAGE / "node_modules" / ".bin" / "openapi-typescript"), str(bare), "--output", str(file)]
    done = subprocess.run(command, env=node.environment(), capture_output=True, text=True, check=False)
    bare.unlink()
    if done.returncode:
        sys.exit(f"sdk: openapi-typescript does not take the document:\n{done.stdout}{done.stderr}")
    file.write_text(first + file.read_text(encoding="utf-8"), encoding="utf-8")


def without_examples(part: Any) -> Any:
    if isinstance(part, dict):
        kept = {key: value for key, value in part.items() if key != "examples" and not is_example(key, value)}
        return {key: without_examples(value) for key, value in kept.items()}
    return [without_examples(one) for one in part] if isinstance(part, list) else part


def is_example(key: str, value: Any) -> bool:
    """Whether it is an example and no property that has this name."""
    return key == "example" and not (isinstance(value, dict) and value.keys() & {"type", "$ref"})


def known(schemas: dict[str, Any]) -> Iterator[str]:
    """The tags of what this version knows: all else is Unknown."""
    yield "/** The tags of the actions, events and views that this version knows. */\n"
    for name, schema in (("ACTIONS", "Action"), ("EVENTS", "Event"), ("VIEWS", "View")):
        tags = schemas[schema]["discriminator"]["mapping"]
        yield f"\nexport const {name}: ReadonlySet<string> = new Set([\n"
        yield "".join(f'  "{tag}",\n' for tag in sorted(tags)) + "]);\n"


def problems() -> Iterator[str]:
    """One class for each row of the service's table of problems."""
    rows, kinds = by_hand.problem_rows()
    groups = by_hand.grouped_names() & {name for name, _ in rows.values()} | {group for _, group in rows.values()}
    yield "/**\n * One class per type of problem.\n *\n"
    yield "".join(f" * {line}".rstrip() + "\n" for line in by_hand.tree(rows)) + " */\n\n"
    yield (
        "import {\n"
        + "".join(f"  {name},\n" for name in sorted(groups))
        + '  type ProblemClass,\n} from "../errors.js";\n'
    )
    yield f"\nexport {{ {', '.join(sorted(groups))} }};\n"
    for code, (name, group) in sorted(rows.items(), key=lambda row: row[1][0]):
        if name not in groups:
            yield f"\n/** {kinds[code].title}: {kinds[code].meaning} */\nexport class {name} extends {group} {{}}\n"
    yield "\nexport const BY_CODE: Record<string, ProblemClass> = {\n"
    yield "".join(f'  "{code}": {name},\n' for code, (name, _) in rows.items()) + "};\n"
