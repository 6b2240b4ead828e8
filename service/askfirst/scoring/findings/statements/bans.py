"""What is forbidden, with the orders of the same deed: "it may not be renewed" and "renew it"."""

from collections.abc import Iterator
from itertools import islice

from askfirst.scoring.findings.statements.claims import Claim, negated, reach
from askfirst.scoring.findings.statements.places import opens, places
from askfirst.scoring.findings.statements.verb_stems import verb_stem
from askfirst.text.hit import Hit
from askfirst.text.lazy import once
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

VERB_REACH = 5
"""Tokens from the words of a ban to its verb: "no way at all it may be continued"."""


MOST = 50
"""Bans of a text that are looked at, each beside all orders."""


def bans(reading: Reading) -> Iterator[tuple[Claim, Claim]]:
    """Each ban with each order of the same deed: "it may not be renewed" with "renew it"."""
    for ban in islice(places(reading, "ban"), MOST):
        for verb in range(ban.end, min(ban.end + VERB_REACH, len(reading.words))):
            if reading.words[verb] in {".", ",", ";", "!"}:
                break
            banned = Claim(Hit(ban.start, verb + 1), verb + 1, reach(reading, verb + 1))
            for order in [*orders_of(reading, verb_stem(reading.words[verb])), *orders_alike(reading, verb)]:
                if not ban.start <= order <= verb:
                    yield banned, Claim(Hit(order, order + 1), order + 1, reach(reading, order + 1))


def orders_of(reading: Reading, verb: str) -> list[int]:
    """Where a verb is ordered."""
    return orders_by_stem(reading).get(verb, []) if len(verb) >= SHORTEST else []


SHORTEST = 3
"""Letters of a verb's stem."""


@once
def orders_by_stem(reading: Reading) -> dict[str, list[int]]:
    """Where verbs are ordered, by what they are without their endings."""
    found: dict[str, list[int]] = {}
    for position, word in enumerate(reading.words):
        if (
            word.isalpha()
            and (commands(reading, position) or opens(reading, position))
            and not negated(reading, position)
            and not reading.is_data(Hit(position, position + 1))
            and word.startswith((stem := verb_stem(word))[:SHORTEST])
        ):
            found.setdefault(stem, []).append(position)
    return found


def orders_alike(reading: Reading, position: int) -> list[int]:
    """Where another verb for the same act is ordered: "do not contact her" and "call her"."""
    banned = Hit(position, position + 1)
    hits = [
        hit
        for one, others in ALIKE
        if any(hit.overlaps(banned) for hit in reading.all_hits.get(one, ()))
        for hit in reading.all_hits.get(others, ())
    ]
    return [
        hit.start
        for hit in hits
        if hit.start != position
        and (commands(reading, hit.start) or opens(reading, hit.start))
        and not negated(reading, hit.start)
    ]


ALIKE = (
    *((f"@alike_{number}", f"@alike_{number}") for number in range(1, 12)),
    *((f"@include_{number}", f"@included_{number}") for number in range(1, 4)),
)
