"""The same request as something to take along: curl, Python, and a node for n8n."""

import json
import shlex
from collections.abc import Mapping
from pprint import pformat
from typing import Any, NamedTuple
from uuid import UUID, uuid5

_NODES = UUID("7f2b8f0e-6d0c-4b0e-9a52-4f6c1f0a7d11")


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
