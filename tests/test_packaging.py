"""What is built holds what it needs, what is locked is locked, and layers are kept."""

import json
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import askfirst

ROOT = Path(__file__).parent.parent
LOCKS = sorted(ROOT.glob("requirements/*.txt"))


BUILT_FROM = ("service", "rules", "corpus", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md")


@pytest.fixture(scope="session")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that are built from, without what tells git to leave some out, after a start that kept the packs."""
    folder = tmp_path_factory.mktemp("tree")
    for name in BUILT_FROM:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("kept", "__pycache__"))
        else:
            shutil.copy(ROOT / name, folder)
    kept = folder / "service/askfirst/kept/en.msgpack"
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(b"as a start has put it down")
    return folder


def built(sort: str, tree: Path, folder: Path) -> Path:
    """The one wheel or sdist that is built from a tree."""
    build = f"from hatchling.build import build_{sort}; import sys; print(build_{sort}(sys.argv[1]))"
    done = subprocess.run(
        [sys.executable, "-c", build, str(folder)], cwd=tree, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return next(folder.glob("askfirst-*"))


@pytest.fixture(scope="session")
def wheel(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", tree, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def sdist(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("sdist", tree, tmp_path_factory.mktemp("sdist"))


def test_neither_wheel_nor_sdist_holds_what_a_start_has_kept(wheel: Path, sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        sources = archive.getnames()
    for names, code in ((zipfile.ZipFile(wheel).namelist(), "askfirst/"), (sources, "/service/askfirst/")):
        assert any(code + "rules/kept.py" in name for name in names)
        assert not [name for name in names if code + "kept/" in name]


def test_the_sdist_holds_what_a_wheel_is_built_from(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extraction_filter = getattr(
            tarfile, "data_filter", None
        )  # Python 3.11.2 knows none, later ones ask for it
        archive.extractall(tmp_path)
    again = built("wheel", next(tmp_path.glob("askfirst-*")), tmp_path / "dist")
    assert set(zipfile.ZipFile(again).namelist()) == set(zipfile.ZipFile(wheel).namelist())


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


def test_all_that_is_released_has_one_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert askfirst.__version__ == version
    for name in ("package.json", "package-lock.json"):
        assert json.loads((ROOT / "n8n-nodes" / name).read_text("utf-8"))["version"] == version
    assert f"image: askfirst:{version}\n" in (ROOT / "compose.yaml").read_text("utf-8")


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
