"""From folders of YAML to the compiled packs of each language."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import RLock
from typing import Any

from askfirst.errors import PackError, PacksError
from askfirst.rules import source
from askfirst.rules.assemble import assemble
from askfirst.rules.compiler import Compiler
from askfirst.rules.kept import Kept
from askfirst.rules.layers import GENERAL, Layers, add_folder, files_in
from askfirst.rules.lexicons import LexiconFile, add_lists
from askfirst.rules.outline import Outline, PackInfo
from askfirst.rules.pack import Pack
from askfirst.rules.packfile import PackFile
from askfirst.rules.sources import Sources
from askfirst.text.entities import entities_of
from askfirst.text.matching import Vocabulary
from askfirst.text.pipelines import can_be_cut
from askfirst.text.reader import Reader


@dataclass
class Contents:
    """The packs of one language, compiled, with what the compiler has gathered.

    `leads` are words behind which a verb gives an order; `empty` are the files of packs that say nothing.
    """

    packs: dict[str | None, Pack]
    compiler: Compiler
    leads: frozenset[str]
    empty: tuple[Path, ...]
    lexicons: tuple[LexiconFile, ...]


@dataclass
class Shelf:
    """All packs of one language with the terms and token patterns to look for.

    What is known to compile is compiled when it is first needed: most services read few of the languages.
    """

    language: str
    outline: Outline
    kept: Kept
    compile: Callable[[], Contents] = field(repr=False)
    lock: RLock = field(default_factory=RLock, repr=False)
    opened: Contents | None = None
    made: Reader | None = None

    @property
    def contents(self) -> Contents:
        """The packs with all that belongs to them."""
        if self.opened is None:
            with self.lock:
                self.opened = self.opened or self.compile()
        return self.opened

    @property
    def packs(self) -> dict[str | None, Pack]:
        """The packs by department."""
        return self.contents.packs

    @property
    def reader(self) -> Reader:
        """Looks for every term of the packs. It is made when it is first needed: that takes time and memory."""
        if self.made is None:
            with self.lock:
                self.made = self.made or self.new_reader()
        return self.made

    def new_reader(self) -> Reader:
        """A reader over what the compiler has gathered, which is the reader's from then on."""
        compiler, vocabulary = self.contents.compiler, self.kept.load("vocabulary", Vocabulary)
        terms = compiler.hand_over() if vocabulary is None else {}
        leads = self.contents.leads
        reader = Reader(self.language, terms, compiler.patterns, compiler.entities, leads, vocabulary)
        compiler.forget()
        if vocabulary is None:
            self.kept.save("vocabulary", reader.matcher.vocabulary)
        return reader


def load_shelves(
    folders: Sequence[Path], entities: Mapping[str, Any], findings: Mapping[str, Any], kept: Path | None = None
) -> dict[str, Shelf]:
    """The packs of every language in the folders. Raises PackError, or PacksError for several.

    In `kept`, where it is given, is put down what the packs of the first folder come to, for the next time.
    """
    for folder in folders:
        if not folder.is_dir():
            raise PackError(str(folder), 1, "no such folder", "Give a folder that holds <language>/*.yaml")
    languages = dict.fromkeys(path.name for folder in folders for path in sorted(folder.iterdir()) if path.is_dir())
    if not languages:
        raise PackError(str(folders[0]), 1, "no packs in this folder", "Add <language>/general.yaml")
    shelves: dict[str, Shelf] = {}
    errors: list[PackError] = []
    for language in languages:
        own = [folder / language for folder in folders if (folder / language).is_dir()]
        place = kept / language if kept is not None and own == [folders[0] / language] else None
        try:
            shelves[language] = load_shelf(language, own, entities, findings, place)
        except PacksError as several:
            errors += several.errors
        except PackError as error:
            errors.append(error)
    if errors:
        raise errors[0] if len(errors) == 1 else PacksError(tuple(errors))
    return shelves


