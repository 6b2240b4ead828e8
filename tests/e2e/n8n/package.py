"""The node package, built from the repository and packed as it would be published."""

import os
import subprocess
from pathlib import Path

from tests.e2e.n8n.installed import REPOSITORY


def packed(home: Path, folder: Path) -> Path:
    """The tarball, in `folder`."""
    environ = os.environ | {"PATH": f"{home / 'bin'}:{os.environ['PATH']}"}
    pack = ("npm", "pack", "--ignore-scripts", "--pack-destination", str(folder))
    for command, cwd in ((("scripts/node.sh", "build"), REPOSITORY), (pack, REPOSITORY / "n8n-nodes")):
        done = subprocess.run(command, env=environ, cwd=cwd, capture_output=True, text=True, timeout=900, check=False)
        assert done.returncode == 0, f"{command}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
    (tarball,) = folder.glob("*.tgz")
    return tarball
