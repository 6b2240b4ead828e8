"""Which verb a stretch of text hangs on: what is ordered, not what is merely mentioned."""

from bisect import bisect_right

from askfirst.text.hit import Hit
from askfirst.text.lazy import once_each
from askfirst.text.reading import Reading

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


@once_each
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


@once_each
def spoken(reading: Reading, key: str) -> list[Hit]:
    """The finds of a list, also where the capital that opens a sentence stands before a name.

    In "Quote Halvorsen 14 pumps" the first word is a verb, though it looks like part of the name.
    """
    return [
        hit
        for hit in reading.all_hits.get(key, ())
        if not reading.is_data(hit) and (reading.opens_sentence(hit.start) or not reading.in_name(hit))
    ]
