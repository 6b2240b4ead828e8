"""Groups of customers that nothing measurable delimits: "our better accounts" - "whoever matters".

What makes a group vague is an evaluating word ("loyal", "big"), a nickname ("whales"), or a
relative clause that no system can check ("who would get the joke").
"""

from askfirst.text.hit import Hit, outermost
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading


def find_vague_groups(reading: Reading) -> list[Hit]:
    """Every group that has a vague description; whether a criterion delimits it is not asked here."""
    nouns = reading.hits("@group_noun")
    hits = [*spoken(reading, "@group_nickname")]
    heads = spoken(reading, "@group_pronoun")
    if "who" in reading.words or "whom" in reading.words:
        hits += unlisted_related(reading)
    if nouns or heads:
        hits += described(reading, nouns + [head for head in heads if reading.words[head.start] == "people"])
        hits += marked(reading, nouns + heads)
    return outermost(hits)


STOPS = frozenset(
    "of in on for to with and or the our a an my your their his her its this that these those from at "
    "by as is are , . ; : ( )".split()
)


def described(reading: Reading, nouns: list[Hit]) -> list[Hit]:
    """An evaluating word before a group: "our better accounts", "the finest of our buyers"."""
    found = []
    adjectives = spoken(reading, "@segment_adjective")
    for noun in nouns:
        for adjective in adjectives:
            gap = reading.words[adjective.end : noun.start]
            if gap[:1] == ["-"] and gap[1:2] in (["call"], ["calling"], ["mail"], ["email"]):
                continue
            if noun.start < adjective.end or len(gap) > 4:
                continue
            if gap[:1] == ["of"] or (len(gap) <= 3 and not any(word in STOPS for word in gap)):
                found.append(Hit(adjective.start, noun.end))
    return found


PRONOUNS = frozenset("those anyone anybody everyone everybody ones all someone".split())


def marked(reading: Reading, heads: list[Hit]) -> list[Hit]:
    """A vague mark right behind a group: "accounts at risk", "anyone influential"."""
    found = []
    marks = spoken(reading, "@vague_postmodifier")
    adjectives = spoken(reading, "@segment_adjective")
    for head in heads:
        follow = marks + adjectives if reading.words[head.start] in PRONOUNS else marks
        found += [
            Hit(head.start, mark.end)
            for mark in follow
            if 0 <= mark.start - head.end <= 1 and reading.same_sentence(mark, head)
        ]
    return found


REACH = 14
"""Tokens of a relative clause that are looked at."""


def unlisted_related(reading: Reading) -> list[Hit]:
    """A vague clause with "who" behind any plural: "the hoteliers with whom we get along"."""
    found = []
    for position, word in enumerate(reading.words):
        if word not in {"who", "whom"}:
            continue
        head = position - 2 if word == "whom" else position - 1
        end = clause_end(reading, position)
        vague = (
            one
            for one in reading.all_hits.get("@vague_behaviour", ())
            if position < one.start and one.end <= end and lower(reading, one)
        )
        if head >= 0 and reading.words[head].endswith("s") and any(vague):
            found.append(Hit(head, end))
    return found


def lower(reading: Reading, hit: Hit) -> bool:
    """Whether the word is written small: "Nice" is a city, "May" a month."""
    return not reading.raw[reading.starts[hit.start]].isupper()


def clause_end(reading: Reading, start: int) -> int:
    """Where the clause from a token ends: at a comma, a mark, the sentence's end, or out of reach."""
    end = start
    while end < len(reading) and end - start < REACH and reading.sentences[end] == reading.sentences[start]:
        if reading.words[end] in {",", ";", ".", "!", "?", ":", ")", "("}:
            break
        end += 1
    return end
