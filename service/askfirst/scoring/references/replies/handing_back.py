"""Replies that leave the choice to who asked: "whatever you like", "any colour you prefer"."""

from askfirst.rules.nodes import Material
from askfirst.scoring.references.replies.asked_about import about_wording
from askfirst.scoring.references.replies.beside import gives, opposed
from askfirst.scoring.references.replies.questions import Question
from askfirst.text.cues import opened, spots
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

NEAR = 4
"""Words behind "whatever" in which "you" makes it somebody else's choice: "whatever colour you like"."""


def handed_back(material: Material, question: Question) -> bool:
    """Whether the reply leaves the choice to who asked, and takes none; what is dictated behind a colon is a value.

    Who has to look first as well has not decided to leave it: "whichever you like, but let me check".
    """
    text = material.text
    hits = [hit for hit in text.hits("@delegating_reply") if ":" not in text.words[: hit.start]]
    if not about_wording(material.history[-1]):
        hits += free(text)
    if not hits:
        return False
    leaving = {text.clauses[hit.start] for hit in hits}
    if any(text.clauses[hit.start] not in leaving for hit in text.hits("@comes_later")):
        return False
    places = [at for at, clause in enumerate(text.clauses) if clause not in leaving]
    return not gives(material, question, places) and not opposed(material, question, hits)


def free(text: Reading) -> list[Hit]:
    """Where "whatever ... you" or "any ... you like" makes it somebody else's choice; not "whichever you took"."""
    cues = text.cues
    addressed = spots(text.words, cues.addressee)
    yours = [hit.start for hit in addressed if not told(text, hit.end)]
    liked = [hit.start for hit in addressed if opened(text.words[hit.end :], cues.choosing)]
    return [
        hit
        for phrases, places in ((cues.free, yours), (cues.any, liked))
        for hit in spots(text.words, phrases)
        if any(hit.start < at < hit.start + NEAR for at in places)
    ]


def told(text: Reading, at: int) -> bool:
    """Whether the word here tells what somebody did before: "had", "booked"."""
    return opened(text.words[at:], text.cues.past) or any(word.endswith("ed") for word in text.words[at : at + 1])
