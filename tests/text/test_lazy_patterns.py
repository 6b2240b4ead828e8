"""Patterns that are compiled when they are first used say the same as those that are compiled at once."""

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module

import pytest

import askfirst
from askfirst.text.lazy import Late

TEXT = "Ask Ann, then Bo: 12 boxes"


@pytest.mark.parametrize("use", ["search", "match", "fullmatch", "finditer", "findall", "sub"])
def test_it_does_what_the_compiled_one_does(use: str) -> None:
    late, compiled = Late("a(nn|sk)", re.IGNORECASE), re.compile("a(nn|sk)", re.IGNORECASE)
    given = ("<>", TEXT, 1) if use == "sub" else (TEXT,)
    ours, theirs = getattr(late, use)(*given), getattr(compiled, use)(*given)
    if use == "finditer":
        ours, theirs = list(map(str, ours)), list(map(str, theirs))
    assert str(ours) == str(theirs)


def test_it_is_compiled_once_and_not_before_it_is_used() -> None:
    late = Late("[unbalanced")
    with pytest.raises(re.error):
        late.search(TEXT)
    late = Late("Cy")
    assert "compiled" not in vars(late)
    assert late.search(TEXT) is None
    first = late.compiled
    assert late.search("Ask Cy") and late.compiled is first and "search" in vars(late)


def late_ones() -> Iterator[tuple[str, Late]]:
    """All of the package by where they stand, those within tuples too."""
    for module in pkgutil.walk_packages(askfirst.__path__, "askfirst."):
        if module.name.startswith(("askfirst.text.", "askfirst.scoring.", "askfirst.clarifications.")):
            for name, value in vars(import_module(module.name)).items():
                for number, one in enumerate(every(value)):
                    yield f"{module.name}.{name}[{number}]", one


def every(value: object) -> Iterator[Late]:
    """A value, or what it has in tuples, where that is a late pattern."""
    if isinstance(value, Late):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from every(one)


def test_every_one_can_be_compiled() -> None:
    found = dict(late_ones())
    assert len(found) > 10
    for place, late in found.items():
        assert late.compiled.pattern == late.pattern, place
