"""The packs of one language, compiled: each from its files and the pack that it extends."""

from collections.abc import Iterable, Iterator, Mapping, Set
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec

from askfirst.errors import PackError
from askfirst.model import Thresholds
from askfirst.rules import schema, source
from askfirst.rules.compiler import Compiler
from askfirst.rules.layers import GENERAL, Layers, LexiconFile, PackFile
from askfirst.rules.pack import Pack, Rule, RuleIndex
from askfirst.rules.phrases import ConditionError
from askfirst.rules.rule_compiler import RuleCompiler
from askfirst.rules.shelf import Shelf
from askfirst.text.entities import entities_of
from askfirst.text.tokeniser import can_be_cut

T = TypeVar("T")
CHAIN = tuple(map(schema.Level, ("task_agent", "director_agent", "business_manager", "human_operator")))
"""Who is asked unless a pack says otherwise, one after the other."""
MAX_TURNS = 2


def compiled(
    layers: Layers, entities: Mapping[str, Any], findings: Mapping[str, Any], sources: source.Sources
) -> Shelf:
    """The packs of one language. Raises PackError, or PacksError for several."""
    folder = f"{layers.folder}/"
    if not can_be_cut(layers.language):
        mend = (
            "Name the folder by a BCP 47 tag whose language spaCy knows: en for English, pt-BR for Brazilian Portuguese"
        )
        sources.fail(PackError(folder, 1, "no language of that name", mend))
    if GENERAL not in layers.packs:
        mend = "Add it (it may have no rules), or move the files into the folder of a language that has one"
        sources.fail(PackError(folder, 1, "no general.yaml", mend))
    if layers.questions is None:
        sources.fail(PackError(folder, 1, "no questions.yaml", "Add the wording by kind"))
    found = entities_of(layers.language, entities)
    compiler = Compiler(layers.language, layers.lexicon, found, findings, checked=sources.checked)
    sources.errors += wrong_lists(layers.lexicons, compiler)
    packs: dict[str | None, Pack] = {}
    for name in extension_order(layers.packs, sources):
        files, base_name = layers.packs[name], base_of(layers.packs[name])
        base = packs[None if base_name == GENERAL else base_name] if name != GENERAL else None
        pack = assembled(layers.language, files, base, layers.questions, compiler, sources)
        packs[pack.department] = pack
    sources.settle()
    empty = tuple(file.path for several in layers.packs.values() for file in several if file.says_nothing)
    words = msgspec.structs.replace(layers.lexicon, lists={}, irregular={})
    return Shelf(layers.language, packs, compiler, words, tuple(layers.lexicons), layers.replies, empty)


def wrong_lists(files: Iterable[LexiconFile], compiler: Compiler) -> Iterator[PackError]:
    """Makes every list of the lexicon known; an error, with its line, for each that cannot be read."""
    places = {name: (file, key) for file in files for key in ("lists", "adds") for name in getattr(file, key)}
    for name, (file, key) in places.items():
        try:
            compiler.add_list(name)
        except ConditionError as error:
            yield file.error(key, name, f"in the list {name}: {error.problem}", error.mend)


def base_of(files: list[PackFile]) -> str:
    """The pack that these files extend; the general one unless they say otherwise."""
    named = [file.source.extends for file in files if file.source.extends]
    return named[-1] if named else GENERAL


def extension_order(packs: dict[str, list[PackFile]], sources: source.Sources) -> list[str]:
    """Pack names so that each comes after the one it extends. Raises PackError on a circle, with all found before."""
    done = [GENERAL]
    waiting = [name for name in packs if name != GENERAL]
    while waiting:
        ready = [name for name in waiting if base_of(packs[name]) in done]
        if not ready:
            file, named = packs[waiting[0]][-1], base_of(packs[waiting[0]])
            mend = "Name a department of this language, or remove the line"
            sources.fail(source.error_at(file.path, "$.extends", f"extends {named!r}, which is no pack here", mend))
        done += ready
        waiting = [name for name in waiting if name not in ready]
    return done


def assembled(
    language: str,
    files: list[PackFile],
    base: Pack | None,
    questions: schema.Questions,
    compiler: Compiler,
    sources: source.Sources,
) -> Pack:
    """The pack with its own rules first, then those of `base` that it neither replaces nor switches off.

    Of the header counts what its topmost file gives, else what it extends, else the default. What is wrong is noted in
    `sources`.
    """
    own: dict[str, Rule] = {}
    stakes = {stake.id: stake for stake in base.stakes} if base else {}
    for file in files:
        made = RuleCompiler(file, compiler)
        own.update(made.rules())
        stakes.update(made.stakes())
        sources.errors += made.errors
    inherited = {rule.id: rule for rule in base.rules} if base else {}
    off = set(switched_off(files, own.keys() | inherited.keys(), sources.errors))
    rules = tuple(rule for name, rule in {**own, **(inherited | own)}.items() if name not in off)

    def header(name: str, default: T) -> T:
        given = (getattr(file.source, name) for file in reversed(files))
        return next(filter(None, given), getattr(base, name, default))

    return Pack(
        language=language,
        department=files[-1].source.department,
        rules=rules,
        stakes=tuple(stakes.values()),
        thresholds=header("thresholds", Thresholds()),
        weights=header("weights", schema.Weights()),
        questions=questions,
        chain=header("chain", CHAIN),
        max_turns=header("max_turns", MAX_TURNS),
        version=sources.version,
        files=tuple(str(file.path) for file in files) + (base.files if base else ()),
        index=RuleIndex(rules),
        stakes_index=RuleIndex(tuple(stakes.values())),
    )


def switched_off(files: Iterable[PackFile], known: Set[str], errors: list[PackError]) -> Iterator[str]:
    """The rules that the files do without; one that is not there is an error more, as it is probably misspelt."""
    for file in files:
        for number, name in enumerate(file.source.rules_off):
            if name in known:
                yield name
                continue
            near = get_close_matches(name, known, n=1)
            known_here = "write the id of a rule of this department or of all"
            mend = f"Did you mean `{near[0]}`?" if near else f"Leave it out, or {known_here}"
            problem = f"there is no rule {name!r} to switch off"
            errors.append(source.error_at(file.path, f"$.rules_off[{number}]", problem, mend))
