"""The last word of each clause, for what counts only where nothing follows: "keep it pleasant"."""

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

TAILS = frozenset({"again", "please", "pls", "plz", "now", "today", "too", "there", "here", "thanks", "thx"})


def find_clause_ends(reading: Reading) -> list[Hit]:
    """Words behind which a clause ends, but for words such as "please"."""
    words, clauses = reading.words, reading.clauses
    found: list[Hit] = []
    over = True
    for at in range(len(words) - 1, -1, -1):  # from the last token on: a tail ends what its own next token lets end
        after = at + 1
        if after < len(words) and clauses[after] == clauses[at]:
            over = not words[after][0].isalnum() or (words[after] in TAILS and over)
        else:
            over = True
        if over:
            found.append(Hit(at, after))
    return found[::-1]
