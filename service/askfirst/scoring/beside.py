"""What rules find in asides: vague words and open times of what orders nothing are no gaps of the order."""

from askfirst.rules.nodes import Material
from askfirst.rules.pack import Rule
from askfirst.scoring.timing import asks_when
from askfirst.text.hit import Hit
from askfirst.text.moods.asides import Aside, asides
from askfirst.text.reading import Reading
from askfirst.text.runs import sentences

CLASH = "conflicting_instructions"
POINTING = frozenset({"undefined_reference", "unclear_scope"})
CHOICES = frozenset({"ambiguous_reference", "mutually_exclusive_options"})
"""What an order chooses from may be told: "we have two contracts with Roux, cancel the contract"."""
VALUES = frozenset("discount currency price amount budget rate segment audience".split())
"""What a statement may bring to the order that it goes with: "we give them 10 % off, please change the quote"."""


def beside_the_order(material: Material, rule: Rule, hit: Hit) -> bool:
    """Whether what a rule found lies in an aside and leaves open nothing of what is ordered."""
    if hit.end <= hit.start or rule.type == CLASH:
        return False
    aside = min(asides(material.text)[hit.start : hit.end], default=Aside.NONE)
    if aside is Aside.NONE or aside is Aside.COURTESY:
        return aside is Aside.COURTESY
    if asks_when(rule.kind, rule.field):
        return True
    if rule.field in VALUES or rule.kind in CHOICES:
        return False
    return aside is Aside.IDLE or (rule.kind in POINTING and rule.blocks != "alone")


def without_asides(reading: Reading) -> str | None:
    """The text without courtesies, and without sentences that are nothing but asides; None where it has none.

    What else is told stays: "I put two tenders into the folder, upload the tender" leaves open which.
    """
    marks = asides(reading)
    out = [
        aside is Aside.COURTESY or (aside is Aside.IDLE and min(marks[start:end]) >= Aside.IDLE)
        for start, end in sentences(reading)
        for aside in marks[start:end]
    ]
    if not any(out):
        return None
    kept, at = [], 0
    for position, away in enumerate(out):
        if away:
            kept.append(reading.raw[at : reading.starts[position]])
            at = reading.ends[position]
    return "".join([*kept, reading.raw[at:]]).strip(" \t\n,;:\u2013\u2014-")
