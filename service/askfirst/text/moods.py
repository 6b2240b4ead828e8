"""Which clauses give an order and which only tell: the same vague word matters in the one alone.

"Cancel several meetings" leaves open which; "several customers complained, so close ticket 7" leaves
nothing open. There is no parser: a clause's mood follows from what opens it (a verb that can give
an order, a subject, a reason) and from words of request; a clause without either goes on as before.
"""

from collections.abc import Iterator

from askfirst.text.backgrounds import is_background
from askfirst.text.lazy import once
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading

ASKING = frozenset("who what which when where why how whose did does do is are was were has have had".split())
RELATIVE = frozenset(
    "who which that what whether where how why if when because whose once until till after before unless "
    "while as than whenever wherever whatever".split()
)
DEMONSTRATIVE = frozenset({"this", "that", "these", "those"})
BEING = frozenset("is are was were has had".split())
FREE = frozenset({"just", "please", "pls", "plz", "kindly"})
BRACKETS = frozenset("()")


class Words:
    """Where the lexicon's lists of moods stand in one text."""

    def __init__(self, reading: Reading) -> None:
        hits = reading.all_hits

        def starts(name: str) -> set[int]:
            return {hit.start for hit in hits["@" + name]} if "@" + name in hits else set()

        self.orders, self.markers = starts("order_verb"), starts("request_marker")
        self.subjects = {at for at in starts("subject_word") if not is_id(reading, at)}
        self.determiners = starts("determiner") | starts("subject_determiner")
        months = {at for at in starts("month") if beside_digit(reading, at)}
        self.finite, self.reasons = starts("finite_verb") - months, starts("reason_word")
        self.auxiliaries = starts("auxiliary") - months
        self.verbs = starts("verb")
        self.openers, self.greetings = starts("adjunct_word"), starts("opening_word")


def is_id(reading: Reading, at: int) -> bool:
    """Whether an "i" is half of the word "id", which the tokeniser takes for "I would"."""
    return reading.words[at : at + 2] == ["i", "d"] and reading.ends[at] == reading.starts[at + 1]


def beside_digit(reading: Reading, at: int) -> bool:
    """Whether a number stands beside the token: the "may" of "4 May" is no verb."""
    beside = reading.words[max(0, at - 1) : at] + reading.words[at + 1 : at + 2]
    return any(word[0].isdigit() for word in beside)


@once
def told_tokens(reading: Reading) -> list[bool]:
    """For each token whether it stands in a clause that tells rather than orders."""
    words = Words(reading)
    told = [False] * len(reading)
    for start, end in sentences(reading):
        if is_question(reading, words, start, end) or tells_state(reading, words, start, end):
            told[start:end] = [True] * (end - start)
            continue
        mood, outside = False, False
        for first, last in clauses(reading, start, end):
            if first > start and reading.words[first - 1] in BRACKETS:
                mood, outside = (outside, False) if reading.words[first - 1] == ")" else (mood, mood)
            opener = opening(reading, words, first, last)
            now = clause_told(reading, words, opener, last, mood, first == start)
            now = now or (opener not in words.orders and gives_reason(reading, words, last, end))
            mark(reading, words, told, opener, last, now)
            if opener not in words.reasons:
                mood = now
    return told


def gives_reason(reading: Reading, words: Words, end: int, last: int) -> bool:
    """Whether the next clause draws a conclusion: "guests ask for decaf, so buy one pack"."""
    at = end
    while at < last and not reading.words[at][0].isalnum():
        at += 1
    if not at or reading.words[at - 1] != "," or at + 1 >= last or reading.words[at] not in CONCLUDING:
        return False
    return at + 1 in words.orders or at + 1 in words.markers or reading.words[at + 1] == "here"


CONCLUDING = frozenset("so hence therefore thus".split())


def sentences(reading: Reading) -> Iterator[tuple[int, int]]:
    """Start and end of each sentence."""
    return runs(reading.sentences, 0, len(reading))


