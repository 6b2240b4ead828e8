"""Clauses with "if" or "when" about what the customer does."""

from itertools import pairwise

from askfirst.text.hit import Hit
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading

ASKED = frozenset("know see check ask tell wonder wondering asks asked unsure sure".split())
VAGUE = frozenset(
    "enough plenty lot lots soon quickly fast more bigger larger big large regularly often nicely well".split()
)
LOOSE = frozenset(
    (
        "ask asks asked complain complains insist insists push pushes seem seems like likes want wants happy "
        "interested nice keen grumble hesitate hesitates haggle haggles threatens threaten unhappy anything "
        "helps help think thinks need needs must can could"
    ).split()
)
"""What nobody could check of a customer."""
SHORT = 2
ASIDE = frozenset("you i possible needed necessary any anything so not that there in this".split())


def conditionals(reading: Reading) -> list[Hit]:
    """Clauses with "if" or "when" about what the customer does: orders, pays, signs, takes so many."""
    found = []
    for word in spoken(reading, "@if_word"):
        before = reading.words[word.start - 1 : word.start]
        after = reading.words[word.end : word.end + 1]
        if (before and before[0] in ASKED) or not after or after[0] in ASIDE:
            continue
        clause = reading.words[word.end : word.end + 10]
        if VAGUE & set(clause) and not any(one[:1].isdigit() for one in clause):
            continue
        acts = [*spoken(reading, "@buying_word"), *reading.entities("number")]
        told = reading.words[word.start] in {"if", "while"} and LOOSE.isdisjoint(clause) and len(clause) > SHORT
        told = told and not any(one in {"keep", "keeps"} and two.endswith("ing") for one, two in pairwise(clause))
        if told or any(0 <= act.start - word.end <= 9 and reading.same_sentence(act, word) for act in acts):
            found.append(word)
    return found
