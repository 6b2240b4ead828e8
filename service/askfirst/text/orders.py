"""Which verb a stretch of text hangs on: what is ordered, not what is merely mentioned."""

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
    if position == 0 or reading.sentences[position] != reading.sentences[position - 1]:
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
    last = (-1, False)
    for name, counts in ((harmless, True), (doing, False)):
        for verb in reading.all_hits.get(name, ()):
            before = verb.start <= hit.start and reading.sentences[verb.start] == reading.sentences[hit.start]
            if before and commands(reading, verb.start) and not holds_value(reading, verb.start):
                last = max(last, (verb.start, counts))
    return last[1]


def holds_value(reading: Reading, at: int) -> bool:
    """Whether the word looks at nothing: "list price", "the record should show 96k", "Norda, who bought 90 oars"."""
    word, behind = reading.words[at], reading.words[at + 1 : at + 2]
    if word in {"who", "which"} and at > 0 and not opens(reading, at):
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
        if not reading.is_data(hit) and (opens(reading, hit.start) or not reading.in_name(hit))
    ]


@once_each
def spoken_in(reading: Reading, key: str) -> frozenset[int]:
    """The numbers of the sentences in which a find of the list begins."""
    return frozenset(reading.sentences[hit.start] for hit in spoken(reading, key))


def opens(reading: Reading, position: int) -> bool:
    """Whether the token is the first of its sentence."""
    return position == 0 or reading.sentences[position] != reading.sentences[position - 1]
