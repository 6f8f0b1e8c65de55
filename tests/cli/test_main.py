"""The command `seaboard` finds its verbs, and says what is missing."""

import subprocess
import sys
from importlib.util import find_spec

import pytest

from cli.commands import REPOSITORY, environment, seaboard, the_line
from seaboard.cli.main import VERBS


def without_libraries(words: str) -> subprocess.CompletedProcess[str]:
    """Run `seaboard` as after `pip install seaboard` alone: the standard library and the package."""
    program = (
        f"import sys; sys.path.insert(0, {str(REPOSITORY / 'services')!r}); from seaboard.cli.main import main; {words}"
    )
    return subprocess.run(
        [sys.executable, "-I", "-S", "-c", program], env=environment(), capture_output=True, text=True, check=False
    )


def test_help_names_every_verb() -> None:
    done = seaboard("--help")
    assert done.returncode == 0
    for name, entry in VERBS.items():
        assert f"  {name}" in done.stdout
        assert entry.does in done.stdout


@pytest.mark.parametrize("name", VERBS)
def test_every_verb_has_its_module(name: str) -> None:
    assert find_spec(VERBS[name].module) is not None


def test_an_unknown_verb() -> None:
    assert "there is no 'sail'; `seaboard --help`" in the_line(seaboard("sail"))


def test_help_needs_no_library() -> None:
    assert "usage: seaboard" in without_libraries("main(['--help'])").stdout


def test_a_verb_names_the_extra_it_needs() -> None:
    line = the_line(without_libraries("sys.exit(main(['up']))"))
    assert "pip install 'seaboard[server,embedded]'" in line
