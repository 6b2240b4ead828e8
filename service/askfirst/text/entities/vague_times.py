"""Times that nobody could enter in a calendar: "soon", "after a decent interval", "a few weeks".

The lexicon lists the set expressions; what is built freely is found by its build: a preposition, "a"
or "some", an adjective that measures nothing and a noun of time; a small number left open with a
unit; an event that nobody can see happen ("until he is in a better mood").
"""

from askfirst.text.demands import demanding
from askfirst.text.hit import Hit, outermost
from askfirst.text.nouns import STOPS
from askfirst.text.reading import Reading

PREPOSITIONS = frozenset("at on for after in within until till by over to during around before from following".split())
OPEN = frozenset({"some", "another", "any", "whatever", "one"})
ARTICLES = frozenset({"a", "an"})
LOOSE = frozenset("while stretch spell bit interval pause delay breather".split())
STRONG = LOOSE | frozenset(
    "moment point juncture stage time occasion opportunity period instant hour date slot".split()
)
FIXED = frozenset(
    "trial billing notice lunch meeting start end delivery pickup second third fourth fifth first last "
    "next response opening closing contract fiscal financial tax accounting reporting school waiting "
    "probation probationary warranty rental lease payment holiday vacation training test testing same "
    "full part real run access focal contact starting data price power check selling talking reference of "
    "in at on for and or the a an to per each every single given time set fixed agreed stated named "
    "specified half grace".split()
)
NEARBY = frozenset("last past next coming previous recent following upcoming preceding final".split())
DEGREE = frozenset("very quite rather so really fairly somewhat more less most reasonably".split())
STATED = frozenset({"or", "no", "as", "how", "too", "the"})
UNITS = frozenset("day days week weeks month months year years hour hours minute minutes".split())
ASKING = frozenset("ask asks asked asking request requested".split())
POLITE = frozenset({"you", "u"})
JUST_NOW = frozenset("second seconds sec secs minute minutes min mins hour hours".split())
EVENT_REACH = 8
HOW = frozenset("many much long often".split())
PAID = frozenset(
    "yearly monthly quarterly weekly annually paid payable pay billed invoiced year month thanks thx you much".split()
)
SPEAKERS = frozenset("i we you he she they".split())
OPEN_CLAUSE = frozenset(
    "possible suitable convenient suits works ready free able needed required necessary things it you u we i "
    "he she they and please but re regarding about or then that this there".split()
)
"""Behind "whenever" these tell nothing that a system could see happen."""


@demanding({"vague_time", "time_noun", "time_unit", "vague_season", "event_joint"})
def find_vague_times(reading: Reading) -> list[Hit]:
    """Every open time, the longest wording where several overlap."""
    hits = [hit for hit in reading.hits("@vague_time") if not is_stated(reading, hit)]
    if "@time_noun" in reading.all_hits:
        hits += [hit for noun in reading.hits("@time_noun") if (hit := open_phrase(reading, noun))]
    if "@time_unit" in reading.all_hits:
        hits += open_lengths(reading) + open_stretches(reading)
    if "@vague_season" in reading.all_hits:
        hits += [hit for noun in reading.hits("@vague_season") if (hit := open_season(reading, noun))]
    if "@event_joint" in reading.all_hits:
        hits += open_events(reading)
    known = [hit for hit in hits if exact(reading, hit)]
    return outermost([hit for hit in hits if not any(hit.overlaps(one) for one in known)])


def exact(reading: Reading, hit: Hit) -> bool:
    """Whether the words count or name after all: "by one year", "for weeks 14 to 17", "an early-bird price"."""
    words = reading.words
    behind = words[hit.end] if hit.end < len(reading) else ""
    if hit.end - hit.start == 3 and words[hit.start + 1] == "one" and words[hit.start] in COUNTING:
        return words[hit.end - 1] in UNITS | {"evening", "night", "morning"}
    if behind[:1].isdigit() and words[hit.end - 1].endswith("s") and words[hit.start] in PREPOSITIONS | {"between"}:
        return True
    return behind == "-" and reading.ends[hit.end - 1] == reading.starts[hit.end]


