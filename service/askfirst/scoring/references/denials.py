"""Replies that nothing was found: "Is there a case study?" - "No, there is none." - "Link it" means nothing then.

What was asked for does not exist, so that nothing later can stand for it; the people who were named do.
"""

from askfirst.text.reading import Reading

DENYING = frozenset("no none nothing nobody zero".split())
FINDING = frozenset({"found", "find", "see", "have", "is", "are", "'s"})
"""Verbs behind which a reply says that there is nothing: "I found no article"."""
HOLDING_BACK = frozenset("but only except just instead one though however yet".split())
"""With these a reply names something all the same."""
ANY = frozenset("any anything anybody anyone something somebody someone".split())
ASKING = (["is", "there"], ["are", "there"], ["do", "we"], ["do", "you"], ["have", "we"], ["did", "we"])
WHICH = frozenset({"which", "what", "who"})
LONGEST = 14
"""Tokens beyond which a reply says more than that there is nothing."""


def denies(asked: Reading, reply: Reading) -> bool:
    """Whether the question asks what there is, and the reply says that there is nothing."""
    words = reply.words
    if not words or not asked.words or len(words) > LONGEST or words[-1] == "?":
        return False
    if not HOLDING_BACK.isdisjoint(words) or DENYING.isdisjoint(words):
        return False
    first = next(place for place, word in enumerate(words) if word in DENYING)
    if first and words[first - 1] not in FINDING:
        return False
    existential = asked.words[:2] in ASKING or not ANY.isdisjoint(asked.words)
    return existential or (asked.words[0] in WHICH and words[:1] != ["no"])
