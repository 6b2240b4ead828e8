"""Fragments that answer or go on with something that is not there: "yes please", "again", "reorder"."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.words.marks import Marked
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading


def fragment(discourse: Discourse) -> list[Hit]:
    """An answer or an addition to something that is not there: "yes please", "and the blue ones?"."""
    text = discourse.now.text
    words = text.reading.words
    if len(words) > 8 or discourse.given_thing or discourse.material.history:
        return []
    if len(words) < 6 and not discourse.now.mentions:
        if bare_words(discourse):
            return [Hit(0, len(words))]
        if bare_order(discourse):
            return [Hit(0, len(words), ordered(text.reading))]
    covered = {
        p
        for name in ("@yes_word", "@no_word", "@social_opener", "@ordinal_word")
        for hit in text.reading.hits(name)
        for p in range(hit.start, hit.end)
    }
    if is_greeting(text):
        return []
    if covered and all(p in covered or text.classes[p] in ("mark", "stop", "det", "prep") for p in range(len(words))):
        return [Hit(0, len(words))]
    starts = [hit for hit in text.reading.hits("@fragment_start") if hit.start == 0]
    verbs = any(label == "verb" for label in text.classes)
    return [Hit(0, len(words))] if starts and not verbs else []


def is_greeting(text: Marked) -> bool:
    """Whether a text only greets or thanks, which asks for nothing: "good morning", "Thanks a lot!"."""
    said = [p for p, label in enumerate(text.classes) if label != "mark"]
    covered = {
        p
        for name in ("@salutation", "@sign_off", "@social_opener")
        for hit in text.reading.all_hits.get(name, ())
        for p in range(hit.start, hit.end)
    }
    return all(p in covered for p in said)


BARE = frozenset(
    (
        "again next same undo redo repeat continue proceed both either neither others another more this "
        "that these those one two three all none first second third last before done finish retry revert "
        "back also too instead"
    ).split()
)


SOCIAL = frozenset("hi hello hey thanks thank thx morning welcome sorry bye help stop".split())


def bare_words(discourse: Discourse) -> bool:
    """Whether a text of a few words has nothing but pointing words: "again please", "number two"."""
    text = discourse.now.text
    words = text.reading.words
    if SOCIAL & set(words) or (not BARE & set(words) and "number" not in text.classes):
        return False
    if any(
        text.reading.entities(name)
        for name in ("id", "date", "money", "percent", "clock_time", "duration", "name", "phone")
    ):
        return False
    return all(
        label in ("stop", "det", "prep", "mark", "pronoun", "number")
        or words[p] in BARE | {"number", "no", "option", "please"}
        for p, label in enumerate(text.classes)
    )


def ordered(reading: Reading) -> dict[str, str]:
    """The verb of a bare order, by which it is asked what, or whom, it is to be done to; nothing of another text."""
    verb = next((hit for hit in reading.hits("@order_verb") if commands(reading, hit.start)), None)
    if verb is None:
        return {}
    said, behind = {"verb": reading.text(verb).lower()}, reading.words[verb.end :]
    if len(behind) == 1 and is_plural(behind[0]):
        return {"variant": "bare_many", "noun": reading.raw[reading.starts[verb.end] : reading.ends[verb.end]], **said}
    return {"variant": "bare_order" if PEOPLE.isdisjoint(behind) else "bare_people", **said}


PEOPLE = frozenset({"everyone", "everybody", "anyone", "anybody"})


def bare_order(discourse: Discourse) -> bool:
    """Whether a text of a few words is a verb with nothing to do it to: "reorder", "ship tomorrow"."""
    text = discourse.now.text
    words = text.reading.words
    if (
        SOCIAL & set(words)
        or "?" in words
        or "verb" not in text.classes
        or (WITHOUT_OBJECT | {"me", "us"}) & set(words)
    ):
        return False
    return all(label in ("verb", "stop", "prep", "mark", "time") for label in text.classes)


WITHOUT_OBJECT = frozenset(
    (
        "start wait login logout exit quit go come work unsubscribe subscribe shutdown reboot sleep wake "
        "refresh sync test status exist remind let how what when where why who which"
    ).split()
)
