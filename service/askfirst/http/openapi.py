"""The API's description as far as Litestar cannot know it from the controllers.

Controllers have the routes, with docstrings and the `problems` that are theirs, and structs have what each field means.
Here are the schemas of structs, which are msgspec's own, what holds for all routes (keys, limits, idempotency), and
the examples of `examples.json`; those of scoring are answered by the gate as it is.
"""

from collections.abc import Callable, Mapping
from importlib.resources import files
from inspect import cleandoc, isclass
from typing import Any, TypeAlias

import msgspec
from litestar import Litestar
from litestar.datastructures import ResponseHeader
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.spec import Components, Schema, SecurityScheme, Tag
from litestar.openapi.spec import Example as PathExample
from litestar.params import PathParameter
from litestar.plugins import OpenAPISchemaPlugin
from litestar.routes import HTTPRoute
from litestar.typing import FieldDefinition
from msgspec import UNSET, Struct

from askfirst.gate import Gate
from askfirst.http.guard.guard import PROBES, is_open, scope_of
from askfirst.http.idempotency import HEADER
from askfirst.http.problems import Problem

Json: TypeAlias = dict[str, Any]
TEMPLATE = "#/components/schemas/{name}"
PROBLEM = {"application/problem+json": {"schema": {"$ref": TEMPLATE.format(name="Problem")}}}
READING = {
    400: "The body cannot be read",
    408: "The body did not arrive in time",
    413: "The body is too large",
    415: "The body is declared as something that is not read here",
    421: "Unknown host",
    422: "The request cannot be carried out: `errors` says where and how to mend it",
}
"""What can be wrong with any body."""
UNAVAILABLE = {503: "Too much at once, or too slow: try again after `Retry-After` seconds"}
PARAMETER = {400: "A parameter does not fit: `errors` says which, and how to mend it"}
STORE = {
    501: "The service keeps nothing",
    503: "The store cannot be used now: try again after `Retry-After` seconds",
}
TAGS = [
    Tag("Scoring", "Is this instruction clear, and if not, what to ask?"),
    Tag("Clarifications", "A question, from the first ask to the answer or the best guess."),
    Tag("Insights", "How often questions are asked and answered, and what is unclear again and again."),
    Tag("Webhooks", "Who is called when something happens, and what could not be delivered."),
    Tag("Packs", "The rules that are loaded, and trying edited ones."),
    Tag("Operation", "Whether the service runs and can do its work."),
]
"""What the routes are about, in the order in which somebody needs them."""
KEY = SecurityScheme(
    type="http",
    scheme="bearer",
    description="An API key, made by `askfirst key new`. Asked for as soon as the service has one.",
)
COMPONENTS = Components(security_schemes={"key": KEY})
_IDEMPOTENCY_KEY = {
    "name": HEADER,
    "in": "header",
    "description": "The same key with the same request repeats its answer for 24 hours, and nothing else happens; with "
    "another request it is refused.",
    "schema": {"type": "string", "pattern": "^[!-~]{1,255}$"},
    "example": "8e03978e-40d5-43e8-bc93-6894a57f9324",
}
_TOLD = {
    "WWW-Authenticate": ("What would let you in (RFC 6750)", "string"),
    "Retry-After": ("Seconds to wait", "integer"),
    "RateLimit": ("What is left, and in how many seconds all of it is back", "string"),
    "RateLimit-Policy": ("Requests at once, and in how many seconds they come back", "string"),
}


class Example(Struct, frozen=True):
    """A request, its answer with the status of that, or both."""

    summary: str
    request: Any = UNSET
    answer: Any = UNSET
    status: int = 200


Examples: TypeAlias = dict[str, dict[str, Example]]
"""Examples by name, and by the name of the handler that answers them."""
Answers: TypeAlias = dict[str, Callable[[Gate, Any], Any]]
"""What answers the examples of a handler. A route that scores has it in its `opt` as `answers`."""


def path_id(description: str, example: str, pattern: str) -> PathParameter:
    """The part of an address that is an id. One that does not fit the pattern is one that nobody has: 404."""
    examples = [PathExample(value=example)]
    return PathParameter(name="id", description=description, examples=examples, schema_extra={"pattern": pattern})


