"""Time clauses that hang on nothing a system can see: "when things calm down"."""

from askfirst.text.hit import Hit
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading

CLAUSE = 14
"""Tokens of a time clause that are looked at."""
STOPS = frozenset({",", ";", ".", "!", "?", ":", ")", "("})
ASKED = frozenset(
    "ask asks asked know tell check confirm say says exactly about sure of wondering remember see".split()
)
PERSONS = frozenset("they he she you we everyone everybody people i".split())
TIMED = ("date", "clock_time", "duration")
CHECKED = ("id", "number", "quote")
"""What makes an event one that can be looked up, unless only a mood is told of it."""


def open_events(reading: Reading) -> list[Hit]:
    """Clauses such as "when things calm down" that hang on nothing a system can see."""
    found = []
    for conjunction in reading.hits("@time_conjunction"):
        word = reading.words[conjunction.end - 1]
        before = reading.words[conjunction.start - 1 : conjunction.start]
        if (before and before[0] in ASKED) or asks_when(reading, conjunction):
            continue
        clause = Hit(conjunction.end, clause_end(reading, conjunction.end))
        if clause.start < clause.end and is_open(reading, word, conjunction, clause):
            found.append(Hit(conjunction.start, clause.end, {"form": "event"}))
    return found


def asks_when(reading: Reading, conjunction: Hit) -> bool:
    """Whether it opens a question: "When was the last time that anybody phoned?"."""
    behind = reading.words[conjunction.end : conjunction.end + 1]
    return reading.words[conjunction.start : conjunction.end] == ["when"] and behind in ASKING


ASKING = [[word] for word in "was is were are did does do has have had will".split()]


def clause_end(reading: Reading, start: int) -> int:
    """Where a time clause ends: at a mark, at "and" or "then", or out of reach."""
    end = start
    while end < len(reading) and end - start < CLAUSE and reading.sentences[end] == reading.sentences[start]:
        if reading.words[end] in STOPS or (reading.words[end] in {"and", "then", "please"} and end - start > 1):
            break
        end += 1
    return end


def is_open(reading: Reading, word: str, conjunction: Hit, clause: Hit) -> bool:
    """Whether nothing in the clause can be checked: a mood or climate, or a mere state of a person."""
    if clause.within(reading.covered(*TIMED)):
        return False
    events = [hit for hit in spoken(reading, "@event_word") if hit.overlaps(clause) and not ready(reading, hit, clause)]
    checked = clause.within(reading.covered(*CHECKED))
    if (not checked or not events) and any(hit.overlaps(clause) for hit in spoken(reading, "@open_event_word")):
        return word != "as" or inside(reading, "@allowing", clause)
    if word in {"as", "after", "before", "of", "following"} and conjunction.end - conjunction.start == 1:
        return False
    if checked or events:
        return False
    subject = reading.words[clause.start]
    return subject in PERSONS or inside(reading, "@state_verb", clause)


def ready(reading: Reading, hit: Hit, clause: Hit) -> bool:
    """Whether it is a person who is to be ready, which no system shows."""
    return reading.words[hit.start] == "ready" and reading.words[clause.start] in PERSONS


def inside(reading: Reading, key: str, clause: Hit) -> bool:
    """Whether a term of the list stands in the clause."""
    return any(hit.overlaps(clause) for hit in reading.all_hits.get(key, ()))
