"""Goals: orders to set one, to make something better, or to test until something works."""

import re

from askfirst.text.governing import governed_otherwise, governor, orders
from askfirst.text.hit import Hit, outermost, tokens_of
from askfirst.text.marketing.audiences.people import people_of
from askfirst.text.marketing.goals.calls import called
from askfirst.text.marketing.goals.figures import figures
from askfirst.text.marketing.goals.improvements import improvements
from askfirst.text.marketing.goals.in_words import counts_told
from askfirst.text.marketing.goals.settings import is_setting
from askfirst.text.marketing.goals.statements import goal_nouns, is_put, statements
from askfirst.text.nouns import DETERMINERS, STOPS
from askfirst.text.orders import opens
from askfirst.text.reading import Reading

UNTIL = frozenset({"until", "till", "til"})
AS_SOON_AS = frozenset({"once", "when", "soon"})
STOPPING = ("stop", "end", "finish", "close", "conclude")


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


def planned(reading: Reading) -> list[Hit]:
    """What a plan is to say that something shall become: "enter in the plan 2026: greater resonance"."""
    hits = []
    aims = {hit.start for hit in reading.all_hits.get("@goal_noun", ())}
    for at, word in enumerate(reading.words[:-1]):
        if word != ":" and not (word == "that" and not PLANS.isdisjoint(reading.words[max(0, at - 5) : at])):
            continue
        verb = governor(reading, at, "@note_verb", 12) or governor(reading, at, "@goal_setter", 12)
        ahead = range(max(0, at - 25), at)
        if verb is None or not any(on in aims or reading.words[on] in PLANS for on in ahead):
            continue
        end = next((to for to in range(at + 1, len(reading)) if reading.sentences[to] != reading.sentences[at]), 0)
        said = Hit(at + 1, end or len(reading))
        if any(said.start <= figure.start < said.end for figure in figures(reading)) or counts_told(reading, [said]):
            continue
        if any(is_setting(reading, noun) for noun in goal_nouns(reading)):
            continue
        if PLANS.isdisjoint(reading.words[said.start : said.end]) or not aims.isdisjoint(ahead):
            hits.append(said)
    return hits


PLANS = frozenset({"plan", "roadmap", "strategy", "success"})


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
        and (lead in {"and", "to", "please", "then", ","} or opens(reading, noun.start))
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
    hits = [*orders(reading, "@test_order"), *filter(lambda hit: compares(reading, hit), orders(reading, "@pick_best"))]
    hits += [hit for hit in begun if governor(reading, hit.start, "@launch_verb", 4)]
    if not hits:
        return []
    if not DRAWN.isdisjoint(reading.words):
        return []
    ends = reading.entities("duration") or reading.entities("date") or figures(reading)
    return [] if ends and compared_by(reading) else hits


def compares(reading: Reading, choice: Hit) -> bool:
    """Whether it is chosen by how well it does: not "use whichever quote fits on two lines"."""
    if reading.words[choice.end - 1] not in {"whichever", "whatever"}:
        return True
    said = reading.words[choice.end : reading.sentence_end(choice.start)]
    return not TESTED.isdisjoint(said) or reading.words[choice.end : choice.end + 1] in ([], ["."])


TESTED = frozenset(
    "better best stronger strongest works performs wins won converts resonates does lands sells variant version "
    "headline subject winner more most higher highest".split()
)
"""What says that a choice depends on how something does."""
DRAWN = frozenset({"lot", "lots", "random", "randomly", "draw", "raffle"})
"""A winner found so is no better variant."""


def compared_by(reading: Reading) -> bool:
    """Whether a metric is named, and not only how many are tested: "clicks", but not "2,000 visitors each"."""
    numbers = {hit.end for hit in figures(reading)}
    named = [hit for key in ("@metric", "@counted") for hit in reading.all_hits.get(key, ())]
    if BETTER.search(reading.lower):
        named = [hit for hit in named if reading.words[hit.start] not in {"list", "lists"}]
    return any(hit.start not in numbers for hit in named)


BETTER = re.compile(
    r"\b(?:that|which|whichever|what) (?:does|works|performs|is|proves|feels) (?:better|best|stronger)\b"
)
"""A winner that nothing measures: the list it is tested on is no metric then."""


def endless(reading: Reading) -> list[Hit]:
    """Trying on with no end: "swap the image until something resonates"."""
    tried = reading.outside_data("@test_word")
    if not tried:
        return []
    hits = []
    for at, word in enumerate(reading.words):
        if word not in UNTIL and not (word in AS_SOON_AS and stopped(reading, at)):
            continue
        sentence = reading.sentences[at]
        if any(reading.sentences[one.start] == sentence and one.start < at for one in tried):
            end = next((to for to in range(at, len(reading)) if reading.sentences[to] != sentence), len(reading))
            hits.append(Hit(at, end))
    facts = tokens_of(exact(reading)) if hits else frozenset()
    return [hit for hit in hits if not hit.within(facts)]


def stopped(reading: Reading, at: int) -> bool:
    """Whether something is to stop as soon as what follows holds: "and finish once it performs"."""
    return any(
        reading.words[on] in STOPPING and reading.words[on + 1] not in {"up", "of"}
        for on in range(reading.sentence_start(at), at)
    )


def exact(reading: Reading) -> list[Hit]:
    """Figures, days, times and ids: what a test can stop at."""
    return [
        *figures(reading),
        *(hit for name in ("date", "clock_time", "id") for hit in reading.entities(name)),
    ]
