"""The two sides of an open choice or of a clash, where the words that are quoted hold both."""

import re
from functools import lru_cache

from askfirst.questions.quoting import quote
from askfirst.rules.schema import Questions

LONGEST = 5
"""Words of a side that is named by itself."""
LONGEST_SCRIPT = 8
"""The same in characters, in a script without spaces."""
APART = 2
"""Characters that one side may have more than the other there."""
OTHER_MARKS = frozenset(",;:!?，；：。")


def alternatives(questions: Questions, said: str) -> tuple[str, ...]:
    """What an "or" leaves to choose from: "à Paul ou à Marie" is Paul and Marie; nothing where that is not clear."""
    joint = questions.field_names.get("or", "or")
    spaced = questions.field_names.get("comma", ", ").endswith(" ")
    sides = re.split(rf"(?:,?\s+{re.escape(joint)}\s+)" if spaced else re.escape(joint), quote(said))
    if len(sides) != 2 or any(OTHER_MARKS & set(side) for side in sides):
        return ()
    left, right = (side.strip() for side in sides)
    return in_words(questions, left, right) if spaced else in_script(questions, left, right)


def in_words(questions: Questions, left: str, right: str) -> tuple[str, ...]:
    """The two sides without the preposition that both share; nothing where one of them says more than its option.

    "la facture ou annule-la" has lost the verb of its first side; "avec Ana ou Bo" has said its preposition once.
    """
    one, other = left.split(), right.split()
    leads = {word.lower() for word in one} & set(questions.choice_leads)
    if other and other[0].lower() in leads:
        place = max(at for at, word in enumerate(one) if word.lower() == other[0].lower())
        one, other = one[place + 1 :], other[1:]
    elif one and one[0].lower() in leads and other and other[0].lower() not in questions.choice_leads:
        if not (other[0][:1].isupper() or other[0][:1].isdigit()):
            return ()
        del one[0]
    if not one or not other or max(len(one), len(other)) > LONGEST:
        return ()
    return " ".join(one), " ".join(other)


def in_script(questions: Questions, left: str, right: str) -> tuple[str, ...]:
    """The two sides behind the last character that leads in an option: "寄給小保或小瑪".

    Nothing where one is much longer than the other, as it then holds more than its option.
    """
    for lead in questions.choice_leads:
        left, right = left.rpartition(lead)[2], right.removeprefix(lead)
    if not left or not right or max(len(left), len(right)) > LONGEST_SCRIPT or abs(len(left) - len(right)) > APART:
        return ()
    return left, right


def clash(questions: Questions, said: str) -> dict[str, str]:
    """The two sides of a contrast as `a` and `b`: "to everyone, but only to VIPs"; nothing where there is none."""
    if not questions.contrast:
        return {}
    sides = pattern(questions.contrast).split(" ".join(said.split()), maxsplit=1)
    if len(sides) != 2:
        return {}
    one, other = (quote(side) for side in sides)
    return {"a": one, "b": other} if one and other else {}


@lru_cache(maxsize=20)
def pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    """Any of the words of a contrast by itself, with the comma ahead of it."""
    either = "|".join(map(re.escape, words))
    letter = r"[^\W_\u3400-\u9fff]"  # not among what ignores case: that tries each of its 27,000 characters
    return re.compile(rf"[,;，；]?\s*(?<!{letter})(?i:{either})(?!{letter})\s*")