def clauses(reading: Reading, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Start and end of each clause within a stretch."""
    return runs(reading.clauses, start, end)


def runs(numbers: list[int], start: int, end: int) -> Iterator[tuple[int, int]]:
    """The stretches of equal numbers."""
    first = start
    for position in range(start + 1, end + 1):
        if position == end or numbers[position] != numbers[first]:
            yield first, position
            first = position


def is_question(reading: Reading, words: Words, start: int, end: int) -> bool:
    """Whether the sentence only asks for something: "which of them came late?"."""
    if reading.words[end - 1] != "?" or any(at in words.markers for at in range(start, end)):
        return False
    opener = opening(reading, words, start, end)
    return opener < end and reading.words[opener] in ASKING


def tells_state(reading: Reading, words: Words, start: int, end: int) -> bool:
    """Whether the sentence only tells how things stand: "lots of guests eat fish. Book ..."."""
    if any(at in words.markers for at in range(start, end)):
        return False
    return is_background(reading, opening(reading, words, start, end), end, words.orders)


def opening(reading: Reading, words: Words, start: int, end: int) -> int:
    """The first token that says something about the mood: greetings and marks are passed over."""
    at = start
    while at < end and (at in words.greetings or not reading.words[at][0].isalnum()):
        if at in words.reasons or at in words.markers:
            break
        if reading.words[at] == "so" and reading.words[at + 1 : at + 2] == ["that"]:
            at += 1
        at += 1
    return at


def clause_told(reading: Reading, words: Words, opener: int, end: int, before: bool, first: bool) -> bool:
    """Whether the clause that opens at this token tells something; `before` is the mood so far."""
    if opener >= end:
        return before
    if opener in words.reasons:
        return True
    if any(at in words.markers for at in range(opener, end)):
        return False
    if opener in words.orders:
        return is_noun(reading, words, opener, end)
    if not first and opener in words.auxiliaries and reading.words[opener] in BEING:
        return True  # "lot 2 (dog patrols) is not of interest"
    if opener in words.subjects and stands_alone(reading, opener, end):
        return before
    if opener in words.subjects and follows_order(reading, opener, first):
        return before
    if opener in words.subjects:
        return reading.words[opener] not in DEMONSTRATIVE or has_verb(reading, words, opener, end, True)
    return other_told(reading, words, opener, end, before and not first)


def other_told(reading: Reading, words: Words, opener: int, end: int, before: bool) -> bool:
    """Whether a clause tells something that opens neither with a verb nor with a plain subject."""
    if reading.words[opener].endswith("ever"):
        return False  # "whatever is needed": part of what is ordered
    if opener in words.openers or reading.words[opener] in RELATIVE - DEMONSTRATIVE:
        return any(at in words.subjects and at + 1 in words.finite for at in range(opener, end))
    if late_subject(reading, words, opener, end):
        return True
    if opener not in words.determiners and opener + 1 in words.determiners:
        return False  # "reopen the gate": only a verb stands before an article
    if has_verb(reading, words, opener, end, opener in words.determiners):
        return True
    return before


def late_subject(reading: Reading, words: Words, opener: int, end: int) -> bool:
    """Whether a subject with its verb stands behind a word or two of time: "long ago we promised"."""
    for at in range(opener + 1, min(end - 1, opener + 4)):
        if at in words.orders or reading.words[at] in RELATIVE:
            return False
        if reading.words[at] in PERSONS:
            return at + 1 in words.finite or (len(reading.words[at + 1]) > 4 and reading.words[at + 1].endswith("ed"))
    return False


PERSONS = frozenset("i we he she they".split())


def stands_alone(reading: Reading, opener: int, end: int) -> bool:
    """Whether nothing but marks follows in the clause: the "there" of "here and there"."""
    return not any(word[0].isalnum() for word in reading.words[opener + 1 : end])


def follows_order(reading: Reading, opener: int, first: bool) -> bool:
    """Whether the clause says what an order leads to: "set the filter so it shows last week"."""
    leads = not first and reading.words[opener - 1] in ("so", "that")
    return leads and reading.words[opener] in ("it", "they")


def is_noun(reading: Reading, words: Words, opener: int, end: int) -> bool:
    """Whether a verb at the opening is a noun here: "order 55219 has arrived", "export is broken"."""
    follower = opener + 1
    if follower in words.determiners or follower in words.subjects:
        return False
    return any(at in words.auxiliaries for at in range(follower, min(end, follower + 3))) and not any(
        reading.words[at] in RELATIVE for at in range(follower, min(end, follower + 3))
    )


def has_verb(reading: Reading, words: Words, opener: int, end: int, past: bool) -> bool:
    """Whether a finite verb follows its subject in the clause; `past` takes any word in -ed for one."""
    if past and opener + 2 < end and opener + 2 in words.orders and is_plural(reading.words[opener + 1]):
        return True  # "many customers ask"
    if past and opener + 2 in words.verbs and acts(reading, opener + 2, end):
        return True  # "the crew eats in the barn"
    for at in range(opener + 1, end):
        if reading.words[at] in RELATIVE:
            return False
        if at in words.auxiliaries or (past and at in words.finite):
            return True
        if past and len(reading.words[at]) > 4 and reading.words[at].endswith("ed"):
            return True
    name = reading.raw[reading.starts[opener]].isupper()
    follower = opener + 1
    return name and follower < end and (reading.words[follower].endswith("ed") or follower in words.finite)


def acts(reading: Reading, at: int, end: int) -> bool:
    """Whether the word is a verb in -s behind its noun, with a preposition or an article behind it."""
    word = reading.words[at]
    if not word.endswith("s") or word.endswith("ss") or is_plural(reading.words[at - 1]) or at + 1 >= end:
        return False
    return reading.words[at + 1] in FOLLOWING


FOLLOWING = frozenset("in on at with from to for the a an his her its their our my no all both".split())


def mark(reading: Reading, words: Words, told: list[bool], start: int, end: int, mood: bool) -> None:
    """Writes the mood of a clause; a reason or a request in its middle turns it."""
    for at in range(start, end):
        if at > start and at in words.orders and reading.words[at - 1] in FREE:
            mood = False
        if mood and not (at == start and at in words.reasons):
            told[at] = True
        if at in words.reasons:
            mood = True
