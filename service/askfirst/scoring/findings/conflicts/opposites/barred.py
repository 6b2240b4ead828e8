"""What is ruled out in so many words, and done."""

from askfirst.scoring.findings.statements.claims import negated
from askfirst.scoring.findings.statements.clauses import clause
from askfirst.scoring.findings.statements.exceptions import compared
from askfirst.scoring.findings.statements.nearby import nearby
from askfirst.scoring.findings.statements.periods.overlaps import meet, weekdays
from askfirst.scoring.findings.statements.places import places
from askfirst.scoring.findings.statements.things import ids
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

BARRED = tuple((f"@barred_{number}", f"@done_{number}") for number in range(1, 11))


def barred_and_done(reading: Reading) -> list[Hit]:
    """What is ruled out in so many words and done within the next sentence, at the same time."""
    for barred, done in BARRED:
        if barred not in reading.all_hits or done not in reading.all_hits:
            continue
        for ban, deed in nearby(places(reading, barred[1:]), places(reading, done[1:]), itself):
            left, right = clause(reading, ban.start), clause(reading, deed.start)
            if weekdays(reading, *left) and not weekdays(reading, *right):
                continue
            near = abs(reading.sentences[deed.start] - reading.sentences[ban.start]) <= 1
            if not near or negated(reading, deed.start) or not meet(reading, left, right):
                continue
            labels, more = ids(reading, *left), ids(reading, *right)
            if not (labels and more and labels.isdisjoint(more)) and (found := compared(reading, ban, deed)):
                return found
    return []


def itself(hit: Hit) -> Hit:
    """The stretch of a hit."""
    return hit
