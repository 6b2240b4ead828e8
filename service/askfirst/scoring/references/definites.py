"""Definite things that nothing in the case names: "send the file", "cancel the order"."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.mentions import Mention
from askfirst.scoring.references.orders import ordered
from askfirst.text.hit import Hit

DESCRIBED_BY = frozenset(
    (
        "of for from about on in at near under behind beside between within inside outside called named "
        "titled ending containing below above starting beginning that which who whose where whom i we with "
        "you he she they not without marked labelled labeled tagged assigned against regarding "
        "concerning re numbered no nr number # ( : , ' \" behind before after since dated by due across"
    ).split()
)
"""After one of these the noun may be told from others."""
TELLING = frozenset("next last first second third other own same usual customary few attached latter former".split())
"""Adjectives that tell more than "new" and "revised" do."""
NAMING = frozenset({"name", "id", "data", "number"})
"""Classes of words that say which one it is."""
CLOSING = frozenset({"time", "stop"})


def unnamed(discourse: Discourse) -> list[Hit]:
    """Every bare "the file" that an order is to be done to and that nothing in the case names."""
    reading = discourse.now.text.reading
    nouns = {hit.end for hit in reading.hits("@nameless_noun")}
    if not nouns or discourse.found:
        return []
    found = [m for m in discourse.now.mentions if m.end in nouns and bare(discourse, m) and ordered(discourse, m)]
    return [Hit(m.start, m.end) for m in found if not (carried(discourse, m) or is_known(discourse, m))]


def bare(discourse: Discourse, m: Mention) -> bool:
    """Whether article and noun are all that is said of it, but for empty adjectives."""
    if m.determiner != "the" or m.named or m.possessor or m.before == "of":
        return False
    text = discourse.now.text
    inside = range(m.start + 1, m.end - 1)
    return all(p in text.adjectives and text.reading.words[p] not in TELLING for p in inside) and not told(discourse, m)


def told(discourse: Discourse, m: Mention) -> bool:
    """Whether what follows the noun tells which one is meant, and not who gets it or when."""
    text = discourse.now.text
    words, classes = text.reading.words[m.end :], text.classes[m.end :]
    if not words:
        return False
    if words[0] in DESCRIBED_BY:
        return not (len(words) > 1 and classes[1] in CLOSING)
    return classes[0] in NAMING | {"noun", "poss", "verb"}


def carried(discourse: Discourse, m: Mention) -> bool:
    """Whether the request's fields hold it, or the record of which it may be a part: `order_id`, "the parcel"."""
    return discourse.brings_noun(m) or (not m.person and discourse.given_thing)


def is_known(discourse: Discourse, m: Mention) -> bool:
    """Whether the text before, or the history, names something that can be meant or brings it along."""
    now = [other for other in discourse.now.mentions if other.end <= m.start]
    earlier = [*now, *(other for one in discourse.before for other in one.mentions)]
    return any(other.named or m.head in other.words or m.sorts & other.sorts for other in earlier)
