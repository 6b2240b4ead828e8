"""Of what sort a reply is that consists of a value and nothing else, and which sorts answer what."""

from collections.abc import Mapping

from askfirst.text.cues import spots
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.listed import led
from askfirst.text.names import capital
from askfirst.text.reading import Reading

SORTS: Mapping[str, tuple[str, ...]] = {
    "time": ("date", "clock_time"),
    "duration": ("duration",),
    "money": ("money",),
    "people": ("audience_settled",),
}
"""Sorts of values by the entities that show them; ids, numbers, words such as "both", and whole registers ("all in
our CRM") come beside them."""
TAKEN: Mapping[str, frozenset[str]] = {
    "location": frozenset({"code", "number"}),
    "destination": frozenset({"code", "number", "record", "people"}),
    "unit": frozenset({"number"}),
    "segment": frozenset({"code", "record", "number", "people"}),
    "audience": frozenset({"code", "record", "number", "people", "all"}),
    "quantity": frozenset({"code", "record", "number", "duration", "time", "all", "money"}),
    "timeline": frozenset({"code", "record", "number", "time", "duration", "all"}),
    "currency": frozenset({"code", "record", "money"}),
    "amount": frozenset({"code", "record", "number", "money", "all"}),
    "budget": frozenset({"code", "record", "number", "money", "all"}),
    "priority": frozenset({"code", "record", "all"}),
}
"""The sorts that by themselves give a field; of any other field nothing is known."""
PERSON = frozenset({"code", "record", "number", "people"})
"""The sorts that say who is meant."""
UNTIMED = frozenset({"unit", "currency", "budget", "priority"})
"""Fields that no time answers, so that "after the meeting" beside one says no more."""
RECORD = 3
"""Digits from which a bare number may be that of a record, or of the person whose record it is."""
SHORT = 3
"""Letters up to which a word beside a value says nothing by itself: "am", "the", "à"."""


def other_sort(reply: Reading, field: str | None, span: str, request: Reading, *, person: bool) -> bool:
    """Whether a reply is only a value of another sort than the field takes, or than tells which person is meant.

    `span` are the words of the request that are asked about.
    """
    if field == ACCOUNT:
        return bool(request.entities("money")) and only_sum(reply)
    taken = PERSON if person else TAKEN.get(field or "")
    if taken is None:
        return False
    sorts = sorts_of(reply, untimed=field in UNTIMED)
    if "money" in sorts and field == "quantity" and counted(request, span):
        return True
    several = field == "currency" and len({reply.text(hit) for hit in reply.entities("currency")}) > 1
    return several or (bool(sorts) and sorts.isdisjoint(taken))


ACCOUNT = "account"
DIGITS = 6
"""Digits from which a number may be that of an account, where a sum is transferred."""


def only_sum(reply: Reading) -> bool:
    """Whether a reply is a sum, or a number too short for that of an account."""
    sorts = sorts_of(reply, turning=True)
    long = sum(map(str.isdigit, reply.raw)) >= DIGITS
    return bool(sorts) and sorts <= {"money", "number"} and not ("number" in sorts and long)


def counted(request: Reading, span: str) -> bool:
    """Whether the words that ask for a quantity name things, of which a sum is no number: "some screws".

    The noun stands in the span or right behind it. Where nouns have capitals, one that is no word for money is a thing.
    """
    start = request.raw.find(span) if span else -1
    if start < 0:
        return False
    first, end = request.cover(start, start + len(span))
    near = Hit(first, min(end + NOUN, len(request)))
    if any(hit.overlaps(near) for hit in [*request.entities("currency"), *request.hits("@money_noun")]):
        return False
    if request.han:
        return True
    plural = any(hit.overlaps(near) for hit in request.entities("plural"))
    return plural or (request.nouns_capital and any(capital(request, at) for at in range(max(first, 1), near.end)))


NOUN = 2
"""Words behind "some" in which its noun stands."""


def sorts_of(reply: Reading, *, untimed: bool = False, turning: bool = False) -> frozenset[str]:
    """The sorts of the values that the reply consists of; empty where it says anything else, as a limit does.

    With `untimed`, parts of the day and what follows "after" or "before" belong to a time; with `turning`, words that
    put something right say nothing: "no, 350".
    """
    if "or" in reply.words or any(reply.hits(name) for name in ("@least_word", "@most_word")):
        return frozenset()
    values = [(sort, hit) for sort, names in SORTS.items() for name in names for hit in reply.entities(name)]
    people = reply.entities("audience_settled")
    values = [(sort, hit) for sort, hit in values if sort == "people" or not any(hit.overlaps(one) for one in people)]
    values += [(record(reply, hit), hit) for hit in reply.entities("id")]
    times = [hit for sort, hit in values if sort == "time"]
    values += [("all", hit) for hit in reply.hits("@whole_reply") if not any(hit.overlaps(time) for time in times)]
    values += [("time", hit) for hit in reply.entities("number") if times and led(reply, hit.start, "@hour_word")]
    if untimed:
        values += [("time", hit) for hit in beside_time(reply)]
    registers = reply.hits("@whole_register")
    values += [("register", hit) for hit in registers]
    taken = [hit for _, hit in values]
    values += [("number", hit) for hit in reply.entities("number") if not any(hit.overlaps(one) for one in taken)]
    covered = tokens_of(hit for _, hit in values)
    empty = ["@small_word", *(["@registered"] if registers else []), *(["@correcting"] if turning else [])]
    small = tokens_of(hit for name in empty for hit in reply.hits(name))
    rest = [word for at, word in enumerate(reply.words) if at not in covered | small and len(word) > SHORT]
    return frozenset(sort for sort, _ in values) if not rest else frozenset()


def beside_time(reply: Reading) -> list[Hit]:
    """Parts of the day, and from "after" or "before" to the end of the clause: "tomorrow, after the meeting"."""
    found = spots(reply.words, reply.cues.dayparts)
    for lead in spots(reply.words, reply.cues.beside_time):
        found.append(Hit(lead.start, max(lead.end, reply.clause_end(lead.start))))
    return found


def record(reply: Reading, hit: Hit) -> str:
    """Whether an id stands with the word for what it numbers ("order 8112"), or is the code of a thing or site."""
    led = hit.end - hit.start > 1 and reply.words[hit.start].isalpha() and len(reply.words[hit.start]) > SHORT
    placed = any(hit.overlaps(one) for name in ("@site_noun", "@spot_noun") for one in reply.hits(name))
    return "record" if led and not placed else "code"
