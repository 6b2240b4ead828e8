"""Something that ends before it begins, by the verbs: put up on 20 May and taken down on 3 May."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.ledger import ledger
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.text.hit import Hit

BEGINNING = (
    r"(?:open|start|begin|launch|publish|post|put up|put it up|set up|go live|goes live|erect|install|hang|pour|"
    r"plant|deliver|ship|send|"
    r"dispatch|lend|rent|hire|admit|book|collect|fetch|pick up|leaves?|departs?|opens?|starts?|begins?|shoot|"
    r"print|sow|lay|mount|pitch|"
    r"fill|issue|release|announce)"
)
ENDING = (
    r"(?:close|end|finish|remove|take (?:it|them|the \w+) (?:down|offline|off)|dismantle|unpublish|withdraw|"
    r"take down|archive|delete|harvest|"
    r"strip|return|give (?:it|them) back|bring (?:it|them) back|hand (?:it|them|the \w+ \w+) (?:over|back|"
    r"to \w+(?: \w+)?)|discharge|arrives?|"
    r"ends?|closes?|finishes|comes? down|is back|strike|clear|empty|serve|use|review|count)"
)
PAIR = re.compile(
    rf"\b{BEGINNING}\b(?P<one>[^<¶;]{{0,70}}?)\bon <d(?P<first>\d+)>(?: at "
    rf"<c\d+>)?(?P<gap>[^<¶]{{0,24}}?(?:\band\b|\bbut\b|,|;|\bthen\b)"
    rf"(?: it| they| then)*) ?\b{ENDING}\b(?P<two>(?: (?:it|them|him|her|that|this|the same))?(?: (?!and|"
    rf"or)[\w-]+){{0,3}}?) on <d(?P<second>\d+)>"
)
OWN = re.compile(r"\b(?:the|a|an|its|their|all|our|my|\w+ing|[a-z]*-?\d+)\b")
FREE = re.compile(
    r"\b(?:if|unless|or|instead|not|no|last|old|previous|next year|move|change|sorry|remind|reminder|invoice|"
    r"dated|of <d)\b"
)


@demanding({"+digit"})
def undone_before(material: Material) -> Sequence[Hit]:
    """The first thing that is ended on a day before the one on which it is begun."""
    reading = material.text
    book = ledger(reading)
    if book.text.count("<d") < 2:
        return []
    for found in PAIR.finditer(book.text):
        one, other = book.entry(found["first"]), book.entry(found["second"])
        if not 0 < one.value - other.value < 150 or OWN.search(found["two"]) or FREE.search(found[0]):
            continue
        if not corrected(reading, one.hit, other.hit):
            return [conflict(reading, one.hit, other.hit, early=book.said(other.hit), late=book.said(one.hit))]
    return []
