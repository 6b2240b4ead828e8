"""Nothing that users can see is missing in the documentation; a failing test names what is."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import pytest
import rich_click as click

from askfirst.clarifications.events import EffectType
from askfirst.cli.main import askfirst
from askfirst.http.guard.guard import is_open, scope_of
from askfirst.http.kinds import KINDS
from askfirst.model import KINDS_BY_TYPE
from askfirst.settings import OTHERS, Settings
from tests.docs.markdown import ROOT
from tests.http.service import serving

DOCS = ROOT / "docs"
PATHS = """
import sys
from pathlib import Path
from askfirst.app import create_app
from askfirst.settings import Settings
door = create_app(Settings(data=Path(sys.argv[1]))).app
routes = [route.path_format for route in door._app.routes]
print(*routes)
"""
HIDDEN = re.compile(r"/assets/.*|/docs/.+")
"""Addresses that nobody types: what pages load, and the parts of /docs."""


def page(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


@pytest.mark.parametrize("name", [*(f"ASKFIRST_{name.upper()}" for name in Settings.__struct_fields__), *OTHERS[:1]])
def test_settings(name: str) -> None:
    assert f"`{name}`" in page("configuration.md"), f"docs/configuration.md does not tell of {name}"


@pytest.mark.parametrize("name", sorted({*get_args(EffectType), "pattern.detected"}))
def test_events(name: str) -> None:
    assert f"| `{name}` |" in page("webhooks.md"), f"the table in docs/webhooks.md does not have {name}"


@pytest.mark.parametrize("slug", sorted(KINDS))
def test_problems(slug: str) -> None:
    kind = KINDS[slug]
    row = f"| {kind.status} | `{slug}` |"
    assert row in page("problems.md"), f"the table in docs/problems.md has no row that begins {row}"


@pytest.fixture(scope="module")
def described() -> Iterator[dict[str, Any]]:
    with serving() as service:
        yield httpx.get(f"{service.url}/docs/openapi.json", trust_env=False).json()


def test_names_in_requests_and_answers(described: dict[str, Any]) -> None:
    shapes = described["components"]["schemas"].items()
    bare = {f"{shape}.{name}" for shape, one in shapes for name, kind in one.get("properties", {}).items()
            if "description" not in kind}  # fmt: skip
    assert not bare, f"their structs do not say what these mean: {sorted(bare)}"


def test_routes_that_are_described(described: dict[str, Any]) -> None:
    routes = {
        f"{method.upper()} {path}"
        for path, operations in described["paths"].items()
        for method, operation in operations.items()
        if isinstance(operation, dict)
    }
    assert "POST /v1/score" in routes
    missing = {route for route in routes if f"| `{route}` |" not in page("http.md")}
    assert not missing, f"the tables in docs/http.md do not have {sorted(missing)}"


@pytest.fixture(scope="module")
def paths(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The addresses of all routes, described or not."""
    data = str(tmp_path_factory.mktemp("data"))
    done = subprocess.run([sys.executable, "-c", PATHS, data], capture_output=True, text=True, check=True, cwd=ROOT)
    return set(done.stdout.split())


def test_routes_that_are_not(paths: set[str]) -> None:
    assert any(path.startswith("/answer/{token") for path in paths) and "/problems" in paths
    told = page("http.md")
    names = {re.sub(r"\{(\w+):\w+\}", r"{\1}", path).rstrip("/") or "/" for path in paths if not HIDDEN.fullmatch(path)}
    missing = {name for name in names if f" {name}`" not in told}
    assert not missing, f"docs/http.md does not tell of {sorted(missing)}"


def test_scopes(paths: set[str]) -> None:
    rows = re.findall(r"^\| `(score|clarify|admin)` \| (.+) \|$", page("security.md"), re.MULTILINE)
    told = {address: scope for scope, row in rows for address in re.findall(r"`(/[^`]*)`", row)}
    assert {scope for scope, _ in rows} == {"score", "clarify", "admin"}

    def said(path: str) -> str:
        """The scope that the table names for an address, or for what it lies below; for all others it says admin."""
        covering = [one for one in told if path == one or path.startswith(f"{one}/")]
        return told[max(covering, key=len)] if covering else "admin"

    guarded = {path: scope for path in paths if not is_open(path) and (scope := scope_of(path))}
    assert guarded["/v1/score"] == "score"
    wrong = {f"{path} ({scope})" for path, scope in guarded.items() if said(path) != scope}
    assert not wrong, f"the table of scopes in docs/security.md does not have {sorted(wrong)}"


