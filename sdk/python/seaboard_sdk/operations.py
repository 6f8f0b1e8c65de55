"""Finds the core's operations: one module each, in a package for each part of the document."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from functools import cache
from typing import Any

from seaboard_sdk.generated import api


@cache
def names() -> dict[str, str]:
    """The operations, each with its module's full name."""
    found = pkgutil.walk_packages(api.__path__, f"{api.__name__}.")
    return {module.name.rpartition(".")[2]: module.name for module in found if not module.ispkg}


def module_of(name: str) -> Any:
    """The module of an operation. Raises AttributeError where there is none."""
    if name not in names():
        raise AttributeError(f"the document has no operation {name}")
    return importlib.import_module(names()[name])


def arguments_of(module: Any) -> set[str]:
    """What the operation takes."""
    return set(inspect.signature(module.sync_detailed).parameters)
