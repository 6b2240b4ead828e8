"""Goals: orders to set one, to make something better, or to test until something works."""

from askfirst.text.governing import governed_otherwise, governor, orders
from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.improvements import improvements
from askfirst.text.marketing.metrics import figures
from askfirst.text.marketing.people import people_of
from askfirst.text.marketing.statements import goal_nouns, statements
from askfirst.text.orders import opens
from askfirst.text.reading import Reading

UNTIL = frozenset({"until", "till", "til"})
AS_SOON_AS = frozenset({"once", "when", "soon"})
STOPPING = ("stop", "end", "finish", "close", "conclude")


def find_goals(reading: Reading) -> list[Hit]:
    """Orders to set or reach a goal, whether or not they say how much."""
    return outermost(set_goals(reading) + improvements(reading) + planned(reading) + tests(reading) + endless(reading))


def planned(reading: Reading) -> list[Hit]:
    """What a plan is to say that something shall become: "enter in the plan 2026: greater resonance"."""
    hits = []
    for at, word in enumerate(reading.words):
        if word not in PLANS or not governor(reading, at, "@note_verb", 12):
            continue
        mark = next((on for on in range(at + 1, min(at + 5, len(reading))) if reading.words[on] in {":", "that"}), None)
        if mark is None or reading.sentences[mark] != reading.sentences[at]:
            continue
        if any(
            figure.start > mark and reading.sentences[figure.start] == reading.sentences[at]
            for figure in exact(reading)
        ):
            continue
        hits += [
            Hit(more.start, min(more.end + 1, len(reading)))
            for more in reading.outside_data("@comparative")
            if mark < more.start <= mark + 8 and reading.sentences[more.start] == reading.sentences[at]
        ]
    return hits


PLANS = frozenset({"plan", "roadmap", "strategy"})


def set_goals(reading: Reading) -> list[Hit]:
    """Goals that are to be set or noted: what they say, or else the order itself."""
    hits = []
    said = statements(reading)
    for noun in goal_nouns(reading):
        if (
            governed_otherwise(reading, noun.start, "@goal_setter")
            or of_people(reading, noun, said)
            or is_verb(reading, noun)
        ):
            continue
        statement = next((one for one in said if 0 <= one.start - noun.end <= 15), None)
        setter = governor(reading, noun.start, "@goal_setter", 20) or set_later(reading, noun)
        if statement:
            hits.append(statement)
        elif setter and not merely_named(reading, noun):
            hits.append(Hit(min(setter.start, noun.start), max(setter.end, noun.end)))
    return hits


def is_verb(reading: Reading, noun: Hit) -> bool:
    """Whether people are targeted: "and target beekeepers in Oregon"."""
    lead = reading.words[noun.start - 1] if noun.start else ""
    return (
        reading.words[noun.start] == "target"
        and (lead in {"and", "to", "please", "then", ","} or opens(reading, noun.start))
        and noun.end < len(reading)
        and people_of(reading).at(noun.end)
    )


def merely_named(reading: Reading, noun: Hit) -> bool:
    """Whether a stored goal is only named by its id: "mark G-7", but not "change goal G-7 to ..."."""
    ids = [hit for hit in reading.entities("id") if hit.start == noun.end]
    return bool(ids) and reading.words[ids[0].end : ids[0].end + 1] not in (["to"], ["as"], [":"])


def set_later(reading: Reading, noun: Hit) -> Hit | None:
    """The order behind the goal: "as target for the podcast put ..."."""
    later = [hit for hit in reading.outside_data("@note_verb") if 0 < hit.start - noun.end <= 8]
    return next((hit for hit in later if reading.same_sentence(hit, noun)), None)


def of_people(reading: Reading, noun: Hit, said: list[Hit]) -> bool:
    """Whether "target: members aged 18-29" names an audience and no goal."""
    return reading.words[noun.start].startswith("target") and any(
        0 <= one.start - noun.end <= 2 and one.start == audience.start
        for one in said
        for audience in reading.entities("audience")
    )


def tests(reading: Reading) -> list[Hit]:
    """Tests that are to be run, and "keep the better one", with no measure or no end."""
    begun = reading.outside_data("@test_order")
    hits = [*orders(reading, "@test_order"), *orders(reading, "@pick_best")]
    hits += [hit for hit in begun if governor(reading, hit.start, "@launch_verb", 4)]
    if not hits:
        return []
    ends = reading.entities("duration") or reading.entities("date") or figures(reading)
    return [] if ends and ("@metric" in reading.all_hits or "@counted" in reading.all_hits) else hits


def endless(reading: Reading) -> list[Hit]:
    """Trying on with no end: "swap the image until something resonates"."""
    tried = reading.outside_data("@test_word")
    if not tried:
        return []
    stopping = any(word in reading.words for word in STOPPING)
    hits = []
    for at, word in enumerate(reading.words):
        if word not in UNTIL and not (stopping and word in AS_SOON_AS):
            continue
        sentence = reading.sentences[at]
        if any(reading.sentences[one.start] == sentence and one.start < at for one in tried):
            end = next((to for to in range(at, len(reading)) if reading.sentences[to] != sentence), len(reading))
            hits.append(Hit(at, end))
    return [hit for hit in hits if not any(hit.overlaps(fact) for fact in exact(reading))]


def exact(reading: Reading) -> list[Hit]:
    """Figures, days, times and ids: what a test can stop at."""
    return [
        *figures(reading),
        *(hit for name in ("date", "clock_time", "id") for hit in reading.entities(name)),
    ]
