"""Times that nobody can put a date to: "soon" - "at a suitable moment" - "until he is in a better mood".

Attribute `form`: "word" (an expression of the list @vague_time), "frequency", "event" (a clause
about something that no system can check). Narrative and sign-offs ("see you soon") are left out.
"""

from askfirst.text.entities.open_asides import aside
from askfirst.text.entities.open_events import open_events
from askfirst.text.hit import Hit, merged, outermost, tokens_of
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading
from askfirst.text.standing import any_of, starting

NARRATED = frozenset("been 've had was were took went since ago".split())
ARTICLES = frozenset("a an the some more".split())
LED = frozenset("at in on for until till to by after before from over within".split())
NEEDING = frozenset("need needs needed take takes took spend spends spent saves save cost costs".split())


def find_open_times(reading: Reading) -> list[Hit]:
    """Every expression of time that leaves the time open."""
    often = [*spoken(reading, "@vague_frequency"), *spoken(reading, "@vague_rate")]
    hits = [Hit(hit.start, hit.end, {"form": "frequency"}) for hit in often if not habit(reading, hit)]
    rates, partings = tokens_of(often), tokens_of(reading.all_hits.get("@sign_off_time", ()))
    hits += [
        Hit(hit.start, hit.end, {"form": "word"}) for hit in spoken(reading, "@vague_time") if not hit.within(rates)
    ]
    hits += [Hit(hit.start, hit.end, {"form": "word"}) for hit in described(reading) + shifted(reading)]
    hits = [hit for hit in hits if not hit.within(partings) and not narrated(reading, hit) and not noted(reading, hit)]
    hits = [
        hit
        for hit in hits
        if not (
            as_soon_as(reading, hit) or foretold(reading, hit) or one_of_length(reading, hit) or aside(reading, hit)
        )
    ]
    return outermost(merged(hits) + open_events(reading))


def as_soon_as(reading: Reading, hit: Hit) -> bool:
    """Whether the word belongs to "as soon as the order is paid", which the clause decides."""
    before, after = reading.words[hit.start - 1 : hit.start], reading.words[hit.end : hit.end + 1]
    return before == ["as"] and after == ["as"]


def one_of_length(reading: Reading, hit: Hit) -> bool:
    """Whether "one day" is a length: "a reply within one day"."""
    return reading.words[hit.start : hit.end] == ["one", "day"] and not LENGTH.isdisjoint(
        reading.words[max(0, hit.start - 1) : hit.start]
    )


LENGTH = frozenset("within in for than least most by only exactly on".split())


def habit(reading: Reading, hit: Hit) -> bool:
    """Whether somebody only tells what happens: "We hear from Mr Falk every now and then; ..."."""
    first = reading.clause_start(hit.start)
    return reading.words[first] in TELLERS and reading.words[first + 1 : first + 2] in HAPPENING


TELLERS = frozenset("we i they he she".split())
HAPPENING = [[word] for word in "hear hears see sees get gets meet meets order orders buy buys call calls".split()]


def foretold(reading: Reading, hit: Hit) -> bool:
    """Whether the sentence says what others will do: "Soon they harvest"."""
    return reading.opens_sentence(hit.start) and not THIRD.isdisjoint(reading.words[hit.end : hit.end + 1])


THIRD = frozenset("they he she it nobody everybody".split())


def narrated(reading: Reading, hit: Hit) -> bool:
    """Whether the clause tells what has been, so that its time is no instruction."""
    return any_of(reading, NARRATED, reading.clause_start(hit.start), hit.start)


def noted(reading: Reading, hit: Hit) -> bool:
    """Whether the words are the content of a note: "log on A-3: they decide soon", "she needs some time"."""
    before = reading.words[max(0, hit.start - 2) : hit.start]
    if set(before) & NEEDING and before[-1:] != ["place"]:
        return True
    logs = starting(spoken(reading, "@log_verb"), reading.sentence_start(hit.start), hit.start)
    return bool(logs) and any_of(reading, TOLD, logs[0].start, hit.start)


TOLD = frozenset({":", "that"})
"""Behind a verb that keeps a record, these begin what is kept."""


def shifted(reading: Reading) -> list[Hit]:
    """A date that is moved by nobody knows how much: "extend the trial a little"."""
    found = []
    for amount in reading.hits("@vague_amount"):
        if starting(spoken(reading, "@shift_verb"), reading.clause_start(amount.start), amount.start):
            found.append(amount)
    return found


def described(reading: Reading) -> list[Hit]:
    """A time that only an adjective describes: "at a quieter point", "in a less hectic week"."""
    found = []
    for adjective in reading.all_hits.get("@vague_time_adjective", ()):
        lead = reading.words[max(0, adjective.start - 3) : adjective.start]
        if not lead or lead[-1] not in ARTICLES or LED.isdisjoint(lead):
            continue
        nouns = starting(reading.all_hits.get("@vague_time_noun", ()), adjective.end, adjective.end + 2)
        found += [Hit(adjective.start - 1, noun.end) for noun in nouns]
    return found
