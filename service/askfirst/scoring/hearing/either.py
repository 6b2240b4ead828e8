"""Replies that name two where one is asked for, and take neither: "Ruben or Lena", "5 oder 6", "甲還是乙"."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from askfirst.rules.replies import Replies
from askfirst.scoring.hearing.phrases import Lexicon, Role, lexicon_of, parted, phrases_of
from askfirst.scoring.hearing.tokens import CJK, folded, tokens_of
from askfirst.text.cues import Phrases

DOT = r"(?<!\b\w)(?<!\b[A-Z]\w)(?<!\b[A-Z]\w\w)\.(?=\s|$)"
"""None behind an initial or a title: "L. Brandt", "Dr. Brandt"."""
BREAK = re.compile(rf"[,;:!?()\n，；：。！？、（）]|{DOT}")
SENTENCE = re.compile(rf"[!?\n。！？]|{DOT}")
BRACKETS = re.compile(r"[(（][^()（）]*[)）]")
FIGURE = re.compile(r"\d")
LONGEST = 24
"""Tokens of a reply, characters in a script without spaces, in which two sides are all that it says."""
FIRST = 4
"""Tokens behind the word between two sides of which one can be a figure."""
NAMES = re.compile(r"(?<!\S)\(?[^\W\d_][\w'’-]+\s?/\s?[^\W\d_][\w'’-]+[),.!?]*(?!\S)")
"""Two words with a slash between them, and nothing else in a line of signs."""
SLASH = re.compile(r"\s?/\s?")
LAST = re.compile(r"([^\W\d_][\w'’-]*)\s*$")
IDLE = ("filler", "mark", "yes", "empty", "skip")
NOTHING = lexicon_of(())


class Sides(NamedTuple):
    """What stands on either side of an "or", up to the next mark."""

    before: str
    behind: str
    beside: str = ""
    """What is said outside its sentence, or its brackets."""

    @property
    def figures(self) -> bool:
        """Whether it stands between two figures: "10 or 15 %", "20 cans or 25"."""
        ahead, behind = tokens_of(self.before), tokens_of(self.behind)
        return any(map(FIGURE.match, ahead[-FIRST:])) and any(map(FIGURE.match, behind[:FIRST]))


def sides_in(reply: str, spoken: Sequence[Replies]) -> list[Sides]:
    """The sides of every choice that a reply leaves open; a side without a word of its own is none.

    The first of `spoken` is the language of the question, by whose words an "or" of another language can be meant
    as something else.
    """
    plain = folded(reply)
    if not spoken or len(plain) != len(reply):
        return []
    places = [(place.start(), place.end()) for place in own_words(spoken[0]).finditer(plain)]
    places += [place.span() for place in foreign_words(tuple(spoken)).finditer(plain) if apart(reply, *place.span())]
    places += slashes(reply)
    found = (sides_at(reply, start, end, spoken) for start, end in places)
    return [sides for sides in found if sides is not None]


def apart(reply: str, start: int, end: int) -> bool:
    """Whether an "or" of another language is one here: a single letter, often an article, only between names."""
    return end - start > 1 or (capital_ends(reply[:start]) and reply[end:].lstrip()[:1].isupper())


def slashes(reply: str) -> list[tuple[int, int]]:
    """Where a slash stands between two words with capitals: "Ruben/Lena"; none of a unit, an address or a date."""
    found = (SLASH.search(reply, place.start(), place.end()) for place in NAMES.finditer(reply))
    return [
        one.span()
        for one in found
        if one and capital_ends(reply[: one.start()]) and reply[one.end() :].lstrip()[:1].isupper()
    ]


def capital_ends(stretch: str) -> bool:
    """Whether the last word has a capital."""
    last = LAST.search(stretch)
    return last is not None and last[1][0].isupper()


def sides_at(reply: str, start: int, end: int, spoken: Sequence[Replies]) -> Sides | None:
    """What stands on either side of an "or"; None where that is nothing, or only says "or so"."""
    aside = next((one for one in BRACKETS.finditer(reply) if one.start() < start < one.end()), None)
    plain = reply if aside else BRACKETS.sub(lambda found: " " * len(found[0]), reply)
    before, behind = plain[:start].rstrip(" ,，、"), plain[end:].lstrip()
    opening = max((mark.end() for mark in BREAK.finditer(before)), default=0)
    closing = BREAK.search(behind)
    sides = Sides(before[opening:].strip(), behind[: closing.start() if closing else len(behind)].strip())
    ended = any(begins(sides.behind, words.no_side) for words in spoken)
    if ended or idle(sides.before, spoken) or idle(sides.behind, spoken):
        return None
    if aside:
        return sides._replace(beside=f"{reply[: aside.start()]} {reply[aside.end() :]}")
    first = max((mark.end() for mark in SENTENCE.finditer(plain, 0, start)), default=0)
    last = SENTENCE.search(plain, end)
    return sides._replace(beside=plain[:first] + (plain[last.start() :] if last else ""))


def left_open(reply: str, options: Sequence[str], spoken: Sequence[Replies], *, single: bool) -> bool:
    """Whether a reply leaves open which of two it means.

    Where one thing is asked for (`single`) any two are too many, else two figures: a rule may well have an "or". In a
    longer reply they are sides only where one names what was offered.
    """
    found = sides_in(reply, spoken)
    if not single:
        return any(sides.figures for sides in found)
    brief = len(tokens_of(reply)) <= LONGEST
    return any(
        (brief or offered(f"{sides.before} {sides.behind}", options))
        and not (offered(sides.beside, options) or one_of(sides, options))
        for sides in found
    )


def offered(stretch: str, options: Sequence[str]) -> bool:
    """Whether a stretch has a word of an option."""
    said = set(tokens_of(stretch))
    return any(len(token) > 1 and token in said for option in options for token in tokens_of(option))


def one_of(sides: Sides, options: Sequence[str]) -> bool:
    """Whether both sides have words of one option, and of no other: "the cook or chef"."""
    each = [set(tokens_of(option)) for option in options]
    before, behind = set(tokens_of(sides.before)), set(tokens_of(sides.behind))
    held = [mine for mine in each if mine & (before | behind)]
    return len(held) == 1 and bool(held[0] & before) and behind <= held[0]


def idle(stretch: str, spoken: Sequence[Replies]) -> bool:
    """Whether a stretch has no word of its own, in one of the languages."""
    texts = list(tokens_of(stretch))
    return any(all(part.role in IDLE for part in parted(texts, words, NOTHING)) for words in map(courtesies, spoken))


@lru_cache(maxsize=64)
def courtesies(words: Replies) -> Lexicon:
    """What says nothing of its own; hesitations as well."""
    filler: Role = "filler"
    hesitating = {tokens_of(phrase): (filler, 0) for phrase in words.hesitations}
    return lexicon_of([*phrases_of(words).roles.items(), *hesitating.items()])


def begins(stretch: str, phrases: Phrases) -> bool:
    """Whether a stretch begins with one of the phrases."""
    said = tokens_of(stretch)
    return any(phrase and said[: len(phrase)] == phrase for phrase in map(tokens_of, phrases))


@lru_cache(maxsize=64)
def own_words(words: Replies) -> re.Pattern[str]:
    """The words of a language that stand between two sides."""
    return pattern_of(words.either)


@lru_cache(maxsize=64)
def foreign_words(spoken: tuple[Replies, ...]) -> re.Pattern[str]:
    """Those of the other languages that the first has no use for."""
    known = {*spoken[0].fillers, *spoken[0].empty, *spoken[0].either}
    return pattern_of(tuple(one for words in spoken[1:] for one in words.either if one not in known))


def pattern_of(phrases: Phrases) -> re.Pattern[str]:
    """Any of the phrases, as whole words where words have spaces between them."""
    cut = sorted({folded(phrase) for phrase in phrases}, key=len, reverse=True)
    forms = [re.escape(one) if re.search(f"[{CJK}]", one) else rf"(?<!\w){re.escape(one)}(?!\w)" for one in cut]
    return re.compile("|".join(forms) or r"(?!)")
