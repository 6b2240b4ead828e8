"""Choices left to whoever acts, as in "envía el pedido a Lugo o a Vigo".

For languages whose grammar of choices is not in code: the lexicon lists the words for "or" (`either_word`),
what opens one up ahead of it (`either_open`: if, any, no, who; `either_relative`: in its clause alone),
wordings that only look like one (`either_idiom`), what settles it (`either_settled`), and words that lead
in a part of an order (`either_lead`).
"""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.places import places, quoted, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

LONGEST = 5
"""Tokens of one option."""
MARKS = frozenset({",", ";", ":", ".", "(", ")", "?", "!", "-", "–", "—", "¿", "¡"})


@demanding({"either_word"})
def either_or(material: Material) -> Sequence[Hit]:
    """Every "or" behind an order that nothing opens up or settles, with the two options."""
    reading = material.text
    return [
        options(reading, hit)
        for hit in reading.all_hits.get("@either_word", ())
        if 0 < hit.start < len(reading) - 1
        and not reading.is_data(hit)
        and ordered(reading, hit)
        and not opened(reading, hit)
        and not settled(reading, hit)
        and not narrows(reading, hit)
    ]


def ordered(reading: Reading, hit: Hit) -> bool:
    """Whether the last order ahead in the sentence is to do something, not to look for what fits."""
    start, _ = sentence_of(reading, hit.start)
    doing = [one.start for one in giving(reading, "order_verb", start, hit)]
    looking = [one.start for one in giving(reading, "show_verb", start, hit)]
    return bool(doing) and max(doing) > max(looking, default=-1)


def giving(reading: Reading, name: str, start: int, hit: Hit) -> list[Hit]:
    """The verbs of a list that give an order between the start and the "or"."""
    verbs = [verb for verb in places(reading, name) if start <= verb.start < hit.start]
    return [verb for verb in verbs if commands(reading, verb.start) or reading.opens_sentence(verb.start)]


def opened(reading: Reading, hit: Hit) -> bool:
    """Whether it is an idiom, or words ahead make it one that leaves nothing to choose."""
    if any(idiom.overlaps(hit) for idiom in reading.all_hits.get("@either_idiom", ())):
        return True
    start, _ = sentence_of(reading, hit.start)
    marks = [place for place in range(start, hit.start) if reading.words[place] in {":", ";"}]
    start = marks[-1] if marks else start
    if any(start <= one.start < hit.start for one in reading.all_hits.get("@either_open", ())):
        return True
    beside = max([place for place in range(start, hit.start) if reading.words[place] in MARKS], default=start)
    return any(beside <= one.start < hit.start for one in reading.all_hits.get("@either_relative", ()))


def settled(reading: Reading, hit: Hit) -> bool:
    """Whether something behind it, up to the end of the next sentence, decides."""
    _, end = sentence_of(reading, hit.start)
    _, following = sentence_of(reading, min(end, len(reading) - 1))
    return any(hit.end <= one.start < following for one in reading.all_hits.get("@either_settled", ()))


def narrows(reading: Reading, hit: Hit) -> bool:
    """Whether it stands in what narrows a plural: "los clientes de Lugo o Vigo", "filas vacías o duplicadas"."""
    if all(plural(reading.words[place]) for place in (hit.start - 2, hit.start - 1, hit.end)):
        return True
    leads = {one.start for one in reading.all_hits.get("@either_lead", ())}
    for place in range(hit.start - 1, max(0, hit.start - 6), -1):
        if reading.words[place] in MARKS:
            return False
        if place in leads:
            return plural(reading.words[place - 1])
    return False


def plural(word: str) -> bool:
    """Whether a word looks like a plural noun or adjective: filas, vacías."""
    return len(word) > 3 and word.endswith("s") and word.isalpha()


def options(reading: Reading, hit: Hit) -> Hit:
    """The finding with both options: back to the word that leads in, on to the next mark or lead."""
    leads = {one.start for one in reading.all_hits.get("@either_lead", ())}
    verbs = {verb.start for verb in places(reading, "order_verb")}
    first = hit.start - 1
    while (
        first > max(0, hit.start - LONGEST)
        and first not in leads
        and first - 1 not in verbs
        and reading.words[first - 1] not in MARKS
    ):
        first -= 1
    last = hit.end + 1
    while last < min(len(reading), hit.end + LONGEST) and last not in leads and reading.words[last] not in MARKS:
        last += 1
    sides = Hit(first, hit.start), Hit(hit.end, last)
    return Hit(first, last, {"a": quoted(reading, sides[0]), "b": quoted(reading, sides[1])})
