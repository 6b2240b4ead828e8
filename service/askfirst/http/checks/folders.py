"""The folders of a trial: the service's own, with the edited files in their places."""

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from askfirst.rules.layers import yaml_in


@contextmanager
def trial(folders: Sequence[Path], files: Mapping[str, str]) -> Iterator[list[Path]]:
    """Folders to load instead of the user's own; they are gone afterwards.

    A file that the user's folders have already is replaced, in the last folder that has it; any
    other one lies over everything. The user's folders themselves are only read.
    """
    with tempfile.TemporaryDirectory(prefix="askfirst-check-") as place:
        left = dict(files)
        copies = []
        for number, folder in reversed(list(enumerate(folders))):
            copies.append(_copy(folder, Path(place) / str(number), left))
        yield [*reversed(copies), _written(Path(place) / "new", left)]


def _copy(folder: Path, copy: Path, left: dict[str, str]) -> Path:
    """The folder by links, with those of the edited files that it has; they are taken out of `left`."""
    copy.mkdir()
    for path in yaml_in(folder.resolve()):
        name = path.relative_to(folder.resolve()).as_posix()
        target = copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if name in left:
            target.write_text(left.pop(name), "utf-8")
        else:
            target.symlink_to(path)
    return copy


def _written(folder: Path, files: Mapping[str, str]) -> Path:
    folder.mkdir()
    for name, text in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    return folder


def short(file: str, folders: Sequence[Path]) -> str:
    """A file's name as callers know it: without the folder that it lies in."""
    for folder in folders:
        if file.startswith(f"{folder}/"):
            return file.removeprefix(f"{folder}/")
    return file
