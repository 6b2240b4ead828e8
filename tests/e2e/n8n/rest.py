"""What the tests ask n8n over HTTP, as its editor does: executions, by the owner who was set up for it."""

import json

import httpx

from tests.e2e.n8n.execution import Execution, read
from tests.e2e.n8n.host import N8n
from tests.e2e.n8n.waiting import until

OWNER = {"email": "owner@example.com", "firstName": "Olive", "lastName": "Owner", "password": "Correct-horse-1"}


class Rest:
    """A signed-in session with one n8n."""

    def __init__(self, n8n: N8n) -> None:
        self.http = httpx.Client(base_url=n8n.url, timeout=30, trust_env=False)

    def sign_up(self) -> None:
        """Makes the owner; afterwards the session is signed in."""
        self.http.post("/rest/owner/setup", json=OWNER).raise_for_status()

    def sign_in(self) -> None:
        login = {"emailOrLdapLoginId": OWNER["email"], "password": OWNER["password"]}
        self.http.post("/rest/login", json=login).raise_for_status()

    def activate(self, workflow: str) -> None:
        """Publishes the current version of a workflow, with n8n running, as its editor does."""
        version = self.http.get(f"/rest/workflows/{workflow}").raise_for_status().json()["data"]["versionId"]
        answer = self.http.post(f"/rest/workflows/{workflow}/activate", json={"versionId": version})
        assert answer.is_success, answer.text

    def deactivate(self, workflow: str) -> None:
        answer = self.http.post(f"/rest/workflows/{workflow}/deactivate", json={})
        assert answer.is_success, answer.text

    def run(self, workflow: str, trigger: str) -> str:
        """Begins a manual execution, from a trigger on."""
        answer = self.http.post(f"/rest/workflows/{workflow}/run", json={"triggerToStartFrom": {"name": trigger}})
        assert answer.is_success, answer.text
        number: str = answer.json()["data"]["executionId"]
        return number

    def call(self, path: str, body: object) -> httpx.Response:
        """A webhook that answers at the end of its workflow."""
        return self.http.post(f"/webhook/{path}", json=body)

    def start(self, workflow: str, path: str, body: object) -> str:
        """Calls a workflow's webhook and returns the id of the execution that began. One caller per workflow at a time.

        n8n is ready before its webhooks are: until then they answer 404.
        """
        before = self.executions(workflow)
        answer = until(lambda: self._call(path, body), f"the webhook {path}")
        assert answer.is_success, answer.text
        return until(lambda: next((one for one in self.executions(workflow) if one not in before), None), workflow)

    def choices(self, method: str, account: str) -> list[dict[str, str]]:
        """What a list in the Askfirst node offers: each entry's `name` and `value`."""
        asked = {
            "path": "parameters.clarification",
            "methodName": method,
            "nodeTypeAndVersion": {"name": "n8n-nodes-askfirst.askfirst", "version": 2},
            "currentNodeParameters": {},
            "credentials": {"askfirstApi": {"id": account, "name": account}},
        }
        answer = self.http.post("/rest/dynamic-node-parameters/resource-locator-results", json=asked)
        results: list[dict[str, str]] = answer.raise_for_status().json()["data"]["results"]
        return results

    def executions(self, workflow: str) -> list[str]:
        """The ids of a workflow's executions, newest first."""
        query = {"filter": json.dumps({"workflowId": workflow}), "limit": "100"}
        listed = self.http.get("/rest/executions", params=query).raise_for_status().json()["data"]
        return [one["id"] for one in listed["results"]]

    def execution(self, number: str) -> Execution:
        return read(self.http.get(f"/rest/executions/{number}").raise_for_status().json()["data"])

    def over(self, number: str, seconds: float = 60) -> Execution:
        """The execution when it has come to its end."""
        return until(lambda: self._in(number, over=True), f"the end of execution {number}", seconds, pause=0.5)

    def parked(self, number: str, seconds: float = 30) -> Execution:
        """The execution when it waits."""
        return until(lambda: self._in(number, over=False), f"execution {number} waits", seconds)

    def _in(self, number: str, *, over: bool) -> Execution | None:
        seen = self.execution(number)
        assert over or not seen.over, f"execution {number} does not wait: {seen.status}, {seen.error}"
        return seen if (seen.over if over else seen.status == "waiting") else None

    def _call(self, path: str, body: object) -> httpx.Response | None:
        answer = self.http.post(f"/webhook/{path}", json=body)
        return None if answer.status_code == 404 else answer
