"""What the playground shows of an assessment: its text, the sum behind the number, and the request to take along."""

import json
import shlex
from collections.abc import Mapping
from pprint import pformat
from typing import Any, NamedTuple
from uuid import UUID, uuid5

from askfirst.http.pages.stretches import Stretch, stretches
from askfirst.model import Assessment, Contribution, Instruction, Issue

_NAMES = {
    "start": "Every instruction starts here",
    "floor": "Never below 0",
    "classifier": "What the classifier makes of it",
    "cap": "Something blocks, so the rest is held back",
}
_NODES = UUID("7f2b8f0e-6d0c-4b0e-9a52-4f6c1f0a7d11")


class Bar(NamedTuple):
    """One line of the sum. `left` and `width` are thousandths of the bar's room; `said` are the points for people."""

    label: str
    points: float
    said: str
    left: int
    width: int
    issue: int | None
    """The number of the issue that it stands for, from 1."""


def bars(contributions: tuple[Contribution, ...], issues: tuple[Issue, ...]) -> list[Bar]:
    """A bar for each contribution. The room reaches from the lowest point of the sum to 1."""
    ends = [0.0]
    for one in contributions:
        ends.append(round(ends[-1] + one.points, 4))
    lowest = min(ends)
    room = 1 - lowest
    found = []
    for one, before, after in zip(contributions, ends, ends[1:], strict=False):
        number = issue_of(one, issues)
        label = issues[number - 1].issue if number else _NAMES.get(one.source, one.source)
        left, right = sorted((before, after))
        place = round((left - lowest) / room * 1000), round((right - left) / room * 1000)
        found.append(Bar(label, one.points, points(one.points), *place, number))
    return found


def issue_of(one: Contribution, issues: tuple[Issue, ...]) -> int | None:
    """The number of the issue that a contribution stands for, from 1."""
    for number, issue in enumerate(issues, 1):
        if one.source == f"rule:{issue.rule}" and one.span == issue.span:
            return number
    return None


def points(value: float) -> str:
    """A contribution with its sign, with as many decimals as it has, at least two."""
    text = f"{value:+.4f}".rstrip("0")
    whole, _, decimals = text.partition(".")
    return f"{whole}.{decimals:0<2}".replace("-", "\N{MINUS SIGN}")


class Snippet(NamedTuple):
    """A way to send the request: its name, a hint, and what to copy."""

    id: str
    name: str
    hint: str
    code: str


def snippets(url: str, request: Mapping[str, Any], *, key: bool) -> list[Snippet]:
    """The request in every way that there is. `url` is that of `/v1/score`; `key`: one has to be sent."""
    yours = " It reads your key from ASKFIRST_API_KEY." if key else ""
    bearer = " Choose a Bearer Auth credential that holds your key." if key else ""
    return [
        Snippet("curl", "curl", "For a terminal." + yours, curl(url, request, key=key)),
        Snippet("python", "Python", "With httpx." + yours, python(url, request, key=key)),
        Snippet(
            "n8n", "n8n", "Copy it, and paste it onto the canvas of a workflow." + bearer, n8n(url, request, key=key)
        ),
    ]


def curl(url: str, request: Mapping[str, Any], *, key: bool) -> str:
    """For a POSIX shell."""
    body = shlex.quote(json.dumps(request, ensure_ascii=False))
    header = ' \\\n  -H "Authorization: Bearer $ASKFIRST_API_KEY"' if key else ""
    return f"curl -s {shlex.quote(url)} -H 'Content-Type: application/json'{header} \\\n  -d {body}"


def python(url: str, request: Mapping[str, Any], *, key: bool) -> str:
    """With httpx."""
    body = pformat(dict(request), width=76, sort_dicts=False).replace("\n", "\n    ")
    first = "import os\n\n" if key else ""
    header = """    headers={"Authorization": f"Bearer {os.environ['ASKFIRST_API_KEY']}"},\n""" if key else ""
    return (
        f"{first}import httpx\n\nanswer = httpx.post(\n    {url!r},\n    json={body},\n{header})\n"
        "assessment = answer.raise_for_status().json()\n"
        'if assessment["needs_clarification"]:\n    print(assessment["question"])\n'
        'else:\n    print(assessment["decision"])\n'
    )


def n8n(url: str, request: Mapping[str, Any], *, key: bool) -> str:
    """An HTTP Request node; the same request always gives the same one."""
    body = json.dumps(request, ensure_ascii=False, indent=2)
    auth = {"authentication": "genericCredentialType", "genericAuthType": "httpBearerAuth"} if key else {}
    node = {
        "parameters": {"method": "POST", "url": url, **auth, "sendBody": True, "specifyBody": "json"}
        | {"jsonBody": body, "options": {}},
        "type": "n8n-nodes-base.httpRequest",
        "typeVersion": 4.2,
        "position": [0, 0],
        "id": str(uuid5(_NODES, url + body)),
        "name": "Askfirst",
    }
    return json.dumps({"nodes": [node], "connections": {}}, ensure_ascii=False, indent=2)


class Result(NamedTuple):
    """What came of one instruction. `request` is JSON; `more` questions follow the first one."""

    assessment: Assessment
    request: str
    stretches: list[Stretch]
    bars: list[Bar]
    snippets: list[Snippet]
    more: int


def result_of(
    instruction: Instruction, request: dict[str, Any], assessment: Assessment, base: str, *, key: bool
) -> Result:
    """An assessment as the page shows it. `base` is where people reach the service; `key`: one has to be sent."""
    issues = assessment.issues
    places = [(one.span.start, one.span.end) if one.span else None for one in issues]
    return Result(
        assessment,
        json.dumps(request, ensure_ascii=False),
        stretches(instruction.text, places),
        bars(assessment.contributions, issues),
        snippets(f"{base}/v1/score", request, key=key),
        sum(one.question != assessment.question for one in issues),
    )
