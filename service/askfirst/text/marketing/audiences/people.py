"""Words for people, and how far the words about them reach."""

from functools import lru_cache

from askfirst.text.governing import positions, valued
from askfirst.text.hit import Hit
from askfirst.text.lazy import lazy
from askfirst.text.reading import Reading

LONGEST = 24
"""Words of an audience that are looked at."""
STOPS = frozenset(
    ", ; . ! ? ( ) : – — > using via through because so but as about regarding re thx thanks pls please then "
    "before after".split()
)
JOINTS = frozenset({",", "but"})
LINKS = frozenset("to for at in on of and from".split())
DETERMINERS = frozenset("the a an our all any some those these every each your their this that more most".split())
ONWARD = frozenset({"who", "that", "ready", "willing", "open"})
SENDING = frozenset("on by at from until till starting".split())
SINCE = frozenset("since in of after before until last between the".split())
ENDINGS = ("ers", "ors", "ists", "ians", "eurs", "ees")


ASKED = frozenset("which what whether how why".split())
"""These begin what somebody is told, not who: "tell Jo which ones are broken"."""


class People:
    """Where people stand in one text."""

    def __init__(self, reading: Reading) -> None:
        self.reading, self.words = reading, reading.words
        nobody = positions(reading, "@no_people")
        listed = positions(reading, "@people_word")
        self.named = {
            at
            for at, word in enumerate(self.words)
            if at in listed or (len(word) > 4 and word.endswith(ENDINGS) and at not in nobody)
        }

    @lazy
    def days(self) -> set[int]:
        """The tokens at which a day or a time begins."""
        return {hit.start for name in ("date", "clock_time") for hit in self.reading.entities(name)}

    def at(self, start: int) -> bool:
        """Whether the words from here to the first mark or link name people: "our better buyers"."""
        sentences = self.reading.sentences
        for at in range(start, min(len(self.words), start + 7)):
            word = self.words[at]
            if sentences[at] != sentences[start]:
                return False
            if word in JOINTS and (at + 2 in self.named or at + 3 in self.named):
                continue
            if word == "of" and at > start:
                continue
            if (
                word in ASKED
                or word in STOPS
                or (word in LINKS and at > start and self.words[at - 1] != "-")
                or self.reading.data_kinds[at]
            ):
                return False
            if at in self.named:
                return True
        return False

    def ending(self, start: int) -> int:
        """Where the audience ends: at a mark, at what is sent to it, or at the day of sending."""
        at = start
        while at < min(len(self.words), start + LONGEST) and not self.stops(start, at):
            at += 1
        return at

    def stops(self, start: int, at: int) -> bool:
        """Whether the audience that begins at `start` is over here."""
        word = self.words[at]
        if self.reading.sentences[at] != self.reading.sentences[start]:
            return True
        if word in STOPS:
            inside = word in JOINTS and at <= start + 3 and self.at(start)
            return not inside or any(start <= one < at for one in self.named)
        if word == "with":
            return self.tooled(at)
        if at == start:
            return False
        if word == "to" and self.words[at - 1] != "-":
            return ONWARD.isdisjoint(self.words[start:at])
        return valued(self.reading, at) or self.dated(at)

    def dated(self, at: int) -> bool:
        """Whether the day of sending begins here: "on Friday", but not "since 1 March"."""
        if self.words[at] in SENDING:
            return at + 1 in self.days
        return at in self.days and self.words[at] not in {"last", "this"} and self.words[at - 1] not in SINCE

    def tooled(self, at: int) -> bool:
        """Whether "with" names what is sent or spent, and not what the people have."""
        things: list[Hit] = []
        for key in ("@message_noun", "@paid_noun"):
            pieces = self.reading.outside_data(key)
            if any(
                0 < hit.start - at <= 5 and not LINKS.intersection(self.words[at + 1 : hit.start]) for hit in pieces
            ):
                return True
        for name in ("money", "id", "quote"):
            things += self.reading.entities(name)
        return any(0 < hit.start - at <= 3 for hit in things)


@lru_cache(maxsize=16)
def people_of(reading: Reading) -> People:
    """The people of a text, looked for once."""
    return People(reading)
