"""Targets that are told without a figure: "by a fifth", "every second visitor", "zero complaints", "sold out"."""

from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

FEW = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})"
PART = r"(?:half|third|quarter|fifth|sixth|tenth)s?"
RELATIVE = late(
    rf"\b(?:by|to|under|below|above|over|than) (?:a|one|two|three)[ -]{PART}\b(?! part)"
    rf"|\b(?:by|to|under|below|above|over|than|in) half\b"
    rf"|\b(?:a|one|two|three)[ -]{PART} (?:more|less|fewer|lower|higher)\b"
    r"|\b(?:twice|half|three times) as many\b"
    rf"|\bto (?:once|twice|{FEW} times) (?:a|per|every|each)\b"
)
"""Shares and multiples of what is there: with an improvement they say how far."""
COUNT = late(
    r"\b(?:zero|not a single|not one) [a-z-]{3,}"
    r"|\b(?:every|each|one|two) (?:second|third|fourth|fifth|tenth)s? [a-z-]{3,}"
    r"|(?<!in )(?<!for )(?<!of )(?<!at )(?<!with )(?<!on )(?<!to )(?<!across )\ball \d{1,4} [a-z-]{3,}"
    rf"|\b{FEW} (?:in|out of|of|of every|in every) {FEW}\b"
    r"|\bone (?:[a-z-]+ ){1,4}(?:a|per|each|every) (?:day|week|month|quarter|year|visit|booking|order)\b"
    r"|\b(?:every|each|all) [^.;]{3,60}?\b(?:has|have) (?!loved|enjoyed|liked|felt|noticed)[a-z]+(?:ed|ught|ent|aid)\b"
    r"|\b(?:every|each|all) [^.;]{3,40}\((?:there (?:are|were) |of )?\d+(?: [a-z-]+)?\)"
    r"|\b(?:sell|sells|sold|selling) out\b|\bfully (?:booked|funded|subscribed|staffed)\b|\bbooked out\b"
)
"""Counts in words: they say how much where a goal says them."""


def told_in_words(reading: Reading, statements: list[Hit], metrics: list[Hit]) -> list[Hit]:
    """Shares in a sentence with a metric, and counts that a goal says."""
    shares = (Hit(*reading.cover(*one.span())) for one in RELATIVE.finditer(reading.lower))
    said = [*metrics, *statements]
    hits = [hit for hit in shares if any(reading.same_sentence(hit, one) for one in said)]
    return hits + counts_told(reading, statements)


def counts_told(reading: Reading, statements: list[Hit]) -> list[Hit]:
    """Counts in words that a goal says."""
    if not statements:
        return []
    counts = (Hit(*reading.cover(*one.span())) for one in COUNT.finditer(reading.lower))
    return [hit for hit in counts if any(one.start <= hit.start < one.end for one in statements)]
