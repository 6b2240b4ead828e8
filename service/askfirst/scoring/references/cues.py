"""Whether a text can refer to anything at all: the cheap question ahead of reading it for what it names."""

from askfirst.rules.nodes import Material
from askfirst.scoring.references.definites.firsts import CLOSING, RECEIVING
from askfirst.scoring.references.fitting import FILES
from askfirst.scoring.references.groups.group import JOINTS
from askfirst.scoring.references.groups.listings import NUMBERED
from askfirst.scoring.references.instances import STRANGERS
from askfirst.scoring.references.lists.stated import states_several
from askfirst.scoring.references.memories.pasts import tells_a_past
from askfirst.scoring.references.namesakes import of_many
from askfirst.scoring.references.orders import POLITE
from askfirst.text.hit import Hit
from askfirst.text.plurals import singular
from askfirst.text.reading import Reading

CUES = frozenset(
    "@thing_pronoun @man_pronoun @woman_pronoun @many_pronoun @demonstrative "
    "@remembered @do_the_same @private_verb @insider @place_word @both_word @above_word "
    "@desire_verb @as_spoken @affair_noun @more_of_it @remaining_word @enclosed @same_word @option_noun @one_of".split()
)
"""Lists of which any word alone may refer to something."""
SHORT = 8
"""A text of so many tokens may be a mere fragment."""
POINTING = frozenset({"this", "that", "these", "those"})
DEFINITE = frozenset({"the", "that", "this"})
MARKS = frozenset(", . ; : ! ? ( )".split())
SMALL = frozenset("the a an to and or of in for on is at by it i we you be are with from as".split())
"""Words that are no nouns."""


def may_refer(material: Material) -> bool:
    """Whether any of the finders of references could find something; most orders name all they speak of."""
    text = material.text
    if material.history or len(text) <= SHORT or not CUES.isdisjoint(text.lists):
        return True
    words = frozenset(text.words)
    if not words.isdisjoint(POINTING) or ("the" in words and (nameless(text) or owned(text))):
        return True
    if described(text) or as_before(text, words) or tells_a_past(text) or ("the" in words and object_alone(text)):
        return True
    if states_several(words) or of_many(text):
        return True
    if "@spoken_source" in text.lists and "@spoken_content" in text.lists:
        return True
    return objectless(text) or repeats(text, words)


def described(text: Reading) -> bool:
    """Whether "the" leads one of the words that describe something: "the other", "the one", "the lady who"."""
    words = text.words
    for name in ("@other_word", "@ordinal_word", "@one_word"):
        back = 4 if name == "@one_word" else 1
        for hit in text.hits(name):
            if not DESCRIBING.isdisjoint(words[max(0, hit.start - back) : hit.start]):
                return True
    return any(words[hit.end] in TOLD for hit in text.hits("@stranger_noun") if hit.end < len(words))


def as_before(text: Reading, words: frozenset[str]) -> bool:
    """Whether something is to be as it was last time."""
    if "@past_reference" in text.lists and ("@same_word" in text.lists or "way" in words):
        return True
    return "like" in words and "yesterday" in words


DESCRIBING = frozenset({"the", "that", "those", "these", "this"})
TOLD = frozenset({"who", "that", "from", "with", "in", "at", "on"})


def nameless(text: Reading) -> bool:
    """Whether "the file" stands in the text with nothing but empty adjectives between, and no number behind."""
    adjectives = {hit.start for hit in text.all_hits.get("@empty_adjective", ())}
    for hit in text.hits("@nameless_noun"):
        if follows_the(text, hit, adjectives) and text.words[hit.end : hit.end + 1] != ["of"]:
            return True
    return False


def object_alone(text: Reading) -> bool:
    """Whether one word with "the" is all that follows a verb: "glaze the mug again"."""
    words, size = text.words, len(text.words)
    places = [p for p, word in enumerate(words) if word == "the" and (p + 2 >= size or words[p + 2] in ALONE)]
    if not places:
        return False
    verbs = {hit.end for hit in text.all_hits.get("@verb", ())}
    unique = {hit.start for hit in text.all_hits.get("@unique_noun", ())}
    return any((place in verbs or place < 3) and place + 1 not in unique for place in places)


ALONE = CLOSING | RECEIVING | MARKS | {"and"}
"""Words behind a noun that say nothing of which one it is."""


def owned(text: Reading) -> bool:
    """Whether "the deadline" stands in the text and may lack its owner."""
    adjectives = {hit.start for hit in text.all_hits.get("@empty_adjective", ())}
    return any(follows_the(text, hit, adjectives) for hit in text.hits("@attribute_noun"))


def follows_the(text: Reading, noun: Hit, adjectives: set[int]) -> bool:
    """Whether "the" stands before the last word of the noun, adjectives between left out."""
    position = noun.end - 2
    while position in adjectives:
        position -= 1
    return position >= 0 and text.words[position] == "the"


def objectless(text: Reading) -> bool:
    """Whether the first order of the text is a verb that needs an object, and none seems to follow."""
    words = text.words
    for hit in text.hits("@transitive_verb"):
        if all(word in POLITE for word in words[: hit.start]):
            after = words[hit.end] if hit.end < len(words) else ""
            if after not in OWNING or not TIMES.isdisjoint(text.lists):
                return True
    return False


OWNING = frozenset({"the", "my", "our", "your", "all"})
"""These lead in an object, unless they belong to a time."""
TIMES = frozenset({"@near_day", "@calendar_period", "@zone_owner", "@zone_place"})


def repeats(text: Reading, words: frozenset[str]) -> bool:
    """Whether a noun comes again, or a definite one after a list that it could be taken from."""
    single = [singular(word) for word in text.words]
    if any(single.count(word) > 2 for word in set(single) - SMALL if word[0].isalnum()):
        return True
    if words.isdisjoint(DEFINITE):
        return False
    if again(text, single):
        return True
    if words.isdisjoint(JOINTS) and text.words.count("one") < 2 and not is_list(text):
        return False
    return (
        is_list(text) or text.words.count("one") > 1 or not STRANGERS.isdisjoint(single) or not FILES.isdisjoint(single)
    )


def is_list(text: Reading) -> bool:
    """Whether the text has items with numbers or on lines of their own."""
    plain = text.plain
    return "\n" in plain or ((")" in plain or ". " in plain) and len(NUMBERED.findall(text.raw)) > 1)


def again(text: Reading, single: list[str]) -> bool:
    """Whether one of the words behind "the" was said before."""
    lower = text.plain.lower()
    for start, word in enumerate(text.words):
        if word not in DEFINITE:
            continue
        before = lower[: text.starts[start]]
        for position in range(start + 1, len(single)):
            if text.words[position] in MARKS:
                break
            noun = single[position]
            if noun not in SMALL and (noun in before or noun in single[:start]):
                return True
    return False
