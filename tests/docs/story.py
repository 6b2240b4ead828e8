"""Running the examples of a page, in order, against a service of its own, as a reader would."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from tests.docs.markdown import ROOT, Block
from tests.docs.person import answering
from tests.docs.shown import left_out, same_text, unlike
from tests.http.service import Service

ADDRESS = "http://127.0.0.1:8080"
_CURL = """#!/bin/bash
answer=$(mktemp "$ANSWERS/XXXXXX")
status=$(PATH=$OTHERS command curl "$@" -o "$answer" -w '%{http_code}') || exit
echo "$status $answer" >> "$ANSWERS/log"
cat "$answer"
"""
_PLACEHOLDER = re.compile(r"\b(?:clr|asm|evt|sub|dlv|key)_\.\.\.|afc1\.\.\.")
_ID = re.compile(r"\b(?:clr|asm|evt|sub|dlv|key)_[0-9a-f][0-9a-f_]*|afc1\.[\w.=-]+")


class Story:
    """A workspace with the shell's variables and the ids seen so far."""

    def __init__(self, folder: Path, service: Service, data: Path, hook: str = "", **environ: str) -> None:
        self.folder, self.service, self.hook = folder, service, hook
        self.last: dict[str, str] = {}
        self.answers = folder / "answers"
        tools = folder / "tools"
        for place in (self.answers, tools):
            place.mkdir()
        (tools / "curl").write_text(_CURL)
        (tools / "curl").chmod(0o700)
        for name, place in {"rules": ROOT / "rules", "corpus": ROOT / "corpus", ".venv": Path(sys.prefix)}.items():
            (folder / name).symlink_to(place)
        others = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        kept = {name: value for name, value in os.environ.items() if not name.startswith("ASKFIRST_")}
        self.environ = {
            **kept,
            "OTHERS": others,
            "PATH": f"{tools}{os.pathsep}{others}",
            "ANSWERS": str(self.answers),
            "NO_PROXY": "127.0.0.1",
            "ASKFIRST_DATA": str(data),
            "ASKFIRST_PORT": str(service.port),
            **environ,
        }

    def tell(self, block: Block, following: Block | None) -> None:
        """Run one block; AssertionError where it fails, or does not print what stands behind it."""
        if block.file:
            place = self.folder / block.file
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(block.text, "utf-8")
        if not block.runs:
            return
        shown = following if following and following.kind in ("json", "text") else None
        typed = re.findall(r"^> (.*)$", shown.text, re.MULTILINE) if shown and shown.kind == "text" else []
        with answering(self.service.url, block.answered):
            printed = self.run(block, "".join(f"{line}\n" for line in typed))
        self.last |= {one[:4]: one for one in _ID.findall(printed)}
        statuses, answer = self.received()
        refused = [status for status in statuses if status >= 400]
        expected = json.loads(shown.text) if shown and shown.kind == "json" else None
        if isinstance(expected, dict) and isinstance(expected.get("status"), int):
            refused = [status for status in refused if status != expected["status"]]
        assert not refused, f"{block}: answered {refused}\n{printed}"
        if expected is not None:
            found = json.loads(answer or printed)
            wrong = unlike(expected, found)
            if shown and shown.note == "whole":
                wrong += left_out(expected, found)
            assert not wrong, f"{shown}: {wrong}\n{printed}"
        elif shown:
            told = re.sub(r"^> .*\n", "> ", shown.text, flags=re.MULTILINE)
            said = printed.strip().removesuffix(">") if typed else printed
            assert same_text(told.strip(), said.strip()), f"{shown}: it prints\n{printed}"

    def run(self, block: Block, typed: str) -> str:
        """What it prints. A shell keeps its variables for the next block."""
        text = self.real(block.text)
        if block.kind == "python":
            command = [sys.executable, "-c", text]
        else:
            kept = self.folder / "variables"
            before = f". {kept}\n" if kept.exists() else ""
            command = ["bash", "-c", f"set -euao pipefail\ntrap 'export -p > {kept}' EXIT\n{before}{text}"]
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environ,
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        ended = "EOFError" in done.stderr and typed  # a chat goes on for ever: its input ends
        assert done.returncode == 0 or ended, f"{block}: exit code {done.returncode}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def real(self, text: str) -> str:
        """The example with the address of this service, and the ids that it has given."""
        text = text.replace(ADDRESS, self.service.url).replace("https://hooks.example.com/askfirst", self.hook)
        return _PLACEHOLDER.sub(lambda found: self.last.get(found[0][:4], found[0]), text)

    def received(self) -> tuple[list[int], str]:
        """The statuses of the block's requests, and the last answer."""
        log = self.answers / "log"
        if not log.exists():
            return [], ""
        calls = [line.split(" ", 1) for line in log.read_text().splitlines()]
        log.unlink()
        return [int(status) for status, _ in calls], Path(calls[-1][1]).read_text("utf-8")
