"""What is to stay as it is: "keep Faro open", "the door stays locked"."""

from collections.abc import Iterable

from askfirst.scoring.findings.statements.claims import PRONOUNS, Claim, subject
from askfirst.scoring.findings.statements.places import opens, places
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading
from askfirst.text.tokens import CLAUSE_JOINTS


def state_claims(reading: Reading, hits: Iterable[Hit]) -> list[Claim]:
    """States that are to stay: "keep Faro open", "leave it running", "the door stays locked"."""
    found = []
    verbs = places(reading, "stay_verb")
    for hit in hits:
        for verb in verbs:
            if (
                0 <= hit.start - verb.end <= 6
                and reading.same_sentence(verb, hit)
                and not broken(reading, verb.end, hit.start)
            ):
                start, end = verb.end, hit.start
                if start == end and not (commands(reading, verb.start) or opens(reading, verb.start)):
                    start, end = subject(reading, verb.start), verb.start
                    if reading.word_before(end) in PRONOUNS:
                        start = end - 1
                found.append(Claim(Hit(verb.start, hit.end), start, end))
    return found


def broken(reading: Reading, start: int, end: int) -> bool:
    """Whether a mark or joining word stands in a stretch."""
    return any(
        word in CLAUSE_JOINTS or not (word[0].isalnum() or word[0] in "'#@\"") for word in reading.words[start:end]
    )
