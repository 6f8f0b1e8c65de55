"""What `make run` does before anything of ours runs: an environment out of the lock file, or one line of advice."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.commands import REPOSITORY, the_line
from seaboard.cli.embedded.accounts import NOBODY
from servers import short_folder

# A project whose build backend is a file beside it, so that nothing has to be fetched.
MINIMAL_PROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
"""
MINIMAL_BACKEND = """
import os, zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    with zipfile.ZipFile(os.path.join(folder, "thing-1-py3-none-any.whl"), "w") as wheel:
        wheel.writestr("thing-1.dist-info/METADATA", "Metadata-Version: 2.1\\nName: thing\\nVersion: 1\\n")
        wheel.writestr("thing-1.dist-info/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr("thing-1.dist-info/RECORD", "")
    return "thing-1-py3-none-any.whl"
"""


@pytest.fixture
def clone() -> Iterator[Path]:
    """A folder with what the script reads, and nothing to install but the project itself."""
    with short_folder() as folder:
        folder.chmod(0o755)
        (folder / "deploy" / "make").mkdir(parents=True)
        shutil.copy(REPOSITORY / "deploy" / "make" / "environment.sh", folder / "deploy" / "make")
        (folder / "requirements.lock").touch()
        (folder / "pyproject.toml").touch()
        yield folder


def make_environment(clone: Path, *, user: int | None = None, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the script as `make run` does."""
    return subprocess.run(
        ["sh", str(clone / "deploy" / "make" / "environment.sh"), "run"],
        env={"PATH": os.environ["PATH"], "PYTHON": sys.executable, **variables},
        user=user,
        capture_output=True,
        text=True,
        check=False,
    )


def write_python(folder: Path, condition: str) -> Path:
    """An interpreter that does nothing, and fails where a shell's condition says so."""
    python = folder / "python"
    python.write_text(f"#!/bin/sh\nif [ \"$1\" = --version ]; then echo 'Python 3.9.2'; exit; fi\n{condition}\n")
    python.chmod(0o755)
    return python


def test_a_folder_that_cannot_be_written_to(clone: Path) -> None:
    clone.chmod(0o555)
    line = the_line(make_environment(clone, user=NOBODY if os.geteuid() == 0 else None))
    assert "this folder cannot be written to" in line


@pytest.mark.parametrize(
    ("condition", "advice"),
    [
        pytest.param("exit 1", "Python 3.9.2 is too old; Seaboard needs 3.11 or newer", id="an old python"),
        pytest.param('case "$2" in *venv*) exit 1 ;; esac', "apt-get install python3-venv", id="no venv"),
        pytest.param('[ "$1" != -m ]', "-m venv failed", id="a venv that cannot be made"),
    ],
)
def test_a_python_that_will_not_do(clone: Path, tmp_path: Path, condition: str, advice: str) -> None:
    python = write_python(tmp_path, condition)
    assert advice in the_line(make_environment(clone, PYTHON=str(python)))


def test_no_python_at_all(clone: Path) -> None:
    line = the_line(make_environment(clone, PYTHON="no-such-python"))
    assert "no 'no-such-python' here; install Python 3.11 or newer" in line


def test_what_is_installed_is_not_installed_again_and_what_cannot_be_is_said(clone: Path) -> None:
    """One environment for all of it: to make one takes longest."""
    (clone / "pyproject.toml").write_text(MINIMAL_PROJECT)
    (clone / "backend.py").write_text(MINIMAL_BACKEND)
    assert "installing requirements.lock" in make_environment(clone).stderr
    again = make_environment(clone)
    assert (again.returncode, again.stderr) == (0, "")

    (clone / "requirements.lock").write_text("some-package @ file:///nowhere.whl --hash=sha256:" + "0" * 64)
    done = make_environment(clone)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 2  # what it is about to do, and what went wrong
    assert "pip could not install for" in done.stderr
    assert "nowhere.whl" in done.stderr
