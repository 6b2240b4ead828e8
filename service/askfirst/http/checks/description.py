"""The description of `POST /v1/packs/check`."""

from typing import Any

import msgspec

from askfirst.http.checks.body import CheckResult, Finding, PackCheck
from askfirst.http.operation import REFUSALS, UNAVAILABLE, content, named, responses

SCHEMAS = [PackCheck, CheckResult]

_PACK = """\
department: sales
always_clarify:
  - id: demo_without_product
    type: missing_information
    field: product
    when: {phrase: ["book a demo"]}
"""
_GIVEN = {"language": "en", "department": "sales", "pack": _PACK}


def operation() -> dict[str, Any]:
    """The operation, for the paths of the document."""
    summary = "A key that is misspelt"
    finding = Finding(
        "en/sales.yaml",
        6,
        "unknown key `phrase`",
        "Did you mean `phrases`?",
    )
    answer = msgspec.to_builtins(CheckResult(ok=False, findings=(finding,)))
    given = {"application/json": content(named("PackCheck"), {"misspelt": (summary, _GIVEN)})}
    found = {"application/json": content(named("CheckResult"), {"misspelt": (summary, answer)})}
    return {
        "operationId": "check_packs",
        "summary": "Try edited packs",
        "description": (
            "A dry run: loads the given files as though they lay in the last folder of packs (a file that a folder of "
            "yours has already is replaced), says what is to be mended, runs the examples of the rules in your "
            "files and folders and the shipped ones that your words reach, and assesses `instructions` under the "
            "edited packs. The running service stays as it is. A pack that is wrong is an answer with `ok: false`, "
            "not an error."
        ),
        "tags": ["Packs"],
        "requestBody": {"required": True, "content": given},
        "responses": responses(found, "What is to be mended", {**REFUSALS, **UNAVAILABLE}),
    }
