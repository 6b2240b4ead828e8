"""From folders of YAML to the packs of each language."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from askfirst.errors import PackError, joined, single
from askfirst.rules import source
from askfirst.rules.compiling import compiled
from askfirst.rules.kept import Kept
from askfirst.rules.layers import Layers, add_folder, files_in, languages_in, unread
from askfirst.rules.shelf import Shelf


def load_shelves(
    folders: Sequence[Path], entities: Mapping[str, Any], findings: Mapping[str, Any], kept: Path | None = None
) -> dict[str, Shelf]:
    """The packs of every language in the folders. Raises PackError, or PacksError for several.

    In `kept`, where it is given, is put down what the files of the first folder say, for the next time.
    """
    for folder in folders:
        if not folder.is_dir():
            raise PackError(str(folder), 1, "no such folder", "Give a folder that holds <language>/*.yaml")
    languages = dict.fromkeys(name for folder in folders for name in languages_in(folder))
    errors = [error for folder in folders for error in unread(folder)]
    if not languages and not errors:
        raise PackError(str(folders[0]), 1, "no packs in this folder", "Add <language>/general.yaml")
    shelves: dict[str, Shelf] = {}
    for language in languages:
        own = [folder / language for folder in folders if (folder / language).is_dir()]
        place = kept / f"{language}.msgpack" if kept is not None and own[0] == folders[0] / language else None
        try:
            shelves[language] = load_shelf(language, own, entities, findings, place)
        except PackError as error:
            errors += single(error)
    if errors:
        raise joined(errors)
    return shelves


def load_shelf(
    language: str, folders: Sequence[Path], entities: Mapping[str, Any], findings: Mapping[str, Any], place: Path | None
) -> Shelf:
    """The packs of one language. Raises PackError, or PacksError for several.

    What the files say is kept at `place`; where others lie over the first folder, what was kept of that one is used.
    """
    paths = {folder: files_in(folder) for folder in folders}
    files = {path: source.content(path) for several in paths.values() for path in several}
    kept = Kept(place, {path: files[path] for path in paths[folders[0]]}, whole=len(folders) == 1)
    sources = source.Sources(files, kept)
    layers = Layers(language)
    for folder in folders:
        add_folder(layers, folder, paths[folder], sources)
    if not sources.readable:
        sources.settle()
    shelf = compiled(layers, entities, findings, sources)
    sources.keep()
    return shelf


def wrong_by_themselves(folders: Sequence[Path]) -> list[PackError]:
    """What is wrong with the folders' files whatever the packs below say: soon known, as nothing is compiled."""
    errors = [error for folder in folders for error in unread(folder)]
    for place in (folder / language for folder in folders for language in languages_in(folder)):
        paths = files_in(place)
        sources = source.Sources({path: source.content(path) for path in paths}, Kept(None, {}))
        add_folder(Layers(place.name), place, paths, sources)
        errors += sources.errors
    return errors
