"""Whether a reply is a value that suits a gap which it was not asked about: somebody's name, a sum, a time, a place."""

import re
from collections.abc import Mapping

from askfirst.scoring.references.replies.by_age import by_age
from askfirst.scoring.references.replies.naming import (
    CERTAIN_ROLES,
    MANY,
    PLACES,
    full_names,
    identified,
    named,
    stands_alone,
    stands_for_somebody,
    things_of,
    within,
)
from askfirst.scoring.references.replies.sorts import RECORD, sorts_of
from askfirst.scoring.timing import TIME_FIELDS
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.names import capital
from askfirst.text.reading import Reading

PEOPLE = frozenset("recipient assignee payee person people partner attendee attendees contact approver owner".split())
SOMEBODY = frozenset("assignee person attendee approver owner contact".split())
"""Fields whose answer is one person, and neither a firm nor a place that gets something, nor how many there are."""
RECEIVING = frozenset({"recipient", "payee"})
SUITED: Mapping[str, frozenset[str]] = {
    "person": PEOPLE,
    "email": PEOPLE,
    "money": frozenset("amount budget price".split()),
    "number": frozenset("amount budget price quantity number count".split()),
    "time": TIME_FIELDS | frozenset("dates until start end period".split()),
    "duration": frozenset("timeline period until length".split()),
    "place": frozenset("location destination origin place".split()),
    "currency": frozenset({"currency"}),
}
"""The fields that a value of each sort fills by itself."""
UNPRICED = frozenset("amount budget price discount percentage interval".split())
"""Fields that want a figure, so that no name is one."""
TIMED = SUITED["time"] | SUITED["duration"]


def suits(reply: Reading, field: str | None, span: Reading, *, person: bool) -> bool:
    """Whether the reply is nothing but a value that fills the field, or says what the words `span` stand for.

    `person` tells that the question for it asks who is meant.
    """
    sorts = kinds(reply)
    if not sorts:
        return names_with_record(reply) and (person or stands_for_somebody(span) or field in RECEIVING)
    if field is not None:
        return all(field in SUITED.get(sort, frozenset()) for sort in sorts)
    if person or stands_for_somebody(span) or stands_alone(span, (MANY,)):
        return sorts <= {"person", "email"}
    return bool(things_of(reply)) and identified(reply, span)


def kinds(reply: Reading) -> frozenset[str]:
    """The sorts of values that the reply consists of; empty where it says anything else."""
    if names_somebody(reply):
        return frozenset({"person"})
    if only(reply, ("email",)):
        return frozenset({"email"})
    if only(reply, PLACES):
        return frozenset({"place"})
    return frozenset({"currency"}) if only_currency(reply) else sorts_of(reply)


def misses_figure(reply: Reading, field: str) -> bool:
    """Whether a figure or a time is asked for, and the reply is nothing but a name."""
    if field in TIMED:
        return names_somebody(reply) and any(m.person for m in named(reply))
    return field in UNPRICED and (names_somebody(reply) or names_with_record(reply))


def misses_thing(reply: Reading, span: Reading) -> bool:
    """Whether it is asked what words without any currency stand for, and the reply is nothing but a currency.

    Words for a person stand for no thing either.
    """
    if stands_for_somebody(span) and nobody(reply):
        return True
    return only_currency(reply) and not (span.entities("currency") or span.hits("@money_noun"))


def misses_count(reply: Reading, request: Reading, span: str) -> bool:
    """Whether a quantity is asked for, and the reply names only who or which record: "Mrs Tan, order 60881".

    It may name the ones that are meant: people where these are counted, "orders 7 and 8" where orders are. What is
    counted stands in the words `span` that are asked about, or right behind them.
    """
    records = reply.entities("id")
    people = [m for m in named(reply) if m.person]
    counted = [hit for hit in reply.entities("number") if not any(hit.overlaps(one) for one in records)]
    if counted or not (records or people) or not says_only(reply, [*records, *(Hit(m.start, m.end) for m in people)]):
        return False
    near = counted_words(request, span)
    if people:
        return not any(hit.overlaps(near) for name in CERTAIN_ROLES for hit in request.hits(name))
    return not any(
        kin(reply.words[hit.start], word) for hit in records for word in request.words[near.start : near.end]
    )


def counted_words(request: Reading, span: str) -> Hit:
    """The words that are asked about, with the noun that may stand behind them; all where they are not found."""
    start = request.raw.find(span) if span else -1
    if start < 0:
        return Hit(0, len(request))
    first, end = request.cover(start, start + len(span))
    return Hit(first, min(end + NOUN, len(request)))


NOUN = 3
"""Words behind "some of the" in which its noun stands."""


