"""Rows of x that are no blank: "XXX" as a size, "xxx" as kisses at the end."""

import re

from askfirst.text.late import late

SIZES = late(
    r"(?i)\b(?:sizes?|xs|xl|xxl|shirts?|t-shirts?|tees?|hoodies?|jackets?|trousers?|vests?|gloves?|polos?|sweaters?|größen?"
    r"|jacken?|hosen?|taille|vestes?|talla|camisetas?|tamanho|camisas?)\b|尺寸|尺碼|外套|襯衫"
)
"""Beside what is worn, or other sizes, the row is a size."""
WORD = re.compile(r"\w")


def is_size(raw: str) -> bool:
    """Whether a text speaks of sizes or of what has them."""
    return SIZES.search(raw) is not None


def are_kisses(raw: str, start: int, end: int) -> bool:
    """Whether the row, in small letters, ends the text behind a mark or thanks."""
    if not raw[start:end].islower() or WORD.search(raw, end):
        return False
    ahead = raw[:start].rstrip()
    return not ahead or not ahead[-1].isalnum() or ahead.lower().endswith(("thanks", "thx", "thank you", "bye"))
