"""Replies that pass the question on to somebody: "ask Ines", "talk to legal first", "that's Omar's call"."""

from askfirst.rules.nodes import Material
from askfirst.scoring.references.replies.questions import Question
from askfirst.scoring.references.replies.substance import opens
from askfirst.text.cues import cued, opened, spots
from askfirst.text.hit import Hit, tokens_of
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
    behind = text.words[hit.end : clause_end(text, hit)]
    if not leads(text, hit) or opened(behind, text.cues.nobody):
        return False
    return 0 < len(behind) <= OBJECT and not cued(behind, text.cues.purpose)


def leads(text: Reading, hit: Hit) -> bool:
    """Whether a phrase opens its clause, but for "please", "you should" and the like."""
    start = hit.start
    while start and text.clauses[start - 1] == text.clauses[hit.start] and text.words[start - 1][0].isalnum():
        start -= 1
    ahead = tokens_of(text.hits("@sent_on_lead"))
    return ahead.issuperset(range(start, hit.start))


def clause_end(text: Reading, hit: Hit) -> int:
    """Where the words of the clause behind a phrase end."""
    end = hit.end
    while end < len(text) and text.clauses[end] == text.clauses[hit.start] and text.words[end][0].isalnum():
        end += 1
    return end


def bare(text: Reading, hit: Hit) -> bool:
    """Whether somebody is to be asked and nothing more: "ask Ines", not "ask her for a photo"."""
    cues, end = text.cues, len(text.words)
    trailing = tokens_of(spots(text.words, cues.trailing))
    while end > hit.end and (end - 1 in trailing or not text.words[end - 1][0].isalnum()):
        end -= 1
    behind = text.words[hit.end : end]
    only = opened(text.words[hit.start :], cues.consulting) or cued(text.words[end:], cues.first)
    return only and 0 < len(behind) <= NAMED and not cued(behind, cues.binding)


def errand(text: Reading) -> bool:
    """Whether somebody is to be asked for something: "ask her for a photo", "ask them which size they need"."""
    for hit in text.hits("@sends_on"):
        behind = text.words[hit.end : clause_end(text, hit)]
        asks = opened(text.words[hit.start :], text.cues.consulting) and leads(text, hit)
        if asks and any(one.start and one.end < len(behind) for one in spots(behind, text.cues.binding)):
            return True
    return False


def asks_for_somebody(material: Material, question: Question) -> bool:
    """Whether "ask Ines" names who is asked for: a person or a team, and not what an expression means.

    "Ask Ines first" puts the answer off, unless it is asked whom to speak to.
    """
    asked, text = material.history[-1], material.text
    if asked.hits("@asks_contact"):
        return True
    if any(cued(text.words[hit.start : clause_end(text, hit)], text.cues.first) for hit in sent_on(text)):
        return False
    if "person" not in question.asks or asked.entities("quote") or cued(asked.words, asked.cues.meaning):
        return False
    return any(capital(text, at) and not opens(text, at) for at in range(len(text)))
