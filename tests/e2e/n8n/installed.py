"""The n8n that the tests run: installed by scripts/n8n.sh, once, into a cache folder."""

import os
import subprocess
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[3]
SCRIPT = REPOSITORY / "scripts" / "n8n.sh"


def installed(*, now: bool = True) -> Path:
    """The folder with bin/node and bin/n8n, installed `now` where it is not there; else LookupError."""
    command = [str(SCRIPT)] if now else [str(SCRIPT), "--where"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=1800, check=False)
    if told.returncode != 0:
        raise LookupError(told.stderr)
    return Path(told.stdout.strip())


def home() -> Path:
    """The same for tests: CI installs it; elsewhere that is left to `make test-n8n`."""
    ci = bool(os.environ.get("CI"))
    if not ci and "PYTEST_XDIST_WORKER" in os.environ:
        pytest.skip("tests in a real n8n take minutes: `make test-n8n` runs them, and `make test` where CI is set")
    try:
        return installed(now=ci)
    except LookupError as missing:
        if ci:
            pytest.fail(str(missing))
        pytest.skip("n8n is not installed: `make test-n8n` installs it and runs these tests")
