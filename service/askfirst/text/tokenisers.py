"""The tokeniser of a language: by a pattern of ours, by rules that were kept, or with spaCy."""

from functools import cache

from askfirst.text.pattern_tokeniser import OWN, code_of
from askfirst.text.rule_tokeniser import Rules, RuleTokeniser, Tokeniser


def can_be_cut(language: str) -> bool:
    """Whether there is a tokeniser for the BCP 47 tag. Imports spaCy where it is none of ours."""
    code = code_of(language)
    if code in OWN:
        return True
    from askfirst.text.with_spacy.pipelines import knows  # noqa: PLC0415 where rules are kept, nobody waits for spaCy

    return knows(code)


@cache
def rules_for(language: str) -> Rules | None:
    """The rules that spaCy, which is imported, has for a BCP 47 tag; None where it is cut in another way.

    Raises ImportError.
    """
    if code_of(language) in OWN:
        return None
    from askfirst.text.with_spacy.rules import rules_of  # noqa: PLC0415 where rules are kept, nobody waits for spaCy

    return rules_of(language)


def tokeniser_of(language: str, rules: Rules | None) -> Tokeniser:
    """The tokeniser for a BCP 47 tag, which goes by the `rules` where it has some. Raises ImportError."""
    own = OWN.get(code_of(language))
    if own is not None:
        return own
    if rules is not None:
        return RuleTokeniser(rules)
    from askfirst.text.with_spacy.matchers import SpacyTokeniser  # noqa: PLC0415 few languages need it

    return SpacyTokeniser(language)
