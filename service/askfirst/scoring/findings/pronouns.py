"""What a pronoun can mean: nothing that was named, or one of several things that were named side by side.

The reader tells whether that leaves a question; what is found here quotes the pronoun, and offers what it could mean.
The words come from the lexicon, so that it works in every language whose lexicon has its lists: `bare_reference` are
orders with their pronoun ("schick es"), `bare_pronoun` pronouns that no article is written like ("envoie-le"),
`one_pronoun` those for one thing or person, also by gender.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from askfirst.rules.nodes import Material, complete
from askfirst.text.fields.names import Sort, sort_of
from askfirst.text.fields.values import has_value
from askfirst.text.hit import Hit, outermost, tokens_of
from askfirst.text.memo import once
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

EMPTY = ("@bare_opener", "@bare_pronoun", "@bare_reference", "@one_pronoun")
"""Lists of words that name nothing."""
SPARE = 1
"""Words of no list that may stand ahead of the pronoun: the verb of "envoie-le"."""
BRIEF = 11
"""Tokens beyond which what a request calls "the file" is taken for known to those who work with it."""
ENDING = frozenset(". , ! ? to into onto by in on at and then please for again today tomorrow now asap".split())
"""Behind a noun these do not tell which one is meant."""
GREETING = 4
"""Tokens among which the comma of a greeting stands: "Bonjour Anne, ..."."""
EXPLAINED = 6
"""Tokens behind a pronoun among which a colon announces what it means."""
BETWEEN = 5
"""Tokens at most between two things named side by side: "du gîte Aubépine et celui du gîte Sureau"."""
EXCLUDED = {"@one_pronoun_masculine": "@woman_name", "@one_pronoun_feminine": "@man_name", "@one_pronoun": ""}
"""Pronouns for one, and the first names of those whom they cannot mean."""
MARKS = frozenset(", ; : . ! ? ( )".split())
PEOPLE = frozenset("him her he she ihm ihn lui él ela ele".split())


def undefined_reference(material: Material) -> Sequence[Hit]:
    """The pronoun that opens a request, or "the file" in a short one, where nothing said before can be meant."""
    request, reading = material.request, material.text
    if request.candidates is not None or any(map(tells, material.history)):
        return []
    named = opening(reading, 0)
    orders = [hit for hit in reading.outside_data("@bare_reference") if hit.start <= named]
    if not orders:
        named = opening(reading, SPARE)
        orders = [hit for hit in reading.outside_data("@bare_pronoun") if hit.start <= named][:1]
    found = [pronoun_of(reading, hit) for hit in orders if ":" not in reading.words[hit.end : hit.end + EXPLAINED]]
    return [hit for hit in found or unnamed(reading) if not brings(material, *meant_by(reading, hit))]


def tells(said: Reading) -> bool:
    """Whether a message may name what a later one goes on about: a question and "that thing" do not."""
    return not said.asking and opening(said, SPARE) < len(said)


def unnamed(reading: Reading) -> list[Hit]:
    """Things with no more than an article in a short order that names nothing else: "send the file"."""
    timed = reading.covered("money", "date")
    if len(reading) > BRIEF or reading.data or any(not one.within(timed) for one in named_in(reading)):
        return []
    ordered = min((verb.start for verb in reading.hits("@order_verb") if commands(reading, verb.start)), default=BRIEF)
    return [
        Hit(hit.start - 1, hit.end)
        for hit in reading.hits("@nameless_noun")
        if ordered < hit.start - 1
        and reading.words[hit.start - 1] == "the"
        and (hit.end == len(reading) or reading.words[hit.end] in ENDING or hit.end in timed)
    ]


def meant_by(reading: Reading, hit: Hit) -> Sequence[Sort]:
    """What sorts of fields a reference can mean: somebody, something or, as "them" does, either."""
    if not PEOPLE.isdisjoint(reading.words[hit.start : hit.end]) or hit.end - 1 in reading.begins("@person_noun"):
        return ("party",)
    return ("thing", "party") if hit.start in reading.begins("@many_pronoun") else ("thing",)


def brings(material: Material, *sorts: Sort) -> bool:
    """Whether a request carries what is of one of these sorts, or has declared all that it needs and given it."""
    fields = material.request.fields.items()
    return complete(material) or any(has_value(name, value) and sort_of(name) in sorts for name, value in fields)


def opening(reading: Reading, spare: int) -> int:
    """The last token before which nothing is named but who is spoken to, and so many words of no list stand."""
    known = tokens_of(hit for key in EMPTY for hit in reading.all_hits.get(key, ()))
    for at in range(addressed(reading), len(reading)):
        if at not in known and reading.words[at] not in reading.leads and reading.words[at][0].isalnum():
            if not spare:
                return at
            spare -= 1
    return len(reading)


def addressed(reading: Reading) -> int:
    """The token behind a greeting with a name: "Hola Ana, ..."; 0 without one."""
    opening = reading.words[:GREETING]
    greets = bool(opening) and (opening[0] in reading.leads or 0 in reading.begins("@greeting"))
    return opening.index(",") + 1 if greets and "," in opening else 0


def pronoun_of(reading: Reading, order: Hit) -> Hit:
    """The pronoun in an order, where the language writes it as a word (`bare_pronoun_word`); else the order.

    The last one: in "schicken Sie es" the first is who is spoken to. One that is tied to its verb goes with it.
    """
    if order.start and reading.ends[order.start - 1] == reading.starts[order.start]:
        return Hit(order.start - 1, order.end)
    inside = [hit for hit in reading.hits("@bare_pronoun_word") if order.start <= hit.start and hit.end <= order.end]
    return inside[-1] if inside else order


def ambiguous_reference(material: Material) -> Sequence[Hit]:
    """The first pronoun for one that can mean several things, with these as its `options`."""
    reading = material.text
    named = [one.start for one in named_in(reading)]
    for key, excluded in EXCLUDED.items():
        pronouns = sorted(reading.all_hits.get(key, ()))
        if not pronouns:
            continue
        starts = [one.start for one in pronouns]
        for row in side_by_side(reading, excluded):
            pronoun = next(iter(pronouns[bisect_left(starts, row[-1].end) :][:1]), None)
            last = pronoun and bisect_left(named, pronoun.start) == bisect_right(named, row[-1].start)
            if pronoun and last and apart(reading, row, pronoun):
                return [Hit(pronoun.start, pronoun.end, {"options": tuple(map(reading.text, row))})]
        first = pronouns[0]
        options = offered(material, excluded) if not named or first.start <= named[0] else ()
        if options:
            return [Hit(first.start, first.end, {"options": options})]
    return []


def offered(material: Material, excluded: str) -> tuple[str, ...]:
    """What the newest message with a name or an id has side by side, unless the text names one of these."""
    said = next((one for one in reversed(material.history) if named_in(one)), None)
    rows = side_by_side(said, excluded) if said else []
    options = tuple(dict.fromkeys(map(said.text, rows[-1]))) if said and rows else ()
    return () if any(one.lower() in material.text.lower for one in options) else options


@once
def named_in(reading: Reading) -> list[Hit]:
    """What has a name or an id, in text order; a first name also where its capital only opens the sentence."""
    known = [hit for key in ("@man_name", "@woman_name") for hit in reading.all_hits.get(key, ())]
    firsts = [hit for hit in known if reading.capitals[hit.start]]
    places = {lead.end for lead in reading.all_hits.get("@place_lead", ())}
    names = [hit for hit in outermost([*reading.entities("name"), *firsts]) if hit.start not in places]
    return sorted(outermost([*names, *reading.entities("id")]))


def side_by_side(reading: Reading, excluded: str) -> list[tuple[Hit, ...]]:
    """Things of which a joining word ties the last two: "A, B and C"; no row with a first name of those `excluded`."""
    joints, barred = reading.begins("@joining_word"), reading.begins(excluded)
    rows: list[tuple[Hit, ...]] = []
    row: tuple[Hit, ...] = ()
    for one in named_in(reading):
        between = range(row[-1].end, one.start) if row else range(0)
        tied = len(between) <= BETWEEN and any(at in joints for at in between)
        listed = len(between) == 1 and reading.words[between[0]] == ","
        row = (*row, one) if tied or listed else (one,)
        if tied and not any(thing.start in barred for thing in row):
            rows.append(row)
    return rows


def apart(reading: Reading, row: tuple[Hit, ...], pronoun: Hit) -> bool:
    """Whether these are told of ahead of the order, in a sentence or a clause of their own."""
    sentences = reading.sentences[pronoun.start] - reading.sentences[row[-1].start]
    return sentences == 1 or (
        sentences == 0 and any(word in MARKS for word in reading.words[row[-1].end : pronoun.start])
    )
