"""Values of fields that stand in the text: "ship order A-17, 4 kg" gives `order_id` and `weight_kg`.

Only what can be no other field's is taken: the one figure in the unit that the name ends in, the one address in the
role that the name says, what stands right behind the name's own words.
"""

from collections.abc import Sequence

from askfirst.text.fields.names import MARKS, names, words_of
from askfirst.text.nouns import singular
from askfirst.text.orders import commands, covered
from askfirst.text.reading import Reading

NAMING = frozenset(
    "called named titled labelled labeled namely i.e. ie viz numbered tagged ending entitled reading reads".split()
)
"""Words after which the value itself follows."""
COPULA = frozenset("is are was were be being = equals 's".split())


def concrete(reading: Reading, position: int) -> bool:
    """Whether the token is data: a quote, an address, a figure, or a capital."""
    if position >= len(reading.words):
        return False
    if reading.data_kinds[position] or any(map(str.isdigit, reading.words[position])):
        return True
    opens = reading.opens_sentence(position)
    return not opens and reading.raw[reading.starts[position]].isupper() and reading.words[position] != "i"


def valued(reading: Reading, position: int) -> bool:
    """Whether data stands at the position, or right behind a mark or a copula there."""
    follows = reading.words[position : position + 1]
    if follows and (follows[0] in {":", "=", "(", ",", "-"} or follows[0] in COPULA | NAMING):
        position += 1
    return concrete(reading, position)


ADDRESSES = frozenset("email mail".split())
ROLES = {"to": frozenset("recipient receiver addressee to".split()), "from": frozenset("sender from".split())}
"""Whose address stands behind these words."""
LEADING = frozenset("at : = ( < is email mail address e-mail".split())
"""What may stand between an address and the word that says whose it is."""
NUMBERING = frozenset("id no nr number key ref reference code".split())
"""Marks behind a thing's own word for which its id in the text is the value."""
MARKING = NUMBERING | COPULA | NAMING | frozenset(": = ( # .".split())
"""What may stand between a thing's word and its id."""
SUBJECTS = frozenset("i we you they who to let's please will would should must can could may".split())
"""Behind these a word that may be a verb is one: "we order 12 desks"."""
SPANS = frozenset("minute hour day week month quarter year".split())
"""Units of so many things that the text must say what lasts so long."""
NEAR = 4
"""Words around a span of time among which what lasts so long must stand."""


def worded(text: Reading, name: str, required: Sequence[str]) -> bool:
    """Whether the text gives the value of a field of that name, one of those required."""
    words = words_of(name)
    if not words or not text.words:
        return False
    last = words[-1]
    if last in ADDRESSES:
        return sum(map(is_address, required)) == 1 and addressed(text, words)
    if len(words) > 1 and measured(text, words) and sum(words_of(one)[-1:] == (last,) for one in required) == 1:
        return True
    if last in NUMBERING and len(words) > 1:
        return any(numbered(text, at) for at in mentions(text, words[:-1]))
    length = len(words)
    return MARKS.isdisjoint(words) and any(
        valued(text, at + length) and not denied(text, at) for at in mentions(text, words)
    )


def is_address(name: str) -> bool:
    """Whether a field of that name holds an e-mail address."""
    return not ADDRESSES.isdisjoint(words_of(name)[-1:])


def addressed(text: Reading, words: tuple[str, ...]) -> bool:
    """Whether the one address of the text is in the role of that name: "to" for a recipient, "customer" for one."""
    found = text.entities("email")
    if len(found) != 1 or denied(text, found[0].start):
        return False
    role = words[:-1]
    if not role:
        return True
    at = found[0].start - 1
    while at >= 0 and (text.words[at] in LEADING or (at and text.raw[text.starts[at]].isupper())):
        at -= 1
    if at < 0:
        return False
    ahead = text.words[at]
    return role[-1] in ROLES.get(ahead, ()) or names("_".join(role), ahead)


def denied(text: Reading, position: int) -> bool:
    """Whether a denial stands before the token, in its sentence."""
    return not covered(text, "@denying_word").isdisjoint(range(text.sentence_start(position), position))


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


def mentions(text: Reading, noun: tuple[str, ...]) -> list[int]:
    """Where these words stand in the text as a noun, and give no order: not in "Order 12 desks"."""
    length = len(noun)
    return [
        at
        for at in range(len(text.words) - length + 1)
        if tuple(text.words[at : at + length]) == noun and not text.data_kinds[at] and not ordering(text, at, length)
    ]


def ordering(text: Reading, at: int, length: int) -> bool:
    """Whether a word may be the verb of an order: "Invoice Acme", "and contact Ida"; "Order no. 7" has its mark."""
    if length > 1 or text.words[at + 1 : at + 2] in ([mark] for mark in MARKING):
        return False
    return commands(text, at) or text.words[at - 1] in SUBJECTS


def numbered(text: Reading, noun: int) -> bool:
    """Whether an id stands right behind the thing's word: "order A-17", "ticket no. 4711"."""
    at = noun + 1
    while at < len(text.words) and text.words[at] in MARKING:
        at += 1
    digits = at < len(text.words) and any(map(str.isdigit, text.words[at]))
    return digits and at in text.covered("id") and not denied(text, noun)
