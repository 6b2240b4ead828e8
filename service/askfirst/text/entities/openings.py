"""Where a text gets to the point, and what it has stated before."""

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

POLITE = frozenset(
    "hi hey hello dear please pls plz kindly can could would will you we i 'd 'll like to need want "
    "just then also ok "
    "okay so now and , . ! : - > let 's us go ahead be able team all there thanks".split()
)
FINITE = frozenset(
    "is are was were has have had 's 're did does do will would can cannot ca must should came went "
    "got wrote said "
    "called asked rang needs wants left moved changed found sent told won lost broke became".split()
)
"""Words by which a sentence states something."""
COURTESY = frozenset("hope hoping thanks thank sorry".split())
SHORTEST = 4


def find_openings(reading: Reading) -> list[Hit]:
    """The first word that is neither greeting nor politeness."""
    for position, word in enumerate(reading.words):
        if word not in POLITE and not greeted(reading, position):
            return [Hit(position, position + 1)]
    return []


def greeted(reading: Reading, position: int) -> bool:
    """Whether the token is a name behind a greeting: "Hi Tom,"."""
    before = reading.words[position - 1] if position else ""
    return before in {"hi", "hey", "hello", "dear"} or (
        reading.words[position + 1 : position + 2] == [","] and position < 2
    )


def find_statements(reading: Reading) -> list[Hit]:
    """Sentences that state a fact: what is to be passed on may stand in them."""
    if not reading.words:
        return []
    starts = [at for at in range(len(reading)) if reading.opens_sentence(at)]
    hits = [Hit(start, end) for start, end in zip(starts, [*starts[1:], len(reading)], strict=True)]
    return [hit for hit in hits if states(reading, hit)]


def states(reading: Reading, hit: Hit) -> bool:
    """Whether a sentence is long enough and has a verb that states something."""
    words = reading.words[hit.start : hit.end]
    if len(words) < SHORTEST or words[0] in COURTESY or words[-1] == "?":
        return False
    return any(word in FINITE or (word.endswith("ed") and word != "need") for word in words[1:])
