"""The rules by which spaCy cuts a language, taken from it as values."""

import re
from itertools import pairwise
from typing import Any

from msgspec.structs import replace
from spacy.attrs import ORTH, intify_attrs  # type: ignore[import-not-found]
from spacy.util import compile_infix_regex, compile_prefix_regex, compile_suffix_regex, get_lang_class

from askfirst.text.tokenising import Rules, code_of
from askfirst.text.tokenising.chunks import Affixes, Chunks
from askfirst.text.tokenising.rules import Expressions
from askfirst.text.tokenising.tokeniser import CHUNK
from askfirst.text.with_spacy.narrowing import narrowed
from askfirst.text.with_spacy.pipelines import cuts_by_rules


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
