"""Replies that pass the question on to somebody: "ask Ines", "talk to legal first", "that's Omar's call"."""

from askfirst.rules.nodes import Material
from askfirst.scoring.references.replies.questions import Question
from askfirst.scoring.references.replies.substance import opens
from askfirst.text.cues import cued, opened, spots
from askfirst.text.hit import Hit
from askfirst.text.names import capital
from askfirst.text.reading import Reading

OBJECT = 6
"""Words of a clause behind "ask" in which only somebody to ask can stand."""
NAMED = 3
"""Words by which somebody is named: "the night shift"."""


def handed_on(text: Reading) -> list[Hit]:
    """Where the question is handed on to somebody: "ask Ines", "that's Omar's call"."""
    return [*sent_on(text), *text.hits("@decided_by")]


def sent_on(text: Reading) -> list[Hit]:
    """Where the reply tells to ask somebody: "ask Ines", "talk to legal first"."""
    return [hit for hit in text.hits("@sends_on") if orders(text, hit)]


def orders(text: Reading, hit: Hit) -> bool:
    """Whether a phrase opens its clause, which soon ends: not "ask Ines to send them the plan by Friday"."""
    start, end = hit.start, hit.end
    if opened(text.words[end:], text.cues.nobody):
        return False
    while start and text.clauses[start - 1] == text.clauses[hit.start] and text.words[start - 1][0].isalnum():
        start -= 1
    leads = {at for lead in text.hits("@sent_on_lead") for at in range(lead.start, lead.end)}
    if not leads.issuperset(range(start, hit.start)):
        return False
    while end < len(text) and text.clauses[end] == text.clauses[hit.start] and text.words[end][0].isalnum():
        end += 1
    return 0 < end - hit.end <= OBJECT and not cued(text.words[hit.end : end], text.cues.purpose)


def bare(text: Reading, hit: Hit) -> bool:
    """Whether somebody is to be asked and nothing more: "ask Ines", not "ask her for a photo"."""
    cues, end = text.cues, len(text.words)
    trailing = {at for one in spots(text.words, cues.trailing) for at in range(one.start, one.end)}
    while end > hit.end and (end - 1 in trailing or not text.words[end - 1][0].isalnum()):
        end -= 1
    behind = text.words[hit.end : end]
    only = opened(text.words[hit.start :], cues.consulting) or cued(text.words[end:], cues.first)
    return only and 0 < len(behind) <= NAMED and not cued(behind, cues.binding)


def errand(text: Reading) -> bool:
    """Whether somebody is to be asked for something: "ask her for a photo", "ask them which size they need"."""
    return any(opened(text.words[hit.start :], text.cues.consulting) and not bare(text, hit) for hit in sent_on(text))


def asks_for_somebody(material: Material, question: Question) -> bool:
    """Whether "ask Ines" names who is asked for: a person or a team, and not what an expression means."""
    asked, text = material.history[-1], material.text
    if asked.hits("@asks_contact"):
        return True
    if "person" not in question.asks or asked.entities("quote") or cued(asked.words, asked.cues.meaning):
        return False
    return any(capital(text, at) and not opens(text, at) for at in range(len(text)))
