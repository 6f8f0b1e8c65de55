"""A desk on which a guide is tried: a folder, and an environment in which the SDK is installed with its command."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "sdk" / "python" / "examples"
COMMANDS = (("python", ""), ("seaboard-bot", "-m seaboard_sdk.bots.command "))


@dataclass(frozen=True, slots=True)
class Guide:
    """A page of `docs/guides`."""

    text: str

    def blocks(self, language: str) -> list[str]:
        """What stands in its fences of this language, in order."""
        return re.findall(rf"^```{language}\n(.*?)^```$", self.text, re.MULTILINE | re.DOTALL)


def guide(name: str) -> Guide:
    """The guide of this name."""
    return Guide((ROOT / "docs" / "guides" / f"{name}.md").read_text(encoding="utf-8"))


class Desk:
    """A folder in which commands of a guide are run as they stand."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        commands = folder / "bin"
        commands.mkdir()
        for name, words in COMMANDS:
            (commands / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {words}"$@"\n', encoding="utf-8")
            (commands / name).chmod(0o755)
        packages = os.pathsep.join(str(ROOT / folder) for folder in ("services", "sdk/python"))
        path = f"{commands}{os.pathsep}{os.environ['PATH']}"
        self.environment = os.environ | {"PATH": path, "PYTHONPATH": packages}

    def lay(self, name: str, text: str) -> None:
        """Put a file there."""
        (self.folder / name).write_text(text, encoding="utf-8")

    def run(self, words: list[str], **more: str) -> str:
        """What a command says that goes well."""
        done = subprocess.run(
            words, cwd=self.folder, env=self.environment | more, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout
