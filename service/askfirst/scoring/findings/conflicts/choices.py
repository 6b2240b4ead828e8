"""Choices left to whoever acts."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.options import SLOT_LEADS, STOPS, first_lead, options
from askfirst.scoring.findings.statements.places import any_between, opens, places, sentence_of, word_before
from askfirst.scoring.findings.statements.scope import EMPTY, clause
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

FILTER_LEADS = frozenset("in from of with without under over about having".split())


def asked_back(reading: Reading, start: int, end: int) -> bool:
    """Whether the sentence asks for a fact: "is it out or still in the depot?"."""
    if reading.words[end - 1] != "?" or end - start <= 6 or reading.words[start] not in QUESTION_WORDS:
        return False
    return not any(
        not start <= verb.start < end
        and opens(reading, verb.start)
        and reading.words[verb.start] not in {"let", "advise"}
        for verb in places(reading, "doing_verb")
    )


def put_to_reader(reading: Reading, start: int, hit: Hit, end: int) -> bool:
    """Whether it is a short question or a field: "should it go to Ann or Bo?", "format: pdf or word?"."""
    if reading.words[start] in {"should", "shall"} or asks(reading, start, end):
        return True
    if end - start <= 8 and (reading.words[end - 1] == "?" or ":" in reading.words[start : hit.start]):
        return True
    return in_field(reading, start, hit, end)


def in_field(reading: Reading, start: int, hit: Hit, end: int) -> bool:
    """Whether the two are the whole value of a field: "Colour of the door: green or blue, 2 m high"."""
    words = reading.words
    left, right = hit.start - 1, hit.end
    while left > start and words[left] not in STOPS:
        left -= 1
    while right < end and words[right] not in STOPS:
        right += 1
    return words[left] == ":" and hit.start - left <= 4 and right - hit.end <= 3


def asks(reading: Reading, start: int, end: int) -> bool:
    """Whether the sentence is a question about what to do, with the order beside it."""
    return reading.words[end - 1] == "?" and reading.words[start] in QUESTION_WORDS


def divides(reading: Reading, hit: Hit) -> bool:
    """Whether a slash stands between two values, spaced; every other word for "or" does."""
    if reading.words[hit.start] != "/":
        return True
    sides = reading.words[hit.start - 1], reading.words[hit.end]
    if alike(reading, hit):
        return True
    spaced = reading.starts[hit.start] > reading.ends[hit.start - 1]
    return (
        spaced
        and all(word.isalpha() for word in sides)
        and not {"to", "as"} & set(reading.words[max(0, hit.start - 4) : hit.start])
    )


QUESTION_WORDS = frozenset("is are was were do does did has have had who what when where why how which whose".split())


def opened(reading: Reading, start: int, hit: Hit) -> bool:
    """Whether something ahead in the sentence makes the "or" one that leaves nothing to choose."""
    if any(idiom.overlaps(hit) for idiom in reading.all_hits.get("@or_idiom", ())):
        return True
    if any(start <= word.start < hit.start and leaves_open(reading, word, hit) for word in opens_up(reading)):
        return True
    if "that" in reading.words[start + 1 : hit.start] and reading.words[hit.start - 1] != "that":
        return True
    start, _ = sentence_of(reading, hit.start)
    return any(
        start <= verb.start < hit.start and commands(reading, verb.start) for verb in places(reading, "look_verb")
    )


def opens_up(reading: Reading) -> Sequence[Hit]:
    """The words ahead of an "or" that make it one of many: "any", "if", "customers"."""
    return reading.all_hits.get("@or_open", ())


TOTALS = frozenset({"all", "every", "each"})
GIVING_LEADS = frozenset({"to", "by", "via", "into", "as"})
"""What stands behind these goes with the order, not with the things that it is for: "all of them to Ida or Bo"."""


def leaves_open(reading: Reading, word: Hit, hit: Hit) -> bool:
    """Whether the word reaches as far as the "or": "if it is damaged or late", not "case 12 ... in French or Dutch"."""
    words = reading.words
    if words[word.end : word.end + 1] and words[word.end][0].isdigit() and words[word.start] in {"case", "contacts"}:
        return False
    for mark in range(word.end, hit.start):
        if words[mark] == "," and mark + 1 < hit.start and is_verb(reading, mark + 1):
            return False
    if words[word.start] not in TOTALS:
        return True
    lead = first_lead(words, hit.start)
    given = lead > word.start and words[lead] in GIVING_LEADS and not words[lead - 1].endswith("ed")
    return not given and not days_beside(reading, hit)


def is_verb(reading: Reading, place: int) -> bool:
    """Whether a verb that orders something begins here."""
    return any(verb.start == place for verb in places(reading, "doing_verb"))


def days_beside(reading: Reading, hit: Hit) -> bool:
    """Whether a day or a time stands on either side: "Wednesday or Thursday", "today at 5 or tomorrow at 9"."""
    times = [*reading.entities("date"), *reading.entities("clock_time")]
    return any(one.end == hit.start for one in times) and any(one.start - hit.end in (0, 1) for one in times)


def scope(reading: Reading, start: int, hit: Hit) -> int:
    """Where the words begin that can open an "or": behind the last colon of the sentence."""
    marks = [position for position in range(start, hit.start) if reading.words[position] in {":", ";"}]
    return marks[-1] + 1 if marks else start


def narrows(reading: Reading, start: int, hit: Hit) -> bool:
    """Whether the "or" stands in what narrows a plural: "the customers in Peru or Chile"."""
    if any(making(reading, name, start, hit.start) for name in ("producing_verb", "making_verb")):
        return False
    if "either" in reading.words[max(start, hit.start - 8) : hit.start]:
        return False
    for position in range(hit.start - 1, max(start, hit.start - 6), -1):
        word = reading.words[position]
        if word in STOPS:
            return False
        if word in SLOT_LEADS | FILTER_LEADS:
            before = reading.words[position - 1]
            plural = len(before) > 3 and before.endswith("s") and not before.endswith("ss")
            return plural and word in FILTER_LEADS and (word != "in" or place_named(reading, position + 1))
    return False


def making(reading: Reading, name: str, start: int, end: int) -> bool:
    """Whether a verb of the list gives an order in a stretch; "plan code G2" orders nothing."""
    return any(
        start <= verb.start < end and (commands(reading, verb.start) or opens(reading, verb.start))
        for verb in places(reading, name)
    )


def place_named(reading: Reading, position: int) -> bool:
    """Whether a name stands here that is no language: "in Peru", not "in Croatian"."""
    tongues = reading.all_hits.get("@sort_language", ())
    return reading.capitals[position] and not any(hit.start == position for hit in tongues)


def decided(reading: Reading, hit: Hit, end: int) -> bool:
    """Whether something behind the "or", up to the end of the next sentence, settles it."""
    _, following = sentence_of(reading, min(end, len(reading.words) - 1))
    return any(
        hit.end <= word.start < (end if reading.words[word.start] in CASES else following)
        and reading.words[word.end : word.end + 1] not in VOID.get(reading.words[word.start], (["?"],))
        and reading.words[word.start - 1] not in {"not", "only"}
        for word in places(reading, "settled")
    )


CASES = frozenset({"if", "when", "unless"})
"""These decide what stands in their own sentence."""
VOID: dict[str, tuple[list[str], ...]] = dict.fromkeys(
    ("whichever", "whatever"), ([","], [";"], ["."], ["?"], [], ["the"])
)
"""Behind these marks "whichever" names no rule: "hall 1 or hall 2, whichever"."""


def taken_up(reading: Reading, found: Hit) -> bool:
    """Whether the text goes on with one of the two options, by a name of its own: "Ann or Bo; give it to Bo"."""
    one, other = (names_of(str(found.attrs[side])) for side in ("a", "b"))
    behind = set(reading.words[found.end :])
    left, right = one - other, other - one
    return bool(left) and bool(right) and (left <= behind) != (right <= behind) and not (left | right) <= behind


def names_of(text: str) -> set[str]:
    """The words of an option that name something."""
    return {word for word in text.lower().split() if word not in EMPTY and len(word) > 2}


def alike(reading: Reading, hit: Hit) -> bool:
    """Whether two ids, days, times or amounts stand on either side."""
    for name in ("id", "clock_time", "money", "percent", "@sort_hue"):
        hits = reading.hits(name) if name[0] == "@" else reading.entities(name)
        if any(one.end == hit.start for one in hits) and any(one.start - hit.end in (0, 1) for one in hits):
            return True
        if any(one.start < hit.start and hit.end < one.end for one in hits):
            return True
    return two_days(reading, hit)


def two_days(reading: Reading, hit: Hit) -> bool:
    """Whether days or times stand on either side: "Thursday 10:00, or Tuesday"."""
    if reading.words[hit.start - 1] != "," or "@weekday" not in reading.all_hits:
        return False
    if {"should", "if", "unless", "when", "whichever"} & set(reading.words[hit.end :]):
        return False
    days = [*reading.entities("date"), *reading.entities("clock_time")]
    return any(one.end == hit.start - 1 for one in days) and any(one.start == hit.end for one in days)


@demanding({"or_word"})
def open_choice(material: Material) -> Sequence[Hit]:
    """Every open either/or, with the two options."""
    reading = material.text
    found = []
    for hit in reading.all_hits.get("@or_word", ()):
        if reading.is_data(hit) or not 0 < hit.start < len(reading.words) - 1 or not divides(reading, hit):
            continue
        if reading.raw[reading.starts[hit.start] : reading.ends[hit.start]] == "OR" and not reading.raw.isupper():
            continue
        start, end = sentence_of(reading, hit.start)
        if asked_back(reading, start, end) or opened(reading, scope(reading, start, hit), hit):
            continue
        if decided(reading, hit, end):
            continue
        if ordered(reading, start, hit):
            if narrows(reading, start, hit):
                continue
        elif (
            not put_to_reader(reading, start, hit, end)
            and not alike(reading, hit)
            and not any_between(reading, "exclusive", start, end)
            and not left_to_reader(material, start, hit)
        ):
            continue
        choice = options(reading, start, hit, end)
        if not taken_up(reading, choice):
            found.append(choice)
    return found


def left_to_reader(material: Material, start: int, hit: Hit) -> bool:
    """Whether an "or" behind no known verb still leaves something to choose: "Weld or bolt it", "lunch at A or B"."""
    reading = material.text
    words = reading.words
    if words[hit.start] == "/" or words[hit.end] in SUBJECTS or narrows(reading, start, hit):
        return False
    if MAY & set(words[start : hit.start]) or STATES & set(words[hit.end : clause(reading, hit.end)[1]]):
        return False
    sides = words[hit.start - 1], words[hit.end]
    return not all(side.isdigit() or GRADE.fullmatch(side) for side in sides) and not participle(reading, start, hit)


SUBJECTS = frozenset("i we you it they he she this that there".split())
"""Behind "or" these begin what follows otherwise: "by Friday, or we lose a day"."""
MAY = frozenset({"may", "can", "could", "might", "cannot"})
"""Ahead of "or" these leave both to somebody else: "guests may pay by card or in cash"."""
STATES = frozenset({"is", "are", "was", "were"})
"""Behind "or" these say something of both, and order nothing: "unpaid or advance days are ruled out"."""
GRADE = re.compile(r"[ivx]+")


def participle(reading: Reading, start: int, hit: Hit) -> bool:
    """Whether the options say which of several things are meant: "hides graded fair or poor"."""
    words = reading.words
    return any(
        words[place].endswith("ed") and words[place - 1].endswith("s") and len(words[place]) > 4
        for place in range(max(start + 1, hit.start - 3), hit.start)
    )


def ordered(reading: Reading, start: int, hit: Hit) -> bool:
    """Whether the sentence gives an order ahead of the "or"."""
    return any(
        start <= verb.start < hit.start
        and (
            commands(reading, verb.start) or opens(reading, verb.start) or word_before(reading, verb.start) == "either"
        )
        for verb in places(reading, "doing_verb")
    )