COUNTING = frozenset({"by", "within", "in", "on", "for", "after"})


def is_stated(reading: Reading, hit: Hit) -> bool:
    """Whether a comparison fixes the time ("later than 1 May", "3 or later"), or "as soon as" opens it."""
    chances = reading.all_hits.get("@polite_chance", ())
    if any(one.start <= hit.start and hit.end <= one.end for one in chances):
        return True
    first, last = reading.words[hit.start], reading.words[hit.end - 1]
    before = reading.words[hit.start - 1] if hit.start else ""
    if "=" in reading.raw and reading.raw[: reading.starts[hit.start]].rstrip().endswith("="):
        return True  # the meaning of a level: "5 = whenever"
    if before in UNITS and hit.start > 1:
        return True
    after = reading.words[hit.end] if hit.end < len(reading) else ""
    if first == "whenever" and hit.end - hit.start == 1:
        return after.isalpha() and after not in OPEN_CLAUSE
    if (before == "how" and first in HOW) or (last in NEARBY and counted(reading, hit.end)):
        return True
    if last == "then" and any(day.end <= hit.start for day in reading.entities("date")):
        return True
    if last == "advance":
        return before in PAID or any(one.end == hit.start for one in reading.entities("duration"))
    if hit.end - hit.start > 1:
        return last == "time" and after in SPEAKERS
    if first == "later" and after in ("one", "ones"):
        return True
    return after == "than" or before in ("or", "no", "as", "how", "too", "most")


def open_phrase(reading: Reading, noun: Hit) -> Hit | None:
    """The phrase around a noun of time, if nothing in it fixes the time."""
    adjectives = {hit.end: hit.start for hit in reading.all_hits.get("@time_adjective", ())}
    start = noun.start
    while start in adjectives:
        start = adjectives[start]
    while start and reading.words[start - 1] in DEGREE:
        start -= 1
    if start == noun.start and reading.words[noun.start] in STRONG and any_adjective(reading, start - 1):
        start -= 1
    at = start - 1
    if at < 0:
        return None
    word, bare = reading.words[at], start == noun.start
    if word in OPEN:
        fits = True
    elif word in ARTICLES:
        fits = not bare or reading.words[noun.start] in LOOSE
    else:
        fits = word == "the" and not bare
    if not fits or at == 0 or reading.words[at - 1] not in PREPOSITIONS:
        return None
    if reading.words[at - 1] == "for" and ASKING & set(reading.words[max(0, at - 3) : at - 1]):
        return None  # "ask her for a time"
    if reading.words[noun.start] == "bit" and reading.words[at - 1] in ("by", "to", "on"):
        return None  # "lower it by a bit" measures no time
    return None if measured(reading, noun) else Hit(at - 1, noun.end)


def open_season(reading: Reading, noun: Hit) -> Hit | None:
    """A season or a spell behind a preposition: "after the holidays"."""
    at = noun.start - 1
    if at > 0 and reading.words[at] == "the":
        at -= 1
    if at < 0 or reading.words[at] not in PREPOSITIONS | {"throughout", "towards"} or reading.words[at] == "at":
        return None
    if measured(reading, noun) or sort_of(reading, noun.end):
        return None
    return Hit(at, noun.end)


def sort_of(reading: Reading, position: int) -> bool:
    """Whether a noun goes on, so that the season only says of which sort it is: the cold - store."""
    if position >= len(reading.words) or reading.clauses[position] != reading.clauses[position - 1]:
        return False
    word, end = reading.words[position], reading.ends[position]
    if reading.raw[end : end + 1] == "=":
        return False  # the next parameter: "end=autumn delegate=m.rossi"
    return word.isalpha() and word not in STOPS | PASSING and not word.endswith(("ly", "ing"))


PASSING = frozenset("starts begins ends rush break holidays holiday season is sets comes passes later early".split())


