"""Orders to put paid media on air."""

from askfirst.text.governing import orders
from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.paid.flights import flights
from askfirst.text.marketing.paid.orders import brought, started
from askfirst.text.reading import Reading


def find_paid_launches(reading: Reading) -> list[Hit]:
    """Orders to launch, book, boost or advertise, from the verb to the noun."""
    hits = boosts(reading)
    for noun in reading.entities("paid_media"):
        hit = started(reading, noun) or brought(reading, noun)
        hits += [hit] if hit else []
    return outermost(hits or flights(reading))


def boosts(reading: Reading) -> list[Hit]:
    """Such as "Boost the post", "advertise the gel", "promote EV-3 on Facebook", "should be boosted"."""
    hits = [*reading.outside_data("@boosted"), *orders(reading, "@advertise_verb")]
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
