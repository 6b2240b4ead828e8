"""Everything that a case names: in its text, in the messages before, in the candidates."""

from askfirst.rules.nodes import Material, complete
from askfirst.scoring.references.carried import SOMETHING, called, can_be_meant, stands_for
from askfirst.scoring.references.groups import Group, groups, times
from askfirst.scoring.references.mentions import Mention, mentions
from askfirst.scoring.references.words.marks import Marked
from askfirst.text.lazy import lazy
from askfirst.text.moods.told import told_tokens
from askfirst.text.reading import Reading


class Message:
    """A text with the things it names, alone and side by side; what stands `outside` names nothing in it."""

    def __init__(self, reading: Reading, offers_times: bool = False, outside: frozenset[int] = frozenset()) -> None:
        self.text, self.offers_times, self.outside = Marked(reading), offers_times, outside

    @lazy
    def mentions(self) -> list[Mention]:
        """What is named."""
        found = mentions(self.text)
        outside = self.outside
        return [m for m in found if outside.isdisjoint(range(m.start, m.end))] if outside else found

    @lazy
    def told(self) -> list[bool]:
        """For each token whether it stands in a clause that tells rather than orders."""
        return told_tokens(self.text.reading)

    @lazy
    def groups(self) -> list[Group]:
        """What is named side by side; in a message of the history also times to choose from."""
        found = groups(self.text, self.mentions)
        return found or (times(self.text) if self.offers_times else found)


def beside_the_point(reading: Reading) -> frozenset[int]:
    """The tokens of greeting and signature: "Hi Petra," and "Thanks, Joe" name nobody in the message."""
    outside = greeted(reading)
    for span in reading.data:
        if span.kind == "signature":
            outside.update(range(*reading.cover(span.start, span.end)))
    return frozenset(outside)


def greeted(reading: Reading) -> set[int]:
    """The tokens of a salutation at the start, and of the names after a closing phrase at the end."""
    words = reading.words
    found: set[int] = set()
    for hit in reading.all_hits.get("@salutation", ()):
        if hit.start == 0:
            marks = (
                p for p in range(hit.end, min(len(words), hit.end + 7)) if words[p] in (",", "!", ":", ";", ".", "-")
            )
            found |= set(range(hit.start, next(marks, hit.end)))
    for hit in reading.all_hits.get("@sign_off", ()):
        if hit.end > len(words) - 7 and len(words) > 8:
            found |= set(range(hit.start, len(words)))
    return found


class Discourse:
    """The text and what was said before, newest first."""

    def __init__(self, material: Material) -> None:
        self.material = material
        self.now = Message(material.text, outside=beside_the_point(material.text))

    @lazy
    def before(self) -> list[Message]:
        """The history's messages that name something, newest first."""
        said = [Message(reading, offers_times=True) for reading in reversed(self.material.history)]
        return [one for one in said if one.mentions or one.groups]

    @lazy
    def found(self) -> bool:
        """Whether the caller has searched for what the text means, or declared all that it needs and given it."""
        return bool(self.material.request.candidates) or complete(self.material)

    @lazy
    def given_thing(self) -> bool:
        """Whether it carries a thing."""
        return self.found or can_be_meant(self.material.request.fields, SOMETHING)

    def brings(self, need: str) -> bool:
        """Whether the request carries what a pronoun can stand for."""
        return self.found or stands_for(self.material.request.fields, need)

    def brings_noun(self, m: Mention) -> bool:
        """Whether the request carries what a definite phrase speaks of."""
        return self.found or called(self.material.request.fields, m.head, person=m.person)
