"""The YAML of packs as typed values, before anything is compiled."""

from askfirst.rules.schema.conditions import FINDERS, MODIFIERS, Condition, Shorthand
from askfirst.rules.schema.lexicon import Lexicon
from askfirst.rules.schema.packs import Level, PackSource, Stake, Weights
from askfirst.rules.schema.questions import Advice, AdviceLine, Questions, Topical
from askfirst.rules.schema.rules import Action, Blocks, RuleSource, Slot
from askfirst.rules.schema.wording import Case, Examples, Sentence, Varied, Wording

__all__ = [
    "FINDERS",
    "MODIFIERS",
    "Action",
    "Advice",
    "AdviceLine",
    "Blocks",
    "Case",
    "Condition",
    "Examples",
    "Level",
    "Lexicon",
    "PackSource",
    "Questions",
    "RuleSource",
    "Sentence",
    "Shorthand",
    "Slot",
    "Stake",
    "Topical",
    "Varied",
    "Weights",
    "Wording",
]
