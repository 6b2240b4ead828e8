"""Which figure belongs to which metric, and whether it is to be reached or is there already."""

from askfirst.text.governing import bracketed, governor
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

APART = frozenset("for the of in on to our and , ; : at with".split())
"""Between a number and a noun these say that the number counts something else."""
NEAR = 8
"""Words between a metric and its target."""
BOUNDED = tuple(["or", word] for word in ("lower", "less", "more", "higher", "below", "above", "better", "under"))
"""Behind a figure: "cost per lead, NOK 140 or lower"."""


def linked(reading: Reading, metric: Hit, number: Hit) -> bool:
    """Whether a number belongs to a metric: "open rate of 32 %", "150 new registrations"."""
    if not reading.same_sentence(number, metric):
        return False
    if 0 <= number.start - metric.end <= NEAR:
        bounded = reading.words[number.end : number.end + 2] in BOUNDED
        return bounded or {",", ";"}.isdisjoint(reading.words[metric.end : number.start])
    between = reading.words[number.end : metric.start]
    if between[:1] == ["of"] and reading.words[number.end - 1] in {"%", "percent", "pct"}:
        between = [word for word in between if word not in {"of", "the", "our", "all"}]
    return 0 <= metric.start - number.end <= 3 and APART.isdisjoint(between)


def past(reading: Reading, number: Hit, metric: Hit) -> bool:
    """Whether the figure says how things are, and not how they shall be."""
    first, last = min(number.start, metric.start), max(number.end, metric.end)
    aims = [hit for hit in reading.outside_data("@target_word") if first - 3 <= hit.start <= last]
    words = reading.words
    if not aims and bracketed(reading, number.start):
        return True
    states = [
        hit
        for hit in reading.outside_data("@status_word")
        if first - 5 <= hit.start <= last + 4
        and reading.same_sentence(hit, number)
        and "," not in words[hit.end : first]
        and "," not in words[last : hit.start]
    ]
    if words[number.start - 1] == "by" and governor(reading, number.start, "@improve_verb", NEAR):
        return False  # "increase it by 3 points over last quarter's 31 %"
    return bool(states) and not any(aim.start >= max(states).end and aim.end <= last for aim in aims)
