"""Where the lexicon's lists of moods stand in a text."""

from askfirst.text.reading import Reading

ASKING = frozenset("who what which when where why how whose did does do is are was were has have had".split())
RELATIVE = frozenset(
    "who which that what whether where how why if when because whose once until till after before unless "
    "while as than whenever wherever whatever".split()
)
DEMONSTRATIVE = frozenset({"this", "that", "these", "those"})
BEING = frozenset("is are was were has had".split())
FREE = frozenset({"just", "please", "pls", "plz", "kindly"})


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
