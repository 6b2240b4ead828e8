"""Things that another one brings along: the list that was just made, the buyer of any parcel, one address of two."""

from askfirst.scoring.references.described import described
from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.mentions.mention import Mention

TO_WHOM = frozenset({"me", "to", "from"})
"""Before "the supplier" these make it who takes part in the order."""
JOINED = 6
"""Words back to the "and" that joins an order to the one before."""
GENERIC = frozenset({"when", "whenever", "if", "once", "as", "every", "each"})
ANY = frozenset({"a", "an", "any", "each", "every", "no", "another"})


def brought_along(discourse: Discourse, m: Mention) -> bool:
    """Whether a bare "the list" comes out of the order before it, or is no object of the order itself.

    In "list the clients and mail the list" an order made it, in "put them on the list" it is a place.
    """
    text = discourse.now.text
    words, sentences = text.reading.words, text.reading.sentences
    if not m.start or sentences[m.start - 1] != sentences[m.start]:
        return False
    earlier = any(
        hit.end < m.start and sentences[hit.start] == sentences[m.start]
        for hit in text.reading.all_hits.get("@order_verb", ())
    )
    if earlier or text.classes[m.start - 1] != "verb":
        return words[m.start - 1] not in TO_WHOM
    return "and" in words[max(0, m.start - JOINED) : m.start]


def any_such(discourse: Discourse, m: Mention) -> bool:
    """Whether a case of its own is told before, which brings those who take part in it along.

    "When a parcel is returned, refund the buyer" speaks of the buyer of that parcel.
    """
    reading = discourse.now.text.reading
    first = reading.sentence_start(m.start)
    return any(
        o.determiner in ANY and not o.named and first <= o.start and o.end <= m.start for o in discourse.now.mentions
    ) and not GENERIC.isdisjoint(reading.words[first : m.start])


def shared_description(discourse: Discourse, m: Mention) -> bool:
    """Whether the second of two things tells the first, too: "the delivery and the billing address of"."""
    words = discourse.now.text.reading.words
    if words[m.end : m.end + 2] not in (["and", "the"], ["or", "the"], ["&", "the"]):
        return False
    return any(
        other.determiner == "the" and m.end < other.start + 1 <= m.end + 2 and described(discourse, other)
        for other in discourse.now.mentions
    )
