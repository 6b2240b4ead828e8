"""Which verb a stretch of text hangs on: what is ordered, not what is merely mentioned; where terms stand.

Orders in other words are found as well: a request ("könntest du ... schicken", "es posible enviar") or a noun ("Rabatt
bitte"), by the lexicon's `asking_lead`, `please_word`, `wanting_verb`, `wanted_ahead` (articles and the like) and
`wanted_not`, the verbs by which a clause orders or tells something else.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import cast

from askfirst.text.hit import Hit
from askfirst.text.memo import once
from askfirst.text.names import capital
from askfirst.text.reading import Reading


@once
def terms(text: Reading, name: str) -> dict[int, int]:
    """The longest term of the list that begins at each token, by its end."""
    ends: dict[int, int] = {}
    for hit in text.all_hits.get(name, ()):
        ends[hit.start] = max(hit.end, ends.get(hit.start, 0))
    return ends


def led(text: Reading, at: int, *names: str) -> bool:
    """Whether a term of these lists stands right ahead of a token."""
    return at - 1 in covered(text, *names)


def covered(text: Reading, *names: str) -> frozenset[int]:
    """The tokens in terms of these lists, worked out once for a text."""
    key = (covered, names)
    found = text.placed.get(key)
    if found is None:
        found = text.placed[key] = frozenset(
            at for name in names for start, end in terms(text, name).items() for at in range(start, end)
        )
    return cast("frozenset[int]", found)


ANYWHERE = frozenset({"*"})
"""As the only lead-in of a language: verbs give orders wherever they stand."""


def commands(reading: Reading, position: int) -> bool:
    """Whether a verb at this token can give an order: it opens a sentence or follows a lead-in.

    The name of a value ("action=reroute") orders nothing, nor does "translate nothing".
    """
    end = reading.ends[position]
    if reading.raw[end : end + 1] == "=" or reading.words[position + 1 : position + 2] == ["nothing"]:
        return False
    if reading.opens_sentence(position):
        return True
    if reading.words[position - 1] == "-" and reading.ends[position - 1] == reading.starts[position]:
        return False
    return reading.words[position - 1] in reading.leads or bool(reading.leads & ANYWHERE)


def governed_by(reading: Reading, hit: Hit, harmless: str, doing: str) -> bool:
    """Whether the last order before the hit, in its sentence, is one of the list `harmless`.

    `doing` lists the verbs that carry something out; the nearer of the two decides, so that in
    "delete the draft and give them 10 %" the order is to give.
    """
    if harmless not in reading.all_hits:
        return False
    first = reading.sentence_start(hit.start)
    harmless_at, doing_at = (last_up_to(verbs_ordering(reading, name), hit.start) for name in (harmless, doing))
    return harmless_at >= max(first, doing_at)


@once
def verbs_ordering(reading: Reading, key: str) -> list[int]:
    """Where the verbs of a list give an order and are no name of a value, in order."""
    return [
        verb.start
        for verb in reading.all_hits.get(key, ())
        if commands(reading, verb.start) and not holds_value(reading, verb.start)
    ]


def last_up_to(positions: list[int], position: int) -> int:
    """The last of some tokens, in order, that stands no further on; -1 where all of them do."""
    at = bisect_right(positions, position)
    return positions[at - 1] if at else -1


def holds_value(reading: Reading, at: int) -> bool:
    """Whether the word looks at nothing: "list price", "the record should show 96k", "Norda, who bought 90 oars"."""
    word, behind = reading.words[at], reading.words[at + 1 : at + 2]
    if at > 1 and reading.words[at - 1] == "," and behind == ["and"] and not reading.opens_sentence(at - 2):
        return True  # "itemise pump, filter and glass": things in a row
    if word in {"who", "which"} and at > 0 and not reading.opens_sentence(at):
        return reading.words[at - 1] == "," or reading.words[at - 1].isalpha()
    return (word == "list" and behind in (["price"], ["prices"])) or (
        word in {"show", "list"} and at > 0 and reading.words[at - 1] in {"should", "must", "to"}
    )


@once
def spoken(reading: Reading, key: str) -> list[Hit]:
    """The finds of a list, also where the capital that opens a sentence stands before a name.

    In "Quote Halvorsen 14 pumps" the first word is a verb, though it looks like part of the name.
    """
    return [
        hit
        for hit in reading.all_hits.get(key, ())
        if not reading.is_data(hit) and (reading.opens_sentence(hit.start) or not reading.in_name(hit))
    ]


ASKED = frozenset({"can", "could", "will", "would", "should", "must", "shall", "let", "have"})
"""Ahead of a name these ask somebody by name: "could Jo launch the ads"."""
ANYBODY = frozenset({"someone", "somebody", "anyone", "anybody", "one"})
DETERMINERS = frozenset({"the", "our", "your", "my", "their", "this"})


def orders(reading: Reading, key: str) -> list[Hit]:
    """Where the verbs of a list give an order.

    A verb that opens a sentence is no part of the name behind it: "Email Anna", "Launch Facebook ads".
    """
    if key not in reading.all_hits:
        return []
    name = "orders " + key
    if name not in reading.found:
        reading.found[name] = [
            hit
            for hit in reading.outside_data(key)
            if reading.opens_sentence(hit.start) or (leads_in(reading, hit.start) and not reading.in_name(hit))
        ]
    return reading.found[name]


def leads_in(reading: Reading, position: int) -> bool:
    """Whether the word ahead of the token leads an order in."""
    word = reading.words[position - 1]
    if word in reading.leads or reading.leads & ANYWHERE:
        return True
    if position < 2:
        return False
    before = reading.words[position - 2]
    if position > 2 and before in DETERMINERS and reading.words[position - 3] in ASKED - {"have"}:
        return True
    if word == "'s":
        return before == "let"
    return before in ASKED and (word in ANYBODY or capital(reading, position - 1))


def governor(reading: Reading, position: int, key: str, back: int = 40) -> Hit | None:
    """The nearest order of a list ahead of the position in its sentence, at most `back` tokens away."""
    ahead = starting(orders(reading, key), reading.sentence_start(position), position)
    return next((hit for hit in reversed(ahead) if hit.end <= position <= hit.end + back), None)


def positions(reading: Reading, key: str) -> set[int]:
    """The tokens at which the words of a list begin."""
    return {hit.start for hit in reading.outside_data(key)} if key in reading.all_hits else set()


def starting(hits: Sequence[Hit], start: int, end: int) -> Sequence[Hit]:
    """Those of some hits in text order that begin from one token up to another."""
    return hits[bisect_left(hits, (start,)) : bisect_left(hits, (end,))]


LONGEST = 12
"""Tokens of a text that may be an order without a verb and without a word that asks."""


@once
def requested(reading: Reading, key: str) -> list[Hit]:
    """The verbs of a list behind words of request, in their clause."""
    leads = [(reading.clauses[lead.start], lead.end) for lead in reading.outside_data("@asking_lead")]
    return [verb for verb in spoken(reading, key) if any(asks(reading, verb, *lead) for lead in leads)] if leads else []


def asks(reading: Reading, verb: Hit, clause: int, end: int) -> bool:
    """Whether a verb stands behind a place in this clause."""
    return end <= verb.start and reading.clauses[verb.start] == clause


@once
def wanted(reading: Reading, key: str) -> list[Hit]:
    """The nouns of a list that are asked for by themselves: in a clause that neither orders nor tells anything else."""
    others = {at for at in covered(reading, "@wanted_not") if not reading.capitals[at]}
    polite, wants = covered(reading, "@please_word"), sorted(covered(reading, "@wanting_verb"))
    idle = covered(reading, "@wanted_ahead").union(polite)
    found = []
    for noun in spoken(reading, key):
        start, end = reading.clause_start(noun.start), reading.clause_end(noun.start)
        wanting = max((at + 1 for at in wants if start <= at < noun.start), default=0)
        ahead = (at for at in range(max(start, wanting), noun.start) if reading.words[at] not in reading.leads)
        asked = wanting or len(reading) <= LONGEST or not polite.isdisjoint(range(start, len(reading)))
        if asked and others.isdisjoint(range(start, end)) and idle.issuperset(ahead):
            found.append(noun)
    return found