def located(description: str) -> list[ResponseHeader]:
    """The header of an answer that says where something new is."""
    return [ResponseHeader("Location", documentation_only=True, value="", description=description)]


class StructSchemas(OpenAPISchemaPlugin):
    """Leaves the schemas of structs to msgspec, which decodes by the same types."""

    def __init__(self) -> None:
        self.structs: set[type[Struct]] = set()
        """Those that routes take or answer with."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return isclass(value) and issubclass(value, Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        self.structs.add(field_definition.annotation)
        found: Schema = schema_creator.create_component_schema(field_definition, required=[], property_fields={})
        return found

    def components(self, *more: type[Struct]) -> Json:
        """The schemas of all of them, and of what they are made of."""
        _, schemas = msgspec.json.schema_components({*self.structs, *more}, ref_template=TEMPLATE)
        return {name: one | {"description": cleandoc(one["description"])} for name, one in schemas.items()}


def described(app: Litestar) -> list[tuple[str, HTTPRouteHandler]]:
    """The handlers that are described, with their addresses."""
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    handlers = [(route.path_format, one) for route in routes for one in route.route_handlers]
    return [(path, one) for path, one in handlers if one.resolve_include_in_schema()]


def answers_of(app: Litestar) -> Answers:
    """What answers the examples of scoring."""
    return {handler.handler_name: handler.opt["answers"] for _, handler in described(app) if "answers" in handler.opt}


def answered_examples(gate: Gate, answers: Answers) -> Examples:
    """All examples, those of scoring answered; a model is asked for no second opinion of them."""
    examples = msgspec.json.decode(files("askfirst.http").joinpath("examples.json").read_bytes(), type=Examples)
    for name, answer in answers.items():
        for title, one in examples[name].items():
            examples[name][title] = msgspec.structs.replace(one, answer=answer(gate.unaided, one.request))
    return examples


def completed(document: Json, app: Litestar, schemas: StructSchemas, examples: Examples) -> Json:
    """Litestar's document with all that is said above."""
    document = msgspec.json.decode(msgspec.json.encode(document))  # Litestar's own stays as it is
    routes = described(app)
    taken = [one for _, handler in routes for one in handler.opt.get("structs", ())]
    document["components"]["schemas"] = schemas.components(Problem, *taken)
    for path, handler in routes:
        for method in handler.http_methods:
            operation = document["paths"][path][method.lower()]
            _complete(operation, handler)
            _name_answer(operation["responses"][str(handler.status_code)], document["components"]["schemas"])
            _illustrate(operation, examples.get(handler.handler_name, {}))
            _guarded(path, operation)
            operation["responses"].setdefault("default", {"description": "Any other problem", "content": PROBLEM})
    document["paths"] = dict(sorted(document["paths"].items(), key=_place))
    return document


def _place(entry: tuple[str, Json]) -> tuple[int, int]:
    """Where an address stands: by its theme, then what is above before what is below it."""
    path, item = entry
    theme = next(one["tags"][0] for one in item.values() if isinstance(one, dict))
    return [tag.name for tag in TAGS].index(theme), path.count("/")


def _complete(operation: Json, handler: HTTPRouteHandler) -> None:
    """Adds to an operation the parameters of its query, and a body that is more than one struct."""
    summary, _, description = operation["description"].partition("\n\n")
    operation |= {"summary": summary.removesuffix("."), "description": " ".join(description.split())}
    answers, field = operation["responses"], handler.parsed_data_field
    answers.get("204", {}).pop("content", None)
    if answers.get("400", {}).get("content", {}).keys() == {"application/json"}:
        del answers["400"]  # Litestar's own way to refuse a parameter, which is not ours
    _add_problems(answers, handler.opt.get("problems", {}))
    if field is not None or "body" in handler.opt:
        _add_problems(answers, READING)
    asked = handler.parsed_fn_signature.parameters
    if "wanted" in asked:
        operation["parameters"] = [*operation.get("parameters", ()), *parameters(asked["wanted"].annotation)]
        _add_problems(answers, PARAMETER)
    if "repeatable" in asked:
        _repeatable(operation)
    if body := handler.opt.get("body"):
        operation["requestBody"] = {"required": True, "content": body}
    elif field is not None and field.is_optional:
        operation["requestBody"]["required"] = False
        content = operation["requestBody"]["content"]["application/json"]
        (content["schema"],) = (one for one in content["schema"]["oneOf"] if "$ref" in one)  # left out is not null


