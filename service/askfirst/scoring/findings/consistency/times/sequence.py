"""What comes before or after what, against the dates: drawn on 28 April, after entries close on 30 April."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.ledger import ledger
from askfirst.scoring.findings.consistency.times.stated_orders import barred, drawn, ended, related, spaced
from askfirst.scoring.findings.statements.days import days
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.text.hit import Hit

WORDS = frozenset(
    (
        "before after prior ahead following once until till embargo back return returns returning arrive arrives "
        "arriving arrival finish finishes end ends ending close closes closing deadline voting entries reopen due "
        "delivery leave leaves leaving depart departs departure departing than day open"
    ).split()
)
FINDERS = (("order", related), ("order", drawn), ("order", barred), ("order", ended), ("distance", spaced))


@demanding({"+digit"}, {"=" + word for word in WORDS})
def wrong_sequence(material: Material) -> Sequence[Hit]:
    """The first two times that cannot be in the order that is asked for."""
    reading = material.text
    if len(days(reading)) < 2 and len(reading.entities("clock_time")) < 2:
        return []
    book = ledger(reading)
    for variant, find in FINDERS:
        for one, other in find(book):
            if not corrected(reading, one.hit, other.hit):
                early, late = (one, other) if one.value <= other.value else (other, one)
                values = {"early": book.said(early.hit), "late": book.said(late.hit), "variant": variant}
                return [conflict(reading, one.hit, other.hit, **values)]
    return []
