"""The workflows that run: the examples as they are shipped, but for addresses, accounts and what a story changes."""

import json
from pathlib import Path
from typing import Any

from tests.e2e.n8n.installed import REPOSITORY

EXAMPLES = REPOSITORY / "n8n-nodes" / "examples"
MORE = Path(__file__).parent / "more"
ACCOUNT = "askfirstAccount"
Workflow = dict[str, Any]


def shipped(stem: str) -> Workflow:
    """An example as it is shipped."""
    workflow: Workflow = json.loads((EXAMPLES / f"{stem}.json").read_text())
    return workflow


def example(stem: str, name: str, replaced: dict[str, str]) -> Workflow:
    """An example under another id and webhook path, both `name`, with its placeholders replaced."""
    file = EXAMPLES / f"{stem}.json"
    text = (file if file.exists() else MORE / f"{stem}.json").read_text()
    for placeholder, real in replaced.items():
        text = text.replace(placeholder, real)
    workflow: Workflow = json.loads(text)
    workflow |= {"id": name, "name": name}
    for each in workflow["nodes"]:
        if "webhookId" in each:
            each["webhookId"] = f"{name}-{each['webhookId']}"
        if each["type"] == "n8n-nodes-base.webhook":
            each["parameters"]["path"] = name
    return workflow


def node(workflow: Workflow, name: str) -> dict[str, Any]:
    """One node, to be changed in place."""
    found: dict[str, Any] = next(each for each in workflow["nodes"] if each["name"] == name)
    return found
