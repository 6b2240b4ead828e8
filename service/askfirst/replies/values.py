"""Whether a reply is of the sort that was asked for: a time where it is asked when, somebody where it is asked who."""

from collections.abc import Mapping

from askfirst.text.cues import cued, spots
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.orders import led
from askfirst.text.reading import Reading

SORTS: Mapping[str, tuple[str, ...]] = {
    "time": ("date", "clock_time"),
    "duration": ("duration",),
    "money": ("money",),
    "currency": ("currency",),
    "email": ("email",),
    "place": ("region",),
    "name": ("name",),
}
"""Sorts of values, by the entities that show them; ids ("code", or "record" with what they number), numbers, words such
as "both" ("all") come beside them."""
WHEN = frozenset({"time", "duration", "number", "all"})
SUM = frozenset({"money", "number", "all"})
WHO = frozenset({"name", "email", "code", "record", "number", "place"})
WHERE = frozenset({"place", "code", "number", "record", "name", "email"})
GROUP = frozenset({"code", "record", "number", "all", "name", "email"})
COUNT = frozenset({"number", "all", "code", "record", "duration"})
FIELD_SORTS: Mapping[str, frozenset[str]] = {
    **dict.fromkeys("time new_time date dates deadline timeline start end".split(), WHEN),
    **dict.fromkeys("length until period duration interval".split(), WHEN),
    **dict.fromkeys(("amount", "budget", "price"), SUM),
    **dict.fromkeys("recipient assignee payee person attendee attendees contact approver owner partner".split(), WHO),
    **dict.fromkeys(("location", "destination", "origin", "place"), WHERE),
    **dict.fromkeys(("segment", "audience"), GROUP),
    **dict.fromkeys(("quantity", "people", "number", "count"), COUNT),
    "unit": frozenset({"number"}),
    "currency": frozenset({"currency", "money"}),
    "priority": frozenset({"code", "record", "number", "all"}),
    "criterion": frozenset({"time", "duration", "money", "code", "record", "name"}),
}
"""The sorts that give a field; of any other field nothing is known."""
GROUPS = ("segment", "audience", "criterion", "discount_conditions", "filter")
"""Fields that a rule answers, which may well have an "or"."""
NO_THING = frozenset({"time", "duration", "money", "currency"})
"""Sorts that never say which person or thing is meant."""
REFERENCES = ("undefined_reference", "ambiguous_reference")
"""Kinds of issues about who or what is meant."""
SHORT = 3
"""Letters up to which a word beside a value says nothing by itself: "am", "the", "à"."""
SOMEBODY = ("@man_pronoun", "@woman_pronoun", "@person_noun", "@role_noun", "@unnamed_person")


def fits(reply: Reading, field: str | None, kind: str | None, span: Reading) -> bool | None:
    """Whether a reply is nothing but values, and one of the sort that a field takes or that says what `span` means.

    False where it is nothing but values of other sorts; None where its words have to tell.
    """
    only = sorts_of(reply)
    if field is None and kind in REFERENCES:
        somebody = any(span.hits(name) for name in SOMEBODY)
        taken = WHO if somebody else None
        if only and (only <= NO_THING if taken is None else only.isdisjoint(taken)):
            return False
        return True if only else None
    taken = WHEN if kind == "unclear_timeframe" else FIELD_SORTS.get(field or "")
    if taken is None:
        return None
    if only:
        return not only.isdisjoint(taken)
    return None


def sorts_of(reply: Reading) -> frozenset[str]:
    """The sorts of the values that the reply consists of; empty where it says anything else, as a limit does."""
    if reply.hits("@least_word"):
        return frozenset()
    values: list[tuple[str, Hit]] = []
    for sort, names in SORTS.items():
        found = [hit for name in names for hit in reply.entities(name)]
        values += [(sort, hit) for hit in found if not any(hit.overlaps(one) for _, one in values)]
    values += [(record(reply, hit), hit) for hit in reply.entities("id")]
    times = [hit for sort, hit in values if sort == "time"]
    values += [("all", hit) for hit in reply.hits("@whole_reply") if not any(hit.overlaps(time) for time in times)]
    values += [("time", hit) for hit in reply.entities("number") if times and led(reply, hit.start, "@hour_word")]
    taken = [hit for _, hit in values]
    values += [("number", hit) for hit in reply.entities("number") if not any(hit.overlaps(one) for one in taken)]
    covered = tokens_of(hit for _, hit in values) | tokens_of(reply.hits("@small_word"))
    rest = [word for at, word in enumerate(reply.words) if at not in covered and (len(word) > SHORT or reply.han)]
    return frozenset(sort for sort, _ in values) if not any(word[0].isalnum() for word in rest) else frozenset()


def record(reply: Reading, hit: Hit) -> str:
    """Whether an id stands with the word for what it numbers ("order 8112"), or is the code of a thing or site."""
    return "record" if hit.end - hit.start > 1 and reply.words[hit.start].isalpha() else "code"


def about_wording(asked: Reading) -> bool:
    """Whether a text is asked for: "What should the mail say?"; quoted words are only asked about: "'the mail'"."""
    quoted = [*asked.entities("quote"), *spots(asked.words, asked.cues.meaning)]
    wording = (hit for hit in spots(asked.words, asked.cues.wording) if not any(hit.overlaps(one) for one in quoted))
    return cued(asked.words, asked.cues.what) and any(wording)
