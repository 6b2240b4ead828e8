"""Values to be put in that are only called new: "overwrite it with the new number"."""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.settled import known
from askfirst.text.given import value_after
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

SETS = frozenset(
    "with to by into as for on in enter use insert apply record save store set assign give put update change".split()
)
"""Before "the new number" these put it somewhere."""
FORMS = {
    "phone": frozenset("number phone mobile telephone cell landline fax".split()),
    "email": frozenset("email e-mail mail address mailbox".split()),
    "money": frozenset("price fee rate salary wage rent amount sum budget cost tariff limit premium".split()),
    "percent": frozenset("rate percentage share discount margin".split()),
    "clock_time": frozenset("time start slot hour".split()),
    "date": frozenset("date day deadline time start end slot".split()),
}
"""What a value of that noun looks like."""
NUMERIC = FORMS["phone"] | FORMS["money"] | FORMS["percent"] | frozenset("amount figure pin code headcount".split())
"""Nouns whose value is a figure, so that a name behind them is none."""


@demanding({"new_value_lead"}, {"setting_verb"}, {"value_noun"})
def new_value(material: Material) -> Sequence[Hit]:
    """What is to be put in, called "the new number" and given nowhere in the case."""
    reading = material.text
    return [hit for hit in put_in(reading) if not value_after(reading, hit.end) and not has_new_value(material, hit)]


def put_in(reading: Reading) -> Iterator[Hit]:
    """Places like "with her new number": behind a preposition, in a sentence that sets something."""
    news = reading.hits("@new_value_lead")
    if not news or not (setting := reading.all_hits.get("@setting_verb")):
        return
    for new in news:
        if reading.words[new.start - 1] == "as" and reading.entities("name"):
            continue  # "enter Mr. Abdi as the new owner" says who
        if not puts(reading, new.start):
            continue
        if not any(verb.end <= new.start and reading.same_sentence(verb, new) for verb in setting):
            continue
        for noun in reading.hits("@value_noun"):
            if noun.start == new.end and (noun.end == len(reading) or not joined(reading, noun.end)):
                yield Hit(new.start, noun.end, {"noun": reading.words[noun.end - 1], "at": str(noun.end - 1)})
                break


def puts(reading: Reading, position: int) -> bool:
    """Whether the words before a position put something somewhere: "with ...", "give him ..."."""
    before = reading.words[max(0, position - 2) : position]
    if before and before[-1] in {"him", "her", "them", "it"}:
        return before[0] in {"give", "assign", "grant", "set"}
    return bool(before) and before[-1] in SETS


def joined(reading: Reading, position: int) -> bool:
    """Whether the noun goes on: "the new number plate"."""
    return any(noun.start == position for noun in reading.hits("@value_noun"))


def has_new_value(material: Material, hit: Hit) -> bool:
    """Whether a value of the right form stands in the text or before it."""
    noun = hit.attrs["noun"]
    for entity, nouns in FORMS.items():
        if noun in nouns and any(one.entities(entity) for one in (material.text, *material.history)):
            return True
    return known(material, noun, int(hit.attrs["at"]))
