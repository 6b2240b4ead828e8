"""Evaluating words before a group: "our better accounts", "loyal vineyards", "our most faithful"."""

from askfirst.text.hit import Hit
from askfirst.text.orders import spoken
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading

STOPS = frozenset(
    "of in on for to with and or the our a an my your their his her its this that these those from at "
    "by as is are , . ; : ( )".split()
)
LISTS = frozenset(
    "list lists segment segments view report tag tagged tags field status plan tier dashboard page "
    "programme program campaign file folder team queue stage label labels flag level package edition "
    "category group lounge club event day days index newsletter template manager managers rep desk "
    "line score".split()
)
SINGULAR = frozenset(
    "customer client account buyer lead prospect dealer partner company firm contact reseller "
    "distributor supplier team family couple crew".split()
)
GRADING = frozenset(
    "loving minded savvy conscious rich friendly hungry oriented prone seeking spending paying worthy "
    "ready driven aware looking sounding going willing poor strapped obsessed happy shy curious heavy "
    "light keen".split()
)
PERSONS = frozenset("me us him her them you".split())
"""Behind a verb of writing these are who is written to; what follows is what they get: "write her two kind lines"."""


def alone(reading: Reading) -> list[Hit]:
    """An adjective that stands for its group: "our most faithful", "the wealthy"."""
    return [
        Hit(hit.start, hit.end)
        for hit in reading.all_hits.get("@person_adjective", ())
        if reading.words[max(0, hit.start - 1)] in {"the", "our", "my", "most"}
        and (hit.end == len(reading) or not reading.words[hit.end][0].isalnum())
        and hit.start > 0
        and reading.words[hit.end : hit.end + 1] != ["-"]
    ]


def described(reading: Reading, nouns: list[Hit]) -> list[Hit]:
    """An evaluating word before a group: "our better accounts", "the finest of our buyers"."""
    found = []
    adjectives = spoken(reading, "@segment_adjective")
    for noun in nouns:
        one = reading.words[noun.start] in SINGULAR
        if is_label(reading, noun):
            continue
        if compounded(reading, noun):
            found.append(Hit(noun.start - 3, noun.end))
        for adjective in adjectives:
            gap = reading.words[adjective.end : noun.start]
            if not gap and is_kind(reading, adjective, noun):
                continue
            if gap[:1] == ["-"] and gap[1:2] in (["call"], ["calling"], ["mail"], ["email"]):
                continue
            if noun.start < adjective.end or len(gap) > 4 or (one and not is_superlative(reading, adjective)):
                continue
            if gap[:1] == ["of"] or (len(gap) <= 3 and not any(word in STOPS for word in gap)):
                found.append(Hit(adjective.start, noun.end))
    return found


def is_kind(reading: Reading, adjective: Hit, noun: Hit) -> bool:
    """Whether both words name a kind of place or thing, and grade nobody: "cold stores", "VIP tickets"."""
    return (reading.words[adjective.end - 1], reading.words[noun.start]) in KINDS


KINDS = frozenset(
    (grade, thing)
    for grade, things in (
        ("cold", "stores store storage rooms sites shops"),
        ("vip", "tickets sites"),
        ("small", "carts plants"),
        ("young", "plants"),
        ("hot", "plants"),
    )
    for thing in things.split()
)


def compounded(reading: Reading, noun: Hit) -> bool:
    """Whether a compound that grades stands before the group: "discount-loving shops"."""
    before = reading.words[max(0, noun.start - 3) : noun.start]
    return len(before) == 3 and before[1] == "-" and before[2] in GRADING


def unlisted(reading: Reading) -> list[Hit]:
    """A graded group whose noun no list has: "loyal vineyards", "invite bigger nurseries"."""
    found = []
    persons = {hit.start for hit in reading.all_hits.get("@person_adjective", ())}
    contacts = spoken(reading, "@contact_verb")
    for adjective in spoken(reading, "@segment_adjective"):
        noun = adjective.end
        if noun >= len(reading) or not is_plural_of_people(reading, noun):
            continue
        if not PERSONS.isdisjoint(reading.words[max(0, adjective.start - 2) : adjective.start]):
            continue
        addressed = any(
            0 <= adjective.start - verb.end <= 2 and reading.same_clause(verb, adjective) for verb in contacts
        )
        if addressed or adjective.start in persons:
            found.append(Hit(adjective.start, noun + 1))
    return found


def is_plural_of_people(reading: Reading, position: int) -> bool:
    """Whether the token looks like a plural of persons or firms, and names no thing."""
    word = reading.words[position]
    things = {hit.start for hit in reading.all_hits.get("@thing_noun", ())}
    plain = word.isalpha() and is_plural(word) and position not in things
    return plain and not is_label(reading, Hit(position, position + 1))


def is_superlative(reading: Reading, adjective: Hit) -> bool:
    """Whether the word picks one out of all: best, biggest, most valuable, top."""
    word = reading.words[adjective.start]
    if {"any", "every", "each"} & set(reading.words[max(0, adjective.start - 3) : adjective.start]):
        return True
    owned = adjective.start > 0 and reading.words[adjective.start - 1] in {
        "our",
        "the",
        "my",
        "your",
        "their",
    }
    return owned and (word.endswith("est") or word in {"most", "top", "favourite", "favorite", "worst"})


def is_label(reading: Reading, hit: Hit) -> bool:
    """Whether the words name a saved list, a plan or a team: "the VIP list", "segment Whales"."""
    after = reading.words[hit.end : hit.end + 1]
    before = reading.words[max(0, hit.start - 2) : hit.start]
    return any(
        word in LISTS
        for word in after
        + [
            word
            for word in before
            if word.removesuffix("s") in {"list", "segment", "tag", "field", "view", "tagged", "statu"}
        ]
    )
