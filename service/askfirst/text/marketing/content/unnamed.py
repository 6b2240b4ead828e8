"""Orders that name no piece at all: to tell people something, to depict it, to write it."""

from askfirst.text.governing import orders
from askfirst.text.hit import Hit
from askfirst.text.marketing.audiences.people import people_of
from askfirst.text.reading import Reading

FOLLOWED = frozenset({":", "to", "down", "in", "it", "into", "back", "under", "on", "onto", "beside", "next", "for"})
"""Behind "write" these say where to, and what is written follows or is known."""
TYPED = (
    "@whole_piece",
    "@sized_piece",
    "@message_noun",
    "@format_size",
    "@channel",
    "@goal_noun",
    "@untyped_not",
)
"""With any of these something says what it is to be, or that no piece of content is meant."""


def orders_to_tell(reading: Reading) -> list[Hit]:
    """Orders to tell people something: "explain X to our readers", "wants to see it communicated"."""
    hits = [
        verb
        for verb in orders(reading, "@tell_verb")
        if any(0 < one.start - verb.end <= 10 for one in reading.entities("audience"))
    ]
    if "@message_noun" not in reading.all_hits:
        people = people_of(reading)
        informing = orders(reading, "@inform_verb")
        hits += [
            verb
            for verb in informing
            if verb.end < len(reading) and people.at(verb.end) and informs(reading, verb) and not counted(reading, verb)
        ]
    return hits + [
        Hit(wish.start, done.end)
        for done in reading.outside_data("@told_form")
        for wish in reading.outside_data("@wish_verb")
        if 0 < done.start - wish.end <= 8 and reading.same_sentence(wish, done)
    ]


def informs(reading: Reading, verb: Hit) -> bool:
    """Whether "let" is that of "let them know", and not "let the ad run"."""
    return reading.words[verb.start] != "let" or "know" in reading.words[verb.end : verb.end + KNOW]


KNOW = 12
"""Words between "let" and "know"."""


def counted(reading: Reading, verb: Hit) -> bool:
    """Whether so many are told, one by one: "inform the 14 sponsors in sheet SP-1"."""
    return reading.words[verb.end : verb.end + 1] == ["the"] and any(
        one.start == verb.end + 1 for one in reading.entities("number")
    )


def depicted(reading: Reading) -> list[Hit]:
    """Orders to visualise something, where no piece is named at all."""
    verbs = orders(reading, "@depict_verb")
    if not verbs or any(key in reading.all_hits for key in ("@whole_piece", "@sized_piece")):
        return []
    return [Hit(verb.start, min(len(reading), verb.end + 3)) for verb in verbs]


def untyped(reading: Reading) -> list[Hit]:
    """Orders to write or design where no piece, channel or size is named at all: "Sketch the matinee"."""
    verbs = orders(reading, "@authoring_verb")
    if not verbs or any(key in reading.all_hits for key in TYPED) or reading.outside_data("@length_unit"):
        return []
    return [
        Hit(verb.start, min(len(reading), verb.end + 3))
        for verb in verbs
        if FOLLOWED.isdisjoint(reading.words[verb.end : verb.end + 1])
        and not any(0 <= quote.start - verb.end <= 2 for quote in reading.entities("quote"))
    ]
