"""What stands behind a group and says nothing measurable: "at risk", "with a sizeable fleet"."""

from askfirst.text.entities.groups.clauses import is_one, lower
from askfirst.text.hit import Hit
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading

PRONOUNS = frozenset("those anyone anybody everyone everybody ones all someone".split())


def marked(reading: Reading, heads: list[Hit]) -> list[Hit]:
    """A vague mark right behind a group: "accounts at risk", "anyone influential"."""
    found = []
    marks = spoken(reading, "@vague_postmodifier")
    adjectives = spoken(reading, "@segment_adjective")
    for head in heads:
        lone = is_one(reading, head)
        follow = marks if not lone else []
        if reading.words[head.start] in PRONOUNS:
            follow = marks + adjectives
        led = reading.words[head.end : head.end + 1]
        if led and led[0] in {"with", "of", "on", "in", "from", "at"} and not lone:
            found += [
                Hit(head.start, one.end)
                for one in adjectives
                if 1 <= one.start - head.end <= 2 and lower(reading, one) and reading.same_sentence(one, head)
            ]
        found += [
            Hit(head.start, mark.end)
            for mark in follow
            if 0 <= mark.start - head.end <= 1 and reading.same_sentence(mark, head)
        ]
    return found


def equipped(reading: Reading) -> list[Hit]:
    """A property without a measure behind a plural: "hauliers with a sizeable fleet", "of a decent size"."""
    found = []
    for thing in reading.hits("@group_property"):
        for position in range(max(1, thing.start - 4), thing.start):
            head = reading.words[position - 1]
            if reading.words[position] in {"with", "of", "having"} and (
                head in PRONOUNS or head.endswith(("s", "people", "folk", "men"))
            ):
                measured = any(
                    position < n.start < thing.end + 3 and reading.same_sentence(n, thing)
                    for n in reading.entities("criterion")
                )
                vague = [a for a in reading.all_hits.get("@segment_adjective", ()) if position < a.start < thing.start]
                if vague and not measured:
                    found.append(Hit(position - 1, thing.end))
    return found
