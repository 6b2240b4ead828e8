"""The wording's templates: `{span}`, `{name}`, `{options}` and the values of findings."""

from collections.abc import Iterator, Set
from difflib import get_close_matches
from functools import lru_cache
from string import Formatter

from askfirst.rules.schema import Wording

PARTS = ("issue", "suggestion", "question", "assume")

QUOTED = frozenset({"span", "phrase", "bare", "order", "clause", "field"})
"""Names for words of the request, and the rule's field: they are known in every template."""
NAMES = frozenset({*QUOTED, "name", "options"})
"""Those that are known wherever an issue is put into words."""
OF_FIELD = frozenset({"name", "field"})
"""Those of them that only a rule with a field has."""
SIDES = frozenset({"a", "b"})
"""Names for two places that were found together, or clash."""
FOUND = frozenset(
    "asked asks Asks candidate code count early end items late length mark more most noun number parts real result "
    "share start sum total verb what whole".split()
)
"""Names that findings in code give values to, each to some of them."""
EVERY = NAMES | SIDES | FOUND

CONDITIONS = ("spans", "ends", "holds", "but", "given", "wanting")
"""What says when a variant is taken."""
OF_WORDS = ("spans", "ends", "holds", "but")
"""Those of them that name words, or lists of the lexicon."""


@lru_cache(maxsize=4_000)
def names_in(template: str) -> tuple[str, ...]:
    """The names in braces that a template needs. Raises ValueError where braces do not pair up."""
    return tuple(name for _, name, _, _ in Formatter().parse(template) if name is not None)


def templates_of(wording: Wording, known: Set[str]) -> Iterator[tuple[str, str, Set[str]]]:
    """The wording's templates: the key of each, itself, and which of the `known` names are filled in there."""
    for part in PARTS:
        yield part, getattr(wording, part) or "", known
    for number, option in enumerate(wording.options):
        yield f"options[{number}]", option, known - {"options"}
    for number, template in enumerate(wording.again):
        yield f"again[{number}]", template, known & NAMES
    for key, asked in (("sorts", wording.sorts), ("parts", wording.parts)):
        for name, question in asked.items():
            yield f"{key}.{name}", question, known & QUOTED


def problems(wording: Wording, variant: bool = False, known: Set[str] = EVERY) -> Iterator[tuple[str, str]]:
    """For each template that cannot be filled, and each key without effect: the key, and why.

    `known` are the names that what the wording is for has values for.
    """
    for option in wording.sorts.keys() - set(wording.options):
        yield f"sorts.{option}", "it is none of the options; write it as it stands there"
    for option in wording.hints:
        if set("{}") & set(option.replace("{word}", "")):
            yield (
                f"hints.{option}",
                f"only {{word}} is filled in, not {option!r}; write {{word}} or no braces",
            )
    for key in () if variant else CONDITIONS:
        if getattr(wording, key):
            yield key, f"{key} does nothing outside variants; move it into a variant, with the wording for it"
    for key, template, names in templates_of(wording, known):
        yield from ((key, said) for said in unfillable(template, names))


def lists_in(wording: Wording) -> Iterator[tuple[str, str]]:
    """The lists of the lexicon that the wording's conditions name, each with its key."""
    for key in OF_WORDS:
        yield from ((key, word[1:]) for word in getattr(wording, key) if word.startswith("@"))


def unfillable(template: str, known: Set[str]) -> Iterator[str]:
    """Why a template cannot be filled with values for the known names."""
    try:
        names = names_in(template)
    except ValueError as error:
        yield f"braces that do not pair up ({error}); write {{{{ for a brace that is meant"
        return
    for name in dict.fromkeys(names):
        if not name.isidentifier():
            yield f"{{{name}}} is no name; use {{span}}, {{name}} or {{options}}"
        elif name not in known:
            yield f"nothing is filled in for {{{name}}} here; {instead(name, known)}"


def instead(name: str, known: Set[str]) -> str:
    """What to write for a name that is not known."""
    if name in OF_FIELD and not known & OF_FIELD:
        return "give the rule a field, or leave it out"
    near = get_close_matches(name, known, n=1, cutoff=0.6)
    return f"did you mean {{{near[0]}}}?" if near else f"use one of {', '.join(map('{{{}}}'.format, sorted(known)))}"


def takes_only(template: str, name: str) -> bool:
    """Whether a template can be filled with this name alone."""
    try:
        return set(names_in(template)) <= {name}
    except ValueError:
        return False
