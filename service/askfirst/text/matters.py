"""Whether an earlier message is of the matter that a text is about, or an order of its own about something else."""

from askfirst.text.hit import tokens_of
from askfirst.text.memo import once
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

REFERRING = (
    "@thing_pronoun @man_pronoun @woman_pronoun @many_pronoun @demonstrative @same_word @place_word @do_the_same "
    "@remaining_word @past_reference @bare_pronoun @one_pronoun"
).split()
"""Lists of words by which a text goes on about what was said before."""
JOINING = frozenset("also too again still instead one ones other others both same such".split())
"""Words that do so as well, and those that do where they open the text."""
OPENING = frozenset("and then so but plus or".split())
STANDING = "@standing_word"
TIMES = ("date", "clock_time", "duration", "vague_time")
EMPTY = ("@order_verb", "@verb", "@small_word", "@social_opener", "@yes_word")
"""Words that two orders have in common without a common matter."""
SHORT = 2
"""Letters up to which a word names nothing."""


def elsewhere(text: Reading, earlier: Reading) -> bool:
    """Whether the earlier message orders something else: neither takes up a word of the other or points at it.

    What is no order ("We pay in dollars"), or is said of all ("Read every time as Lisbon time"), holds for whatever
    comes; and a text that orders nothing goes on.
    """
    if STANDING in earlier.all_hits:
        return False
    return orders(earlier) and orders(text) and not refers(text) and apart(text, earlier)


def apart(text: Reading, other: Reading) -> bool:
    """Whether two texts name nothing in common."""
    return subjects(text).isdisjoint(subjects(other))


@once
def orders(text: Reading) -> bool:
    """Whether the text orders something, by a verb of the language's list."""
    return any(commands(text, verb.start) for verb in text.outside_data("@order_verb"))


@once
def refers(text: Reading) -> bool:
    """Whether a word of the text may point at what was said before."""
    if not JOINING.isdisjoint(text.words) or text.words[0] in OPENING:
        return True
    return any(name in text.all_hits for name in REFERRING)


@once
def subjects(text: Reading) -> frozenset[str]:
    """What the text is about: its words without those of time, of giving orders and of no meaning of their own."""
    left = text.covered(*TIMES) | tokens_of(hit for name in EMPTY for hit in text.all_hits.get(name, ()))
    words = (word for at, word in enumerate(text.words) if at not in left)
    return frozenset(word.removesuffix("s") for word in words if len(word) > SHORT and word[0].isalnum())
