"""One order cut into its parts: the verb, its objects, and the phrases behind prepositions.

A shallow parse without a tagger: a part runs from one joint (a preposition, a mark, "and") to the
next; what stands behind "of" stays with the noun before it.
"""

from bisect import bisect_left
from typing import NamedTuple

from askfirst.text.hit import Hit
from askfirst.text.lazy import latest, lazy, once
from askfirst.text.names import capital
from askfirst.text.nouns import STOPS, hyphen
from askfirst.text.reach import asides, order_end, to_the_point
from askfirst.text.reading import Reading
from askfirst.text.standing import any_between, any_of, near, starting
from askfirst.text.tokens import SENTENCE_ENDS

LEADS = frozenset(
    (
        "to for at in on by from with into onto per via under over until till before after during about as "
        "than against between through within without because so that if when while once unless since where "
        "which who whose behind beside above below across around among inside outside near next toward "
        "towards and or but then plus minus like regarding concerning re"
    ).split()
)
"""Words that open a part."""
CLOSED = frozenset({",", ";", ":", "-", "\u2013", "\u2014", "(", ")", "->", "=", "/", "|", "\u2192"})
LED_BY = frozenset({"up", "out", "off", "down", "back"})
"""Particles behind which an object begins, where an article follows: "write up the notes"."""
PERSONAL = frozenset("me us him her them you everyone everybody".split())
PRONOUNS = PERSONAL | frozenset("it all this that these those".split())
DETERMINERS = frozenset("the a an my our your his her its their this that these those some any every each all".split())
INDEFINITE = frozenset("a an some any every each all".split())
DATA = frozenset({"quote", "email", "url", "file", "path", "id", "code", "phone"})
MOST_PARTS = 24
"""Parts of an order that are looked at; what follows is taken for no part of it."""
OPENING = frozenset({"("})


class Part(NamedTuple):
    """A stretch of an order: `lead` is the word or mark that opens it, or empty behind the verb."""

    lead: str
    start: int
    end: int


class Clause:
    """A verb that gives an order, up to the next order or the sentence's end."""

    def __init__(self, reading: Reading, verb: Hit) -> None:
        self.reading, self.verb = reading, verb
        self.start = verb.end
        stop = order_end(reading, verb.end)
        words = reading.words
        while stop > verb.end and words[stop - 1] in SENTENCE_ENDS:
            stop -= 1
        self.stop = stop

    @lazy
    def words(self) -> list[str]:
        """The words behind the verb, asides left blank."""
        return to_the_point(self.reading, self.start, self.stop)

    @lazy
    def parts(self) -> list[Part]:
        """The parts in text order; brackets that tell something beside the point are left out."""
        found: list[Part] = []
        reading = self.reading
        beside = asides(reading) if any_of(reading, OPENING, self.start, self.stop) else frozenset[int]()
        joints = joints_of(reading)
        lead, begin = "", self.start
        for number in range(bisect_left(joints, self.start), bisect_left(joints, self.stop)):
            at = joints[number]
            word = "" if at in beside else reading.words[at]
            if word and at in beside_only(reading):
                continue
            if at > begin or (lead and lead not in CLOSED and (word in CLOSED or word == "")):
                found.append(Part(lead, begin, at))
                lead = ""
            lead, begin = word if not lead or lead in CLOSED else lead, at + 1
            if len(found) > MOST_PARTS:
                return found
        if self.stop > begin or (lead and lead not in CLOSED):
            found.append(Part(lead, begin, self.stop))
        return found

    @lazy
    def object(self) -> Part:
        """What stands right behind the verb and its particle, up to the first joint."""
        parts = self.parts
        if parts and parts[0].lead == "":
            return parts[0]
        if parts and parts[0].lead in LED_BY and self.start + 1 == parts[0].start < parts[0].end:
            following = self.reading.words[parts[0].start]
            return parts[0] if following in DETERMINERS else Part("", self.start, self.start)
        return Part("", self.start, self.start)

    @lazy
    def objects(self) -> list[str]:
        """The words of the object."""
        return self.reading.words[self.object.start : self.object.end]

    @lazy
    def rest(self) -> list[Part]:
        """The parts behind the object."""
        parts = self.parts
        return parts[1:] if parts and parts[0] == self.object else parts

    def concrete(self, start: int, end: int) -> bool:
        """Whether a name, data or a number stands between two tokens."""
        return any_between(concrete_in(self.reading), start, end)

    def stored(self, start: int, end: int) -> bool:
        """Whether a quote, an address, a file or an id stands between two tokens."""
        return any_between(stored_in(self.reading), start, end)

    def named(self, start: int, end: int) -> bool:
        """Whether a capital that makes a name stands between two tokens."""
        return any_between(capitals_in(self.reading), start, end)

    def within(self, key: str, start: int, end: int) -> bool:
        """Whether a term of a list stands between two tokens."""
        hits = starting(self.reading.all_hits.get(key, ()), start, end)
        return any(hit.end <= end for hit in hits)

    def holds(self, key: str, start: int, end: int) -> bool:
        """The same for a list or, as `#name`, an entity."""
        if key[0] != "#":
            return self.within(key, start, end)
        here = Hit(start, end)
        return any(start <= hit.start and hit.end <= end for hit in near(self.reading, key[1:]).around(here, 0))

    def head(self, part: Part) -> str:
        """The noun that the part is about: its last plain word ahead of "of"."""
        words = self.reading.words
        last = ""
        for at in range(part.start, part.end):
            word = words[at]
            if word == "of" and last:
                break
            if word.isalpha() and word not in DETERMINERS and not capital(self.reading, at) and word not in STOPS:
                last = word
        return last

    @lazy
    def singled(self) -> bool:
        """Whether the object is one certain thing: named, numbered, or with a definite article."""
        part = self.object
        words = self.reading.words
        return self.concrete(part.start, part.end) or words[part.start] in DETERMINERS - INDEFINITE

    def span(self) -> Hit:
        """The place that is reported: the verb and its object."""
        return Hit(self.verb.start, max(self.object.end, self.verb.end))


