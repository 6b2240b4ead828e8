"""The rules by which spaCy cuts a language, taken from it as values; and what of them is enough for usual characters.

spaCy's name every letter and sign of all scripts, and to compile them takes a tenth of a start. In a text of usual
characters the rest of a class matches nothing, so it can be left out.
"""

import re
from itertools import pairwise
from typing import Any

from msgspec.structs import replace
from spacy.attrs import ORTH, intify_attrs  # type: ignore[import-not-found]
from spacy.util import compile_infix_regex, compile_prefix_regex, compile_suffix_regex, get_lang_class

from askfirst.text.pattern_tokeniser import code_of
from askfirst.text.rule_tokeniser import BEYOND, CHUNK, NEVER, Affixes, Chunks, Expressions, Rules
from askfirst.text.with_spacy.pipelines import cuts_by_rules

LAST = f"\\u{ord(BEYOND) - 1:04x}"
CLASS = re.compile(r"\\.|\[(?!\^)(?P<members>\]?(?:\\.|[^\]\\])*)\]", re.DOTALL)
"""An escaped character, or a class that is not negated."""
CHARACTER = r"\\U[0-9A-Fa-f]{8}|\\u[0-9A-Fa-f]{4}|\\x[0-9A-Fa-f]{2}|\\.|[^\\]"
MEMBER = re.compile(rf"(?P<first>{CHARACTER})(?:-(?P<last>{CHARACTER}))?", re.DOTALL)
CASELESS = re.compile(r"\(\?[a-zA-Z]*i")
"""Says that case is ignored: then a rare character, such as the sign for Kelvin, matches a usual letter."""


def narrowed(every: Expressions) -> Expressions:
    """The expressions for texts of usual characters alone, in which they match the same."""
    several = every.prefix, every.suffix, every.infix, every.whole
    return Expressions(*(one if CASELESS.search(one) else CLASS.sub(narrow, one) for one in several))


def narrow(found: re.Match[str]) -> str:
    """A class without what lies beyond the usual characters."""
    if found["members"] is None:
        return found[0]
    kept = "".join(dict.fromkeys(map(member, MEMBER.finditer(found["members"]))))
    return f"[{kept}]" if kept else NEVER


def member(found: re.Match[str]) -> str:
    """A character or range of a class, or as much of it as is usual; signs that say more side by side are escaped."""
    first, last = found["first"], found["last"]
    if code(first) >= ord(BEYOND):
        return ""
    if last is None:
        return escaped(first)
    return f"{escaped(first)}-{LAST if code(last) >= ord(BEYOND) else escaped(last)}"


def escaped(character: str) -> str:
    """A character of a class that stands for itself wherever in the class it stands."""
    return character if character.startswith("\\") else re.escape(character)


def code(character: str) -> int:
    """The number of a character as it stands in a class; that of its letter for a set of characters."""
    if len(character) > len("\\u"):
        return int(character[len("\\u") :], 16)
    return ord(character[-1])


def rules_of(language: str) -> Rules | None:
    """The rules for a BCP 47 tag; None where spaCy cuts by more than such rules can say."""
    kind = get_lang_class(code_of(language))
    defaults = kind.Defaults
    whole = expression(defaults.url_match)
    if not cuts_by_rules(kind) or defaults.token_match is not None or whole is None:
        return None
    special = {
        word: tuple(len(intify_attrs(token, _do_deprecated=True)[ORTH]) for token in tokens)
        for word, tokens in (defaults.tokenizer_exceptions or {}).items()
    }
    every = Expressions(
        prefix=compile_prefix_regex(defaults.prefixes or ()).pattern,
        suffix=compile_suffix_regex(defaults.suffixes or ()).pattern,
        infix=compile_infix_regex(defaults.infixes or ()).pattern,
        whole=whole,
    )
    rules = Rules(every, narrowed(every), special)
    return replace(rules, apart=apart(rules))


def expression(match: Any) -> str | None:
    """The expression behind a match, empty where there is none; None for a function of another sort."""
    if match is None:
        return ""
    pattern = getattr(match, "__self__", None)
    if isinstance(pattern, re.Pattern) and match.__name__ == "match" and pattern.flags == re.UNICODE:
        return str(pattern.pattern)
    return None


def apart(rules: Rules) -> dict[str, tuple[str, ...]]:
    """The special words that affixes or white space would cut, with the tokens that come of it."""
    plain = Chunks(replace(rules, special={}))
    return {
        word: tuple(token for chunk in CHUNK.findall(word) for token in tokens(chunk, plain.sizes(chunk)))
        for word in rules.special
        if not word.isspace() and (" " in word or cuts(plain.affixes(word), word))
    }


def cuts(affixes: Affixes, word: str) -> bool:
    """Whether affixes or infixes are found in a word."""
    return bool(affixes.prefix(word) or affixes.suffix(word) or any(affixes.infix(word)))


def tokens(chunk: str, sizes: tuple[int, ...]) -> list[str]:
    """The stretches of a chunk that have these sizes."""
    edges = [sum(sizes[:count]) for count in range(len(sizes) + 1)]
    return [chunk[start:end] for start, end in pairwise(edges)]
