"""The rules by which a language is cut into tokens: those that were kept, else spaCy's."""

from askfirst.rules.kept import Kept
from askfirst.text.tokenisers import can_be_cut, rules_for
from askfirst.text.tokenising import Rules


def cutting_rules(language: str, kept: Kept, below: Kept) -> Rules | None:
    """The rules, which are kept from then on; None where the language is cut in another way.

    They are the same for packs that others lie over: what was kept `below` will do.
    """
    rules = below.load("tokeniser", Rules)
    if rules is None:
        rules = rules_for(language)
        if rules is not None:
            kept.save("tokeniser", rules)
    return rules


def known_to_be_cut(language: str, kept: Kept) -> bool:
    """Whether a language can be cut; spaCy is asked where nothing was kept."""
    return kept.load("tokeniser", Rules) is not None or can_be_cut(language)
