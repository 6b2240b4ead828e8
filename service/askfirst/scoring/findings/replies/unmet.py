"""Replies without the sort of fact that marketing's question asked for: "Which budget? - Not too much, please"."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from askfirst.rules.nodes import Material, MaterialFinder, demanding
from askfirst.scoring.findings.replies.asked import asks_for, question_replied_to
from askfirst.scoring.findings.replies.given import (
    nothing_but_values,
    people_given,
    piece_given,
    sum_given,
)
from askfirst.scoring.findings.replies.unanswered import asked_in
from askfirst.scoring.references.replies.parts import target_given
from askfirst.scoring.references.replies.questions import gives_order
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

AGREES = ("@yes_word", "@no_word")
"""With these in its first place it agrees or declines; "please" and "not too much" do neither."""
STORED = frozenset("in see per from as to by under".split())


class Fact(NamedTuple):
    """A fact that questions ask for: by which phrases or opening words, and how a reply gives it."""

    phrases: str
    given: Callable[[Reading], bool]
    opening: str = ""
    about: str = ""

    def asked(self, question: Reading) -> bool:
        """Whether the question asks for the fact."""
        if asks_for(question, self.phrases):
            return True
        return bool(self.opening) and asks_for(question, self.opening, self.about)


FACTS = {
    "unmet_audience": Fact("@asks_audience", people_given, "@asks_who", "@sees"),
    "unmet_budget": Fact("@asks_budget", sum_given, "@asks_how_much", "@costs"),
    "unmet_format": Fact("@asks_format", piece_given),
    "unmet_target": Fact("@asks_target", target_given),
}


def unmet(fact: Fact) -> MaterialFinder:
    """A finder for replies that lack the fact that was asked for."""

    def find(material: Material) -> Sequence[Hit]:
        question = question_replied_to(material)
        if question is None or not fact.asked(question):
            return ()
        text = material.text
        if settled(text) or pointed(text) or fact.given(text) or half_given(text, question, fact):
            return ()
        asked = asked_in(material.request.history[-1].content)
        return (Hit(0, len(text), {"asked": asked, "variant": "quoted"} if asked else {}),)

    return demanding({"+history"})(find)


def half_given(text: Reading, question: Reading, fact: Fact) -> bool:
    """Whether the question asks for something else too, and the reply gives that: "Which budget, and from when?"."""
    if any(other is not fact and other.asked(question) and other.given(text) for other in FACTS.values()):
        return True
    double = not {"and", ",", "+", "/"}.isdisjoint(question.words) or question.words.count("?") > 1
    return double and nothing_but_values(text)


def settled(text: Reading) -> bool:
    """Whether the reply is something else than a fact: an order, consent, a refusal."""
    if gives_order(text):
        return True
    return text.words[0] != "not" and any(hit.start == 0 for name in AGREES for hit in text.hits(name))


def pointed(text: Reading) -> bool:
    """Whether the fact is said to stand in something stored: "as in brief B-3", "see sheet K"."""
    return any(
        hit.start <= 4 and not STORED.isdisjoint(text.words[: hit.start])
        for name in ("id", "file", "url")
        for hit in text.entities(name)
    )


UNMET = {name: unmet(fact) for name, fact in FACTS.items()}