def kin(one: str, other: str) -> bool:
    """Whether two words are forms of one noun: "orders", "order"."""
    shorter, longer = sorted((one, other), key=len)
    return len(shorter) >= STEM and longer.startswith(shorter[: max(STEM, len(shorter) - 1)])


STEM = 4
"""Letters from which a word is known again in another form."""


def names_somebody(reply: Reading) -> bool:
    """Whether the reply is somebody's name, or a firm's, and says no more."""
    if things_of(reply) or reply.entities("number") or reply.entities("currency"):
        return False
    people = [Hit(m.start, m.end) for m in named(reply) if m.person and not within(reply, m, PLACES)]
    full = full_names(reply)
    return bool(people or full) and says_only(reply, [*people, *full])


def names_with_record(reply: Reading) -> bool:
    """Whether the reply is somebody's name beside a record of theirs, and says no more: "Ida Horn, order 88"."""
    records = reply.entities("id")
    people = [Hit(m.start, m.end) for m in named(reply) if m.person and not within(reply, m, PLACES)]
    names = [*people, *full_names(reply)]
    return bool(records and names) and says_only(reply, [*records, *names])


def only_record(reply: Reading) -> bool:
    """Whether the reply is the code of a thing with its noun, and says no more: "contract C-9"."""
    records = reply.entities("id")
    return len(records) == 1 and says_only(reply, [*records, *(Hit(m.start, m.end) for m in named(reply) if m.named)])


def nobody(reply: Reading) -> bool:
    """Whether the reply is surely no person: a currency, a low number, a thing, a place, a code, an age.

    A number of more digits may be somebody's record, one word of capitals somebody's initials.
    """
    if only_currency(reply) or by_age(reply):
        return True
    words = [at for at, word in enumerate(reply.words) if any(map(str.isalnum, word))]
    if len(words) == 1 and reply.words[words[0]].isdecimal():
        return len(reply.words[words[0]]) < RECORD
    if len(words) > 1 and all(code(reply, at) for at in words):
        return True
    things = [hit for name in THING_NOUNS for hit in reply.all_hits.get(name, ())]
    if not things or any(reply.all_hits.get(name) for name in (*CERTAIN_ROLES, "@group_noun", "@team_noun")):
        return False
    if len(words) == 1 and capital(reply, words[0]) and not any(map(reply.all_hits.get, PROGRAMS)):
        return False  # "Page" may be a surname
    values = [hit for name in ("id", "number", "quote", "file", "url") for hit in reply.entities(name)]
    return says_only(reply, [*things, *values])


def gets_nothing(reply: Reading, request: Reading) -> bool:
    """Whether the reply is a file, an address of a page, or the number of what is sent, and so no recipient.

    A code is that of the thing whose name it begins as: "Q-20881" of a quote, "A-2211" eines Angebots.
    """
    if by_age(reply) or only_currency(reply) or only(reply, ("file", "url")):
        return True
    codes = CODES.findall(reply.raw)
    sent = {word for word in request.words if len(word) > CODE}
    return (
        bool(codes)
        and says_only(reply, [*reply.entities("id"), *reply.entities("number")])
        and all(any(word.startswith(code.lower()) for word in sent) for code in codes)
    )


CODES = re.compile(r"\b([A-Z]{1,4})-?\d{2,}")
"""Letters ahead of a number."""
PROGRAMS = ("@file_type", "@platform")
THING_NOUNS = (
    *PROGRAMS,
    *(f"@{name}_noun" for name in "asset document message event place site spot record thing plain".split()),
)
"""Nouns of what is no person."""
CODE = 4
"""Letters up to which a word of capitals is a code."""


def code(reply: Reading, at: int) -> bool:
    """Whether a word is a code of capitals: "SAP"."""
    written = reply.raw[reply.starts[at] : reply.ends[at]]
    return 1 < len(written) <= CODE and written.isalpha() and written.isupper()


def only_currency(reply: Reading) -> bool:
    """Whether the reply is a currency and nothing else."""
    found = [*reply.entities("currency"), *reply.all_hits.get("@currency_code", ())]
    return bool(found) and not reply.entities("money") and says_only(reply, found)


def only(reply: Reading, names: tuple[str, ...]) -> bool:
    """Whether the reply consists of such values and small words."""
    found = [hit for name in names for hit in reply.entities(name)]
    return bool(found) and says_only(reply, found)


def says_only(reply: Reading, hits: list[Hit]) -> bool:
    """Whether nothing but small words and courtesies stands beside the hits."""
    told = tokens_of([*hits, *(hit for name in COURTESIES for hit in reply.hits(name))])
    return all(at in told or not word[0].isalnum() for at, word in enumerate(reply.words))


COURTESIES = ("@small_word", "@yes_word", "@social_opener")
