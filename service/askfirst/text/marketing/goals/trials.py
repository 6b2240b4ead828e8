"""Tests that are to be run, and trying on until something works."""

import re

from askfirst.text.governing import governor, orders
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.marketing.goals.figures import figures
from askfirst.text.reading import Reading

UNTIL = frozenset({"until", "till", "til"})

AS_SOON_AS = frozenset({"once", "when", "soon"})

STOPPING = ("stop", "end", "finish", "close", "conclude")


def tests(reading: Reading) -> list[Hit]:
    """Tests that are to be run, and "keep the better one", with no measure or no end."""
    begun = reading.outside_data("@test_order")
    hits = orders(reading, "@test_order")
    hits = hits + [hit for hit in begun if governor(reading, hit.start, "@launch_verb", 4)]
    if not hits:
        return []
    if not DRAWN.isdisjoint(reading.words):
        return []
    ends = reading.entities("duration") or reading.entities("date") or figures(reading)
    return [] if ends and compared_by(reading) else hits


DRAWN = frozenset({"lot", "lots", "random", "randomly", "draw", "raffle"})
"""A winner found so is no better variant."""


def compared_by(reading: Reading) -> bool:
    """Whether a metric is named, and not only how many are tested: "clicks", but not "2,000 visitors each"."""
    numbers = {hit.end for hit in figures(reading)}
    named = [hit for key in ("@metric", "@counted") for hit in reading.all_hits.get(key, ())]
    if BETTER.search(reading.lower):
        named = [hit for hit in named if reading.words[hit.start] not in {"list", "lists"}]
    return any(hit.start not in numbers for hit in named)


BETTER = re.compile(
    r"\b(?:that|which|whichever|what) (?:does|works|performs|is|proves|feels) (?:better|best|stronger)\b"
)
"""A winner that nothing measures: the list it is tested on is no metric then."""


def endless(reading: Reading) -> list[Hit]:
    """Trying on with no end: "swap the image until something resonates"."""
    tried = reading.outside_data("@test_word")
    if not tried:
        return []
    hits = []
    for at, word in enumerate(reading.words):
        if word not in UNTIL and not (word in AS_SOON_AS and stopped(reading, at)):
            continue
        sentence = reading.sentences[at]
        if any(reading.sentences[one.start] == sentence and one.start < at for one in tried):
            end = next((to for to in range(at, len(reading)) if reading.sentences[to] != sentence), len(reading))
            hits.append(Hit(at, end))
    facts = tokens_of(exact(reading)) if hits else frozenset()
    return [hit for hit in hits if not hit.within(facts)]


def stopped(reading: Reading, at: int) -> bool:
    """Whether something is to stop as soon as what follows holds: "and finish once it performs"."""
    return any(
        reading.words[on] in STOPPING and reading.words[on + 1] not in {"up", "of"}
        for on in range(reading.sentence_start(at), at)
    )


def exact(reading: Reading) -> list[Hit]:
    """Figures, days, times and ids: what a test can stop at."""
    return [
        *figures(reading),
        *(hit for name in ("date", "clock_time", "id") for hit in reading.entities(name)),
    ]
