"""As in "the other file", where there is no choice of two or more."""

from askfirst.scoring.references.described import apposed
from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.lists.choice import has_choice, offered
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.text.hit import Hit

NO_OTHER = frozenset(
    {
        "hand",
        "day",
        "way",
        "side",
        "end",
        "than",
        "party",
        "night",
        "week",
        "team",
        "teams",
        "people",
        "direction",
        "half",
        "person",
        "participants",
        "attendees",
        "members",
        "departments",
        "things",
    }
)
COUNT_WORDS = frozenset({"one", "two", "three", "four", "five", "six", "seven", "half"})
DOING = frozenset("takes moves waits goes gets stays can has is will must should may remains".split())
"""Behind "the other" these are verbs."""


def other_ones(discourse: Discourse) -> list[Hit]:
    """As in "The other file" where there is no choice of two or more."""
    words, found = discourse.now.text.reading.words, []
    for hit in discourse.material.text.hits("@other_word"):
        p = hit.start
        if not p or words[p - 1] not in ("the", "that") or p + 1 >= len(words):
            continue
        noun = next((m for m in discourse.now.mentions if m.start == p - 1), None)
        counted = (noun is None and discourse.now.text.classes[p + 1] == "number") or words[p + 1] in COUNT_WORDS
        head = "ones" if counted or words[p + 1] in ("one", "ones") else noun.head if noun else ""
        end = noun.end if noun else p + 2
        if counted and counted_before(discourse, p - 1):
            continue  # "divide the bill by six and ask the other five"
        if noun and noun.plural and all_but_one(discourse, noun):
            continue  # "we have 8 versions. Use version 3 and save the other files"
        if apposed(discourse, end, bool(noun and noun.person)) or (
            noun and noun.plural and rest_of_people(discourse, noun)
        ):
            continue
        if contrasted(discourse, p - 1):
            continue  # "Ada gets hall 1, the other team hall 2"
        if words[p + 1] in DOING and {"one", "two", "both", "larger"} & set(words[: p - 1]):
            continue  # "the larger one gets hall 1, the other takes hall 2"
        if head and head not in NO_OTHER and not offered(discourse) and not has_choice(discourse, p - 1, head):
            found.append(Hit(p - 1, end))
    return found


def all_but_one(discourse: Discourse, noun: Mention) -> bool:
    """Whether it is what remains of a known number besides something named."""
    counted = noun.classes[0] == "number" or counted_before(discourse, noun.start)
    return counted and any(m.named and m.end <= noun.start for m in discourse.now.mentions)


def contrasted(discourse: Discourse, start: int) -> bool:
    """Whether "the other" opens a part of the sentence behind one that names two things."""
    words = discourse.now.text.reading.words
    return words[start - 1 : start] in ([","], [";"], ["and"], ["but"]) and (
        sum(m.end <= start for m in discourse.now.mentions) > 1
    )


def counted_before(discourse: Discourse, position: int) -> bool:
    """Whether a number stands ahead, also one that is beside a date: "the six June posts"."""
    reading = discourse.now.text.reading
    return "number" in discourse.now.text.classes[:position] or any(
        hit.end <= position and reading.words[hit.start] not in ("one", "a")
        for hit in reading.all_hits.get("@number_word", ())
    )


def rest_of_people(discourse: Discourse, noun: Mention) -> bool:
    """Whether it is all but the one named before: "Kern gets the order, thank the other bidders"."""
    someone = noun.person or noun.head.endswith(("ers", "ors", "ants", "ents"))
    return someone and any(m.named and not m.before and m.end <= noun.start for m in discourse.now.mentions)
