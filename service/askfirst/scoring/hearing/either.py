"""Replies that name two where one is asked for, and take neither: "Ruben or Lena", "5 oder 6", "甲還是乙"."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
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
CHOICES = 20
"""Words for a choice that are looked at in one reply."""
NEAR = 400
"""Characters of a side by which it is told whether it says anything."""
FIRST = 4
"""Tokens behind the word between two sides of which one can be a figure."""
NAMES = re.compile(r"(?<!\S)\(?[^\W\d_][\w'’-]+\s?/\s?[^\W\d_][\w'’-]+[),.!?]*(?!\S)")
"""Two words with a slash between them, and nothing else in a line of signs."""
SLASH = re.compile(r"\s?/\s?")
LAST = re.compile(r"([^\W\d_][\w'’-]*)\s*$")
IDLE = ("filler", "mark", "yes", "empty", "skip")


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
    if not places:
        return []
    asides = [one.span() for one in BRACKETS.finditer(reply)]
    whole, outside = marks_of(reply), marks_of(BRACKETS.sub(lambda found: " " * len(found[0]), reply))
    found = (sides_at(start, end, spoken, asides, whole, outside) for start, end in places[:CHOICES])
    return [sides for sides in found if sides is not None]


def apart(reply: str, start: int, end: int) -> bool:
    """Whether an "or" of another language is one here: a single letter, often an article, only between names."""
    return end - start > 1 or (
        capital_ends(reply[max(0, start - NEAR) : start]) and reply[end : end + NEAR].lstrip()[:1].isupper()
    )


def slashes(reply: str) -> list[tuple[int, int]]:
    """Where a slash stands between two words with capitals: "Ruben/Lena"; none of a unit, an address or a date."""
    found = (SLASH.search(reply, place.start(), place.end()) for place in NAMES.finditer(reply))
    return [
        one.span()
        for one in found
        if one
        and capital_ends(reply[max(0, one.start() - NEAR) : one.start()])
        and reply[one.end() :][:NEAR].lstrip()[:1].isupper()
    ]


def capital_ends(stretch: str) -> bool:
    """Whether the last word has a capital."""
    last = LAST.search(stretch)
    return last is not None and last[1][0].isupper()


class Marks(NamedTuple):
    """Where the clauses and sentences of a reply end, found once for all its choices."""

    text: str
    breaks: list[tuple[int, int]]
    sentences: list[tuple[int, int]]


def marks_of(text: str) -> Marks:
    """The places of the marks in a text."""
    return Marks(text, [one.span() for one in BREAK.finditer(text)], [one.span() for one in SENTENCE.finditer(text)])


def sides_at(
    start: int, end: int, spoken: Sequence[Replies], asides: Sequence[tuple[int, int]], whole: Marks, outside: Marks
) -> Sides | None:
    """What stands on either side of an "or"; None where that is nothing, or only says "or so".

    `asides` are the brackets of the reply, `outside` the reply with these blank.
    """
    held = bisect_left(asides, (start, 0)) - 1
    aside = asides[held] if held >= 0 and start < asides[held][1] else None
    plain, breaks, sentences = whole if aside else outside
    stop = start
    while stop and (plain[stop - 1].isspace() or plain[stop - 1] in ",，、"):
        stop -= 1
    ahead = bisect_right(breaks, stop, key=itemgetter(1)) - 1
    after = bisect_left(breaks, end + len(plain[end:]) - len(plain[end:].lstrip()), key=itemgetter(0))
    before = plain[breaks[ahead][1] if ahead >= 0 else 0 : stop].strip()
    behind = plain[end : breaks[after][0] if after < len(breaks) else len(plain)].strip()
    sides = Sides(before, behind)
    near = (before[-NEAR:], behind[:NEAR])
    ended = any(begins(near[1], words.no_side) for words in spoken)
    if ended or idle(tokens_of(near[0])[-LONGEST:], spoken) or idle(tokens_of(near[1])[:LONGEST], spoken):
        return None
    if aside:
        return sides._replace(beside=f"{plain[: aside[0]]} {plain[aside[1] :]}")
    first = bisect_right(sentences, start, key=itemgetter(1)) - 1
    last = bisect_left(sentences, end, key=itemgetter(0))
    ahead_of = plain[: sentences[first][1]] if first >= 0 else ""
    return sides._replace(beside=ahead_of + (plain[sentences[last][0] :] if last < len(sentences) else ""))


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


def idle(stretch: Sequence[str], spoken: Sequence[Replies]) -> bool:
    """Whether tokens have no word of their own, in one of the languages."""
    texts = list(stretch)
    return any(all(part.role in IDLE for part in parted(texts, words)) for words in map(courtesies, spoken))


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
