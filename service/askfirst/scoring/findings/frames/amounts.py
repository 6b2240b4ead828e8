"""Goods and measurements without their number."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.frames.order import DETERMINERS, any_of, orders
from askfirst.text.frames.clause import clause_of
from askfirst.text.frames.details import count
from askfirst.text.hit import Hit


@demanding({"frame_buy"})
def count_absent(material: Material) -> Sequence[Hit]:
    """Goods are ordered by their kind only: "order toner for the Lyon office"."""
    found = []
    for order in orders(material, "@frame_buy", "count"):
        words = order.object
        plain = words and all(word.isalpha() for word in words) and len(words) < 4
        if not plain or words[0] in DETERMINERS | SETTLED or order.concrete(order.start, order.end):
            continue
        if order.reading.entities("number") or order.quoted() or ":" in order.words or order.prepared:
            continue
        if count(clause_of(order.reading, order.verb)):
            continue
        if not order.reading.hits("@elsewhere") and not any_of(order.rest, frozenset("until till up".split())):
            found.append(order.span())
    return found


SETTLED = frozenset(
    (
        "it them one two three four five six seven eight nine ten twelve twenty fifty hundred me us "
        "him her you each every all both any some same enough exactly no what whatever only new "
        "fresh breakfast lunch dinner food pizza"
    ).split()
)


@demanding({"frame_recording"}, {"frame_measure"})
def measure_absent(material: Material) -> Sequence[Hit]:
    """A measured value is to be recorded and is not given: "enter meter reading flat 12, 31 May"."""
    found = []
    for order in orders(material, "@frame_recording", "measure"):
        reading = order.reading
        noun = order.noun("@frame_measure")
        if noun is None or order.quoted() or order.explained or order.prepared or reading.hits("@elsewhere"):
            continue
        dated = reading.covered("date")
        marks = [at for at in range(noun.end, order.stop) if reading.words[at] in VALUE_LEADS]
        numbers = [at for at in range(noun.end, order.stop) if reading.words[at][-1:].isdigit() and at not in dated]
        lone = [at for at in numbers if at == noun.end or at - 1 in marks or unit(reading.words, at)]
        if not lone and not any_of(order.words, RESULTS) and "file" not in order.words:
            found.append(order.span())
    return found


def unit(words: list[str], at: int) -> bool:
    """Whether a unit stands behind the number."""
    return words[at + 1 : at + 2] != [] and (words[at + 1] in UNITS or words[at + 1] == "%")


VALUE_LEADS = frozenset(": , = of at is was as with -".split())
RESULTS = frozenset(
    (
        ": passed failed positive negative won lost pass fail ok normal from every each daily hourly automatically"
    ).split()
)
UNITS = frozenset(
    ("kg g l litres liters km miles kwh m3 m cm mm bar psi degrees °c °f c f points pcs people mmhg v kn bpm").split()
)
