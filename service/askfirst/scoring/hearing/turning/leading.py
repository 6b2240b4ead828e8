"""Where a reply begins, behind the words that only lead there: "no wait, scratch that, ...", "by the way, ..."."""

from typing import NamedTuple

from askfirst.text.listed import covered, end_of, terms
from askfirst.text.reading import Reading

BESIDE = ("@correcting", "@leading", "@light_deed", "@ban_word", "@strong_ban")
"""Behind a "no" these are no thing that it counts."""
TAKEN_ALONG = frozenset(", . ! : ; - – … ， 。 ！ ： ；".split())


class Lead(NamedTuple):
    """The token where the reply begins, and what leads there: words that correct, or that turn aside."""

    at: int
    corrects: bool = False
    aside: bool = False

    @property
    def leads(self) -> bool:
        """Whether such words lead there at all."""
        return self.corrects or self.aside


def lead(text: Reading, known: frozenset[str], start: int = 0) -> Lead:
    """Where the reply begins, from a token on; `known` are the words of the request: "scratch the logs, ..."."""
    at, corrects, aside = start, False, False
    while at < len(text.words):
        turning, correcting = end_of(text, at, "@aside_lead"), end_of(text, at, "@correcting")
        if turning is not None:
            at, aside = turning, True
        elif (end_of(text, at, "@strong_ban") or 0) > (correcting or 0):
            break
        elif correcting is not None and not bound(text, at, correcting):
            at, corrects = behind_it(text, correcting, known), True
        elif not text.words[at][0].isalnum() and not attached(text.words[at]):
            at += 1
        elif (leading := end_of(text, at, "@leading")) is not None:
            at = leading
        else:
            break
    return Lead(at, corrects, aside)


def attached(word: str) -> bool:
    """Whether a token is a pronoun behind its verb: "-les"."""
    return len(word) > 1 and word[0] == "-" and word[1].isalpha()


def bound(text: Reading, at: int, end: int) -> bool:
    """Whether "no" counts something ("no login for a year"), or a verb has an object of its own ("stop the pump")."""
    if end_of(text, at, "@bound_correcting") != end or end >= len(text.words):
        return False
    return text.words[end][0].isalnum() and end_of(text, end, *BESIDE) is None


def behind_it(text: Reading, at: int, known: frozenset[str]) -> int:
    """The place behind what a correcting word takes along: "forget the logs, ..."."""
    end = at
    while end < len(text.words) and (end_of(text, end, "@deed_object_lead") is not None or text.words[end] in known):
        end += 1
    at = end if text.words[end : end + 1] and text.words[end] in ",，" else at
    while at < len(text.words) and text.words[at] in TAKEN_ALONG:
        at += 1
    return at


def joins(text: Reading) -> bool:
    """Whether a message opens with a word that adds to what was said: "and send her the deck", "can you also ..."."""
    at = lead(text, frozenset()).at
    return any(start <= at and led_there(text, start) for start in terms(text, "@joining_lead"))


def led_there(text: Reading, at: int) -> bool:
    """Whether nothing but words that say nothing of their own stands ahead of a token."""
    idle = covered(text, "@leading", "@request_lead", "@correcting", "@aside_lead")
    return all(place in idle or not text.words[place][0].isalnum() for place in range(at))
