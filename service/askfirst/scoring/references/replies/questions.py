"""The assistant's last question: what it asks for and what it offers."""

from typing import NamedTuple

from askfirst.rules.nodes import Material
from askfirst.scoring.references.candidates.matching import telling
from askfirst.scoring.references.candidates.spelling import pieces
from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.replies.offered import offered
from askfirst.text.reading import Reading

KINDS = ("number", "time", "person", "scope", "choice", "one_of", "yes_no", "criterion", "money")


class Question(NamedTuple):
    """The assistant's last question: what it asks for, the choices it offers, and its words."""

    asks: frozenset[str]
    options: tuple[str, ...]
    words: tuple[frozenset[str], ...]
    said: frozenset[str]
    loose: bool = False
    either: bool = False
    """Whether it offers a choice beside its "or": a plain yes takes none."""
    dated: bool = False
    """Whether it asks for a day and a time of that day; the "time" of a quoted "some time" asks for none."""

    @property
    def definite(self) -> bool:
        """Whether it asks for one value or one of several things, and not what is meant or to be done."""
        return (
            bool(self.asks & {"number", "time", "person", "money", "choice", "yes_no"})
            and not {"mean", "exactly"} <= self.said
        )


def last_question(material: Material) -> Question | None:
    """The question that the last message of the history asks; None if it asks nothing definite."""
    history = material.request.history
    if not history or history[-1].role != "assistant" or not material.history:
        return None
    reading = material.history[-1]
    asked = reading.asking | {reading.sentences[hit.start] for hit in reading.hits("@requests_answer")}
    if reading.hits("@offers_help"):
        return None
    if not asked:
        return listing(material, reading)
    asks = {kind for kind in KINDS if any(reading.sentences[h.start] in asked for h in reading.hits("@asks_" + kind))}
    if "yes_no" in asks and not yes_no(reading, asked):
        asks.discard("yes_no")
    if not asks & {"number", "time", "person", "choice", "criterion"} and not (
        ASKING & set(reading.words) or reading.hits("@question_word")
    ):
        asks.add("yes_no")
    if reading.hits("@timezone_word"):
        asks.discard("time")
    options, words = choices(Message(reading), asked)
    either = bool(offered(reading)) and not reading.hits("@or_not")
    loose = "yes_no" in asks and bool(options) and not Message(reading).groups
    quoted = reading.covered("quote")
    own = {word for at, word in enumerate(reading.words) if at not in quoted}
    dated = "time" in asks and {"day", "time"} <= own
    return Question(frozenset(asks), options, words, telling(reading.raw), loose, either, dated)


def listing(material: Material, reading: Reading) -> Question | None:
    """A list without a question mark asks for a choice, if no more than a few words reply to it."""
    if len(material.text.words) > 3 or gives_order(material.text):
        return None
    options, words = choices(Message(reading), frozenset())
    return Question(frozenset({"choice"}), options, words, telling(reading.raw)) if len(options) > 1 else None


def yes_no(reading: Reading, asked: frozenset[int]) -> bool:
    """Whether a question opens with its verb, or ends in "correct?": a yes or no answers it."""
    for hit in reading.hits("@asks_yes_no"):
        p = hit.start
        if reading.sentences[p] in asked and (
            p == 0 or reading.clauses[p] != reading.clauses[p - 1] or reading.words[p + 1 : p + 2] == ["?"]
        ):
            return True
    return False


def choices(said: Message, asked: frozenset[int]) -> tuple[tuple[str, ...], tuple[frozenset[str], ...]]:
    """What the message offers to choose from: its list, or the words around "or"."""
    if said.groups:
        group = said.groups[-1]
        return group.options, tuple(telling(" ".join(words)) for words in group.words)
    reading = said.text.reading
    options: list[str] = []
    start = None
    for p, word in enumerate(reading.words):
        if reading.sentences[p] not in asked:
            continue
        start = p if start is None else start
        if word in (",", "or", "?", ":"):
            if start < p and not ASKING & set(reading.words[start:p]):
                options.append(reading.raw[reading.starts[start] : reading.ends[p - 1]])
            start = p + 1
    if "or" not in reading.words or len(options) < 2 or only_sorts(reading, options):
        return (), ()
    words = [telling(option) for option in options]
    head = pieces(options[-1])[-1:]
    if len(words[-1]) > 1 and not any(set(head) & own for own in words[:-1]):
        words[-1] = words[-1] - set(head)
    return tuple(options), tuple(words)


def only_sorts(reading: Reading, options: list[str]) -> bool:
    """Whether what looks like options only names sorts of answers: "a date, a length of time or an event"."""
    sorts = [reading.text(hit).lower() for hit in reading.hits("@answer_sort")]
    return all(
        any(option.lower().endswith(sort) for sort in sorts)
        and not option.lower().startswith(("the ", "this ", "that "))
        for option in options
    )


ASKING = frozenset(
    {
        "which",
        "what",
        "who",
        "whom",
        "do",
        "should",
        "shall",
        "would",
        "when",
        "how",
        "where",
        "is",
        "are",
        "you",
    }
)
"""A stretch with one of these is the question itself, not one of its options."""


def gives_order(text: Reading) -> bool:
    """Whether a sentence of the text opens with a verb: it asks for something by itself."""
    verbs = {hit.start for hit in text.hits("@verb")}
    polite = (
        "please",
        "pls",
        "and",
        "then",
        "also",
        "yes",
        "no",
        "ok",
        ",",
        "can",
        "could",
        "you",
        "now",
        "so",
        "but",
    )
    for start in range(len(text.words)):
        if start and text.sentences[start] == text.sentences[start - 1]:
            continue
        p = start
        while p < len(text.words) - 1 and text.words[p] in polite:
            p += 1
        if p in verbs and text.words[p : p + 2] not in (
            ["let", "me"],
            ["lets", "see"],
            ["ask", "him"],
            ["ask", "her"],
            ["wait", "and"],
        ):
            return True
    return False
