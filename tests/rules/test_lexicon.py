"""Every list of the shipped lexicon is used: by a pack, by another list, or in code."""

import re
from pathlib import Path

import pytest

import askfirst
from askfirst.rules import schema, source
from askfirst.shipped import shipped_packs

NAME = re.compile(r"@?([a-z][a-z0-9_]*)")
LISTED = re.compile(r"@([a-z][a-z0-9_]*)")
MADE = re.compile(r"@?([a-z0-9_]*)\{[^{}]*\}([a-z0-9_]*)")
JOINED = re.compile(r'"@?([a-z0-9_]+_)" \+')
"""Names that code puts together: f"{pole}_yes", f"@month_{number}", "kin_" + name."""


def lists_of(language: Path) -> dict[str, str]:
    """The lists of a language and where each stands."""
    return {
        name: path.name
        for path in [*language.glob("lexicon.yaml"), *language.glob("lexicon/*.yaml")]
        for name in source.read(path, schema.Lexicon).lists
    }


@pytest.mark.parametrize("language", sorted(path.name for path in shipped_packs().iterdir() if path.is_dir()))
def test_every_list_is_used(language: str) -> None:
    folder = shipped_packs() / language
    lists = lists_of(folder)
    named = {name for path in folder.rglob("*.yaml") for name in LISTED.findall(path.read_text("utf-8"))}
    code = "\n".join(path.read_text("utf-8") for path in Path(askfirst.__file__).parent.rglob("*.py"))
    named |= set(NAME.findall(code))
    made = [(before, after) for before, after in MADE.findall(code) if before.endswith("_") or after.startswith("_")]
    made += [(before, "") for before in JOINED.findall(code)]
    unused = {
        f"{file}: {name}"
        for name, file in lists.items()
        if name not in named and not any(name.startswith(before) and name.endswith(after) for before, after in made)
    }
    assert not unused, "lists that nothing uses; remove them: " + ", ".join(sorted(unused))
