"""The packs of one language, compiled."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from askfirst.errors import PackError
from askfirst.rules.assemble import assemble
from askfirst.rules.compiler import Compiler
from askfirst.rules.cutting import known_to_be_cut
from askfirst.rules.extension import base_of, extension_order
from askfirst.rules.layers import GENERAL, Layers
from askfirst.rules.lexicons import wrong_lists
from askfirst.rules.pack import Pack
from askfirst.rules.shelf import Contents
from askfirst.rules.sources import Sources
from askfirst.text.entities import entities_of


def compiled(layers: Layers, entities: Mapping[str, Any], findings: Mapping[str, Any], sources: Sources) -> Contents:
    """The packs of one language, each over the one it extends. Raises PackError, or PacksError for several."""
    folder = f"{layers.folder}/"
    if not sources.checked and not known_to_be_cut(layers.language, sources.below):
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
        files = layers.packs[name]
        base_name = base_of(files)
        base = packs[None if base_name == GENERAL else base_name] if name != GENERAL else None
        pack = assemble(layers.language, files, base, layers.questions, compiler, sources.errors)
        packs[pack.department] = replace(pack, version=sources.version)
    sources.settle()
    empty = tuple(file.path for several in layers.packs.values() for file in several if file.says_nothing)
    leads = frozenset(layers.lexicon.command_leads)
    return Contents(packs, compiler, leads, empty, tuple(layers.lexicons))
