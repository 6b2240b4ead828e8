"""An order to change a field of a record, and no word on what it shall be: "cambia el titular, que no gusta"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, carries, demanding
from askfirst.scoring.findings.european.words import spots
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

FACTS = ("money", "email", "phone", "url", "percent")
NEAR = 5
"""Tokens between the verb and what is to be changed."""


@demanding({"alter_verb"}, {"field_noun"})
def missing_value(material: Material) -> Sequence[Hit]:
    """The field that an order names, where no value stands behind it and none was told before."""
    text, request = material.text, material.request
    if material.history or request.candidates is not None or carries(material, "value"):
        return ()
    verbs, nouns, articles = (spots(text, name) for name in ("alter_verb", "field_noun", "article_word"))
    if spots(text, "new_value_word"):
        return ()
    for at, end in nouns.items():
        if not (at - 1 in articles or any(articles[one] == at for one in articles)):
            continue
        within = [verb for verb in verbs if text.sentences[verb] == text.sentences[at]]
        ahead = any(verb < at and at - verbs[verb] <= NEAR for verb in within)
        behind = text.nouns_capital and any(verb >= end for verb in within)
        if (ahead or behind) and not given(text, end):
            return [Hit(at - 1, end)]
    return ()


def given(text: Reading, end: int) -> bool:
    """Whether a lead to a value, a colon or a fact stands behind the field."""
    leads = spots(text, "value_lead")
    if any(at >= end for at in leads) or any(word in {":", "=", "->", "→"} for word in text.words[end:]):
        return True
    named = [hit for hit in text.entities("quote") if text.words[hit.start - 1 : hit.start] != ["/"]]
    return any(hit.start >= end for hit in named) or any(
        hit.start >= end for name in FACTS for hit in text.entities(name)
    )
