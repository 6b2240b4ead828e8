"""More people than there is room for, more days than are left: "Raum 3 fasst 14 Personen ... mit den 22 Leuten"."""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.european.words import figures, spots
from askfirst.scoring.findings.statements.places import uncorrected
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

MOST = 8
"""Times as many as there is room for: beyond that the two figures are hardly about one thing."""
NEAR = 2
"""Tokens between a figure and the word that says what it counts: "6 Urlaubstage", "las 52 personas"."""

LEAD = 5
"""Tokens between the word for what is left and its figure: "Resturlaub Nadja Olms: 6 Tage"."""

Figure = tuple[Hit, float]


@demanding({"+digit"}, {"holds_word", "has_word", "leave_noun", "leave_lead"})
@uncorrected
def over_capacity(material: Material) -> Sequence[Hit]:
    """What is put where there is less room, or taken of what is not left, and no way out is told."""
    text = material.text
    if (spots(text, "room_out") and not spots(text, "one_go")) or 0 in spots(text, "show_verb"):
        return ()
    numbers = figures(text)
    sorts = (
        ("people", held(text, numbers), counted(text, numbers, "person_noun", "seat_word")),
        ("days", left(text, numbers), counted(text, numbers, "day_unit", "leave_word")),
    )
    for variant, limits, taken in sorts:
        for limit, most in limits:
            for hit, value in taken:
                if hit.start >= limit.end and most < value <= MOST * most:
                    said = {"variant": variant, "most": f"{most:.10g}", "more": f"{value:.10g}"}
                    return [Hit(limit.start, hit.end, {**said, "options": (said["most"], said["more"])})]
    return ()


def held(text: Reading, numbers: Sequence[Figure]) -> Iterator[Figure]:
    """How many something takes: "fasst 14", "tiene 35 plazas"."""
    strong, has, seats = (spots(text, name) for name in ("holds_word", "has_word", "seat_noun"))
    for hit, value in numbers:
        if hit.start in strong.values() or (hit.start in has.values() and hit.end in seats):
            yield hit, value


def left(text: Reading, numbers: Sequence[Figure]) -> Iterator[Figure]:
    """How many days of leave are left."""
    nouns, remaining, days = (spots(text, name) for name in ("leave_noun", "left_word", "day_unit"))
    leads = spots(text, "leave_lead").values()
    for hit, value in numbers:
        stated = hit.end in nouns and any(text.sentences[at] == text.sentences[hit.start] for at in remaining)
        if stated or (hit.end in days and any(0 <= hit.start - end <= LEAD for end in leads)):
            yield hit, value


def counted(text: Reading, numbers: Sequence[Figure], name: str, use: str) -> list[Figure]:
    """The figures that count what is on a list, in a clause with a word for what takes the room or the days."""
    nouns = {*spots(text, name), *(spots(text, "workday_unit") if name == "day_unit" else ())}
    used = {text.clauses[at] for at in spots(text, use) if at not in nouns}
    return [
        (hit, value)
        for hit, value in numbers
        if text.clauses[hit.start] in used
        and not tells_when(text, hit)
        and any(at in nouns for at in range(hit.end, hit.end + NEAR))
    ]


def tells_when(text: Reading, hit: Hit) -> bool:
    """Whether a figure is part of a time: "in 10 Tagen", "10 jours avant"."""
    behind = spots(text, "time_behind")
    return hit.start in spots(text, "time_lead").values() or any(
        at in behind for at in range(hit.end + 1, hit.end + 1 + NEAR)
    )