def load_shelf(
    language: str, folders: Sequence[Path], entities: Mapping[str, Any], findings: Mapping[str, Any], place: Path | None
) -> Shelf:
    """The packs of one language; what they come to is kept at `place`. Raises PackError, or PacksError for several."""
    paths = {folder: files_in(folder) for folder in folders}
    files = {path: source.content(path) for several in paths.values() for path in several}
    sources = Sources(files, Kept(place, files))

    def contents() -> tuple[Layers, Contents]:
        layers = Layers(language)
        for folder in folders:
            add_folder(layers, folder, paths[folder], sources)
        made = compiled(layers, entities, findings, sources)
        sources.keep()
        return layers, made

    outline = sources.kept.load("outline", Outline) if sources.checked else None
    if outline is not None:
        return Shelf(language, outline, sources.kept, lambda: contents()[1])
    layers, made = contents()
    outline = outline_of(layers, made.packs.values())
    sources.kept.save("outline", outline)
    return Shelf(language, outline, sources.kept, lambda: made, opened=made)


def outline_of(layers: Layers, packs: Iterable[Pack]) -> Outline:
    """What has to be known of these packs from the start."""
    infos = tuple(
        PackInfo(pack.department, pack.language, pack.version, tuple(rule.id for rule in pack.rules), pack.files[0])
        for pack in packs
    )
    return Outline(infos, layers.lexicon.function_words, layers.lexicon.letters, layers.replies)


def compiled(layers: Layers, entities: Mapping[str, Any], findings: Mapping[str, Any], sources: Sources) -> Contents:
    """The packs of one language, each over the one it extends. Raises PackError."""
    if GENERAL not in layers.packs:
        raise PackError(f"{layers.language}/", 1, "no general.yaml", "Add it; it may have no rules")
    if layers.questions is None:
        raise PackError(f"{layers.language}/", 1, "no questions.yaml", "Add the wording by kind")
    if not can_be_cut(layers.language):
        mend = "Name the folder by a BCP 47 tag whose language spaCy knows, such as it or pt-BR"
        raise PackError(f"{layers.language}/", 1, "no language of that name", mend)
    found = entities_of(layers.language, entities)
    compiler = Compiler(layers.language, layers.lexicon, found, findings, checked=sources.checked)
    add_lists(layers.lexicons, compiler)
    packs: dict[str | None, Pack] = {}
    for name in extension_order(layers.packs):
        files = layers.packs[name]
        base_name = base_of(files)
        base = packs[None if base_name == GENERAL else base_name] if name != GENERAL else None
        pack = assemble(layers.language, files, base, layers.questions, compiler)
        packs[pack.department] = replace(pack, version=sources.version)
    empty = tuple(file.path for several in layers.packs.values() for file in several if file.says_nothing)
    leads = frozenset(layers.lexicon.command_leads)
    return Contents(packs, compiler, leads, empty, tuple(layers.lexicons))


def base_of(files: "list[PackFile]") -> str:
    """The pack that these files extend; the general one unless they say otherwise."""
    named = [file.source.extends for file in files if file.source.extends]
    return named[-1] if named else GENERAL


def extension_order(packs: "dict[str, list[PackFile]]") -> Iterable[str]:
    """Pack names so that each comes after the one it extends. Raises PackError on a circle."""
    done: list[str] = [GENERAL]
    waiting = [name for name in packs if name != GENERAL]
    while waiting:
        ready = [name for name in waiting if base_of(packs[name]) in done]
        if not ready:
            file = packs[waiting[0]][-1]
            line = source.line_in(file.path, "$.extends")
            raise PackError(
                str(file.path), line, f"extends {base_of(packs[waiting[0]])!r}, which is no pack here",
                "Name a department of this language, or remove the line",
            )  # fmt: skip
        done += ready
        waiting = [name for name in waiting if name not in ready]
    return done
