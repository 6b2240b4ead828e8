"""What is told by how it is, or not exactly: described things, groups, times that no calendar has."""

from askfirst.text.hit import Hit, outermost
from askfirst.text.moods import told_tokens
from askfirst.text.needs import needing
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading


def find_described(reading: Reading) -> list[Hit]:
    """The clauses that tell something instead of asking for it."""
    told = told_tokens(reading)
    hits: list[Hit] = []
    for at, tells in enumerate(told):
        if not tells:
            continue
        last = hits[-1] if hits else None
        if last and last.end == at and reading.sentences[at] == reading.sentences[last.start]:
            hits[-1] = Hit(last.start, at + 1)
        else:
            hits.append(Hit(at, at + 1))
    return hits


def find_vague_groups(reading: Reading) -> list[Hit]:
    """Every group that has a vague description; whether a criterion delimits it is not asked here."""
    people = [head for head in spoken(reading, "@group_pronoun") if reading.words[head.start] == "people"]
    groups = [*reading.hits("@group_noun"), *people]
    return outermost([*spoken(reading, "@group_nickname"), *described(reading, groups)])


STOPS = frozenset(
    "of in on for to with and or the our a an my your their his her its this that these those from at "
    "by as is are , . ; : ( )".split()
)


def described(reading: Reading, nouns: list[Hit]) -> list[Hit]:
    """An evaluating word before a group: "our better accounts", "the finest of our buyers"."""
    found = []
    adjectives = spoken(reading, "@segment_adjective")
    for noun in nouns:
        for adjective in adjectives:
            gap = reading.words[adjective.end : noun.start]
            if gap[:1] == ["-"] and gap[1:2] in (["call"], ["calling"], ["mail"], ["email"]):
                continue
            if noun.start < adjective.end or len(gap) > 4:
                continue
            if gap[:1] == ["of"] or (len(gap) <= 3 and not any(word in STOPS for word in gap)):
                found.append(Hit(adjective.start, noun.end))
    return found


@needing("@vague_time")
def find_vague_times(reading: Reading) -> list[Hit]:
    """The expressions of the list @vague_time, the longest wording where several overlap."""
    return outermost([hit for hit in reading.hits("@vague_time") if not as_soon_as(reading, hit)])


def as_soon_as(reading: Reading, hit: Hit) -> bool:
    """Whether the word belongs to "as soon as the order is paid", which is no open time."""
    before, after = reading.words[hit.start - 1 : hit.start], reading.words[hit.end : hit.end + 1]
    return before == ["as"] and after == ["as"]
