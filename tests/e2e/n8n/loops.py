"""Changes that put the loop of an example into others: Loop Over Items, a second pair of nodes, a Merge."""

import json

from tests.e2e.n8n.changes import Change
from tests.e2e.n8n.workflows import Workflow, node

PAIR = ("Askfirst", "Send the question", "Askfirst Wait")


def over_items(size: int) -> Change:
    """Loop Over Items in front of Askfirst; what is settled goes back to it, and then to "Afterwards"."""

    def change(workflow: Workflow) -> None:
        _add(workflow, "Loop Over Items", "splitInBatches", 3, {"batchSize": size, "options": {}})
        _add(workflow, "Join", "merge", 3, {})
        _add(workflow, "Afterwards", "noOp", 1, {})
        wires = workflow["connections"]
        wires["One item each"] = _to("Loop Over Items")
        wires["Loop Over Items"] = _to("Afterwards", "Askfirst")
        wires["Carry it out"] = _to("Join")
        wires["Carry it out with care"] = {"main": [[{"node": "Join", "type": "main", "index": 1}]]}
        wires["Join"] = _to("Loop Over Items")

    return change


def asked_twice(workflow: Workflow) -> None:
    """A second Askfirst and Askfirst Wait behind the first: what the first lets pass is checked once more."""
    nodes, wires = workflow["nodes"], workflow["connections"]
    for name in PAIR:
        copy = json.loads(json.dumps(node(workflow, name)))
        copy |= {"id": f"{copy['id']}-2", "name": f"{name} 2"}
        nodes.append(copy)
        text = json.dumps(wires[name])
        for one in PAIR:
            text = text.replace(f'"{one}"', f'"{one} 2"')
        wires[f"{name} 2"] = json.loads(text)
    wires["Askfirst"]["main"][0] = [{"node": "Askfirst 2", "type": "main", "index": 0}]


def told_twice(workflow: Workflow) -> None:
    """Every question is sent by two nodes beside each other, which a Merge brings together before Askfirst Wait."""
    copy = json.loads(json.dumps(node(workflow, "Send the question")))
    workflow["nodes"].append(copy | {"id": "send-2", "name": "Send it by mail, too"})
    _add(workflow, "Both are sent", "merge", 3, {})
    wires = workflow["connections"]
    wires["Askfirst"]["main"][2].append({"node": "Send it by mail, too", "type": "main", "index": 0})
    wires["Send the question"] = _to("Both are sent")
    wires["Send it by mail, too"] = {"main": [[{"node": "Both are sent", "type": "main", "index": 1}]]}
    wires["Both are sent"] = _to("Askfirst Wait")


def _add(workflow: Workflow, name: str, kind: str, version: float, parameters: dict[str, object]) -> None:
    added = {"id": name, "name": name, "type": f"n8n-nodes-base.{kind}", "typeVersion": version, "position": [0, 900]}
    workflow["nodes"].append(added | {"parameters": parameters})


def _to(*names: str) -> dict[str, object]:
    """The wires of a node: one output to each of these."""
    return {"main": [[{"node": name, "type": "main", "index": 0}] for name in names]}
