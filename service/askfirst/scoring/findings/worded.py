"""Values of fields that stand in the text: "ship order A-17" gives `order_id`, "mail ann@orlo.example" an address.

Only what can be no other field's is taken: the one address, and what stands right behind the name's own words.
"""

from collections.abc import Sequence

from askfirst.text.fields.names import MARKS, names, words_of
from askfirst.text.nouns import singular
from askfirst.text.orders import commands, covered
from askfirst.text.reading import Reading

ADDRESSES = frozenset("email mail".split())
ROLES = {"to": frozenset("recipient receiver addressee to".split()), "from": frozenset("sender from".split())}
"""Whose address stands behind these words."""
BEFORE = frozenset("at : = ( < is email mail address e-mail".split())
"""What may stand between an address and the word that says whose it is."""
NUMBERING = frozenset("id no nr number key ref reference code".split())
"""Marks behind a thing's own word for which its id in the text is the value."""
LEADING = NUMBERING | frozenset(
    "is are was were be being equals 's called named titled labelled namely i.e. viz numbered tagged "
    ": = ( # . , -".split()
)
"""What may stand between the words of a field and its value."""
SPANS = frozenset("minute hour day week month quarter year".split())
"""Units of so many things that the text must say what lasts so long."""
NEAR = 4
"""Words around a span of time among which what lasts so long must stand."""
SUBJECTS = frozenset("i we you they who to let's please will would should must can could may".split())
"""Behind these a word that may be a verb is one: "we order 12 desks"."""


def worded(text: Reading, name: str, required: Sequence[str]) -> bool:
    """Whether the text gives the value of a field of that name, one of those required."""
    words = words_of(name)
    if not words:
        return False
    if words[-1] in ADDRESSES:
        alone = sum(not ADDRESSES.isdisjoint(words_of(one)[-1:]) for one in required) == 1
        return alone and addressed(text, words)
    numbered = len(words) > 1 and words[-1] in NUMBERING
    if not numbered and not MARKS.isdisjoint(words):
        return False
    if (
        not numbered
        and len(words) > 1
        and measured(text, words)
        and sum(words_of(one)[-1:] == words[-1:] for one in required) == 1
    ):
        return True
    noun = words[:-1] if numbered else words
    return any(given(text, at + len(noun), numbered) for at in mentions(text, noun))


def addressed(text: Reading, words: tuple[str, ...]) -> bool:
    """Whether the one address of the text is in the role of that name: "to" for a recipient, "customer" for one."""
    found = text.entities("email")
    if len(found) != 1 or denied(text, found[0].start):
        return False
    role = words[:-1]
    if not role:
        return True
    at = found[0].start - 1
    while at >= 0 and (text.words[at] in BEFORE or (at and text.raw[text.starts[at]].isupper())):
        at -= 1
    if at < 0:
        return False
    ahead = text.words[at]
    return role[-1] in ROLES.get(ahead, ()) or names("_".join(role), ahead)


def mentions(text: Reading, noun: tuple[str, ...]) -> list[int]:
    """Where these words stand in the text as a noun, and give no order: not in "Order 12 desks"."""
    size = len(noun)
    return [
        at
        for at in range(len(text) - size + 1)
        if tuple(text.words[at : at + size]) == noun
        and not text.data_kinds[at]
        and (
            size > 1
            or text.words[at + size : at + size + 1] in ([mark] for mark in LEADING)
            or not (commands(text, at) or text.words[at - 1] in SUBJECTS)
        )
    ]


def given(text: Reading, at: int, numbered: bool) -> bool:
    """Whether data, a figure or a name stands here or behind what leads to it; an id where one is wanted."""
    while at < len(text) and text.words[at] in LEADING:
        at += 1
    if at >= len(text) or denied(text, at):
        return False
    digits = any(map(str.isdigit, text.words[at]))
    if numbered:
        return digits and at in text.covered("id")
    return digits or bool(text.data_kinds[at]) or (text.capitals[at] and not text.opens_sentence(at))


def measured(text: Reading, words: tuple[str, ...]) -> bool:
    """Whether one figure of the text, and no other, is in the unit that the name ends in."""
    unit = words[-1]
    found = [
        at
        for at, word in enumerate(text.words)
        if singular(word) == unit and at and text.words[at - 1].replace(".", "").replace(",", "").isdigit()
    ]
    if len(found) != 1 or denied(text, found[0]):
        return False
    around = text.words[max(text.sentence_start(found[0]), found[0] - NEAR) : found[0] + 2]
    return unit not in SPANS or set(words[:-1]) <= set(map(singular, around))


def denied(text: Reading, position: int) -> bool:
    """Whether a denial stands before the token, in its sentence."""
    return not covered(text, "@denying_word").isdisjoint(range(text.sentence_start(position), position))
