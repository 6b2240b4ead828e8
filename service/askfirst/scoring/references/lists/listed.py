"""The one of several that were told off before: "reboot the server" where two are down, "the offer" after two."""

from askfirst.scoring.references.discourse import Discourse, Message
from askfirst.scoring.references.groups.listings import TWO_NUMBERS, two_numbers
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.text.plurals import singular
from askfirst.text.reading import Reading

SINGLE = frozenset("one only just none nothing single".split())
"""With these a reply names one thing, or none."""
SEVERAL = frozenset({"two", "three", "four", "both", "and"})
TELLING = frozenset({"id", "number", "name", "data"})


def of_the_listed(discourse: Discourse, m: Mention) -> tuple[str, ...]:
    """What a bare "the server" can be, where several of the noun are told off before; empty if it is clear."""
    if m.end - m.start != 2 or m.named or m.possessor:
        return ()
    return numbered(discourse.now, m) or of_the_reply(discourse, m) or asked_of(discourse, m)


def asked_of(discourse: Discourse, m: Mention) -> tuple[str, ...]:
    """The two of the noun that numbers tell apart in the last two messages."""
    for reading in discourse.material.history[-2:]:
        for found in TWO_NUMBERS.finditer(reading.lower):
            if singular(found[1]) == singular(m.head) and not {found[2], found[3]} & set(
                discourse.now.text.reading.words
            ):
                return tuple(f"{singular(found[1])} {number}" for number in (found[2], found[3]))
    return ()


def numbered(now: Message, m: Mention) -> tuple[str, ...]:
    """The two of the noun that numbers tell apart earlier in the text, none of them named since."""
    reading = now.text.reading
    for found in two_numbers(reading):
        start, end = found.start, found.end
        if end > m.start or found.noun != singular(m.head):
            continue
        if reading.words[start - 1 : start] in (["both"], ["all"]) or set(found.numbers) & set(reading.words[end:]):
            continue
        if not any(singular(o.head) == singular(m.head) and end <= o.start < m.start for o in now.mentions):
            return tuple(f"{found.noun} {number}" for number in found.numbers)
    return ()


def of_the_reply(discourse: Discourse, m: Mention) -> tuple[str, ...]:
    """The things of the last reply, where the noun stands in the plural in it or in the question before it."""
    history = discourse.material.history
    if len(history) < 2 or any(
        o.end <= m.start and singular(o.head) == singular(m.head) for o in discourse.now.mentions
    ):
        return ()
    reply = Message(history[-1])
    words = reply.text.reading.words
    if SINGLE & set(words) - (SINGLE if words.count("one") > 1 else frozenset()) or not SEVERAL & set(words):
        return ()
    if not any(said_plural(reading, m.head) for reading in history[-2:]):
        return ()
    told = [o for o in reply.mentions if tells(o) and not o.plural]
    own = {word for o in told for word in o.words} | {word for word in words if word[0].isdigit()}
    texts = tuple(dict.fromkeys(o.text for o in told))
    if len(texts) < 2 or own & set(discourse.now.text.reading.words[m.end :]):
        return ()
    return texts[:6]


def tells(o: Mention) -> bool:
    """Whether a phrase names one thing: by a name, an id, a number or data, or by a digit in it."""
    return not TELLING.isdisjoint(o.classes) or any(map(str.isdigit, o.text))


def said_plural(reading: Reading, noun: str) -> bool:
    """Whether the noun stands in a message in the plural."""
    return any(word.endswith("s") and word != noun and singular(word) == singular(noun) for word in reading.words)
