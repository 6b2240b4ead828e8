"""The options that a question offers, and replies that take one of them: "PNG or SVG?" - "PNG"."""

from askfirst.text.cues import spots
from askfirst.text.reading import Reading
from askfirst.text.tokens import QUESTION_MARKS

ORS = frozenset("or oder ou u".split())
MARKS = QUESTION_MARKS | frozenset({",", ":", ";", ".", "!", "(", ")", "—"})
SMALL = frozenset(
    "a an the this that these those my our your his her their its it i we you they of to for in on at by with from as "
    "and or is are be do does shall should would will can may which what who whom please thanks yes no one ones".split()
)
"""Words that tell no option from another."""


def takes_option(text: Reading, question: Reading) -> bool:
    """Whether a reply is, or holds, what the last question offers beside its "or"."""
    said = set(text.words)
    return any(option <= said for option in offered(question))


def offered(question: Reading) -> list[frozenset[str]]:
    """The words by which each option can be told, in the sentences that ask: its own, without small words.

    Where an option stands in the middle of a sentence ("Should I take Ana or Bo?") only its side next to the "or"
    is known, so that one word stands for it.
    """
    found = []
    ors = {hit.start for hit in question.hits("@or_word") if question.words[hit.start].isalpha()}
    for at in sorted(ors):
        if question.sentences[at] in question.asking and not (asks_twice(question, at) or names_sorts(question, at)):
            after = stretch(question, at + 1, 1)
            before = stretch(question, at - 1, -1)
            found += [frozenset(after[:1]), frozenset(before[:1])]
            found += listed(question, at - 1)
    return [option for option in found if option]


def asks_twice(question: Reading, at: int) -> bool:
    """Whether an "or" stands between two questions, and offers nothing: "who or what", "how long, or until when"."""
    words = {hit.start for hit in [*question.hits("@question_word"), *spots(question.words, question.cues.how)]}
    if words.isdisjoint((at + 1, at + 2)):
        return False
    start = at - (question.words[at - 1] in MARKS)
    while start > 0 and question.words[start - 1] not in MARKS:
        start -= 1
    return not words.isdisjoint(range(start, at))


def names_sorts(question: Reading, at: int) -> bool:
    """Whether on both sides of an "or" stand sorts of answers, of which any will do: "a name or a number"."""
    sorts = question.hits("@answer_sort")
    pointed = question.words[at + 1 : at + 2] in (["the"], ["this"], ["that"])
    return (
        not pointed
        and any(at < hit.start <= at + SORT_NEAR for hit in sorts)
        and any(at - 1 <= hit.end <= at for hit in sorts)
    )


SORT_NEAR = 2
"""Words behind an "or" in which a sort of answer begins: "a short description"."""


def stretch(question: Reading, at: int, step: int) -> list[str]:
    """The telling words from a place on, up to the next mark; a name of two words counts by the one next to it."""
    words = []
    while 0 <= at < len(question.words) and question.words[at] not in MARKS and question.words[at] not in ORS:
        words.append(question.words[at])
        at += step
    return [word for word in words if word not in SMALL and word[0].isalnum()]


def listed(question: Reading, at: int) -> list[frozenset[str]]:
    """The options ahead of the one before "or", each between commas: "reel, carousel or still"."""
    found: list[frozenset[str]] = []
    while True:
        while at > 0 and question.words[at] not in MARKS:
            at -= 1
        if at <= 0 or question.words[at] != ",":
            return found
        at -= 1
        found.append(frozenset(stretch(question, at, -1)[:1]))
