"""Numbers that machines, limits and timers are set to: set the belt to 25, cap the speed at 8."""

from askfirst.text.entities.quantities.surroundings import Surroundings
from askfirst.text.entities.quantities.unitless import year
from askfirst.text.hit import Hit
from askfirst.text.nouns import MARKS, STOPS, phrase_end, plural
from askfirst.text.reading import Reading

LEADS = frozenset("to at by from below above under over than = with is be : of".split())
STRONG = frozenset(
    (
        "set sets setting reset adjust change raise raises lower lowers reduce decrease increase limit "
        "limits cap caps configure program throttle dial"
    ).split()
)
PHYSICAL = (
    "inflat",
    "cut",
    "trim",
    "shorten",
    "lengthen",
    "widen",
    "heat",
    "cool",
    "chill",
    "warm",
    "tighten",
    "torqu",
    "stretch",
    "pressuri",
)
TURNS = frozenset(
    ("turn turns turning spin spins rotate rotates run runs running operate operates rev revs idles").split()
)
LIMITS = frozenset("above below over under exceeds exceed reaches hits".split())
SPACES = frozenset("room zone floor bay lane line channel section".split())
"""With a number behind them they are heated, cooled or run: set room 214 to 21."""
KEPT = frozenset("min max minimum maximum safety reorder target".split())
"""Ahead of "stock" these make it a number kept, not what soup is made of."""
RANKS = frozenset(
    ("priority prio severity urgency rank position version importance criticality level-no revision").split()
)


def is_setting(around: Surroundings, number: Hit) -> bool:
    """Whether a number without a unit is the value of something that has a unit."""
    reading, words = around.reading, around.words
    left = around.left(number.start)
    if left < 0 or phrase_end(reading, number.end) > number.end or year(around, number, left):
        return False
    if says_itself(around, number, left):
        return True
    devices = reading.all_hits.get("@device", ())
    verbs = [
        hit
        for hit in reading.all_hits.get("@setting_verb", ())
        if governs(reading, hit, number)
        and not any(hit.overlaps(one) and one.end > hit.end - 1 > one.start for one in devices)
    ]
    verbs = [hit for hit in verbs if around.is_verb(hit)] or verbs
    return bool(verbs) and words[left] in LEADS and is_set(around, verbs[-1], number, left)


def says_itself(around: Surroundings, number: Hit, left: int) -> bool:
    """Whether a value needs no verb of setting: speed 8, runs at 25, weighs 640, above 8, for 45."""
    reading, words = around.reading, around.words
    dimensions = [hit for hit in reading.all_hits.get("@dimension", ()) if not around.opens(hit.start)]
    if any(hit.end == left + 1 or (hit.end == left and words[left] in LEADS) for hit in dimensions):
        return True
    if words[left] == "to" and any(hit.start == reading.clause_start(number.start) for hit in dimensions):
        return True
    if words[left] == "at" and words[left - 1] in TURNS:
        return True
    measured = dimensions if words[left] == ":" else ()
    if words[left] in LIMITS:
        measured = (*dimensions, *reading.all_hits.get("@device", ()))
    if any(governs(reading, hit, number) for hit in measured):
        return True
    weighed = any(hit.end == left + 1 for hit in reading.all_hits.get("@measure_verb", ()))
    return weighed or lasts(around, left, number)


def is_set(around: Surroundings, verb: Hit, number: Hit, left: int) -> bool:
    """Whether the thing that a verb sets has values with a unit."""
    reading, words = around.reading, around.words
    opening = min(verb.start, reading.clause_start(number.start))
    if not RANKS.isdisjoint(words[opening:left]):
        return False
    dimensions = reading.all_hits.get("@dimension", ())
    many = any(plural(word) for word in words[verb.end : left])
    mass = (hit for hit in around.mass if not (many and words[hit.start] == "stock" and words[hit.start - 1] in KEPT))
    if any(opening <= hit.start < left for hit in (*dimensions, *mass)):
        return True
    end = phrase_end(reading, verb.end)
    scope = (verb.end, end) if end > verb.end else (opening, left)
    valued = machine_or_count(around, *scope)
    if valued is not None:
        return valued
    if words[verb.start].startswith(PHYSICAL) and words[left] != "of":
        return True
    return words[verb.start] in STRONG and not counted(words[verb.end : left])


def machine_or_count(around: Surroundings, start: int, end: int) -> bool | None:
    """Whether a machine or room stands there (True), a rank or count (False), or neither (None)."""
    reading, words = around.reading, around.words
    devices = [hit for hit in reading.all_hits.get("@device", ()) if start <= hit.start < end]
    plain = [hit for hit in reading.all_hits.get("@unitless", ()) if start <= hit.start < end]
    plain = [hit for hit in plain if not any(hit.overlaps(device) for device in devices)]
    for hit in list(plain):
        if words[hit.start] in SPACES and words[hit.end : hit.end + 1] and words[hit.end][0].isdigit():
            plain.remove(hit)
            devices.append(hit)
    if not devices and not plain:
        return None
    return bool(devices) and (not plain or devices[-1].start > plain[-1].start)


def lasts(around: Surroundings, left: int, number: Hit) -> bool:
    """Whether a number says how long something goes on: rest 40, run the dryer for 45; not "minimum age 18"."""
    reading = around.reading
    if reading.words[left] != "for" and not any(
        hit.end == left + 1 and around.is_verb(hit) for hit in reading.all_hits.get("@lasting_verb", ())
    ):
        return False
    return any(
        hit.end <= left + 1 and reading.same_clause(hit, number) for hit in reading.all_hits.get("@lasting_verb", ())
    )


def governs(reading: Reading, verb: Hit, number: Hit) -> bool:
    """Whether a verb stands before the number in its sentence."""
    return verb.end <= number.start and reading.same_sentence(verb, number)


def counted(words: list[str]) -> bool:
    """Whether the thing that is set is a plural or nothing: set the users to 30."""
    head = ""
    for word in words:
        if (word in STOPS or word in MARKS) and head:
            break
        if word.isalpha() and word not in {"the", "a", "our", "my"} and word not in STOPS:
            head = word
    return not head or plural(head)
