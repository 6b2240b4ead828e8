"""Open times around a noun: "after a decent interval", "at an auspicious moment"."""

from askfirst.text.entities.vague_times.counted import measured
from askfirst.text.entities.vague_times.words import ARTICLES, DEGREE, FIXED, LOOSE, OPEN, PREPOSITIONS, STRONG
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

ASKING = frozenset("ask asks asked asking request requested".split())


def open_phrase(reading: Reading, noun: Hit) -> Hit | None:
    """The phrase around a noun of time, if nothing in it fixes the time."""
    adjectives = {hit.end: hit.start for hit in reading.all_hits.get("@time_adjective", ())}
    start = noun.start
    while start in adjectives:
        start = adjectives[start]
    while start and reading.words[start - 1] in DEGREE:
        start -= 1
    if start == noun.start and reading.words[noun.start] in STRONG and any_adjective(reading, start - 1):
        start -= 1
    at = start - 1
    if at < 0:
        return None
    word, bare = reading.words[at], start == noun.start
    if word in OPEN:
        fits = True
    elif word in ARTICLES:
        fits = not bare or reading.words[noun.start] in LOOSE
    else:
        fits = word == "the" and not bare
    if not fits or at == 0 or reading.words[at - 1] not in PREPOSITIONS:
        return None
    if reading.words[at - 1] == "for" and ASKING & set(reading.words[max(0, at - 3) : at - 1]):
        return None  # "ask her for a time"
    if reading.words[noun.start] == "bit" and reading.words[at - 1] in ("by", "to", "on"):
        return None  # "lower it by a bit" measures no time
    return None if measured(reading, noun) else Hit(at - 1, noun.end)


def any_adjective(reading: Reading, at: int) -> bool:
    """Whether the word after "a" or "some" says nothing that could fix a time: "at an auspicious moment"."""
    if at < 2 or reading.words[at - 1] not in ARTICLES | OPEN:
        return False
    if reading.words[at + 1] == "time":
        return False  # "with a transit time": any noun may stand before "time"
    return reading.words[at].isalpha() and reading.words[at] not in FIXED
