"""Figures to reach, which are no people: "target 500 sign-ups", "reach the top 3"."""

from askfirst.text.hit import Hit
from askfirst.text.marketing.targeting import has_age
from askfirst.text.reading import Reading

AMOUNTS = frozenset("$ € £ cpa roas top page goal me us position".split())


def counted(reading: Reading, verb: Hit) -> bool:
    """Whether a number is to be reached and nobody is addressed: "reach 12,000 followers"."""
    return reading.words[verb.start] in {"reach", "target"} and quantity(reading, verb.end)


def quantity(reading: Reading, position: int) -> bool:
    """Whether a goal stands here and no people: "target 500 sign-ups", "reach the top 3"."""
    if reading.words[position] in AMOUNTS or measure(reading, position):
        return True
    digit = reading.plain[reading.starts[position]].isdigit()
    return digit and not has_age(reading, position, min(len(reading), position + 6))


def measure(reading: Reading, position: int) -> bool:
    """Whether a metric or a goal is reached: "aiming at a cost per lead of $38", "reached its goal"."""
    nouns = [hit for key in ("@metric", "@goal_noun") for hit in reading.all_hits.get(key, ())]
    return any(
        position <= hit.start <= position + 1 and not reading.words[hit.start].startswith("target") for hit in nouns
    )
