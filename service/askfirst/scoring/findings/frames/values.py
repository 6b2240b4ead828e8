"""Values that are to be changed, and nothing says to what."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, carries, demanding
from askfirst.scoring.findings.frames.order import Order, any_of, orders
from askfirst.text.frames.bygone import bygone
from askfirst.text.hit import Hit
from askfirst.text.reach import aside

CHANGE = frozenset(
    (
        "to as with by = : into -> from if per reads read back so accordingly double twice half max "
        "maximum unlimited slightly automatically randomly such below above under over than every"
    ).split()
)


@demanding({"frame_change"}, {"attribute", "frame_attribute"})
def value_absent(material: Material) -> Sequence[Hit]:
    """A value is to be changed and the new one is not given."""
    found = []
    for order in orders(material, "@frame_change", "value"):
        heads = [*order.nouns("@attribute"), *order.nouns("@frame_attribute")]
        if ":" in order.words and hollow(order, order.start + order.words.index(":") + 1):
            found.append(Hit(order.verb.start, order.stop, {"noun": order.reading.words[order.stop - 1]}))
            continue
        direct = [head for head in heads if head.end == order.end]
        tail = {hit.start for hit in order.reading.hits("@compound_tail")}
        if direct and not any(head.end in tail for head in direct) and not valued(order):
            head = max(direct, key=lambda hit: hit.end)
            found.append(Hit(order.verb.start, order.end, {"noun": bare(order.reading.text(head))}))
    return found


_DETERMINER = re.compile(r"^(?:(?:the|a|an|my|our|your|his|her|its|their|field|column|property)\s+)*", re.IGNORECASE)


def bare(noun: str) -> str:
    """What is to be changed, without "the field" before it."""
    return _DETERMINER.sub("", noun, count=1) or noun


def valued(order: Order) -> bool:
    """Whether the new value stands in the order or behind it."""
    reading = order.reading
    if any(not aside(reading, hit.start) for hit in reading.entities("quote") if hit.start >= order.start):
        return True
    if order.explained or reading.hits("@elsewhere") or reading.entities("url"):
        return True
    if any_of(without_dates(order), CHANGE):
        return True
    sums = (hit for name in ("money", "percent") for hit in reading.entities(name))
    if any(not aside(reading, hit.start) and not bygone(reading, hit.start) for hit in sums):
        return True
    return any(order.figure(at, at + 1) for at in range(order.start, order.end))


WRITERS = frozenset({"she", "he", "they", "i", "you", "we"})
"""Behind "as": what somebody wrote elsewhere is no value."""


def without_dates(order: Order) -> list[str]:
    """The words without "with effect from 1 May", "as she wrote" and "verified by", which give no value."""
    words = list(order.words)
    for at, word in enumerate(words):
        following = words[at + 1 : at + 3]
        if word == "with" and any_of(following, frozenset({"effect", "immediate"})):
            words[at] = ""
        done = word == "by" and at > 0 and words[at - 1].endswith("ed")
        if done or (word == "as" and any_of(following[:1], WRITERS)):
            words[at] = ""
        if (
            word == "from"
            and following
            and (following[0][:1].isdigit() or following[0] in {"now", "today", "tomorrow", "next"})
        ):
            words[at] = ""
    return words


def hollow(order: Order, start: int) -> bool:
    """Whether only the name of a value stands behind the colon: "change the policy: minimum length"."""
    words = order.reading.words[start : order.stop]
    ends = {hit.end for key in ("@attribute", "@frame_attribute") for hit in order.reading.hits(key)}
    return (
        0 < len(words) < 5
        and order.stop in ends
        and not order.concrete(start, order.stop)
        and not order.figure(start, order.stop)
    )


@demanding({"frame_changed"}, {"attribute", "frame_attribute"})
def changed_value_absent(material: Material) -> Sequence[Hit]:
    """The same with the value as the subject: "her job title has to be updated"."""
    reading = material.text
    if material.history or material.call or carries(material, "value"):
        return ()
    found = []
    for verb in reading.hits("@frame_changed"):
        lead = reading.words[max(0, verb.start - 3) : verb.start]
        if not any_of(lead, frozenset("needs need must should has have".split())) or "n't" in lead or "not" in lead:
            continue
        order = Order(reading, verb)
        heads = [*reading.hits("@attribute"), *reading.hits("@frame_attribute")]
        ahead = [hit for hit in heads if 0 < verb.start - hit.end < 10 and reading.same_sentence(hit, verb)]
        if ahead and not valued(order) and not any(order.figure(at, at + 1) for at in range(order.start, order.stop)):
            found.append(Hit(ahead[-1].start, verb.end, {"noun": bare(reading.text(ahead[-1]))}))
    return found
