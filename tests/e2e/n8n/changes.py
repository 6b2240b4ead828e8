"""What stories change in an example: each is a setting that a user might choose."""

from collections.abc import Callable
from typing import Any

from tests.e2e.n8n.workflows import Workflow, node

Change = Callable[[Workflow], None]


def unchanged(workflow: Workflow) -> None:
    """The example as it is shipped."""


def all_of(*changes: Change) -> Change:
    def change(workflow: Workflow) -> None:
        for one in changes:
            one(workflow)

    return change


def parameters(**values: Any) -> Change:
    """Sets parameters of the Askfirst node."""
    return lambda workflow: node(workflow, "Askfirst")["parameters"].update(values)


def options(**values: Any) -> Change:
    """Sets options of the Askfirst node, beside those that it has."""
    return lambda workflow: node(workflow, "Askfirst")["parameters"].setdefault("options", {}).update(values)


by_service = parameters(timeKeptBy="service")


def levels(*timeouts: int) -> Change:
    """A chain of first, second ... with these timeouts in seconds."""
    names = ("first", "second", "third")
    rows = [
        {"role": name, "timeToAnswer": seconds / 60, "timeUnit": "minutes", "reach": name}
        for name, seconds in zip(names, timeouts, strict=False)
    ]
    return parameters(whoIsAsked="chain", chain={"levels": rows})


def settings(**values: Any) -> Change:
    """Sets what the node's tab "Settings" holds, `onError` for instance."""
    return lambda workflow: node(workflow, "Askfirst").update(values)


def clear_below_ask(workflow: Workflow) -> None:
    """The order that the README advises against."""
    for name in ("Carry it out", "Carry it out with care"):
        node(workflow, name)["position"][1] += 800


def wired(source: str, output: int, *targets: str) -> Change:
    """Leads an output to these nodes, in the place of those to which it led."""

    def change(workflow: Workflow) -> None:
        outputs = workflow["connections"][source]["main"]
        outputs[output] = [{"node": name, "type": "main", "index": 0} for name in targets]

    return change


def sent_by(kind: str, version: float, credential: str, **target: Any) -> Change:
    """Another node of n8n sends and waits."""

    def change(workflow: Workflow) -> None:
        sender = next(each for each in workflow["nodes"] if each["parameters"].get("operation") == "sendAndWait")
        sender |= {"type": f"n8n-nodes-base.{kind}", "typeVersion": version}
        sender["parameters"] |= target
        sender["credentials"] = {credential: {"id": f"{credential}Account", "name": kind}}

    return change


def mailed_to(address: str) -> Change:
    """The node that sends and waits writes a mail to this address."""
    return sent_by("emailSend", 2.1, "smtp", toEmail=address)


by_telegram = sent_by("telegram", 1.2, "telegramApi", resource="message", chatId="telegram")
by_teams = sent_by(
    "microsoftTeams",
    2,
    "microsoftTeamsOAuth2Api",
    resource="chatMessage",
    chatId={"__rl": True, "mode": "id", "value": "teams"},
)


def approval_within(minutes: float) -> Change:
    """So long somebody has to approve what the agent wants to do."""
    return lambda workflow: node(workflow, "Review")["parameters"].update(timeToAnswer=minutes, timeUnit="minutes")


def edited_after_the_wait(workflow: Workflow) -> None:
    """An Edit Fields node that keeps nothing, on the way from Askfirst Wait back to Askfirst."""
    kept = {"assignments": {"assignments": [{"id": "x", "name": "note", "type": "string", "value": "x"}]}}
    added = {"id": "edit", "name": "Edit Fields", "type": "n8n-nodes-base.set", "typeVersion": 3.4}
    workflow["nodes"].append(added | {"position": [0, 700], "parameters": kept | {"options": {}}})
    workflow["connections"]["Edit Fields"] = workflow["connections"]["Askfirst Wait"]
    workflow["connections"]["Askfirst Wait"] = {"main": [[{"node": "Edit Fields", "type": "main", "index": 0}]]}


def calling(workflow_id: str) -> Change:
    """Another sub-workflow for the parent."""

    def change(workflow: Workflow) -> None:
        node(workflow, "Ask in a sub-workflow")["parameters"]["workflowId"]["value"] = workflow_id

    return change


def begun_by(trigger: str) -> Change:
    """Another trigger in the place of the webhook."""

    def change(workflow: Workflow) -> None:
        first = node(workflow, "Instruction")
        first |= {"type": trigger, "typeVersion": 1.1 if trigger.endswith("executeWorkflowTrigger") else 1}
        first["parameters"] = {"inputSource": "passthrough"} if trigger.endswith("executeWorkflowTrigger") else {}
        del first["webhookId"]

    return change
