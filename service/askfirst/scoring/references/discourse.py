"""Everything that a case names: in its text, in the messages before, in the candidates."""

from askfirst.rules.nodes import Material
from askfirst.scoring.references.group import Group
from askfirst.scoring.references.groups import groups
from askfirst.scoring.references.listings import times
from askfirst.scoring.references.marks import Marked, marked
from askfirst.scoring.references.mentions import Mention, mentions
from askfirst.text.blanks import is_filled
from askfirst.text.lazy import lazy
from askfirst.text.reading import Reading


class Message:
    """A text with the things it names, alone and side by side."""

    def __init__(self, text: Marked, named: list[Mention], offers_times: bool = False) -> None:
        self.text, self.mentions, self.offers_times = text, named, offers_times

    @lazy
    def groups(self) -> list[Group]:
        """What is named side by side; in a message of the history also times to choose from."""
        found = groups(self.text, self.mentions)
        return found or (times(self.text) if self.offers_times else found)


def message(reading: Reading, offers_times: bool = False) -> Message:
    """What a reading names."""
    text = marked(reading)
    return Message(text, mentions(text), offers_times)


def without_greeting(now: Message) -> Message:
    """The message without those who are greeted or sign: "Hi Petra," and "Thanks, Joe" name nobody in it."""
    outside = greeted(now.text) | {
        p
        for span in now.text.reading.data
        if span.kind == "signature"
        for p in range(*now.text.reading.cover(span.start, span.end))
    }
    if not outside:
        return now
    return Message(now.text, [m for m in now.mentions if not outside.intersection(range(m.start, m.end))])


def greeted(text: Marked) -> set[int]:
    """The tokens of a salutation at the start, and of the names after a closing phrase at the end."""
    words = text.reading.words
    found: set[int] = set()
    for hit in text.reading.all_hits.get("@salutation", ()):
        if hit.start == 0:
            marks = (
                p for p in range(hit.end, min(len(words), hit.end + 7)) if words[p] in (",", "!", ":", ";", ".", "-")
            )
            found |= set(range(hit.start, next(marks, hit.end)))
    for hit in text.reading.all_hits.get("@sign_off", ()):
        if hit.end > len(words) - 7 and len(words) > 8:
            found |= set(range(hit.start, len(words)))
    return found


class Discourse:
    """The text and what was said before, newest first."""

    def __init__(self, material: Material) -> None:
        self.material = material
        self.now = without_greeting(message(material.text))

    @lazy
    def before(self) -> list[Message]:
        """The history's messages that name something, newest first."""
        said = [message(reading, offers_times=True) for reading in reversed(self.material.history)]
        return [one for one in said if one.mentions or one.groups]

    @lazy
    def given(self) -> bool:
        """Whether the request carries values or finds that a reference can mean."""
        request = self.material.request
        return bool(request.candidates) or any(is_filled(value) for value in request.fields.values())

    @lazy
    def words_before(self) -> frozenset[str]:
        """Every word of the history."""
        return frozenset(word for reading in self.material.history for word in reading.words)
