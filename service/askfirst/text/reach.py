"""How far an order reaches: to the next order or the end of its sentence, and not into asides.

In "Assign lead 7 (came in to sales on 4 May) and set the status to Open" neither "to" says to whom
the lead goes.
"""

from bisect import bisect_left
from collections.abc import Sequence

from askfirst.text.hit import Hit
from askfirst.text.lazy import once
from askfirst.text.names import capital
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

JOINTS = frozenset({"and", "then", ",", ";", "but"})
OBJECTS = "@object_lead"
"""The list of words by which an object begins, behind the verb of a further order."""
VALUE_LEADS = frozenset({"to", "with", "for", "by", "into", "until", "from", ":", "=", "->"})
"""A bracket that opens with one of these belongs to the order: "resize it (to 80 px)"."""


def order_end(reading: Reading, start: int) -> int:
    """Where the order whose verb ends at this token is over."""
    sentences = reading.sentences
    if start >= len(sentences):
        return start
    joints = order_joints(reading)
    over = reading.sentence_end(start)
    following = bisect_left(joints, start)
    return min(joints[following], over) if following < len(joints) else over


@once
def order_joints(reading: Reading) -> list[int]:
    """The joints behind which a further order begins, in order."""
    verbs, words = reading.begins("@order_verb"), reading.words
    return [at - 1 for at in sorted(verbs) if at and words[at - 1] in JOINTS and another_order(reading, at - 1)]


def another_order(reading: Reading, joint: int) -> bool:
    """Whether a further order, with its object, follows the joint; not one inside an aside."""
    if joint + 1 not in reading.begins("@order_verb") or aside(reading, joint):
        return False
    if joint + 2 in reading.begins(OBJECTS):
        return True
    # ", type IIR, to ward 7" goes on with a noun
    noun = joint + 1 in reading.begins("@verb_noun")
    return bare_name(reading, joint + 2) and not (noun and reading.words[joint] == ",")


def bare_name(reading: Reading, position: int) -> bool:
    """Whether a name in capitals begins at the token."""
    return capital(reading, position) and not reading.data_kinds[position]


@once
def asides(reading: Reading) -> frozenset[int]:
    """The tokens in brackets of a text that tell something beside the point, the brackets with them."""
    found: set[int] = set()
    if "(" not in reading.words:
        return frozenset()
    opened = -1
    for at, word in enumerate(reading.words):
        if word == "(" and opened < 0:
            opened = at
        elif word == ")" and opened >= 0:
            if not VALUE_LEADS.intersection(reading.words[opened + 1 : opened + 2]):
                found.update(range(opened, at + 1))
            opened = -1
    return frozenset(found)


def aside(reading: Reading, position: int) -> bool:
    """Whether the token stands in a bracket that tells something beside the point."""
    return position in asides(reading)


def within_order(reading: Reading, hits: Sequence[Hit], trigger: Hit) -> list[Hit]:
    """The hits of which `in_order` holds."""
    over, sentence = order_end(reading, trigger.end), reading.sentences[trigger.start]
    beside, sentences = asides(reading), reading.sentences
    free = beside if trigger.start in beside else ()
    return [
        hit
        for hit in hits
        if hit.start >= trigger.start
        and (hit.start not in beside or free)
        and (hit.start < over if sentences[hit.start] == sentence else not orders_anew(reading, hit.start))
    ]


def orders_anew(reading: Reading, position: int) -> bool:
    """Whether the sentence of the token opens with an order."""
    first = reading.sentence_start(position)
    verbs = reading.begins("@order_verb")
    return any(at in verbs and commands(reading, at) for at in range(first, min(first + 3, position + 1)))
