"""An OpenAPI document as HTML: routes, fields, examples, and a form to try each one."""

import json
import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, NamedTuple

Json = dict[str, Any]
METHODS = ("get", "post", "delete")
_QUOTED = re.compile(r"`([^`]+)`")


def described(document: Json) -> str:
    """The contents, all routes by theme, then all schemas."""
    themes = [
        Theme(tag["name"], tag["description"], list(_operations(document, tag["name"]))) for tag in document["tags"]
    ]
    schemas = "".join(_schema(*entry) for entry in sorted(document["components"]["schemas"].items()))
    sections = "".join(
        f'<h2 id="{escape(theme.name)}">{escape(theme.name)}</h2><p>{prose(theme.about)}</p>'
        + "".join(_route(*route) for route in theme.routes)
        for theme in themes
    )
    return f'{_contents(themes)}{sections}<h2 id="Shapes">Shapes</h2>{schemas}'


class Theme(NamedTuple):
    """A tag of the document with what it stands for and its routes: path, method and operation."""

    name: str
    about: str
    routes: list[tuple[str, str, Json]]


def _operations(document: Json, tag: str) -> Iterator[tuple[str, str, Json]]:
    """The routes of a tag in the order of the document."""
    for path, item in document["paths"].items():
        for method, operation in item.items():
            if method in METHODS and tag in operation["tags"]:
                yield path, method, operation


def _contents(themes: Sequence[Theme]) -> str:
    """A list of all routes by theme, each with what it is for and a link to it."""
    rows = "".join(
        f'<li><a href="#{escape(theme.name)}">{escape(theme.name)}</a><ul>'
        + "".join(
            f'<li><a href="#{_anchor(path, operation)}"><code>{method.upper()} {escape(path)}</code></a> '
            f"{prose(operation.get('summary', ''))}</li>"
            for path, method, operation in theme.routes
        )
        + "</ul></li>"
        for theme in themes
    )
    return f'<nav aria-label="Contents"><ul>{rows}<li><a href="#Shapes">Shapes</a></li></ul></nav>'


def _anchor(path: str, operation: Json) -> str:
    """The name of a route on the page."""
    return escape(operation.get("operationId", path))


def _route(path: str, method: str, operation: Json) -> str:
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    answers = operation.get("responses", {})
    rows = "".join(
        f"<tr><td>{escape(status)}</td><td>{prose(answer.get('description', ''))}</td>"
        f"<td>{', '.join(_shapes(answer))}</td></tr>"
        for status, answer in answers.items()
    )
    return (
        f'<h3 id="{_anchor(path, operation)}"><span class="method">'
        f"{method.upper()}</span> <code>{escape(path)}</code></h3>"
        f"<p><b>{prose(operation.get('summary', ''))}</b></p>"
        f"<p>{prose(operation.get('description', ''))}</p>"
        f"{_takes(body)}{_parameters(operation)}{_form(path, method, body)}{_examples(body, answers)}"
        f"<h4>Answers</h4><table>{rows}</table>"
    )


def _takes(body: Json) -> str:
    return f"<p>Takes {_kind(body['schema'])}.</p>" if body else ""


def _parameters(operation: Json) -> str:
    """What may stand behind the question mark."""
    rows = "".join(
        f"<tr><td><code>{escape(one['name'])}</code></td><td>{_kind(one['schema'])}</td>"
        f"<td>{prose(one['schema'].get('description', ''))}</td></tr>"
        for one in operation.get("parameters", ())
        if one.get("in") == "query"
    )
    return f"<h4>Parameters</h4><table>{rows}</table>" if rows else ""


def _form(path: str, method: str, body: Json) -> str:
    """Routes without path parameters can be tried from the page."""
    if "{" in path:
        return ""
    examples: list[Json] = [*body.get("examples", {}).values(), {}]
    shown = _json(examples[0].get("value", {}))
    box = f'<textarea aria-label="Body of the request" spellcheck="false">{shown}</textarea>' if body else ""
    return (
        f'<form data-method="{method.upper()}" data-path="{escape(path)}">{box}'
        "<p><button>Try it</button></p><pre><output></output></pre></form>"
    )


def _examples(body: Json, answers: Json) -> str:
    """Each example request with the answer that it gets."""
    given = {
        name: example["value"]
        for answer in answers.values()
        for name, example in answer.get("content", {}).get("application/json", {}).get("examples", {}).items()
    }
    return "".join(
        f"<details><summary>{prose(example.get('summary', name))}</summary><pre>{_json(example['value'])}</pre>"
        + (f"<pre>{_json(given[name])}</pre>" if name in given else "")
        + "</details>"
        for name, example in body.get("examples", {}).items()
    )


def _shapes(answer: Json) -> Iterator[str]:
    for content in answer.get("content", {}).values():
        yield _kind(content.get("schema", {}))


def _schema(name: str, schema: Json) -> str:
    required = schema.get("required", [])
    rows = "".join(
        f"<tr><td><code>{escape(field)}</code></td><td>{_kind(kind)}</td>"
        f"<td>{'required' if field in required else ''}</td><td>{prose(kind.get('description', ''))}</td></tr>"
        for field, kind in schema.get("properties", {}).items()
    )
    about = schema.get("description", "")
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{prose(about)}</p><table>{rows}</table>'


def _kind(schema: Json) -> str:
    """A schema in a few words, with a link where it has a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " or ".join(_kind(option) for option in schema[key])
    if "enum" in schema:
        return " | ".join(f"<code>{escape(json.dumps(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    bounds = (("minLength", "from"), ("minimum", "from"), ("maxLength", "to"), ("maximum", "to"))
    said = " ".join(f"{word} {schema[key]}" for key, word in bounds if key in schema)
    kind = schema.get("type", "anything")
    return escape(" ".join((" or ".join(kind) if isinstance(kind, list) else kind, said)).strip())


def prose(text: str) -> str:
    """A text of the description as HTML: escaped, on one line, `names` as code."""
    return _QUOTED.sub(r"<code>\1</code>", escape(" ".join(text.split())))


def _json(value: Any) -> str:
    return escape(json.dumps(value, indent=2, ensure_ascii=False), quote=False)
