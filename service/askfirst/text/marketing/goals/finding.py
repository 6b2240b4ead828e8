"""Goals: orders to set one, to make something better, or to test until something works."""

from askfirst.text.governing import governed_otherwise, governor
from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.goals.calls import called
from askfirst.text.marketing.goals.improvements import improvements
from askfirst.text.marketing.goals.mentions import is_handled, is_verb, merely_named, of_people, part_of
from askfirst.text.marketing.goals.plans import planned
from askfirst.text.marketing.goals.settings import is_setting
from askfirst.text.marketing.goals.statements import goal_nouns, statements
from askfirst.text.marketing.goals.trials import endless, tests
from askfirst.text.reading import Reading


def find_goals(reading: Reading) -> list[Hit]:
    """Orders to set or reach a goal, whether or not they say how much."""
    return outermost(
        set_goals(reading)
        + improvements(reading)
        + planned(reading)
        + tests(reading)
        + endless(reading)
        + called(reading)
    )


def set_goals(reading: Reading) -> list[Hit]:
    """Goals that are to be set or noted: what they say, or else the order itself."""
    hits = []
    said = statements(reading)
    for noun in goal_nouns(reading):
        if (
            governed_otherwise(reading, noun.start, "@goal_setter")
            or of_people(reading, noun, said)
            or is_verb(reading, noun)
            or part_of(reading, noun)
            or is_setting(reading, noun)
        ):
            continue
        statement = next((one for one in said if 0 <= one.start - noun.end <= 15), None)
        if statement and is_handled(reading, noun, statement):
            continue
        setter = governor(reading, noun.start, "@goal_setter", 20) or set_later(reading, noun)
        if statement:
            hits.append(statement)
        elif setter and not merely_named(reading, noun):
            hits.append(Hit(min(setter.start, noun.start), max(setter.end, noun.end)))
    return hits


def set_later(reading: Reading, noun: Hit) -> Hit | None:
    """The order behind the goal: "as target for the podcast put ..."."""
    later = [hit for hit in reading.outside_data("@note_verb") if 0 < hit.start - noun.end <= 8]
    return next((hit for hit in later if reading.same_sentence(hit, noun)), None)
