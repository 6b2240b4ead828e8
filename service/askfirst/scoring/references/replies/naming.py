"""What a reply names: a thing, a person, a place. None but a thing is what "it" stands for, a person is "him"."""

from collections.abc import Sequence

from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.text.han.names import WHOLE_NAME
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.names import capital
from askfirst.text.reading import Reading

THINGS = ("quote", "file", "url")
"""Values that are things by themselves."""
TIMES = ("date", "clock_time", "duration", "timezone")
PLACES = ("region", "timezone")
PLACED = ("@site_noun", "@spot_noun")
"""Nouns with which an id is a place: "bay 4"."""
THING, MANY = ("@thing_pronoun", "@demonstrative"), "@many_pronoun"
SOMEBODY = ("@man_pronoun", "@woman_pronoun")


def misnames(reply: Reading, span: Reading, *, person: bool) -> bool:
    """Whether a reply names only what the pronoun, or the person, that is asked about cannot be.

    No "it" is a person, neither a pronoun nor a person is a place or a time.
    """
    thing = stands_alone(span, THING)
    if not (thing or person or stands_alone(span, (MANY,))) or names_thing(reply):
        return False
    persons = [m for m in named(reply) if m.person]
    others = [m for m in named(reply) if not m.person and not within(reply, m, PLACES)]
    if others or untold(reply, [*persons, *named(reply)]):
        return False
    return thing if persons else True


def stands_alone(span: Reading, lists: Sequence[str]) -> bool:
    """Whether the words asked about are a pronoun of one of the lists and nothing else."""
    return len(span) == 1 and any(span.hits(name) for name in lists)


def names_for(reply: Reading, span: Reading, own: str | None, shown: str) -> bool:
    """Whether an answer to another question names, beside what that takes, what a reference can stand for.

    `span` are the words of the reference, `own` is the field that was asked for, `shown` what was offered there.
    """
    people = own in VALUED
    things = people or own in NAMED or bool(shown)
    thing = things and any(
        reply.text(hit).lower() not in shown.lower() and not (own in RANKED and bare_code(reply, hit))
        for hit in things_of(reply)
    )
    if stands_alone(span, THING):
        return thing
    someone = people and any(m.person or (m.named and not within(reply, m, PLACES)) for m in named(reply))
    if stands_alone(span, (MANY,)):
        return thing or someone
    if stands_alone(span, SOMEBODY):
        return people and any(m.person for m in named(reply))
    if people and stands_for_somebody(span) and (any(m.person for m in named(reply)) or full_names(reply)):
        return True
    return identified(reply, span)


def stands_for_somebody(span: Reading) -> bool:
    """Whether words stand for people: "him", "the freelancer"."""
    return any(span.hits(name) for name in (*SOMEBODY, *CERTAIN_ROLES))


CERTAIN_ROLES = ("@person_noun", "@role_noun", "@frame_unnamed_person")


def full_names(reply: Reading) -> list[Hit]:
    """Names of several words, each with a capital; where words have no case, whatever names something."""
    if reply.han:
        own = WHOLE_NAME.fullmatch(reply.raw.strip(" 。"))
        return [Hit(0, len(reply))] if own else [Hit(m.start, m.end) for m in named(reply) if m.named]
    places = [hit for name in PLACES for hit in reply.entities(name)]
    return [
        hit
        for hit in reply.entities("name")
        if hit.end - hit.start >= FULL_NAME
        and all(capital(reply, at) for at in range(hit.start, hit.end))
        and not any(hit.overlaps(one) for one in places)
    ]


FULL_NAME = 2
"""Words of a name that is surely somebody's, or a firm's, where no list knows it."""


VALUED = frozenset(
    "unit currency timezone priority timeline time new_time period deadline date dates length until start end amount "
    "budget discount discount_conditions quantity count number interval percentage".split()
)
"""Fields whose answer is a value, and so neither a person nor a thing with a name."""
NAMED = frozenset("recipient assignee payee person people partner location destination origin".split())
"""Fields whose answer is a person or a place, and so no record, file or title."""


RANKED = frozenset({"priority"})
"""Fields whose answer is a code: "P2"."""


def bare_code(reply: Reading, hit: Hit) -> bool:
    """Whether an id stands without the word for what it numbers."""
    if any(hit.overlaps(one) for name in THINGS for one in reply.entities(name)):
        return False
    return not reply.words[hit.start].isalpha() or hit.end - hit.start == 1


def identified(reply: Reading, span: Reading) -> bool:
    """Whether the thing is named by its noun, and a name or an id stands beside it: "post FB-7"."""
    noun = max((word for word in span.words if word[0].isalnum()), key=len, default="")
    if reply.han:
        return bool(noun) and noun in reply.raw
    values = [hit for name in (*THINGS, "id", "name", "email") for hit in reply.entities(name)]
    near = [Hit(max(0, at - NEAR), at + NEAR + 1) for at, word in enumerate(reply.words) if word == noun]
    return any(hit.overlaps(one) for hit in values for one in near)


NEAR = 3
"""Words from a noun in which its name stands: "the post on LinkedIn, FB-7"."""


def names_thing(reply: Reading) -> bool:
    """Whether a record, a file or a title is named, or a number that may be one."""
    return bool(things_of(reply)) or bool(reply.entities("id")) or any(digits(reply, hit) for hit in bare(reply))


def things_of(reply: Reading) -> list[Hit]:
    """The records, files and titles that a reply names; no codes of sites."""
    own = [hit for name in THINGS for hit in reply.entities(name)]
    return [*own, *(hit for hit in reply.entities("id") if not placed(reply, hit))]


def placed(reply: Reading, hit: Hit) -> bool:
    """Whether an id is the code of a site or a spot."""
    return any(hit.overlaps(one) for name in PLACED for one in reply.hits(name))


def bare(reply: Reading) -> list[Hit]:
    """Numbers that are no part of a time, a sum or a share."""
    taken = [hit for name in (*TIMES, "money", "percent") for hit in reply.entities(name)]
    numbers = [hit for hit in reply.entities("number") if not any(hit.overlaps(one) for one in taken)]
    return [hit for hit in numbers if not (taken and hit.start and len(reply.text(hit)) <= HOUR)]


HOUR = 2
"""Digits of an hour, which a day stands beside: "tomorrow at 10"."""


def digits(reply: Reading, hit: Hit) -> bool:
    """Whether a number is written in figures."""
    return reply.text(hit).isdecimal()


def named(reply: Reading) -> list[Mention]:
    """What is mentioned, without the words of a time."""
    times = tokens_of(hit for name in TIMES for hit in reply.entities(name) if name != "timezone")
    return [m for m in Message(reply).mentions if not times.issuperset(range(m.start, m.end))]


def within(reply: Reading, mention: Mention, names: Sequence[str]) -> bool:
    """Whether a mention is one of these entities and nothing else."""
    own = tokens_of(hit for name in names for hit in reply.entities(name))
    placed_words = tokens_of(hit for name in PLACED for hit in reply.hits(name))
    return (own | placed_words).issuperset(range(mention.start, mention.end))


def untold(reply: Reading, mentions: Sequence[Mention]) -> bool:
    """Whether the reply has telling words that are no mention, no time and no small word."""
    told = {at for m in mentions for at in range(m.start, m.end)}
    told |= tokens_of(hit for name in (*TIMES, *PLACES, "number") for hit in reply.entities(name))
    told |= tokens_of(reply.hits("@small_word"))
    return any(word[0].isalnum() and at not in told for at, word in enumerate(reply.words))
