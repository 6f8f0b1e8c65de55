"""The guides' commands, as they stand, against a running Seaboard."""

from __future__ import annotations

import json
import re
import subprocess
import uuid
from pathlib import Path

from sites import Site

GUIDES = Path(__file__).parent.parent.parent / "docs" / "guides"


def test_errors_and_retries(site: Site, tmp_path: Path) -> None:
    text = (GUIDES / "errors-and-retries.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    done = subprocess.run(
        ["bash", "-c", "set -eu\n" + "echo ----\n".join(blocks)],
        cwd=tmp_path, env={"BASE": site.url, "PATH": "/usr/local/bin:/usr/bin:/bin"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    _, refused, repeated, reused, waited, limited, unchanged, weak = done.stdout.split("----\n")
    problem, meaning = json.JSONDecoder().raw_decode(refused)[0], refused.splitlines()[-1]
    assert {error["pointer"] for error in problem["errors"]} == {"/nmae", "/name"}
    assert meaning == "`errors` names every part that does not fit, and why."
    assert repeated.lower().split() == ["idempotency-replayed:", "true", "false"]
    assert reused.split() == ["running", "idempotency-key-reused", "idempotency-key-missing"]
    assert waited.strip() == "None" or len(waited.strip()) == len(str(uuid.uuid4()))
    assert re.search(r'(?im)^ratelimit: "asking";r=\d+;t=\d+\r?$', limited)
    assert unchanged.strip() == "304"
    assert weak.split() == ["open", "unknown-token"]
