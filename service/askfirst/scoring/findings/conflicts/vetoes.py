"""What is forbidden and ordered in one request: it may not be renewed; go ahead and renew it."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.claims import negated
from askfirst.scoring.findings.conflicts.naming import names
from askfirst.scoring.findings.conflicts.objects import PRONOUNS, reach
from askfirst.scoring.findings.conflicts.sides import any_between, conflict, corrected, opens, places
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

VERB_REACH = 5
"""Tokens from the words of a ban to its verb: "no way at all it may be continued"."""


@demanding({"ban"})
def forbidden_order(material: Material) -> Sequence[Hit]:
    """Orders of what the same request forbids."""
    reading = material.text
    found = []
    for ban in places(reading, "ban"):
        for position in range(ban.end, min(ban.end + VERB_REACH, len(reading.words))):
            if reading.words[position] in {".", ",", ";", "!"}:
                break
            orders = orders_of(reading, stem(reading.words[position])) + orders_alike(reading, position)
            found += [
                conflict(reading, Hit(ban.start, position + 1), Hit(order, reach(reading, order + 1)))
                for order in orders
                if not ban.start <= order <= position and meets(reading, ban, position, order)
            ]
    return found[:1] or means(reading)


def means(reading: Reading) -> list[Hit]:
    """What may not be used, and what is done with it: "don't use card 4; pay it with card 4"."""
    found = []
    for ban in places(reading, "ban"):
        if reading.words[ban.end : ban.end + 1] not in (["use"], ["take"], ["touch"]):
            continue
        end = reach(reading, ban.end + 1)
        banned = names(reading, ban.end + 1, end)
        for place, word in enumerate(reading.words):
            outside = place >= end or place < ban.start
            if word not in {"with", "via", "from", "by", "through", "using", "use"} or not outside or not banned:
                continue
            stop = reach(reading, place + 1)
            first, last = min(ban.start, place), max(end, stop)
            if any_between(reading, "in_turn_far", first, last) or negated(reading, place):
                continue
            if banned <= names(reading, place + 1, stop) and not corrected(reading, ban, Hit(place, stop)):
                found.append(conflict(reading, Hit(ban.start, end), Hit(place, stop)))
    return found[:1]


def orders_of(reading: Reading, verb: str) -> list[int]:
    """Where a verb is ordered."""
    if len(verb) < 3:
        return []
    return [
        position
        for position, word in enumerate(reading.words)
        if word[:3] == verb[:3]
        and word.isalpha()
        and stem(word) == verb
        and (commands(reading, position) or opens(reading, position))
        and not negated(reading, position)
        and not reading.is_data(Hit(position, position + 1))
    ]


PAST = {
    "sent": "send",
    "paid": "pay",
    "made": "make",
    "given": "give",
    "told": "tell",
    "sold": "sell",
    "bought": "buy",
    "kept": "keep",
    "written": "write",
    "taken": "take",
    "held": "hold",
    "built": "build",
    "lent": "lend",
    "spent": "spend",
    "brought": "bring",
    "shown": "show",
    "left": "leave",
    "withdrawn": "withdraw",
    "forgotten": "forget",
    "rebuilt": "rebuild",
    "shared": "share",
}


def orders_alike(reading: Reading, position: int) -> list[int]:
    """Where another verb for the same act is ordered: "do not contact her" and "call her"."""
    banned = Hit(position, position + 1)
    hits = [
        hit
        for one, others in ALIKE
        if any(hit.overlaps(banned) for hit in reading.all_hits.get(one, ()))
        for hit in reading.all_hits.get(others, ())
    ]
    return [
        hit.start
        for hit in hits
        if hit.start != position
        and (commands(reading, hit.start) or opens(reading, hit.start))
        and not negated(reading, hit.start)
    ]


ALIKE = (
    *((f"@alike_{number}", f"@alike_{number}") for number in range(1, 12)),
    *((f"@include_{number}", f"@included_{number}") for number in range(1, 4)),
)


def stem(word: str) -> str:
    """A verb without its endings: continued, continue -> continu."""
    word = PAST.get(word, word)
    for ending in ("ing", "ed", "es", "e", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def meets(reading: Reading, ban: Hit, verb: int, order: int) -> bool:
    """Whether ban and order are about the same thing, with no time or case between them."""
    first, last = min(ban.start, order), max(verb, order)
    ban_end, order_end = reach(reading, verb + 1), reach(reading, order + 1)
    if corrected(reading, Hit(first, first + 1), Hit(last, last + 1)) or any_between(
        reading, "in_turn_far", first, max(ban_end, order_end)
    ):
        return False
    banned, wanted = names(reading, verb + 1, ban_end), names(reading, order + 1, order_end)
    if set(reading.words[order + 1 : order + 2]) & PRONOUNS and verb < order:
        return len(wanted & banned) > 0 or not banned or not wanted or order - verb < 12
    if not banned and verb + 1 == ban_end and verb < order <= verb + 3:
        return True
    return bool(banned) and banned <= wanted
