"""Paid media: the nouns for them, and the orders that put them on air.

Verbs that launch, with the media that they put on air: "kick off the ads", "get the ads going".
"""

from askfirst.text.governing import governor, orders, positions
from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.targeting import has_age, has_list
from askfirst.text.reading import Reading

SHOWN = frozenset("promo promotion campaign campaigns banner banners teaser teasers carousel offer offers".split())
"""Nouns for messages that media show as well as mails."""


def flights(reading: Reading) -> list[Hit]:
    """A flight told by its parts: a medium, ages or a role with a place, and the days it runs.

    Media are not always bought in so many words ("the usual Meta thing, people 20-40 in Ghent, from
    28 April"); a mail to such people, or a piece to be written for them, costs nothing to run.
    """
    media = media_told(reading)
    if not media or not (reading.entities("date") or reading.entities("duration")):
        return []
    people = (
        has_age(reading, 0, len(reading))
        or has_list(reading, 0, len(reading))
        or any(hit.attrs["known"] == "yes" for hit in reading.entities("audience"))
    )
    searched = any(reading.words[hit.start].startswith("keyword") for hit in reading.outside_data("@search_word"))
    return [min(media)] if people or searched else []


def media_told(reading: Reading) -> list[Hit]:
    """Media of a text that neither mails, makes a piece, sets a goal nor does anything else to what runs."""
    media = [
        *reading.outside_data("@platform"),
        *reading.outside_data("@medium"),
        *reading.entities("paid_media"),
    ]
    media = [hit for hit in media if not {"out", "of"} <= set(reading.words[max(0, hit.start - 3) : hit.start])]
    if not media or "@organic" in reading.all_hits or "@goal_noun" in reading.all_hits:
        return []
    pushed = {hit.start - 2 for hit in reading.outside_data("@platform")}
    paid = reading.entities("paid_media")
    messages = [
        hit
        for hit in reading.all_hits.get("@message_noun", ())
        if reading.words[hit.start] not in SHOWN and not any(hit.overlaps(one) for one in paid)
    ]
    if any(hit.start not in pushed or reading.words[hit.end] != "on" for hit in messages):
        return []
    kinds = {noun.start for noun in reading.outside_data("@paid_noun")}
    others = [hit for hit in orders(reading, "@other_doing") if hit.end not in kinds and hit.start not in kinds]
    ids = {one.start for one in reading.entities("id")}
    if others or any(verb.end not in ids for verb in orders(reading, "@produce_verb")):
        return []
    return media


def find_paid_media(reading: Reading) -> list[Hit]:
    """Nouns of paid media: no compounds such as "ad copy", no campaigns of mails."""
    nouns = reading.outside_data("@paid_noun")
    if not nouns:
        return []
    compounds = positions(reading, "@paid_compound")
    organic = {hit.end for hit in reading.outside_data("@organic")}
    activity = positions(reading, "@paid_activity")
    return outermost(
        [
            hit
            for hit in nouns
            if hit.end not in compounds
            and (reading.words[hit.start] != "sea" or reading.text(hit).isupper())
            and not (hit.start in activity and hit.start in organic)
        ]
    )


def mailed(reading: Reading, noun: Hit) -> bool:
    """Whether a plain "campaign" is one of mails: the sentence speaks of mail and of no media."""
    if reading.words[noun.start] not in {"campaign", "campaigns"}:
        return False
    sentence = reading.sentences[noun.start]
    mails, media = (
        any(reading.sentences[hit.start] == sentence for hit in reading.outside_data(key))
        for key in ("@organic", "@platform")
    )
    return mails and not media


def wishes(reading: Reading, noun: Hit) -> list[Hit]:
    """Who wants or needs the noun: "the client wants a LinkedIn campaign"."""
    return [
        hit
        for hit in reading.outside_data("@wish_verb")
        if hit.end <= noun.start <= hit.end + 8
        and reading.same_sentence(hit, noun)
        and LINKS.isdisjoint(reading.words[hit.end : noun.start])
    ]


LINKS = frozenset({"for", "in", "with", "to", "at", "on", ","})


FAR = 14
"""Words between "launch" and "ads" in one order."""


def started(reading: Reading, noun: Hit) -> Hit | None:
    """A verb that launches, and the noun behind it: "kick off the ads", "wants a campaign"."""
    wished = wishes(reading, noun)
    verbs = [governor(reading, noun.start, "@launch_verb", FAR), *wished]
    activity = any(hit.start == noun.start for hit in reading.outside_data("@paid_activity"))
    named = activity and any(hit.start == noun.end for name in ("id", "number") for hit in reading.entities(name))
    if activity and not named:
        verbs.append(governor(reading, noun.start, "@make_verb", 6))
    verb = max(filter(None, verbs), default=None)
    if verb and not mailed(reading, noun):
        return Hit(verb.start, noun.end)
    if noun.start == 0 and any(
        hit.start == noun.end for key in ("@launch_verb", "@make_verb") for hit in reading.all_hits.get(key, ())
    ):
        return Hit(0, noun.end + 1)
    return None


def brought(reading: Reading, noun: Hit) -> Hit | None:
    """A verb whose other half stands behind the noun: "get the ads going", "kick the campaign off"."""
    after = [
        hit
        for hit in reading.outside_data("@under_way")
        if noun.end <= hit.start <= noun.end + 20 and reading.same_sentence(hit, noun)
    ]
    verb = governor(reading, noun.start, "@bring_verb", FAR) if after else None
    if verb and not stopped(reading, verb, after[0]):
        return Hit(verb.start, after[0].end)
    return None


def stopped(reading: Reading, verb: Hit, particle: Hit) -> bool:
    """Whether the particle turns the order round: "turn the ads off", "put the campaign on hold"."""
    word = reading.words[particle.start]
    between = reading.words[verb.end : particle.start]
    if reading.words[verb.start] == "take" and not {"down", "offline", "off"}.isdisjoint(between):
        return True  # "take the ad down on 3 May"
    if reading.words[verb.start] == "let" and reading.words[particle.end : particle.end + 1] in (["through"], ["on"]):
        return True  # "let campaign BE-2 run through"
    if reading.words[verb.start] in {"let", "keep", "leave"} and reading.words[particle.end : particle.end + 1] in (
        ["until"],
        ["till"],
    ):
        return True
    if word == "on" and reading.words[verb.start] in {"need", "want"}:
        return True  # "we need a bumper ad on the toothbrush"
    if word == "off":
        return reading.words[verb.start] not in {"kick", "set"}
    return word == "on" and reading.words[particle.end : particle.end + 1] in (["hold"], ["ice"], ["pause"])


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
