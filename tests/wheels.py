"""A fresh environment that holds the SDK's wheel and what it requires, and nothing else of this project."""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

SDK = Path(__file__).parent.parent / "sdk" / "python"


def environment_of_the_sdk(folder: Path) -> Path:
    """Its interpreter. The wheel is built by the project's own backend; what it requires is copied from the
    environment that runs, which the lock made, so that no registry is asked."""
    source, home = folder / "source", folder / "environment"
    shutil.copytree(SDK, source, ignore=shutil.ignore_patterns("__pycache__", "dist", "build"))
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=source, check=True)
    (wheel,) = (source / "dist").glob("*.whl")
    venv.create(home, symlinks=True)
    python = home / "bin" / "python"
    install = ["uv", "pip", "install", "--offline", "--no-deps", "--quiet", "--python", str(python), str(wheel)]
    subprocess.run([sys.executable, "-m", *install], check=True)
    (packages,) = home.glob("lib/python*/site-packages")
    for name in required("seaboard-sdk", packages):
        copy(distribution(name), packages)
    return python


def required(name: str, packages: Path) -> set[str]:
    """What the wheel requires, and what that requires."""
    (wheel,) = (one for one in Distribution.discover(name=name, path=[str(packages)]))
    waiting, found = needs(wheel), set[str]()
    while waiting:
        found.add(one := waiting.pop())
        waiting |= needs(distribution(one)) - found
    return found


def needs(one: Distribution) -> set[str]:
    wanted = [Requirement(text) for text in one.requires or []]
    return {each.name for each in wanted if each.marker is None or each.marker.evaluate({"extra": ""})}


def copy(one: Distribution, packages: Path) -> None:
    for file in one.files or []:
        if ".." not in file.parts and "__pycache__" not in file.parts:
            target = packages / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(str(file.locate()), target)
