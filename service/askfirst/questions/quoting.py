"""The words of the instruction as a question repeats them."""

import re
from collections.abc import Set

LONGEST_QUOTE = 80
"""Characters of the instruction that a question repeats; the rest is cut at a word."""
LONGEST_REST = 3
"""Words that a phrase may go on for behind its span."""
_NEXT = re.compile(r"[ \t]+([^\W\d_]+(?:-[^\W\d_]+)*(?:['\u2019]s?(?!\w))?)")


def quote(text: str) -> str:
    """The words on one line, not too long."""
    line = " ".join(text.split()).strip(".,;:!? ")
    if len(line) <= LONGEST_QUOTE:
        return line
    return line[:LONGEST_QUOTE].rsplit(" ", 1)[0] + " ..."


def phrase(said: str, after: str, leads: Set[str], ends: Set[str]) -> str:
    """The noun phrase that a span belongs to: "to a nice", followed by "room at nine", is "a nice room".

    `leads` are words left out at its beginning, `ends` those that it never goes on with, nor ends in:
    "a couple of", followed by "my meetings", is "a couple".
    """
    words = said.split(" ")
    while len(words) > 1 and words[0].lower() in leads:
        del words[0]
    rest = 0
    for _ in range(LONGEST_REST if ends and said[-1:].isalpha() else 0):
        following = _NEXT.match(after, rest)
        if following is None or following[1].lower() in ends:
            break
        rest = following.end()
    if not rest:
        while len(words) > 1 and words[-1].lower() in ends:
            del words[-1]
    return quote(" ".join(words) + after[:rest])
