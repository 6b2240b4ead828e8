"""Orders of which nobody can know what they are for: "Reboot", "Deploy to prod", "Transfer 500", "Ship 300 units".

All words of such a text can be told: a verb, a figure, a mere unit, an environment or a party that has no name, and
small words. Whatever else stands there may say what is meant, so nothing is found.
"""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.irreversible.closing import ENDS, PAUSES, alone, past, span, spots
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


@demanding({"operating_verb", "wiring_verb", "goods_verb"})
def bare_operation(material: Material) -> Sequence[Hit]:
    """The order, where it is all that the text says."""
    reading = material.text
    return [hit for hit, end in orders(reading) if ended(reading, end)][:1] if alone(material) else ()


def orders(reading: Reading) -> Iterator[tuple[Hit, int]]:
    """Every such order that opens the text, and where what says no more of it ends."""
    at = past(reading, 0)
    if end := spots(reading, "@operating_verb").get(at):
        yield span(at, end, "operation"), tail(reading, end)
    if end := spots(reading, "@wiring_verb").get(at):
        paid = amount(reading, end)
        party = spots(reading, "@nameless_party").get(paid or end)
        if paid or party:
            yield span(at, party or paid or end, "money"), tail(reading, party or paid or end)
    counted = amount(reading, end) if (end := spots(reading, "@goods_verb").get(at)) else None
    if counted and (unit := spots(reading, "@mere_unit").get(counted)):
        yield span(at, unit, "goods"), tail(reading, bound(reading, tail(reading, unit)))


def amount(reading: Reading, at: int) -> int | None:
    """Where the figure or the sum that begins here ends."""
    ends = [hit.end for name in ("money", "number") for hit in reading.entities(name) if hit.start == at]
    return max(ends, default=None)


def bound(reading: Reading, at: int) -> int:
    """Behind the place or the name that goods go to, of at most two words: where to says not what."""
    toward = spots(reading, "@bound_for")
    if at not in toward:
        return at
    end = toward[at]
    while end < min(len(reading), toward[at] + 2) and reading.words[end].isalpha() and reading.capitals[end]:
        end += 1
    return end


def tail(reading: Reading, at: int) -> int:
    """Behind small words and an environment."""
    while (after := past(reading, past(reading, at), "@environment")) != at or reading.words[at : at + 1] == [","]:
        at = max(after, at + 1)
    return at


def ended(reading: Reading, at: int) -> bool:
    """Whether nothing but marks follows in the whole text."""
    return all(word in ENDS or word in PAUSES for word in reading.words[at:])
