"""Groups of customers that nothing measurable delimits: "our better accounts" - "whoever matters".

What makes a group vague is an evaluating word ("loyal", "big"), a nickname ("whales"), or a
relative clause that no system can check ("who would get the joke").
"""

from askfirst.text.entities.groups.clauses import related, unlisted_related
from askfirst.text.entities.groups.marks import equipped, marked
from askfirst.text.entities.groups.words import alone, described, is_label, unlisted
from askfirst.text.hit import Hit, outermost
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading
from askfirst.text.standing import any_of

SUBJECTS = frozenset("they he she it we you i who".split())
COPULAS = frozenset("are is were was 're 's be been being remain".split())


def find_vague_groups(reading: Reading) -> list[Hit]:
    """Every group that has a vague description; whether a criterion delimits it is not asked here."""
    nouns = reading.hits("@group_noun")
    hits = [hit for hit in spoken(reading, "@group_nickname") if not is_label(reading, hit)]
    heads = spoken(reading, "@group_pronoun") + generic(reading)
    hits += alone(reading)
    if "who" in reading.words or "whom" in reading.words:
        hits += unlisted_related(reading)
    if nouns or heads:
        hits += described(reading, nouns + [head for head in heads if reading.words[head.start] == "people"])
        hits += related(reading, nouns + heads) + marked(reading, nouns + heads)
    if "@segment_adjective" in reading.all_hits:
        hits += unlisted(reading)
    if "@group_property" in reading.all_hits:
        hits += equipped(reading)
    return outermost([hit for hit in hits if not is_said_of(reading, hit)])


def generic(reading: Reading) -> list[Hit]:
    """Heads without a list: "each guest ...", "every bakery ..."."""
    return [
        Hit(position, position + 2)
        for position, word in enumerate(reading.words[:-2])
        if word in {"each", "every", "any"}
        and reading.words[position + 1].isalpha()
        and reading.words[position + 1] not in NO_GROUPS
    ]


NO_GROUPS = frozenset(
    (
        "other second third fourth fifth day week month quarter year hour minute morning evening monday tuesday "
        "wednesday thursday friday saturday sunday time single deal mailing email mail quote offer step row line"
    ).split()
)
"""Behind "every" these are times and papers, no people: "every third working day"."""


def is_said_of(reading: Reading, hit: Hit) -> bool:
    """Whether the words only describe somebody: "they are a loyal customer", "as one of our best clients"."""
    if reading.words[hit.start] == "dear" and reading.words[hit.end : hit.end + 1] in ([","], ["!"], [":"]):
        return True  # "Dear team,"
    if aside(reading, hit) or sorted_by(reading, hit) or topic(reading, hit) or called(reading, hit):
        return True
    before = reading.words[max(0, hit.start - 4) : hit.start]
    for number, word in enumerate(before):
        if word in COPULAS and number and before[number - 1] in SUBJECTS:
            return True
    if before[-3:] == [",", "one", "of"] or before[-4:-1] == [",", "one", "of"]:
        return True
    return ("as" in before[-3:] and ("one" in before or "a" in before)) or before[-1:] == ["dear"]


def aside(reading: Reading, hit: Hit) -> bool:
    """Whether the words stand between commas as a remark: "two people, nice ones."."""
    if hit.start == 0 or hit.end - hit.start > 2 or reading.words[hit.start - 1] != ",":
        return False
    return reading.words[hit.end : hit.end + 1] in ([], ["."], [","]) and reading.words[hit.start] in KIND


KIND = frozenset("nice lovely good great kind friendly pleasant funny decent poor lucky dear".split())


def sorted_by(reading: Reading, hit: Hit) -> bool:
    """Whether a superlative only says in which order: "the biggest accounts first"."""
    return reading.words[hit.end : hit.end + 1] == ["first"] and reading.words[hit.start].endswith("est")


def topic(reading: Reading, hit: Hit) -> bool:
    """Whether a paper or a talk is about them, so that nobody is picked: "his question about key accounts"."""
    ahead = [word for word in reading.words[max(0, hit.start - 4) : hit.start] if word not in {"the", "our"}]
    if not ahead or ahead[-1] not in {"about", "on", "regarding", "concerning"}:
        return False
    return ahead[-1] in {"regarding", "concerning"} or not PAPERS.isdisjoint(ahead[:-1])


PAPERS = frozenset(
    "question study studies report article chapter page slide paper talk note memo guide section training".split()
)


def called(reading: Reading, hit: Hit) -> bool:
    """Whether the words are what somebody is called or tagged: "tag Orlu as key account", "as our biggest customer"."""
    before = reading.words[max(0, hit.start - 2) : hit.start]
    if before[-1:] == ["as"]:
        return any_of(reading, NAMING, reading.sentence_start(hit.start), hit.start)
    return before in (["as", "our"], ["as", "the"]) and not reading.words[hit.end - 1].endswith("s")


NAMING = frozenset("tag mark label flag class classify list treat record register count".split())
