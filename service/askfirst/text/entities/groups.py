"""Groups of customers that nothing measurable delimits: "our better accounts".

What makes a group vague is an evaluating word ("loyal", "big") or a nickname ("whales").
"""

from askfirst.text.hit import Hit, outermost
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading


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
