"""A text as tokens: where each stands, its sentence and clause, and whether its capital says anything."""

from bisect import bisect_left, bisect_right
from functools import cached_property

from askfirst.text.hit import Hit
from askfirst.text.normalise import lowered

CLAUSE_ENDS = frozenset({",", ";", ":", "(", ")", "-", "\u2013", "\u2014"})
ABBREVIATED = frozenset("max min approx incl excl dept".split())
"""A full stop behind these ends no sentence."""
QUESTION_OPENS = frozenset("\u00bf\u00a1")
"""Spanish marks behind which a capital only opens a question."""
SENTENCE_ENDS = frozenset({".", "!", "?", "\u3002", "\uff01", "\uff1f", "\u2026"})
QUESTION_MARKS = frozenset({"?", "\uff1f"})
ENDS = SENTENCE_ENDS | CLAUSE_ENDS
CLAUSE_JOINTS = frozenset({"and", "but", "then", "or", "so"})
NO_NAME = frozenset(
    "i monday tuesday wednesday thursday friday saturday sunday january february march april may "
    "june july august september october november december mon tue tues wed thu thur thurs fri sat sun jan "
    "feb mar apr jun jul aug sep sept oct nov dec".split()
)
"""Words with a capital that makes no name."""
FUNCTION_WORDS = frozenset("the a an of to for in on with and at by from is are it this that".split())


class Tokens:
    """Tokens, sentences and clauses of one text.

    `raw` is the text as sent, `plain` its normalised twin of equal length; `words` are the tokens
    in lower case, `starts` and `ends` their character offsets.
    """

    def __init__(self, raw: str, plain: str, words: list[str], starts: list[int], ends: list[int]) -> None:
        self.raw, self.plain, self.words = raw, plain, words
        self.starts, self.ends = starts, ends

    def __len__(self) -> int:
        return len(self.words)

    def text(self, hit: Hit) -> str:
        """The stretch as it was sent."""
        start, end = self.offsets(hit)
        return self.raw[start:end]

    def offsets(self, hit: Hit) -> tuple[int, int]:
        """Character offsets of a hit, `end` exclusive."""
        return self.starts[hit.start], self.ends[hit.end - 1]

    def cover(self, start: int, end: int) -> tuple[int, int]:
        """The token positions that a stretch of characters touches."""
        first = bisect_right(self.ends, start)
        return first, max(bisect_left(self.starts, end), first)

    @cached_property
    def lower(self) -> str:
        """`plain` in lower case, of the same length: patterns run on it twice as fast as without regard to case."""
        return lowered(self.plain)

    @cached_property
    def capitals(self) -> list[bool]:
        """For each token whether it starts with a capital and can be part of a name."""
        raw = self.raw
        return [
            raw[start].isupper() and word not in NO_NAME and (start == 0 or raw[start - 1] not in QUESTION_OPENS)
            for start, word in zip(self.starts, self.words, strict=True)
        ]

    @cached_property
    def shouts(self) -> bool:
        """Whether capitals say nothing, as the whole text is in them or in title case."""
        small = capitals = 0
        for position, word in enumerate(self.words):
            if position and word in FUNCTION_WORDS:
                small += 1
                capitals += self.raw[self.starts[position]].isupper()
        if small:
            return capitals * 2 > small
        letters = [self.raw[start] for start in self.starts if self.raw[start].isalpha()]
        return len(letters) > 6 and sum(letter.isupper() for letter in letters) > 0.7 * len(letters)

    @cached_property
    def sentences(self) -> list[int]:
        """For each token the number of its sentence."""
        return self.numbered(SENTENCE_ENDS, frozenset())

    @cached_property
    def asking(self) -> frozenset[int]:
        """The numbers of the sentences that ask: those with a question mark."""
        return frozenset(self.sentences[at] for at, word in enumerate(self.words) if word in QUESTION_MARKS)

    @cached_property
    def clauses(self) -> list[int]:
        """For each token the number of its clause: a stretch between marks or joining words."""
        return self.numbered(ENDS, CLAUSE_JOINTS)

    def numbered(self, ends: frozenset[str], joints: frozenset[str]) -> list[int]:
        """A running number per token that grows after an end mark or a line break, at a joint."""
        words, plain = self.words, self.plain
        numbers, number, edge = [], 0, 0
        lines = "\n" in plain
        if not lines and ends.isdisjoint(words) and joints.isdisjoint(words):
            return [0] * len(words)
        for position, word in enumerate(words):
            if word in joints or (lines and position and "\n" in plain[edge : self.starts[position]]):
                number += 1
            numbers.append(number)
            if word in ends:
                abbreviated = word == "." and position and words[position - 1] in ABBREVIATED
                if not abbreviated and not (word in "-," and self.glued(position, word)):
                    number += 1
            edge = self.ends[position]
        return numbers

    def glued(self, position: int, word: str) -> bool:
        """Whether the mark ends no clause: the hyphen of "55-A", the comma of "18,600" where it is a token."""
        return self.joined(position) and (
            word == "-" or (self.words[position - 1] + self.words[position + 1]).isdigit()
        )

    def joined(self, position: int) -> bool:
        """Whether the token touches its neighbours: the hyphen of "55-A" ends no clause."""
        return 0 < position < len(self.words) - 1 and (
            self.ends[position - 1] == self.starts[position] and self.ends[position] == self.starts[position + 1]
        )

    def sentence_start(self, position: int) -> int:
        """The first token of the sentence in which a token stands."""
        return bisect_left(self.sentences, self.sentences[position])

    def sentence_end(self, position: int) -> int:
        """The token behind the last one of the sentence in which a token stands."""
        return bisect_right(self.sentences, self.sentences[position])

    def opens_sentence(self, position: int) -> bool:
        """Whether a token is the first of its sentence."""
        return position == 0 or self.sentences[position] != self.sentences[position - 1]

    def clause_start(self, position: int) -> int:
        """The first token of the clause in which a token stands."""
        return bisect_left(self.clauses, self.clauses[position])

    def clause_end(self, position: int) -> int:
        """The token behind the last one of the clause in which a token stands."""
        return bisect_right(self.clauses, self.clauses[position])

    def same_sentence(self, one: Hit, other: Hit) -> bool:
        """Whether the two begin in one sentence."""
        return self.sentences[one.start] == self.sentences[other.start]

    def same_clause(self, one: Hit, other: Hit) -> bool:
        """Whether the two begin in one clause."""
        return self.clauses[one.start] == self.clauses[other.start]
