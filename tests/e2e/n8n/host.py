"""A real n8n: its process, its folder, and its command line."""

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import httpx

from tests.e2e.n8n.waiting import until
from tests.stores.redis_server import free_port

QUIET = {
    "DB_TYPE": "sqlite",
    "EXTERNAL_FRONTEND_HOOKS_URLS": "",
    "N8N_DIAGNOSTICS_ENABLED": "false",
    "N8N_DISABLED_MODULES": "mcp-registry,mcp,chat-hub,insights",
    "N8N_ENCRYPTION_KEY": "only-for-tests",
    "N8N_LISTEN_ADDRESS": "127.0.0.1",
    "N8N_LOG_LEVEL": "warn",
    "N8N_PERSONALIZATION_ENABLED": "false",
    "N8N_SECURE_COOKIE": "false",
    "N8N_TEMPLATES_ENABLED": "false",
    "N8N_VERSION_NOTIFICATIONS_ENABLED": "false",
}


class N8n:
    """One n8n on a port of its own. What is installed, imported and published comes before `start`."""

    def __init__(self, home: Path, folder: Path, **settings: str) -> None:
        self.home, self.folder, self.port = home, folder, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "n8n.log"
        self._processes: list[subprocess.Popen[bytes]] = []
        self._environ = {name: value for name, value in os.environ.items() if not name.startswith(("N8N_", "npm_"))}
        self._environ |= QUIET | {
            "N8N_PORT": str(self.port),
            "N8N_USER_FOLDER": str(folder),
            "N8N_WEBHOOK_URL": self.url + "/",
        }
        self._environ |= settings

    def install(self, package: Path) -> None:
        """A packed node package, as n8n itself installs one, but without asking a registry."""
        nodes = self.folder / ".n8n" / "nodes"
        nodes.mkdir(parents=True, exist_ok=True)
        options = ("--ignore-scripts", "--legacy-peer-deps", "--offline", "--no-audit", "--no-fund")
        self._run("npm", "install", str(package), *options, cwd=nodes)

    def credentials(self, entries: list[dict[str, Any]]) -> None:
        """Credentials in plain text, each with `id`, `name`, `type`, `data`."""
        file = self.folder / "credentials.json"
        file.write_text(json.dumps(entries))
        self._run("n8n", "import:credentials", f"--input={file}")

    def workflows(self, workflows: list[dict[str, Any]]) -> None:
        """Imports workflows; what is imported is never active."""
        folder = self.folder / "workflows"
        folder.mkdir()
        for workflow in workflows:
            (folder / f"{workflow['id']}.json").write_text(json.dumps(workflow))
        self._run("n8n", "import:workflow", "--separate", f"--input={folder}")

    def start(self) -> None:
        """Returns when n8n says that it is ready; its webhooks follow a little later. In queue mode, with a worker."""
        self._processes = [self._begin("start")]
        if self._environ.get("EXECUTIONS_MODE") == "queue":
            self._processes.append(self._begin("worker"))
        until(self._ready, "n8n is ready", seconds=180)

    def stop(self) -> None:
        for process in self._processes:
            process.send_signal(signal.SIGTERM)
        for process in self._processes:
            try:
                process.wait(timeout=40)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self._processes = []

    def _begin(self, command: str) -> subprocess.Popen[bytes]:
        environ = self._environ | {"N8N_RUNNERS_BROKER_PORT": str(free_port())}
        with self.log.open("ab") as log:
            program = self.home / "bin" / "n8n"
            return subprocess.Popen([program, command], env=environ, cwd=self.folder, stdout=log, stderr=log)

    def _ready(self) -> bool:
        for process in self._processes:
            assert process.poll() is None, f"n8n ended: {self.log.read_text()[-4000:]}"
        try:
            return httpx.get(self.url + "/healthz/readiness", timeout=5, trust_env=False).is_success
        except httpx.TransportError:
            return False

    def _run(self, program: str, *arguments: str, cwd: Path | None = None) -> None:
        command = [str(self.home / "bin" / program), *arguments]
        done = subprocess.run(
            command, env=self._environ, cwd=cwd or self.folder, capture_output=True, text=True, timeout=180, check=False
        )
        assert done.returncode == 0, f"{command}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
