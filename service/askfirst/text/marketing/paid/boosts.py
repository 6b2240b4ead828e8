"""Orders that mean paid media without naming them: boosting, sponsoring, hiring, buying room."""

from askfirst.text.governing import governor, orders
from askfirst.text.hit import Hit
from askfirst.text.marketing.paid.media import free
from askfirst.text.reading import Reading


def boosts(reading: Reading) -> list[Hit]:
    """Such as "Boost the post", "advertise the gel", "promote EV-3 on Facebook", "should be boosted"."""
    hits = [*reading.outside_data("@boosted"), *orders(reading, "@advertise_verb")]
    hits += wanted_boosts(reading) + funded(reading)
    verbs = orders(reading, "@boost_verb")
    if not verbs:
        return hits
    objects = [*reading.outside_data("@boostable"), *reading.entities("id")]
    for verb in verbs:
        near = [one for one in objects if 0 <= one.start - verb.end <= 8 and reading.same_sentence(one, verb)]
        if reading.words[max(0, verb.start - 2) : verb.start] == ["that", "we"]:
            continue  # "confirm to the club that we sponsor the camp"
        word, long = reading.words[verb.start], verb.end - verb.start > 2
        if word == "sponsor" or (near and (word == "boost" or long)):
            hits.append(Hit(verb.start, min(near).end if near else verb.end))
        elif on_platform(reading, verb):
            hits.append(Hit(verb.start, min(verb.end + 1, len(reading))))
    return hits


def on_platform(reading: Reading, verb: Hit) -> bool:
    """Whether a platform is named behind "promote" or "push", and no outcome ("push engagement on X")."""
    if any(0 < one.start - verb.start < 8 for one in reading.outside_data("@outcome")):
        return False
    return any(one.start >= verb.end and reading.same_sentence(one, verb) for one in reading.outside_data("@platform"))


def wanted_boosts(reading: Reading) -> list[Hit]:
    """Such as "I want the reel boosted", "get post FB-7 promoted"."""
    wishes = [*reading.outside_data("@wish_verb"), *orders(reading, "@bring_verb")]
    return [
        Hit(wish.start, done.end)
        for done in reading.outside_data("@boosted_form")
        for wish in wishes
        if 0 < done.start - wish.end <= 8 and reading.same_sentence(wish, done)
    ]


def funded(reading: Reading) -> list[Hit]:
    """Such as "Put 400 euros behind post IG-7"."""
    if "behind" not in reading.words:
        return []
    return [
        Hit(verb.start, amount.end + 1)
        for amount in reading.entities("money")
        if reading.words[amount.end : amount.end + 1] == ["behind"]
        and (verb := governor(reading, amount.start, "@bring_verb", 3))
    ]


def bought(reading: Reading) -> list[Hit]:
    """Orders to buy room in a medium: "book a slot on Radio Wien", "reserve the screens"."""
    return governed(reading, "@medium", "@buy_verb")


def hires(reading: Reading) -> list[Hit]:
    """Orders to hire creators: their fee is media money too."""
    return governed(reading, "@creator", "@hire_verb")


def governed(reading: Reading, nouns: str, verbs: str) -> list[Hit]:
    """The nouns of a list that an order of another list governs, from the verb on."""
    return [
        Hit(verb.start, noun.end)
        for noun in reading.outside_data(nouns)
        if (verb := governor(reading, noun.start, verbs, 8)) and free(reading, verb, noun)
    ]
