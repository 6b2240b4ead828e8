"""Orders without a verb: "Rabatt für Reuter bitte", "call with Ida pls", "Reuter needs a discount".

The noun opens its clause, but for an article, what describes it, a greeting or words that ask; behind it stands nothing
but what it is for. The words are the lexicon's: `please_word`, `wanting_verb`, `wanted_ahead`, `wanted_behind`, and
`wanted_not`, the verbs by which a clause orders or tells something else.
"""

from askfirst.text.hit import Hit
from askfirst.text.lazy import once, once_each
from askfirst.text.listed import covered, terms
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading

LONGEST = 12
"""Tokens of a text that may be such an order without a word that asks."""
FACTS = ("date", "clock_time", "duration", "percent", "money")


@once_each
def wanted(reading: Reading, key: str) -> list[Hit]:
    """The nouns of a list that are asked for by themselves."""
    return [hit for hit in spoken(reading, key) if alone(reading, hit)]


def alone(reading: Reading, noun: Hit) -> bool:
    """Whether the clause of a noun says no more than that it is wanted, and for whom or what."""
    start, end = bounds(reading, noun)
    first, last = stripped(reading, start, noun.start, noun.end, end)
    needed = [after for after in wanting(reading) if first < after <= noun.start]
    if not (needed or asks(reading, noun) or fills(reading, start, end)) or not described(
        reading, max(needed, default=first), noun.start
    ):
        return False
    return aimed(reading, noun.end, last)


def bounds(reading: Reading, noun: Hit) -> tuple[int, int]:
    """The clause of a noun."""
    clause, start, end = reading.clauses[noun.start], noun.start, noun.end
    while start > 0 and reading.clauses[start - 1] == clause:
        start -= 1
    while end < len(reading) and reading.clauses[end] == clause:
        end += 1
    return start, end


def stripped(reading: Reading, start: int, stop: int, first: int, end: int) -> tuple[int, int]:
    """A clause without its marks, words that ask and, ahead, those that lead to an order."""
    polite = covered(reading, "@please_word")
    while start < stop and (start in polite or idle(reading, start) or reading.words[start] in reading.leads):
        start += 1
    while end > first and (end - 1 in polite or idle(reading, end - 1)):
        end -= 1
    return start, end


def idle(reading: Reading, at: int) -> bool:
    """Whether a token is a mark."""
    return not reading.words[at][0].isalnum()


@once
def wanting(reading: Reading) -> list[int]:
    """Where terms end by which somebody wants or needs something."""
    return sorted(terms(reading, "@wanting_verb").values())


def asks(reading: Reading, noun: Hit) -> bool:
    """Whether a word in its sentence asks for the noun."""
    sentence = reading.sentences[noun.start]
    return any(reading.sentences[hit.start] == sentence for hit in reading.all_hits.get("@please_word", ()))


def fills(reading: Reading, start: int, end: int) -> bool:
    """Whether a short clause is all there is."""
    return end - start <= LONGEST and all(idle(reading, at) for at in (*range(start), *range(end, len(reading))))


def described(reading: Reading, first: int, noun: int) -> bool:
    """Whether nothing but articles and common words of description stand ahead of the noun."""
    return covered(reading, "@wanted_ahead").issuperset(range(first, noun))


def aimed(reading: Reading, first: int, last: int) -> bool:
    """Whether what stands behind the noun only says for whom, with whom or when, and orders nothing."""
    if first >= last:
        return True
    told = reading.covered(*FACTS)
    if first not in told and first not in terms(reading, "@wanted_behind"):
        return False
    if not deeds(reading).isdisjoint(range(first, last)):
        return False
    end = last - 1
    small = reading.raw[reading.starts[end]].islower() and end not in told
    return not (reading.nouns_capital and small and end not in covered(reading, "@trailing_word"))


@once
def deeds(reading: Reading) -> frozenset[int]:
    """The tokens that may be verbs: no names, and in German no nouns."""
    return frozenset(at for at in covered(reading, "@wanted_not") if not reading.capitals[at])
