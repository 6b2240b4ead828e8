"""What is named ahead of a pronoun, looked up once for all the pronouns of a text."""

from bisect import bisect_left, bisect_right

from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.scoring.references.pronouns.fits import fits
from askfirst.text.lazy import once, once_each


class Ordered:
    """Mentions in text order, of which those ahead of a place are a beginning."""

    def __init__(self, mentions: list[Mention]) -> None:
        self.mentions = mentions
        self.starts, self.ends = [m.start for m in mentions], [m.end for m in mentions]

    def until(self, position: int) -> list[Mention]:
        """Those that end at a place or ahead of it."""
        return self.mentions[: bisect_right(self.ends, position)]

    def within(self, start: int, end: int) -> int:
        """How many of them lie between two places."""
        return max(0, bisect_right(self.ends, end) - bisect_left(self.starts, start))

    def last(self, position: int) -> Mention | None:
        """The last of those."""
        count = bisect_right(self.ends, position)
        return self.mentions[count - 1] if count else None


@once
def all_named(now: Message) -> Ordered:
    """Everything that a message names."""
    return Ordered(now.mentions)


@once_each
def fitting(now: Message, need: str) -> Ordered:
    """What a pronoun of that need fits."""
    return Ordered([m for m in now.mentions if fits(m, need)])


@once_each
def single(now: Message, need: str) -> Ordered:
    """The same without what is in the plural."""
    return Ordered([m for m in fitting(now, need).mentions if not m.plural])


@once
def by_start(now: Message) -> dict[int, Mention]:
    """What is named, by where it begins; of two the shorter."""
    found: dict[int, Mention] = {}
    for m in now.mentions:
        found.setdefault(m.start, m)
    return found


@once
def last_places(now: Message) -> dict[str, int]:
    """Where each word of a message stands last."""
    return {word: place for place, word in enumerate(now.text.reading.words)}
