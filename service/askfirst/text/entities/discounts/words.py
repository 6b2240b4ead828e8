"""Words for a discount: which of them grant one, and which only name another thing."""

from askfirst.text.hit import Hit
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading

DEFINITE = frozenset(
    "the this that these those their his her its our your my 's existing current old same about "
    "regarding re on of which what all every each any".split()
)
GRADED = frozenset(
    "a some best better biggest highest maximum nice decent good generous fair proper bigger larger friendly".split()
)


def price_cuts(reading: Reading) -> list[Hit]:
    """Orders to lower a price that do not say to what or by how much, and "cut them a break"."""
    cuts: list[Hit] = []
    for verbs, nouns, reach in (("@price_cut_verb", "@price_word", 3), ("@bargain_verb", "@favour", 5)):
        for noun in reading.hits(nouns):
            for verb in spoken(reading, verbs):
                close = 0 <= noun.start - verb.end <= reach and reading.same_clause(verb, noun)
                close = close and reading.words[verb.start - 1 : verb.start] not in COMPARED
                if close and not number_behind(reading, noun):
                    cuts.append(Hit(verb.start, noun.end))
    return cuts


COMPARED = (["the"], ["a"], ["their"], ["its"], ["by"], ["at"])
"""Before "lower" these make it an adjective: keep the lower number."""


def number_behind(reading: Reading, noun: Hit) -> bool:
    """Whether a number or a sum follows in the sentence, so that the new price or the step is given."""
    return any(
        reading.same_sentence(amount, noun) and amount.start >= noun.end
        for name in ("number", "money")
        for amount in reading.entities(name)
    )


def is_compound(reading: Reading, noun: Hit) -> bool:
    """Whether the word only describes another thing (a discount sheet), or a code that exists is named."""
    if any(hit.start == noun.end for hit in reading.all_hits.get("@discount_thing", ())):
        return True
    if reading.words[noun.start - 1 : noun.start] in (
        ["code"],
        ["reason"],
        ["tag"],
        ["label"],
        ["status"],
        ["flag"],
        ["type"],
        ["category"],
    ):
        return reading.text(noun).isupper()  # "reason code GOODWILL"
    code = reading.words[noun.end - 1] in {"code", "voucher", "coupon", "codes"} and noun.end < len(reading)
    named = code and (
        reading.plain[reading.starts[noun.end]].isupper() or reading.plain[reading.starts[noun.end]] in "\"'#"
    )
    return named and "@create_verb" not in reading.all_hits


def is_indefinite(reading: Reading, noun: Hit) -> bool:
    """Whether a discount is introduced here, not one that is known: "a discount", "offer rebates"."""
    before = reading.words[max(0, noun.start - 2) : noun.start]
    if not any(word in DEFINITE for word in before) or any(word in GRADED for word in before):
        return True
    return any(
        0 <= noun.start - verb.end <= APPLIED and reading.same_clause(verb, noun)
        for verb in spoken(reading, "@apply_verb")
    ) and not is_recorded(reading, noun)


APPLIED = 6
"""Tokens between "offer" and "the loyalty rebate": who gets it stands there."""


def is_recorded(reading: Reading, noun: Hit) -> bool:
    """Whether a record says what the discount is: "the discount from quote Q-12"."""
    return any(
        0 <= one.start - noun.end <= 4 and reading.same_sentence(one, noun)
        for name in ("id", "quote", "file")
        for one in reading.entities(name)
    )


def is_known(reading: Reading, idiom: Hit) -> bool:
    """Whether a record holds what the words say, or two prices are compared: "reseller terms RT-4"."""
    behind = reading.words[idiom.end : idiom.end + 1]
    if any(one.start == idiom.end for one in reading.entities("id")):
        return True
    lead = reading.words[max(0, idiom.start - 1) : idiom.start]
    chosen = reading.words[idiom.start] in {"is", "are"} and lead in (["whichever"], ["whatever"], ["which"])
    compared = behind == ["than"] and any(0 < one.start - idiom.end <= NEAR for one in reading.entities("id"))
    return chosen or compared


NEAR = 4
"""Words behind "lower than" in which the other price list stands."""
