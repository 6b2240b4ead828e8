"""As in "Chris" among two of that name, "one of the tickets"."""

from collections import Counter

from askfirst.scoring.references.discourse import Discourse, Message
from askfirst.scoring.references.finding import several
from askfirst.text.hit import Hit

LEAST = 3
"""How often a name stands in a text in which it alone follows two longer ones."""


def namesakes(discourse: Discourse) -> list[Hit]:
    """A name alone that two longer names before share: "Chris" after Chris Wong and Chris Adey."""
    found = []
    words = discourse.material.text.words
    if not discourse.material.history and not any(
        times >= LEAST and word.isalpha() for word, times in Counter(words).items()
    ):
        return []
    for m in discourse.now.mentions:
        if m.classes != ("name",) or (m.possessor and m.end - m.start > 1):
            continue
        messages: list[tuple[Message, int]] = [
            (discourse.now, m.start),
            *((one, len(one.text.classes)) for one in discourse.before),
        ]
        longer = {
            o.text
            for one, end in messages
            for o in one.mentions
            if o.end <= end and m.head in o.words and len(o.words) > 1 and set(o.classes) == {"name"}
        }
        if len(longer) > 1 and not any(o.text == m.text and o.start < m.start for o in discourse.now.mentions):
            found.append(several(m.start, m.end, tuple(sorted(longer))))
    return found


def one_of_several(discourse: Discourse) -> list[Hit]:
    """As in "Close one of the tickets": an order for one that does not say which."""
    text = discourse.now.text
    words, found = text.reading.words, []
    for hit in text.reading.hits("@one_of"):
        p = hit.start
        after = words[hit.end : hit.end + 3]
        if (
            not p
            or not after
            or after[0] not in ("the", "my", "our", "his", "her", "their", "its", "these", "those", "them")
            or set(after) & {"best", "most", "first"}
        ):
            continue
        chosen = text.classes[p - 1] == "verb" or words[p - 1] in (
            "to",
            "from",
            "with",
            "of",
            "in",
            "for",
            "by",
        )
        if chosen and words[p - 1] not in ("choose", "pick", "select", "any", "is", "are"):
            noun = next((m for m in discourse.now.mentions if m.end > hit.end and m.start <= hit.end + 1), None)
            groups = [g for g in discourse.now.groups if not g.people]
            counted = text.classes[hit.end + 1 : hit.end + 2] == ["number"]
            found.append(several(p, noun.end if noun else hit.end + 1 + counted, groups[-1].options if groups else ()))
    return found
