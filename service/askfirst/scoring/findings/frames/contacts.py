"""Somebody is written to or spoken to, and nothing says what about: "text Ida on her new number at 9:00".

The order names a person and how or when to reach them, and nothing else in the text could be meant.
"""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.frames.content import CUES
from askfirst.scoring.findings.frames.order import Order, any_of, orders
from askfirst.text.hit import Hit
from askfirst.text.names import capital

PRONOUNS = frozenset({"him", "her", "them", "us", "me"})
REACHED = frozenset(
    "number mobile phone cell landline extension whatsapp slack teams signal telegram line channel".split()
)
CONTENT = CUES - frozenset({"before", "after", "when", "once", "who", "as"}) | frozenset(
    "for with of to and but so then our my the a an his their again whatever everything".split()
)
"""With one of these behind the person something may be told."""
ASKERS = frozenset({"me", "us"})
EVENT = frozenset({"when", "once", "if", "whenever", "as", "should"})
DETERMINERS = frozenset("the my our her his their".split())
OWNED = frozenset({"her", "his", "their", "the", "its", "my", "our"})
NO_CONTACTS = frozenset("list lists campaign report file form link page queue template".split())


@demanding({"frame_contacting"})
def contact_without_content(material: Material) -> Sequence[Hit]:
    """Every order to write or speak to a person with nothing to tell."""
    reading = material.text
    found = []
    for order in orders(material, "@frame_contacting", "content"):
        if not order.opens or order.start >= order.stop or order.quoted() or order.followed or order.prepared:
            continue
        end = person_end(order)
        if end and not told_behind(order, end) and not reading.hits("@elsewhere"):
            found.append(Hit(order.verb.start, end))
    return found


def person_end(order: Order) -> int:
    """Where the person ends that stands right behind the verb; 0 if none does."""
    reading, start = order.reading, order.start
    words = reading.words
    if words[start] in PRONOUNS:
        return start + 1
    ids = reading.covered("id")
    at = start + (words[start] in DETERMINERS)
    if at > start:
        people = [hit for hit in reading.hits("@frame_person") if at <= hit.start <= at + 2]
        return people[-1].end if people and people[-1].end <= order.stop else 0
    while at < order.stop and capital(reading, at) and at not in ids and not reading.data_kinds[at]:
        at += 1
        if words[at : at + 1] in (["."], ["of"], ["at"]) and capital(reading, at + 1):
            at += 1  # "Mr. Ito", "Ms. Ito of Kamogawa Paper"
    return at if at > start and NO_CONTACTS.isdisjoint(words[start:at]) else 0


def told_behind(order: Order, end: int) -> bool:
    """Whether anything behind the person may be what to tell."""
    reading = order.reading
    words = reading.words
    last = next(
        (at for at in range(end, len(words)) if reading.sentences[at] != reading.sentences[end - 1]), len(words)
    )
    if words[end - 1] in ASKERS and not EVENT.isdisjoint(words[end : end + 1]):
        return True  # "text me when the mail comes in": that it has come
    if last < len(words) or any(reading.data_kinds[at] in {"quote", "file", "url"} for at in range(end, last)):
        return True
    at = end
    while at < last:
        word = words[at]
        reach = {words[one] for one in range(at + 1, min(at + 5, last))}
        if word in {"on", "from", "in"} and reach & REACHED:
            at += 1 + next(step for step in range(1, 5) if words[at + step] in REACHED)
            continue
        if word == "on" and not any(hit.start <= at + 1 < hit.end for hit in reading.entities("date")):
            return True
        if word in CONTENT or any_of([word], frozenset({"?", "-", ";"})):
            return True
        if word in {"from", "by", "via", "before", "at"}:
            at += 1 + (words[at + 1 : at + 2] != [] and words[at + 1] in OWNED)
            continue
        at += 1
    return False
