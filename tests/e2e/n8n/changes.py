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
    rows = [{"role": name, "timeout": timeout, "reach": name} for name, timeout in zip(names, timeouts, strict=False)]
    return options(chain={"levels": rows})


def settings(**values: Any) -> Change:
    """Sets what the node's tab "Settings" holds, `onError` for instance."""
    return lambda workflow: node(workflow, "Askfirst").update(values)


def clear_below_ask(workflow: Workflow) -> None:
    """The order that the README advises against."""
    for name in ("Carry it out", "Carry it out with care"):
        node(workflow, name)["position"][1] += 800


def begun_by(trigger: str) -> Change:
    """Another trigger in the place of the webhook."""

    def change(workflow: Workflow) -> None:
        first = node(workflow, "Instruction")
        first |= {"type": trigger, "typeVersion": 1.1 if trigger.endswith("executeWorkflowTrigger") else 1}
        first["parameters"] = {"inputSource": "passthrough"} if trigger.endswith("executeWorkflowTrigger") else {}
        del first["webhookId"]

    return change