def commands(group: click.Group, name: str = "askfirst") -> Iterator[tuple[str, click.Command]]:
    context = click.Context(group)
    for part in group.list_commands(context):
        command = group.get_command(context, part)
        if isinstance(command, click.Group):
            yield from commands(command, f"{name} {part}")
        elif command is not None:
            yield f"{name} {part}", command


COMMANDS = dict(commands(askfirst))


@pytest.mark.parametrize("name", COMMANDS)
def test_commands(name: str) -> None:
    section = re.search(rf"^## `{name}`$(.*?)(?=^## |\Z)", page("command-line.md"), re.MULTILINE | re.DOTALL)
    assert section, f"docs/command-line.md has no section `{name}`"
    options = [one for one in COMMANDS[name].params if isinstance(one, click.Option)]
    missing = {max(one.opts, key=len) for one in options if f"`{max(one.opts, key=len)}" not in section[1]}
    assert not missing, f"docs/command-line.md, `{name}`: {sorted(missing)} is not there"


def test_metrics() -> None:
    with serving() as service:
        httpx.post(f"{service.url}/v1/score", json={"text": "Give them a discount"}, trust_env=False)
        exposed = httpx.get(f"{service.url}/metrics", trust_env=False).text
    names = set(re.findall(r"^# TYPE (askfirst_\w+)", exposed, re.MULTILINE))
    assert "askfirst_http_requests_total" in names
    missing = {name for name in names if f"`{name}`" not in page("operations.md")}
    assert not missing, f"docs/operations.md does not tell of {sorted(missing)}"


def test_types_and_kinds() -> None:
    names = {*KINDS_BY_TYPE, *(kind for kinds in KINDS_BY_TYPE.values() for kind in kinds)}
    missing = {name for name in names if f"`{name}`" not in page("scoring.md")}
    assert not missing, f"docs/scoring.md does not tell of {sorted(missing)}"


def test_the_readme_of_the_nodes_names_what_is_there() -> None:
    nodes = ROOT / "n8n-nodes"
    told = (nodes / "README.md").read_text("utf-8")
    settings = re.findall(r"displayName: '([^']+)'", (nodes / "nodes/shared/instruction.ts").read_text("utf-8"))
    said = re.search(r"^## The instruction$(.*?)^## ", told, re.MULTILINE | re.DOTALL)
    assert said and {"Instruction", "Department Name or ID"} <= {*re.findall(r"\*\*(.+?)\*\*", said[1])}
    assert {*re.findall(r"\*\*(.+?)\*\*", said[1])} <= {*settings, "Options"}
    example = json.loads((nodes / "examples/1-ask-before-acting.json").read_text("utf-8"))
    hook = next(node for node in example["nodes"] if node["type"] == "n8n-nodes-base.webhook")
    asked = next(node for node in example["nodes"] if node["type"] == "n8n-nodes-askfirst.askfirst")
    body = re.search(rf"/webhook/{hook['parameters']['path']} .*?-d '(.*?)'", told, re.DOTALL)
    assert body, "it does not show what to post to example 1"
    assert {f"={{{{ $json.body.{name} }}}}" for name in json.loads(body[1])} >= {asked["parameters"]["text"]}
    build = re.search(r"scripts/node.sh build.*?\.tgz", told, re.DOTALL)
    assert build and " ".join(build[0].split()) in " ".join(page("n8n.md").split())


def test_names_in_n8n() -> None:
    nodes = ROOT / "n8n-nodes"

    def found(file: str, pattern: str) -> list[str]:
        names = re.findall(pattern, (nodes / file).read_text("utf-8"))
        assert names, f"{file} names nothing like {pattern}: mend this test"
        return names

    fields = "nodes/Askfirst/operations/check/fields"
    names = {
        *found("nodes/Askfirst/operations/index.ts", r"name: '([A-Z][^']*)',\s+value"),
        *found("credentials/AskfirstApi.credentials.ts", r"displayName: '([^']+)'"),
        *re.findall(r"'([^']+)'", found("nodes/shared/outcomes.ts", r"OUTPUTS = \[([^\]]+)\]")[0]),
        *(found(f"nodes/{one}/{one}.node.ts", r"displayName: '([^']+)',\s+name: 'askfirst")[0]
          for one in ("Askfirst", "AskfirstWait", "AskfirstTrigger")),
        *(name for file, begins in (("index", "Who|If"), ("deadlines", "Who|Time|Esc"), ("clarification", "Rel"))
          for name in found(f"{fields}/{file}.ts", rf"displayName: '((?:{begins})[^']+)'")),
    }  # fmt: skip
    told = " ".join(page("n8n.md").split())
    missing = {name for name in names if name not in told}
    assert not missing, f"docs/n8n.md does not tell of {sorted(missing)}"
