"""The engine, the bots and the games stand on the standard library alone, on no clock and on no luck of their own."""

import sys

import grimp
import pytest

PURE = ("seaboard.engine", "seaboard.bots", "seaboard.games", "seaboard.catalogue")
# What would let a match depend on anything but its seed and its choices.
IMPURE = {"asyncio", "datetime", "multiprocessing", "random", "secrets", "socket", "subprocess", "time", "uuid"}
# Play-outs may be quick and need not be repeatable; a state's printed hash must differ from process to process.
EXCUSED = {("seaboard.engine.chance", "random"), ("seaboard.engine.codec", "secrets")}


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("seaboard", include_external_packages=True)


def imports_of(graph: grimp.ImportGraph, package: str) -> set[tuple[str, str]]:
    """Every import of a package's modules from outside Seaboard, as pairs of importer and imported."""
    modules = {package} | graph.find_descendants(package)
    pairs = {(module, found) for module in modules for found in graph.find_modules_directly_imported_by(module)}
    return {(module, found) for module, found in pairs if found.split(".")[0] != "seaboard"}


@pytest.mark.parametrize("package", PURE)
def test_a_pure_package_imports_nothing_third_party(graph: grimp.ImportGraph, package: str) -> None:
    assert {pair for pair in imports_of(graph, package) if pair[1] not in sys.stdlib_module_names} == set()


@pytest.mark.parametrize("package", PURE)
def test_a_pure_package_has_no_clock_and_no_luck(graph: grimp.ImportGraph, package: str) -> None:
    assert {pair for pair in imports_of(graph, package) if pair[1] in IMPURE} <= EXCUSED