def any_adjective(reading: Reading, at: int) -> bool:
    """Whether the word after "a" or "some" says nothing that could fix a time: "at an auspicious moment"."""
    if at < 2 or reading.words[at - 1] not in ARTICLES | OPEN:
        return False
    if reading.words[at + 1] == "time":
        return False  # "with a transit time": any noun may stand before "time"
    return reading.words[at].isalpha() and reading.words[at] not in FIXED


def measured(reading: Reading, noun: Hit) -> bool:
    """Whether a number follows closely: "for a period of 30 days"."""
    return any(counted(reading, at) for at in range(noun.end, noun.end + 3))


def counted(reading: Reading, position: int) -> bool:
    """Whether a number stands there, in figures or in words."""
    return reading.words[position : position + 1] != [] and (
        reading.words[position][0].isdigit()
        or any(hit.start == position for hit in reading.all_hits.get("@number_word", ()))
    )


def open_lengths(reading: Reading) -> list[Hit]:
    """A number left open with a unit of time: "a couple of weeks"; "a few minutes ago" is just now."""
    hits = []
    for count in reading.hits("@vague_count"):
        if count.start and reading.words[count.start - 1] in ("how", "so", "too", "as"):
            continue
        for unit in reading.all_hits.get("@time_unit", ()):
            if not 0 <= unit.start - count.end <= 1:
                continue
            ago = reading.words[unit.end : unit.end + 1] == ["ago"]
            if not (ago and reading.words[unit.start] in JUST_NOW):
                hits.append(Hit(count.start, unit.end))
    return hits


def open_stretches(reading: Reading) -> list[Hit]:
    """Units of time that nobody counted: "over the coming weeks"."""
    return [
        Hit(unit.start - 1, unit.end)
        for unit in reading.all_hits["@time_unit"]
        if unit.start and reading.words[unit.start - 1] in NEARBY and reading.words[unit.end - 1].endswith("s")
    ]


def open_events(reading: Reading) -> list[Hit]:
    """A joint, its subject and a state that nobody can see begin: "once things have calmed down"."""
    hits = []
    for joint in reading.hits("@event_joint"):
        if reading.words[joint.end : joint.end + 1] and reading.words[joint.end] in POLITE:
            continue
        for event in (*reading.hits("@vague_event"), *vague_subjects(reading, joint)):
            near = 0 <= event.start - joint.end <= EVENT_REACH
            if any(counted(reading, at) for at in range(joint.end, event.start)):
                continue  # "when at least six of them are free"
            if near and reading.same_clause(joint, event) and not measured(reading, event):
                hits.append(Hit(joint.start, event.end))
                break
        else:
            hits += worn_out(reading, joint)
    return hits


def worn_out(reading: Reading, joint: Hit) -> list[Hit]:
    """A pronoun has done something with what is its own: "once it has had its time"."""
    words = reading.words
    if words[joint.end : joint.end + 1] == [] or words[joint.end] not in PRONOUNS:
        return []
    end = joint.end + 1
    while (
        end < len(words)
        and end - joint.end < EVENT_REACH
        and reading.clauses[end] == reading.clauses[joint.end]
        and words[end] not in {".", "!", "?"}
    ):
        end += 1
    own = any(word in OWN for word in words[joint.end + 1 : end])
    told = any(joint.end <= hit.start < end for hit in reading.all_hits.get("@event_word", ()))
    return [Hit(joint.start, end)] if own and not told and words[joint.end + 1] in PERFECT else []


PRONOUNS = frozenset("it they this that he she things".split())
PERFECT = frozenset("has have had 's 've is are".split())
OWN = frozenset("its their his her".split())


def vague_subjects(reading: Reading, joint: Hit) -> list[Hit]:
    """A subject right behind the joint of which nothing can be seen to happen: "once tempers ..."."""
    starts = (joint.end, joint.end + 1)
    return [hit for hit in reading.all_hits.get("@vague_subject", ()) if hit.start in starts]
