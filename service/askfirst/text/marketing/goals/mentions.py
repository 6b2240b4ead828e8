"""Goals that are only mentioned: named, quoted, dated or filed, but not set."""

from askfirst.text.hit import Hit
from askfirst.text.marketing.audiences.people import people_of
from askfirst.text.marketing.goals.statements import is_put
from askfirst.text.nouns import DETERMINERS, STOPS
from askfirst.text.reading import Reading


def is_handled(reading: Reading, noun: Hit, statement: Hit) -> bool:
    """Whether a goal that is there, by its name in quotes, is handled by any other verb: "cross out the goal 'joy'"."""
    first = reading.sentence_start(noun.start)
    ahead = reading.words[first : noun.start]
    if statement.start != noun.end or not 2 <= len(ahead) <= 6 or THE.isdisjoint(ahead[1:3]):
        return False
    return (
        ahead[0].isalpha()
        and ahead[0] not in STOPS | DETERMINERS
        and not any(hit.start == first for key in MAKING for hit in reading.outside_data(key))
    )


THE = frozenset({"the", "our", "my", "your"})

MAKING = ("@goal_setter", "@note_verb", "@produce_verb", "@improve_verb", "@bring_verb", "@wish_verb")


def part_of(reading: Reading, noun: Hit) -> bool:
    """Whether only a property of a goal is meant, or the end of a link: "the due date of goal G-21", "target /tram"."""
    words = reading.words
    if bygone(reading, noun) or is_quoted(reading, noun) or is_form(reading, noun) or is_dated(reading, noun):
        return True
    if any(hit.start == noun.end for name in ("url", "file") for hit in reading.entities(name)):
        return True
    before = words[max(0, noun.start - 3) : noun.start]
    return "of" in before and not PROPERTIES.isdisjoint(words[max(0, noun.start - 4) : noun.start])


def is_quoted(reading: Reading, noun: Hit) -> bool:
    """Whether a piece quotes or draws a goal that is there: "that quotes our goal '...'", "a chart of goals"."""
    before = reading.words[max(reading.sentence_start(noun.start), noun.start - 3) : noun.start]
    return not QUOTING.isdisjoint(before) or (before[-1:] == ["of"] and before[-2:-1] in DRAWINGS)


QUOTING = frozenset("quotes quoting mentions mentioning cites citing shows showing".split())

DRAWINGS = (["chart"], ["graph"], ["table"], ["overview"], ["photo"], ["map"], ["timeline"])


def is_form(reading: Reading, noun: Hit) -> bool:
    """Whether it is the purpose that a form or payment asks for: "the purpose of the trip"."""
    behind = reading.words[noun.end : noun.end + 3]
    return reading.words[noun.start] == "purpose" and not FORMS.isdisjoint(behind)


FORMS = frozenset("field code line trip visit journey payment transfer invoice call stay expense".split())


def is_dated(reading: Reading, noun: Hit) -> bool:
    """Whether a milestone has its name and its day: "put milestone 'Site live' on 3 June"."""
    named = any(quote.start == noun.end for quote in reading.entities("quote"))
    moments = [*reading.entities("date"), *reading.entities("clock_time")]
    return (
        named
        and reading.words[noun.start].startswith("milestone")
        and any(reading.same_sentence(noun, day) and day.start > noun.end for day in moments)
    )


PROPERTIES = frozenset("date deadline owner name title colour color label wording status id".split())


def bygone(reading: Reading, noun: Hit) -> bool:
    """Whether it is the goal of an earlier time, which nobody sets any more: "quote last year's goal"."""
    lead = reading.words[max(0, noun.start - 3) : noun.start]
    past = lead[:1] in (["last"], ["previous"]) and lead[-1:] == ["'s"]
    return past and REPLACED.isdisjoint(reading.words[: noun.start])


REPLACED = frozenset("replace update change overwrite".split())


def is_verb(reading: Reading, noun: Hit) -> bool:
    """Whether people are targeted: "and target beekeepers in Oregon"."""
    lead = reading.words[noun.start - 1] if noun.start else ""
    return (
        reading.words[noun.start] == "target"
        and (lead in {"and", "to", "please", "then", ","} or reading.opens_sentence(noun.start))
        and noun.end < len(reading)
        and people_of(reading).at(noun.end)
    )


def merely_named(reading: Reading, noun: Hit) -> bool:
    """Whether a stored goal is only named by its id: "mark G-7", but not "change goal G-7 to ..."."""
    ids = [hit for hit in reading.entities("id") if hit.start == noun.end]
    if not ids:
        return False
    behind = reading.words[ids[0].end : ids[0].end + 1]
    return behind not in (["to"], ["as"], [":"]) or (behind == ["to"] and is_put(reading, noun))


def of_people(reading: Reading, noun: Hit, said: list[Hit]) -> bool:
    """Whether "target: members aged 18-29" names an audience and no goal."""
    return reading.words[noun.start].startswith("target") and any(
        0 <= one.start - noun.end <= 2 and one.start == audience.start
        for one in said
        for audience in reading.entities("audience")
    )
