"""An execution as n8n recorded it: which node ran when, what came out of it, and how items are paired."""

from dataclasses import dataclass
from typing import Any

from tests.e2e.n8n.flatted import unflatten

Item = dict[str, Any]


@dataclass(frozen=True)
class Run:
    """One run of a node."""

    node: str
    started: float
    """Seconds since 1970."""
    outputs: list[list[Item]]
    error: dict[str, Any] | None
    hints: list[str]

    def items(self, output: int = 0) -> list[Item]:
        return self.outputs[output] if output < len(self.outputs) else []


@dataclass(frozen=True)
class Execution:
    """What an execution did until now."""

    id: str
    status: str
    mode: str
    runs: list[Run]
    error: dict[str, Any] | None
    waits_until: str | None

    @property
    def over(self) -> bool:
        return self.status in {"success", "error", "canceled", "crashed"}

    def of(self, node: str) -> list[Run]:
        return [run for run in self.runs if run.node == node]

    def items(self, node: str, output: int = 0) -> list[Item]:
        """All items that left a node by an output, in order."""
        return [item for run in self.of(node) for item in run.items(output)]

    def json(self, node: str, output: int = 0) -> list[dict[str, Any]]:
        return [item["json"] for item in self.items(node, output)]


def read(body: dict[str, Any]) -> Execution:
    """The answer of `GET /rest/executions/{id}`."""
    data = unflatten(body["data"]).get("resultData", {})
    runs = [_run(node, entry) for node, entries in data.get("runData", {}).items() for entry in entries]
    runs.sort(key=lambda run: run.started)
    return Execution(body["id"], body["status"], body["mode"], runs, data.get("error"), body.get("waitTill"))


def _run(node: str, entry: dict[str, Any]) -> Run:
    outputs = [output or [] for output in (entry.get("data") or {}).get("main") or []]
    hints = [hint["message"] for hint in entry.get("hints", [])]
    return Run(node, entry["startTime"] / 1000, outputs, entry.get("error"), hints)