@once
def joints_of(reading: Reading) -> list[int]:
    """The tokens at which a part can end, in order: words that open one, marks, and all that is told in brackets."""
    words, kinds, beside = reading.words, reading.data_kinds, asides(reading)
    return [
        at for at, word in enumerate(words) if kinds[at] not in DATA and (at in beside or is_joint(reading, at, word))
    ]


@once
def beside_only(reading: Reading) -> frozenset[int]:
    """Those in brackets that end no part for those who stand in the bracket themselves."""
    return frozenset(at for at in asides(reading) if not is_joint(reading, at, reading.words[at]))


def is_joint(reading: Reading, at: int, word: str) -> bool:
    """Whether the word opens a part, or is a mark that joins no two words: "follow-up", "4/5"."""
    return word in LEADS or (word in CLOSED and not (hyphen(reading, at) or reading.joined(at)))


@once
def stored_in(reading: Reading) -> list[int]:
    """The tokens of quotes, addresses, files and ids, in order."""
    return [at for at, kind in enumerate(reading.data_kinds) if kind in DATA]


@once
def capitals_in(reading: Reading) -> list[int]:
    """The tokens with a capital that makes a name, in order."""
    return [at for at in range(len(reading)) if capital(reading, at)]


@once
def concrete_in(reading: Reading) -> list[int]:
    """The tokens of names, of data and of numbers, in order."""
    known = {*stored_in(reading), *capitals_in(reading)}
    return [at for at, word in enumerate(reading.words) if at in known or word[:1].isdigit()]


def clause_of(reading: Reading, verb: Hit) -> Clause:
    """The clause of a verb, parsed once."""
    parsed = clauses_in(reading)
    known = parsed.get(verb.start)
    if known is None or known.start != verb.end:
        known = parsed[verb.start] = Clause(reading, verb)
    return known


@latest
def clauses_in(reading: Reading) -> dict[int, Clause]:  # noqa: ARG001 - what they are kept for
    """The clauses parsed so far; each knows its reading."""
    return {}
