"""Values of fields to which something is changed: "set the due date of task T-8 to 4 December" gives `due_date`.

The words are those of the language's lexicon, `set_to_...`.
"""

from collections.abc import Sequence
from itertools import chain

from askfirst.text.fields.names import HAN, words_of
from askfirst.text.fields.values import FACTS
from askfirst.text.listed import covered
from askfirst.text.reading import Reading

SIGNS = frozenset({":", "="})
"""Behind these stands the new value, too."""
MARKS = frozenset(", ; .".split())
"""Behind one of these it is of something else that the text speaks."""


def put_to(text: Reading, words: tuple[str, ...], at: int, required: Sequence[str]) -> bool:
    """Whether the one value of its sort is what the thing named at a token is changed to.

    `words` are those of the field's name, one of those required.
    """
    sort = sort_of_value(words)
    found = text.entities(sort) if sort else []
    if len(found) != 1 or sum(sort_of_value(words_of(one)) == sort for one in required) != 1:
        return False
    leads, articles = covered(text, "@set_to_lead"), covered(text, "@set_to_article")
    value = found[0].start
    lead = value - 1 - (value - 1 in articles - leads)
    if (
        not at <= lead
        or not (lead in leads or text.words[lead] in SIGNS)
        or text.sentences[at] != text.sentences[value]
    ):
        return False
    between, told = range(at + len(spelt(words)), lead), range(text.sentence_start(at), lead)
    if not MARKS.isdisjoint(text.words[between.start : lead]) or not covered(text, "@set_to_break").isdisjoint(between):
        return False
    ordered = told if text.han else [at - 1 - (at - 1 in articles)]
    return covered(text, "@denying_word").isdisjoint(told) and not covered(text, "@set_to_verb").isdisjoint(ordered)


def spelt(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words of a name as texts are cut: Chinese sign by sign."""
    return tuple(chain.from_iterable(word if HAN.fullmatch(word) else (word,) for word in words))


def sort_of_value(words: tuple[str, ...]) -> str:
    """The fact that fills a field whose name has these words; empty where its form does not tell."""
    last = words[-1] if words else ""
    return next((fact for fact, names in FACTS.items() if last in names), "")
