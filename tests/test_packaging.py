"""What is built holds what it needs, what is locked is locked, and layers are kept."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = sorted(ROOT.glob("requirements/*.txt"))


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = "from hatchling.build import build_wheel; import sys; print(build_wheel(sys.argv[1]))"
    done = subprocess.run(
        [sys.executable, "-c", build, str(folder)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return next(folder.glob("*.whl"))


def test_the_wheel_holds_packs_pages_and_types(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for pack in (ROOT / "rules").rglob("*.yaml"):
        assert f"askfirst/packs/{pack.relative_to(ROOT / 'rules').as_posix()}" in names
    assert "askfirst/py.typed" in names
    for kind in ("**/*.sql", "**/*.lua", "**/assets/**/*.*"):
        assert {
            f"askfirst/{file.relative_to(ROOT / 'service/askfirst')}" for file in (ROOT / "service").glob(kind)
        } <= names


def test_the_wheel_works_on_its_own(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    program = (
        "import sys; sys.path.insert(0, sys.argv[1]); import askfirst; "
        "assert askfirst.__file__.startswith(sys.argv[1]), askfirst.__file__; "
        "print(askfirst.assess('Give them a good discount', department='sales').decision)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "clarify", done.stderr


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_locks_pin_by_hash_and_name_no_address(lock: Path) -> None:
    text = lock.read_text("utf-8")
    pinned = re.findall(r"^\S+==\S+.*\\\n(?:\s+--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+", text, re.MULTILINE)
    assert len(pinned) == len(re.findall(r"==", re.sub(r";.*", "", text)))
    assert "://" not in text
    assert not re.search(r"^\s*--(?!hash)", text, re.MULTILINE)


def test_layers_are_kept() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as main; main()"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
