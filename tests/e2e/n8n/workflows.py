"""The workflows that run: the examples as they are shipped, but for addresses and what a story changes."""

import json
from typing import Any

from tests.e2e.n8n.installed import REPOSITORY

EXAMPLES = REPOSITORY / "n8n-nodes" / "examples"
Workflow = dict[str, Any]


def example(stem: str, name: str, addresses: dict[str, str]) -> Workflow:
    """An example under another id and webhook path, both `name`, with its placeholders replaced."""
    text = (EXAMPLES / f"{stem}.json").read_text()
    for placeholder, address in addresses.items():
        text = text.replace(placeholder, address)
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
