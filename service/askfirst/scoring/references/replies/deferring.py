"""Replies that put the answer off or hand it on: "let me check", "ask Ines", "whatever you like"."""

from askfirst.rules.nodes import Material
from askfirst.scoring.references.replies.questions import Question
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

OBJECT = 6
"""Words of a clause behind "ask" in which only somebody to ask can stand."""
VALUES = ("number", "money", "percent", "clock_time", "id", "quote", "email", "file", "url")
"""A sentence with one of these says something of its own beside one that puts the answer off."""


def handed_back(text: Reading) -> bool:
    """Whether the reply leaves the choice to who asked; what is dictated behind a colon is a value."""
    if any(":" not in text.words[: hit.start] for hit in text.hits("@delegating_reply")):
        return True
    return any(
        (word in FREE and "you" in text.words[at + 1 : at + NEAR])
        or (word == "any" and any(liking(text, place) for place in range(at + 1, at + NEAR)))
        for at, word in enumerate(text.words)
    )


def liking(text: Reading, at: int) -> bool:
    """Whether "you like" or the like stands here."""
    return text.words[at : at + 1] == ["you"] and not LIKING.isdisjoint(text.words[at + 1 : at + 2])


LIKING = frozenset("like want think prefer choose fancy please".split())


FREE = frozenset("whatever whichever whoever wherever whenever however".split())
NEAR = 4
"""Words behind "whatever" in which "you" makes it somebody else's choice: "whatever colour you like"."""


def deferred(material: Material, question: Question) -> bool:
    """Whether the answer is to come later or from somebody else, and no other sentence has a value."""
    text = material.text
    found = [*text.hits("@comes_later"), *text.hits("@awaited"), *undecided(text, question)]
    if not asks_for_somebody(material, question):
        found += handed_on(text)
    if not found:
        return False
    putting_off = {text.sentences[hit.start] for hit in found}
    return all(text.sentences[hit.start] in putting_off for name in VALUES for hit in text.entities(name))


def undecided(text: Reading, question: Question) -> list[Hit]:
    """Where somebody is still to ask, to look or to decide: "legal has to approve that", "none has come yet"."""
    verbs = text.hits("@settling_verb")
    ahead = [
        lead
        for lead in text.hits("@modal_lead")
        if text.words[max(0, lead.start - 1)] not in ADDRESSED
        and any(lead.end <= verb.start <= lead.end + GAP and text.same_clause(lead, verb) for verb in verbs)
    ]
    if "yes_no" in question.asks:
        return ahead
    not_yet = [Hit(at, at + 1) for at, word in enumerate(text.words) if word == "yet" and denied(text, at)]
    return [*ahead, *not_yet]


def denied(text: Reading, at: int) -> bool:
    """Whether a negation stands ahead of "yet" in its clause."""
    if text.words[:2] == ["do", "n't"]:
        return False
    return any(
        word in NEGATIONS
        for word, clause in zip(text.words[:at], text.clauses, strict=False)
        if clause == text.clauses[at]
    )


GAP = 2
"""Words between "have to" and its verb."""
ADDRESSED = frozenset("you that which who".split())
"""Behind these "should" says what to do or who is meant."""
NEGATIONS = frozenset("not n't no none nobody nothing never".split())


def asks_for_somebody(material: Material, question: Question) -> bool:
    """Whether a person or a team is asked for: then "ask Ines" names one."""
    return "person" in question.asks or bool(material.history[-1].hits("@asks_contact"))


def handed_on(text: Reading) -> list[Hit]:
    """Where the question is handed on to somebody: "ask Ines", "that's Omar's call"."""
    return [*(hit for hit in text.hits("@sends_on") if orders(text, hit)), *text.hits("@decided_by")]


def orders(text: Reading, hit: Hit) -> bool:
    """Whether a phrase opens its clause, which soon ends: not "ask Ines to send them the plan by Friday"."""
    start, end = hit.start, hit.end
    while start and text.clauses[start - 1] == text.clauses[hit.start] and text.words[start - 1][0].isalnum():
        start -= 1
    leads = {at for lead in text.hits("@sent_on_lead") for at in range(lead.start, lead.end)}
    if not leads.issuperset(range(start, hit.start)):
        return False
    while end < len(text) and text.clauses[end] == text.clauses[hit.start] and text.words[end][0].isalnum():
        end += 1
    return 0 < end - hit.end <= OBJECT and "to" not in text.words[hit.end : end]
