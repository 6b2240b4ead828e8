"""What is ruled out and done all the same: it may not be renewed; renew it."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.claims import (
    PREPOSITIONS,
    PRONOUNS,
    Claim,
    dates_of,
    negated,
    ordered,
    orders_alike,
    orders_of,
    reach,
    state_claims,
    stem,
    stretch,
    subject,
)
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, places
from askfirst.scoring.findings.statements.scope import EMPTY, names, singular
from askfirst.text.hit import Hit
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


STILL = frozenset({"@unchanged", "@do_not_touch", "@fixed_state"})


@demanding({name[1:] for name in STILL})
def change_of_untouched(material: Material) -> Sequence[Hit]:
    """Pairs of a thing that is to stay unchanged and an order to change it."""
    reading = material.text
    if STILL.isdisjoint(reading.lists):
        return []
    fixed = [claim for claim in state_claims(reading, places(reading, "unchanged")) if not ruled_out(reading, claim)]
    fixed += [Claim(hit, hit.end, reach(reading, hit.end)) for hit in places(reading, "do_not_touch")]
    fixed += [
        Claim(hit, subject(reading, hit.start - 1), hit.start - 1)
        for hit in places(reading, "fixed_state")
        if hit.start and reading.words[hit.start - 1] in {"is", "are", "remains", "remain", "stays", "stay"}
    ]
    if not fixed:
        return []
    found = []
    for change in ordered(reading, places(reading, "altering_verb")):
        for stay in fixed:
            if abs(reading.sentences[change.hit.start] - reading.sentences[stay.hit.start]) > 3:
                continue
            if change.hit.overlaps(stay.hit) or corrected(reading, stay.hit, change.hit):
                continue
            if reading.words[change.hit.start] == "rename" and inside(reading, stay):
                continue
            if touches(reading, stay, change) and not apart(reading, stay, change):
                found.append(conflict(reading, stretch(stay), stretch(change)))
    return found


def inside(reading: Reading, claim: Claim) -> bool:
    """Whether what is to stay is what something holds, which a new name of it does not touch."""
    words = set(reading.words[claim.start : claim.end])
    return "in" in words or bool({"content", "contents", "every", "all", "each", "inside"} & words)


def ruled_out(reading: Reading, claim: Claim) -> bool:
    """Whether the state is not to stay."""
    return bool({"not", "n't", "never"} & set(reading.words[max(0, claim.hit.start - 2) : claim.hit.start]))


def touches(reading: Reading, stay: Claim, change: Claim) -> bool:
    """Whether a change is about what is to stay: it names the thing and what tells it from others."""
    kept = names(reading, stay.start, stay.end) | months(reading, stay)
    words = {singular(word) for word in reading.words[change.start : change.end]}
    if not kept:
        near = 0 <= reading.sentences[change.hit.start] - reading.sentences[stay.hit.start] <= 1
        return (
            near and bool({"it", "them"} & set(reading.words[stay.start : stay.end])) and bool({"it", "them"} & words)
        )
    marks = {word for word in kept if any(letter.isdigit() for letter in word)} | months(reading, stay)
    if not marks and reading.words[stay.hit.start] in {"freeze", "frozen"}:
        marks = {
            reading.words[place]
            for place in range(stay.start, stay.end)
            if reading.raw[reading.starts[place]].isupper()
        }
    if marks:
        return marks <= words
    return kept <= words or (bool({"it", "them"} & words) and change.hit.start > stay.hit.start)


def months(reading: Reading, claim: Claim) -> set[str]:
    """The months and periods that a claim names."""
    return {
        singular(reading.words[position])
        for hit in reading.entities("date")
        if claim.start <= hit.start < claim.end and hit.attrs.get("form") == "period"
        for position in range(hit.start, hit.end)
    }


def apart(reading: Reading, stay: Claim, change: Claim) -> bool:
    """Whether the two hold at different times, or one is an exception to the other."""
    first = min(stay.hit.start, change.hit.start)
    last = max(stay.end, stay.hit.end, change.end)
    if any_between(reading, "in_turn_far", first, last + 1):
        return True
    one, other = dates_of(reading, stay), dates_of(reading, change)
    return bool(one - months(reading, stay)) and bool(other) and one != other and not months(reading, stay)


DENIALS = frozenset({"no", "without", "zero"})
MARKS = frozenset(
    {",", ";", ".", "and", "but", ":", "(", ")", "!", "?", "–", "—", "or", "with", "whose", "that", "which"}
)
WHOLE = frozenset(
    {
        "throughout",
        "always",
        "everywhere",
        "anyway",
        "nevertheless",
        "regardless",
        "whose",
        "all",
        "every",
        "each",
        "still",
        "both",
    }
)
"""With one of these the second statement holds wherever the first one does."""
FARTHEST = 14


@demanding({"=" + word for word in DENIALS})
def denied_and_given(material: Material) -> Sequence[Hit]:
    """The first thing that is ruled out and, with the same words around it, asked for."""
    reading = material.text
    for place, word in enumerate(reading.words):
        if word in DENIALS and not reading.is_data(Hit(place, place + 1)):
            ruled_out = phrase(reading, place + 1)
            other = ruled_out and again(reading, place, ruled_out)
            if ruled_out and other:
                return [conflict(reading, Hit(place, ruled_out.end), other)]
    return []


def phrase(reading: Reading, start: int) -> Hit | None:
    """The words behind "no", up to the next mark."""
    end = start
    while end < len(reading) and end < start + 6 and reading.words[end] not in MARKS:
        end += 1
    return Hit(start, end) if end > start else None


def again(reading: Reading, place: int, ruled_out: Hit) -> Hit | None:
    """Where the same thing is asked for, ahead of it or behind."""
    first, *rest = told = said(reading, ruled_out)
    for start in [
        *range(max(0, place - FARTHEST), place),
        *range(ruled_out.end, min(len(reading), ruled_out.end + FARTHEST)),
    ]:
        if (
            reading.words[start] in MARKS
            or singular(reading.words[start]) != first
            or reading.sentences[start] != reading.sentences[place]
        ):
            continue
        hit = phrase(reading, start)
        if hit is None or denied(reading, start) or (start < place and hit.end > place):
            continue
        words = said(reading, hit)
        lead = reading.words[max(0, start - 3) : hit.end]
        same = words == told and len(told) > 1
        whole = bool(WHOLE & set(lead)) and set(head(reading, ruled_out)) <= set(words)
        if (same or whole or (bool(rest) and words == [first, *rest[1:]] and len(rest) > 1)) and not otherwise(
            reading, place, hit
        ):
            return hit
    return None


def head(reading: Reading, hit: Hit) -> list[str]:
    """The words of what is ruled out ahead of the first preposition."""
    end = next((p for p in range(hit.start + 1, hit.end) if reading.words[p] in PREPOSITIONS), hit.end)
    return said(reading, Hit(hit.start, end))


def said(reading: Reading, hit: Hit) -> list[str]:
    """The words of a stretch that name something, in order; at least one."""
    words = [singular(word) for word in reading.words[hit.start : hit.end] if word not in EMPTY and word != "any"]
    return words or [singular(reading.words[hit.start])]


def denied(reading: Reading, start: int) -> bool:
    """Whether the second statement is a denial, too."""
    return bool(
        {"no", "not", "n't", "without", "never", "zero", "neither", "nor"}
        & set(reading.words[max(0, start - 3) : start])
    )


def otherwise(reading: Reading, place: int, hit: Hit) -> bool:
    """Whether a condition, an exception or a correction stands between the two."""
    first, last = min(place + 1, hit.start), max(place, hit.end)
    one, other = Hit(first, first + 1), Hit(last - 1, last)
    return any_between(reading, "in_turn_far", first, last) or corrected(reading, one, other)
