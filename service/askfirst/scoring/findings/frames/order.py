"""One order and its parts: the verb, its object, what follows, and whether anything told precedes it."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, carries
from askfirst.text import standing
from askfirst.text.frames.clause import DATA
from askfirst.text.hit import Hit
from askfirst.text.lazy import lazy, once
from askfirst.text.names import capital
from askfirst.text.nouns import phrase_end
from askfirst.text.orders import commands, spoken
from askfirst.text.reach import order_end, to_the_point
from askfirst.text.reading import Reading
from askfirst.text.standing import starting

THANKS = frozenset("thanks thx please pls plz cheers ta danke asap".split())
EXPLAINING = frozenset(
    ("should becomes become new correct now instead namely value needs wants want prefers from to : = is").split()
)
DETERMINERS = frozenset(("the a an my our your his her its their this that these those").split())
PERSONAL = frozenset("me us him her them you everyone everybody all myself".split())


class Order:
    """A verb that gives an order, its object (`start` to `end`) and where the order is over (`stop`)."""

    def __init__(self, reading: Reading, verb: Hit) -> None:
        self.reading, self.verb, self.start = reading, verb, verb.end
        self.stop = order_stop(reading, verb)
        pronoun = reading.words[verb.end : verb.end + 1] in ([word] for word in PERSONAL)
        self.end = verb.end + 1 if pronoun else min(phrase_end(reading, verb.end, 10), self.stop)

    @property
    def object(self) -> list[str]:
        """The words of the object."""
        return self.reading.words[self.start : self.end]

    @property
    def rest(self) -> list[str]:
        """The words behind the object."""
        return self.reading.words[self.end : self.stop]

    @property
    def words(self) -> list[str]:
        """All words behind the verb, those in brackets left blank: they tell something beside the point."""
        return to_the_point(self.reading, self.start, self.stop)

    def noun(self, key: str) -> Hit | None:
        """The last noun of a list within the object."""
        return next((hit for hit in reversed(self.nouns(key)) if hit.start >= self.start), None)

    def nouns(self, key: str) -> list[Hit]:
        """The nouns of a list within the object, in order."""
        return [hit for hit in starting(self.reading.hits(key), self.start, self.end) if hit.end <= self.end]

    def concrete(self, start: int, end: int) -> bool:
        """Whether a name or data stands between two tokens."""
        kinds = self.reading.data_kinds
        return any(kinds[at] in DATA or capital(self.reading, at) for at in range(start, end))

    def figure(self, start: int, end: int) -> bool:
        """Whether a number stands between two tokens."""
        return any(word[0].isdigit() for word in self.reading.words[start:end])

    def quoted(self, start: int | None = None) -> bool:
        """Whether words in quotes follow anywhere in the text."""
        first = self.start if start is None else start
        return any(hit.start >= first for hit in self.reading.entities("quote"))

    def span(self, end: int | None = None) -> Hit:
        """The place that is reported: verb and object."""
        return Hit(self.verb.start, max(end or self.end, self.verb.end))

    @lazy
    def opens(self) -> bool:
        """Whether the text gets to the point with this order."""
        return any(hit.start == self.verb.start for hit in self.reading.entities("opening"))

    @lazy
    def prepared(self) -> bool:
        """Whether a sentence ahead states what this order may refer to."""
        return any(hit.end <= self.verb.start for hit in self.reading.entities("statement"))

    @lazy
    def followed(self) -> bool:
        """Whether more sentences follow that tell something or are quoted."""
        later, end = self.reading.sentence_end(self.verb.start), len(self.reading)
        return later < end

    @lazy
    def explained(self) -> bool:
        """Whether a later sentence seems to give the value: "the new one is ...", a colon, a quote."""
        later = max(self.stop, self.reading.sentence_end(self.verb.start))
        if later >= len(self.reading):
            return False
        return standing.any_of(self.reading, EXPLAINING, later, len(self.reading)) or self.quoted(later)


def order_stop(reading: Reading, verb: Hit) -> int:
    """Where the order ends: with its sentence, ahead of thanks or of the next order."""
    stop = order_end(reading, verb.end)
    marks = thanked(reading)
    following = bisect_left(marks, verb.end)
    if following < len(marks) and marks[following] < stop:
        return marks[following]
    return stop - 1 if stop > verb.end and reading.words[stop - 1] in {".", "!", "?"} else stop


@once
def thanked(reading: Reading) -> list[int]:
    """The commas behind which thanks follow."""
    words = reading.words
    return (
        []
        if THANKS.isdisjoint(words)
        else [at for at, word in enumerate(words) if word == "," and following_word(reading, at) in THANKS]
    )


def following_word(reading: Reading, at: int) -> str:
    """The next word, or nothing."""
    return reading.words[at + 1] if at + 1 < len(reading) else ""


def orders(material: Material, key: str, *parts: str) -> Iterator[Order]:
    """Each order with a verb of the list; none where what was said before or arguments say more than the text.

    Nor where a field of the request gives one of the `parts` that the order may lack.
    """
    if material.history or key not in material.text.all_hits or material.call:
        return
    if any(carries(material, part) for part in parts):
        return
    reading = material.text
    for hit in spoken(reading, key):
        if commands(reading, hit.start):
            yield Order(reading, hit)


def any_of(words: Sequence[str], cues: frozenset[str]) -> bool:
    """Whether one of the cues is among the words."""
    return not cues.isdisjoint(words)
