"""Goals: orders to set one, to make something better, or to test until something works."""

from askfirst.text.governing import governed_otherwise, governor
from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.goals.calls import called
from askfirst.text.marketing.goals.improvements import improvements
from askfirst.text.marketing.goals.plans import planned
from askfirst.text.marketing.goals.statements import goal_nouns, statements
from askfirst.text.marketing.goals.trials import endless, tests
from askfirst.text.reading import Reading


def find_goals(reading: Reading) -> list[Hit]:
    """Orders to set or reach a goal, whether or not they say how much."""
    sorts = (set_goals, improvements, planned, tests, endless, called)
    return outermost([hit for sort in sorts for hit in sort(reading)])


def set_goals(reading: Reading) -> list[Hit]:
    """Goals that are to be set or noted: what they say, or else the order itself."""
    hits = []
    said = statements(reading)
    for noun in goal_nouns(reading):
        if governed_otherwise(reading, noun.start, "@goal_setter") or of_people(reading, noun, said):
            continue
        statement = next((one for one in said if 0 <= one.start - noun.end <= 15), None)
        setter = governor(reading, noun.start, "@goal_setter", 20)
        if statement:
            hits.append(statement)
        elif setter:
            hits.append(Hit(min(setter.start, noun.start), max(setter.end, noun.end)))
    return hits


def of_people(reading: Reading, noun: Hit, said: list[Hit]) -> bool:
    """Whether "target: members aged 18-29" names an audience and no goal."""
    return reading.words[noun.start].startswith("target") and any(
        0 <= one.start - noun.end <= 2 and one.start == audience.start
        for one in said
        for audience in reading.entities("audience")
    )
