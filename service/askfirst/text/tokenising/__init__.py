"""A text cut into tokens, as spaCy's rules say, or by patterns of our own; spaCy is not needed for it."""

from askfirst.text.tokenising.patterns import OWN, PatternTokeniser, code_of
from askfirst.text.tokenising.rules import Rules
from askfirst.text.tokenising.tokeniser import Places, RuleTokeniser, Tokeniser

__all__ = ["OWN", "PatternTokeniser", "Places", "RuleTokeniser", "Rules", "Tokeniser", "code_of"]
