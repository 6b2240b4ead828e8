"""The wording's templates: `{span}`, `{name}`, `{options}` and the values of findings; and what is wrong with them."""

from collections.abc import Collection, Iterator, Set
from difflib import get_close_matches
from functools import lru_cache
from string import Formatter
from typing import NamedTuple

from askfirst.rules.schema import Questions, Topical, Varied, Wording

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

OF_WORDS = ("spans", "ends", "holds", "but")
"""Conditions of a variant that name words, or lists of the lexicon."""
OF_ENTITIES = ("given", "wanting")
"""Those that name entities."""


class Wrong(NamedTuple):
    """What is wrong with the value of a wording's key, such as `options[1]`; neither text has a full stop."""

    key: str
    problem: str
    mend: str


@lru_cache(maxsize=4_000)
def names_in(template: str) -> tuple[str, ...]:
    """The names in braces that a template needs. Raises ValueError where braces do not pair up."""
    return tuple(name for _, name, _, _ in Formatter().parse(template) if name is not None)


def wrong_questions(questions: Questions, entities: Collection[str]) -> Iterator[Wrong]:
    """What is wrong with the wording by kind: templates that cannot be filled, keys without effect, unknown names."""
    plain = {"fallback": questions.fallback, "doubt": questions.doubt or Wording()}
    varied: dict[str, Varied | Topical] = {
        **{f"kinds.{kind}": wording for kind, wording in questions.kinds.items()},
        **{f"doubts.{kind}": wording for kind, wording in questions.doubts.items()},
        **{f"topics.{topic}": wording for topic, wording in questions.topics.items()},
    }
    for name, wording in plain.items():
        yield from (Wrong(f"{name}.{key}", *said) for key, *said in wrong_wording(wording, entities))
    for name, one in varied.items():
        yield from (Wrong(f"{name}.{key}", *said) for key, *said in wrong_varied(one, entities))
    for topic, asked in questions.topics.items():
        for name in set(asked.given_by) - set(entities):
            yield Wrong(f"topics.{topic}.given_by", *no_entity(name))
    alone = {"insist": (questions.insist, "asked"), "wrote": (questions.wrote, "clause")}
    if questions.advice:
        alone = {"advice.improvement": (questions.advice.improvement, "labels"), **alone}
    for key, (template, name) in alone.items():
        if not takes_only(template, name):
            yield Wrong(key, "a name that is not known here", f"Use {{{name}}}, and {{{{ for a brace")


def wrong_varied(wording: Varied | Topical, entities: Collection[str], known: Set[str] = EVERY) -> Iterator[Wrong]:
    """What is wrong with a wording and its variants."""
    yield from wrong_wording(wording, entities, known)
    for name, variant in wording.variants.items():
        found = wrong_wording(variant, entities, known, variant=True)
        yield from (Wrong(f"variants.{name}.{key}", *said) for key, *said in found)


def wrong_wording(
    wording: Wording, entities: Collection[str], known: Set[str] = EVERY, variant: bool = False
) -> Iterator[Wrong]:
    """Templates that cannot be filled, keys without effect, entities that are not known.

    `known` are the names that what the wording is for has values for.
    """
    for option in wording.sorts.keys() - set(wording.options):
        yield Wrong(f"sorts.{option}", "it is none of the options", "Write it as it stands there")
    for option in wording.hints:
        if set("{}") & set(option.replace("{word}", "")):
            problem = f"only {{word}} is filled in, not {option!r}"
            yield Wrong(f"hints.{option}", problem, "Write {word} or no braces")
    for key in () if variant else (*OF_WORDS, *OF_ENTITIES):
        if getattr(wording, key):
            problem = f"{key} does nothing outside variants"
            yield Wrong(key, problem, "Move it into a variant, with the wording for it")
    for key, template, names in templates_of(wording, known):
        yield from (Wrong(key, *said) for said in unfillable(template, names))
    for key in OF_ENTITIES:
        for name in getattr(wording, key):
            if name not in entities:
                yield Wrong(key, *no_entity(name))


def no_entity(name: str) -> tuple[str, str]:
    """What is wrong with the name of an entity that is not known, and how to mend it."""
    return f"there is no entity {name}", "Use one that docs/packs-reference.md lists"


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


def lists_in(wording: Wording) -> Iterator[tuple[str, str]]:
    """The lists of the lexicon that the wording's conditions name, each with its key."""
    for key in OF_WORDS:
        yield from ((key, word[1:]) for word in getattr(wording, key) if word.startswith("@"))


def unfillable(template: str, known: Set[str]) -> Iterator[tuple[str, str]]:
    """Why a template cannot be filled with values for the known names, and what to write instead."""
    try:
        names = names_in(template)
    except ValueError as error:
        yield f"braces that do not pair up ({error})", "Write {{ for a brace that is meant"
        return
    for name in dict.fromkeys(names):
        if not name.isidentifier():
            yield f"{{{name}}} is no name", "Use {span}, {name} or {options}"
        elif name not in known:
            yield f"nothing is filled in for {{{name}}} here", instead(name, known)


def instead(name: str, known: Set[str]) -> str:
    """What to write for a name that is not known."""
    if name in OF_FIELD and not known & OF_FIELD:
        return "Give the rule a field, or leave it out"
    near = get_close_matches(name, known, n=1, cutoff=0.6)
    return f"Did you mean {{{near[0]}}}?" if near else f"Use one of {', '.join(map('{{{}}}'.format, sorted(known)))}"


def takes_only(template: str, name: str) -> bool:
    """Whether a template can be filled with this name alone."""
    try:
        return set(names_in(template)) <= {name}
    except ValueError:
        return False
