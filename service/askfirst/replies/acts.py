"""What a reply does with the question before it: by its phrases where they tell, else as the reader takes it."""

from collections.abc import Mapping
from typing import NamedTuple

from askfirst.reader.reading import Act
from askfirst.replies.understanding import Heard

SURE = 0.5
"""How probable an act must be to be taken for what a reply does."""
PLAIN = 0.6
"""How sure it is that words give what was asked for, where no reader says more."""
NAMED = 0.8
"""How sure it is that words with the name of an option choose it, unless the reader takes them for something else."""
LEFT = 0.7
"""How probable it must be that a reply leaves the choice to whoever acts."""
LATER = 0.7
"""How probable it must be that a no where a value is asked for only puts the answer off: "not yet"."""
OTHERWISE = 0.6
"""From this probability of another act on, the option that a reply names is not chosen by it: "not Kim, stop all"."""


class Doing(NamedTuple):
    """What a reply most probably does, how probable that is, and that it gives what was asked: a part or all, all."""

    act: Act
    probability: float
    gives: float
    answers: float


POINTS = Doing("partly", 1.0, 0.0, 0.0)
"""What words do that only point: "that thing"."""


def plainly(heard: Heard) -> Doing | None:
    """What a reply does where its phrases leave no doubt, whatever a reader would say."""
    match heard.said:
        case "skip":
            return certain("skips")
        case "unknown":
            return certain("defers")
        case "decline":
            return certain("refuses")
        case "asks":
            return certain("asks_back")
        case "points":
            return POINTS
        case "option" if heard.exact:
            return certain("answers")
        case _:
            return None


def doing(heard: Heard, acts: Mapping[Act, float]) -> Doing:
    """What a reply does, by what is heard of it and the reader's `acts`, which are empty where there is no reader."""
    if (plain := plainly(heard)) is not None:
        return plain
    if heard.said == "denies" and acts.get("defers", 0.0) < LATER:
        return certain("refuses")
    if not acts:
        return by_words(heard)
    act = max(acts, key=acts.__getitem__)
    gives = acts.get("answers", 0.0) + acts.get("partly", 0.0)
    if heard.said == "option" and (act in GIVING or acts[act] < OTHERWISE):
        return Doing("answers", NAMED, max(gives, NAMED), NAMED)
    sure = gives if act in GIVING else acts[act]
    return Doing(act, sure, gives, acts.get("answers", 0.0))


GIVING: frozenset[Act] = frozenset({"answers", "partly"})
"""Acts that give what was asked for, or a part of it."""


def by_words(heard: Heard) -> Doing:
    """What a reply does where phrases do not tell, and nothing else is known of it."""
    sure = NAMED if heard.said == "option" else PLAIN
    return Doing("answers", sure, sure, sure)


def certain(act: Act) -> Doing:
    """What phrases leave no doubt about."""
    return Doing(act, 1.0, float(act in GIVING), float(act == "answers"))
