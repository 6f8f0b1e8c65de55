"""The dashboard and the alarms ask for metrics that exist, by labels that they have."""

from __future__ import annotations

import json
import re
from pathlib import Path

import yaml
from prometheus_client import CollectorRegistry

from seaboard import metrics
from seaboard.metrics import Backlog

FOLDER = Path(__file__).parents[2] / "deploy" / "dashboards"
AGES = dict.fromkeys(("outbox", "deadline", "house_decision"), 0.0)


def questions() -> list[str]:
    dashboard = json.loads((FOLDER / "seaboard.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    alarms = yaml.safe_load((FOLDER / "alerts.yaml").read_text())
    return asked + [rule["expr"] for group in alarms["groups"] for rule in group["rules"]]


def labels() -> dict[str, set[str]]:
    """The labels of each series by its name."""
    found: dict[str, set[str]] = {}
    for name, made in vars(metrics).items():
        if name.isupper() and hasattr(made, "describe"):
            (family,) = made.describe()
            endings = ("_bucket", "_count", "_sum") if family.type == "histogram" else ("_total",)
            found |= {family.name + ending: set(made._labelnames) for ending in endings}
    registry = CollectorRegistry()
    registry.register(Backlog(lambda: AGES))
    return found | {family.name: set() for family in registry.collect()}


def test_every_question_names_series_and_labels_that_there_are() -> None:
    known = labels()
    for question in questions():
        names = re.findall(r"\bseaboard_\w+", question)
        assert names
        for name in names:
            assert name in known, question
        asked = {label for by in re.findall(r"by \(([^)]*)\)", question) for label in by.split(", ")}
        asked |= set(re.findall(r"(\w+)[!=]=?~?\"", question))
        assert asked - {"le"} <= set().union(*(known[name] for name in names)), question


def test_every_metric_is_shown_and_none_has_an_id_for_a_label() -> None:
    known, asked = labels(), " ".join(questions())
    shown = {name for name in known if re.search(rf"\b{name}\b", asked)}
    assert {re.sub(r"_(bucket|count|sum)$", "", name) for name in known} == {
        re.sub(r"_bucket$", "", name) for name in shown
    }
    allowed = {"method", "route", "status", "game", "maker", "level", "queue", "task", "state", "kind"}
    assert set().union(*known.values()) <= allowed
