"""No value is ever written into a statement: what is executed is a named query, a constant, or composed by psycopg."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import psycopg._queries
import pytest

from house.test_rooms import ROOT, WRITTEN, named
from seaboard.store.queries import LONGEST, load

STORE = ROOT / "services" / "seaboard" / "store"
SERVICES = [path for path in WRITTEN if path.is_relative_to(ROOT / "services")]
EXECUTES = {"execute": 0, "executemany": 0, "copy": 0, "run": 0, "ask": 1, "_ask": 1, "value": 0, "column": 0}
"""Which argument of a method or function is the statement."""
PLACEHOLDER = re.compile(r"%(?!\(\w+\)s|%)")


def executed(tree: ast.AST) -> Iterator[ast.expr]:
    """What is executed, and what is given the name under which functions hand it on."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="subprocess"))):
                continue
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=given) if name in EXECUTES:
                yield from given[EXECUTES[name] :][:1]
            case ast.Assign(targets=[ast.Name(id="statement")], value=given):
                yield given


def is_fixed(statement: ast.expr) -> bool:
    """`SQL["lock_match"]`, `"select 1"`, `sql.SQL("listen {}").format(...)`, or what was fixed before."""
    match statement:
        case ast.Constant(value=str()) | ast.Name(id="statement"):
            return True
        case ast.Subscript(value=ast.Name(id="SQL") | ast.Attribute(attr="SQL")):
            return True
        case ast.IfExp(body=one, orelse=other):
            return is_fixed(one) and is_fixed(other)
        case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Attribute(attr="SQL"), args=[inner]), attr="format")):
            return isinstance(inner, ast.Constant)
    return False


def unfixed(source: str) -> list[str]:
    return [ast.unparse(each) for each in executed(ast.parse(source)) if not is_fixed(each)]


@pytest.mark.parametrize("file", sorted(path.name for path in STORE.glob("*.sql")))
def test_statements_are_short_enough_to_be_remembered(file: str) -> None:
    assert LONGEST == psycopg._queries.MAX_CACHED_STATEMENT_LENGTH
    assert [name for name, statement in load(file).items() if len(statement) > LONGEST] == []


@pytest.mark.parametrize("path", [path for path in SERVICES if path.is_relative_to(STORE)], ids=named)
def test_statements_are_fixed_texts(path: Path) -> None:
    assert unfixed(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        'tx.run(f"delete from {table}", {})',
        'tx.ask(Row, SQL["find"] + order, {})',
        'tx.value(SQL["find"].format(name), {})',
        'connection.execute("select %s" % name)',
        'statement = SQL["find"] + order',
        '_ask(tx, " ".join(words), match)',
    ],
)
def test_a_statement_that_is_put_together_is_found(source: str) -> None:
    assert unfixed(source)


@pytest.mark.parametrize("path", sorted(STORE.glob("*.sql")), ids=named)
def test_named_queries_take_named_values_only(path: Path) -> None:
    assert PLACEHOLDER.findall(path.read_text(encoding="utf-8").replace("%%", "")) == []


@pytest.mark.parametrize("path", [path for path in SERVICES if not path.is_relative_to(STORE)], ids=named)
def test_nobody_but_the_store_writes_sql(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert not re.match(r"\s*(select .* from|insert into|update \w+ set|delete from) ", node.value)


def orders_by_text(statement: str) -> list[str]:
    """Columns by which a page is ordered as the text that is given out: then every page sorts all rows, for no index
    is in that order. `order by table.column` means the column itself."""
    flat = statement
    while (inner := re.sub(r"\([^()]*\)", "", flat)) != flat:
        flat = inner
    found = re.search(r"select (.*?)\sfrom .*order by (.*?) limit", flat, re.DOTALL)
    if found is None:
        return []
    keys = {key.split()[0] for key in found[2].split(",")}
    return sorted(keys & set(re.findall(r"\b(\w+)::text(?! as)", found[1])))


PAGES = [
    pytest.param(statement, id=f"{path.name} {name}")
    for path in sorted(STORE.glob("*.sql"))
    for name, statement in load(path.name).items()
    if " limit " in statement
]


@pytest.mark.parametrize("statement", PAGES)
def test_no_page_is_ordered_by_what_is_made_into_text(statement: str) -> None:
    assert orders_by_text(statement) == []


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("select id::text, name from audit where id < 'x' order by id desc limit 5", ["id"]),
        ("select a.id::text from audit a order by at, id limit 5", ["id"]),
        ("select id::text from audit order by audit.id limit 5", []),
        ("select f.id::text from (select id from audit order by id limit 9) as f order by f.id limit 5", []),
    ],
)
def test_a_page_that_is_ordered_by_a_text_is_found(statement: str, found: list[str]) -> None:
    assert orders_by_text(statement) == found
