"""One order cut into its parts: the verb, its objects, and the phrases behind prepositions.

A shallow parse without a tagger: a part runs from one joint (a preposition, a mark, "and") to the
next; what stands behind "of" stays with the noun before it.
"""

from typing import NamedTuple

from askfirst.text.hit import Hit
from askfirst.text.lazy import latest, lazy
from askfirst.text.names import capital
from askfirst.text.nouns import STOPS, hyphen
from askfirst.text.reach import aside, order_end
from askfirst.text.reading import Reading
from askfirst.text.standing import near, starting
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
PARTICLES = frozenset("up out off down back away over forward along around round in on through aside".split())
PRONOUNS = frozenset("me us him her them you everyone everybody it all this that these those".split())
PERSONAL = frozenset("me us him her them you everyone everybody".split())
DETERMINERS = frozenset("the a an my our your his her its their this that these those some any every each all".split())
INDEFINITE = frozenset("a an some any every each all".split())
DATA = frozenset({"quote", "email", "url", "file", "path", "id", "code", "phone"})
PARTS = 24


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
        words = self.reading.words[self.start : self.stop]
        if "(" not in words:
            return words
        return ["" if aside(self.reading, self.start + at) else word for at, word in enumerate(words)]

    @lazy
    def parts(self) -> list[Part]:
        """The parts in text order; brackets that tell something beside the point are left out."""
        found: list[Part] = []
        reading, words = self.reading, self.words
        lead, begin = "", self.start
        kinds = reading.data_kinds
        for offset, word in enumerate(words):
            at = self.start + offset
            data = kinds[at] in DATA
            joint = not data and (word in LEADS or (word in CLOSED and not self.glued(at)) or word == "")
            if not joint:
                continue
            if at > begin or (lead and lead not in CLOSED and (word in CLOSED or word == "")):
                found.append(Part(lead, begin, at))
                lead = ""
            lead, begin = word if not lead or lead in CLOSED else lead, at + 1
            if len(found) > PARTS:
                return found
        if self.stop > begin or (lead and lead not in CLOSED):
            found.append(Part(lead, begin, self.stop))
        return found

    def glued(self, at: int) -> bool:
        """Whether the mark joins two words: "follow-up", "4/5"."""
        return hyphen(self.reading, at) or self.reading.joined(at)

    @lazy
    def object(self) -> Part:
        """What stands right behind the verb and its particle, up to the first joint."""
        parts = self.parts
        if parts and parts[0].lead == "":
            return parts[0]
        if parts and parts[0].lead in PARTICLES and parts[0].start == self.start + 1 and parts[0].end > parts[0].start:
            following = self.reading.words[parts[0].start]
            if following in DETERMINERS and parts[0].lead in {"up", "out", "off", "down", "back"}:
                return parts[0]
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
        kinds, words = self.reading.data_kinds, self.reading.words
        return any(
            kinds[at] in DATA or capital(self.reading, at) or words[at][:1].isdigit() for at in range(start, end)
        )

    def stored(self, start: int, end: int) -> bool:
        """Whether a quote, an address, a file or an id stands between two tokens."""
        kinds = self.reading.data_kinds
        return any(kinds[at] in DATA for at in range(start, end))

    def named(self, start: int, end: int) -> bool:
        """Whether a capital that makes a name stands between two tokens."""
        return any(capital(self.reading, at) for at in range(start, end))

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
