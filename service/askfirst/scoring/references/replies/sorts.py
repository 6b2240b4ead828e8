"""Of what sort a reply is that consists of a value and nothing else, and which sorts answer what."""

from collections.abc import Mapping

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

SORTS: Mapping[str, tuple[str, ...]] = {
    "time": ("date", "clock_time"),
    "duration": ("duration",),
    "money": ("money",),
    "people": ("audience_settled",),
}
"""Sorts of values by the entities that show them; ids, numbers and words such as "both" come beside them."""
TAKEN: Mapping[str, frozenset[str]] = {
    "location": frozenset({"code", "number"}),
    "unit": frozenset({"number"}),
    "segment": frozenset({"code", "record", "number", "people"}),
    "audience": frozenset({"code", "record", "number", "people", "all"}),
    "quantity": frozenset({"code", "record", "number", "duration", "time", "all", "money"}),
    "timeline": frozenset({"code", "record", "number", "time", "duration", "all"}),
    "currency": frozenset({"code", "record", "money"}),
    "budget": frozenset({"code", "record", "number", "money", "all"}),
    "priority": frozenset({"code", "record", "all"}),
}
"""The sorts that by themselves give a field; of any other field nothing is known."""
PERSON = frozenset({"code", "record", "number", "people"})
"""The sorts that say who is meant."""
SHORT = 3
"""Letters up to which a word beside a value says nothing by itself: "am", "the", "à"."""


def other_sort(reply: Reading, field: str | None, span: Reading, *, person: bool) -> bool:
    """Whether a reply is only a value of another sort than the field takes, or than tells which person is meant."""
    taken = PERSON if person else TAKEN.get(field or "")
    if taken is None:
        return False
    sorts = sorts_of(reply)
    if "money" in sorts and field == "quantity" and counted(span):
        return True
    several = field == "currency" and len({reply.text(hit) for hit in reply.entities("currency")}) > 1
    return several or (bool(sorts) and sorts.isdisjoint(taken))


def counted(span: Reading) -> bool:
    """Whether the words that ask for a quantity name things, of which a sum is no number: "some screws"."""
    return bool(span.entities("plural")) and not span.entities("currency")


def sorts_of(reply: Reading) -> frozenset[str]:
    """The sorts of the values that the reply consists of; empty where it says anything else, as a limit does."""
    if "or" in reply.words or any(reply.hits(name) for name in ("@least_word", "@most_word")):
        return frozenset()
    values = [(sort, hit) for sort, names in SORTS.items() for name in names for hit in reply.entities(name)]
    people = reply.entities("audience_settled")
    values = [(sort, hit) for sort, hit in values if sort == "people" or not any(hit.overlaps(one) for one in people)]
    values += [(record(reply, hit), hit) for hit in reply.entities("id")]
    values += [("all", hit) for hit in reply.hits("@whole_reply")]
    taken = [hit for _, hit in values]
    values += [("number", hit) for hit in reply.entities("number") if not any(hit.overlaps(one) for one in taken)]
    covered = {at for _, hit in values for at in range(hit.start, hit.end)}
    small = {at for hit in reply.hits("@small_word") for at in range(hit.start, hit.end)}
    rest = [word for at, word in enumerate(reply.words) if at not in covered | small and len(word) > SHORT]
    return frozenset(sort for sort, _ in values) if not rest else frozenset()


def record(reply: Reading, hit: Hit) -> str:
    """Whether an id stands with the word for what it numbers ("order 8112"), or is the code of a thing or site."""
    led = hit.end - hit.start > 1 and reply.words[hit.start].isalpha() and len(reply.words[hit.start]) > SHORT
    placed = any(hit.overlaps(one) for name in ("@site_noun", "@spot_noun") for one in reply.hits(name))
    return "record" if led and not placed else "code"