def _name_answer(answer: Json, schemas: Json) -> None:
    """Says of an answer in which struct it comes what that struct says of itself."""
    for content in answer.get("content", {}).values():
        if reference := content["schema"].get("$ref"):
            answer["description"] = schemas[reference.rpartition("/")[2]]["description"].partition("\n")[0]


def _add_problems(answers: Json, said: Mapping[int, str]) -> None:
    """Adds problems to the answers of an operation, but for those of which it says more itself."""
    for status, text in said.items():
        answers.setdefault(str(status), {"description": text, "content": PROBLEM})


def _illustrate(operation: Json, examples: Mapping[str, Example]) -> None:
    """Adds to an operation its examples."""
    for name, example in examples.items():
        if example.request is not UNSET:
            for content in operation["requestBody"]["content"].values():
                _add(content, name, example.summary, example.request)
        if example.answer is not UNSET:
            answer = operation["responses"][str(example.status)]["content"]
            _add(answer["application/json"], name, example.summary, example.answer)


def _add(content: Json, name: str, summary: str, value: Any) -> None:
    content.setdefault("examples", {})[name] = {"summary": summary, "value": msgspec.to_builtins(value)}


def parameters(kind: type[Struct]) -> list[Json]:
    """The parameters of a query, as its struct has them."""
    _, schemas = msgspec.json.schema_components([kind])
    properties: dict[str, Json] = schemas[kind.__name__]["properties"]
    return [{"name": name, "in": "query", "required": False, **_there(one)} for name, one in properties.items()]


def _there(schema: Json) -> Json:
    """The schema of a parameter that is there: one that is left out is not null."""
    said = {"description": schema["description"]} if "description" in schema else {}
    kinds = [one for one in schema.get("anyOf", [schema]) if one.get("type") != "null"]
    found = {name: value for name, value in kinds[0].items() if value is not None}
    if "enum" in found:
        found["enum"] = [one for one in found["enum"] if one is not None]
    return {**said, "schema": found}


def _guarded(path: str, operation: Json) -> None:
    """Adds to an operation what the guard may answer, and which scope it asks for."""
    answers = operation["responses"]
    if not is_open(path):
        scope = scope_of(path)
        operation["security"] = [{"key": [scope] if scope else []}, {}]
        answers["401"] = _refused("The service asks for an API key", "WWW-Authenticate")
        if scope:
            answers["403"] = _refused(f"The key does not have the scope `{scope}`", "WWW-Authenticate")
    if path not in PROBES:
        answers["429"] = _refused("Too many requests", "Retry-After", "RateLimit", "RateLimit-Policy")


def _repeatable(operation: Json) -> None:
    """Adds to an operation that may be repeated under a key what comes of it."""
    operation["parameters"] = [*operation.get("parameters", ()), _IDEMPOTENCY_KEY]
    answers = operation["responses"]
    answers.setdefault("400", {"description": f"`{HEADER}` has not the form of one", "content": PROBLEM})
    said = [answers["409"]["description"]] if "409" in answers else []
    said.append(f"A request with this `{HEADER}` is being answered")
    answers["409"] = {"description": "; or: ".join(said), "content": PROBLEM}
    reused = f"The `{HEADER}` stands for another request"
    answers.setdefault("422", {"description": reused, "content": PROBLEM})


def _refused(description: str, *headers: str) -> Json:
    told = {name: {"description": _TOLD[name][0], "schema": {"type": _TOLD[name][1]}} for name in headers}
    return {"description": description, "headers": told, "content": PROBLEM}


def named(*kinds: type[Struct]) -> Json:
    """The schema of one of these, by its name among the components."""
    found = [{"$ref": TEMPLATE.format(name=kind.__name__)} for kind in kinds]
    return found[0] if len(found) == 1 else {"anyOf": found}


def taking(*kinds: type[Struct]) -> Json:
    """The `opt` of a route that reads its body itself: JSON, as one of these."""
    return {"json": True, "structs": kinds, "body": {"application/json": {"schema": named(*kinds)}}}
