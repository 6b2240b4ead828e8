"""Orders to put paid media on air."""

from askfirst.text.governing import governor, orders
from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.audiences.facts import has_age, has_list
from askfirst.text.marketing.boosts import boosts, bought, hires
from askfirst.text.marketing.media import free, mailed, wishes
from askfirst.text.reading import Reading

FAR = 14
"""Words between "launch" and "ads" in one order."""
SHOWN = frozenset("promo promotion campaign campaigns banner banners teaser teasers carousel offer offers".split())
"""Nouns for messages that media show as well as mails."""
MEANS = frozenset({"with", "via", "using", "through"})
DOERS = ("@launch_verb", "@boost_verb", "@bring_verb", "@address_verb")


def find_paid_launches(reading: Reading) -> list[Hit]:
    """Orders to launch, book, boost or advertise, from the verb to the noun."""
    hits = [*boosts(reading), *hires(reading), *bought(reading)]
    for noun in reading.entities("paid_media"):
        hit = started(reading, noun) or brought(reading, noun) or meant(reading, noun)
        hits += [hit] if hit else []
    return outermost(hits or flights(reading))


def started(reading: Reading, noun: Hit) -> Hit | None:
    """A verb that launches, and the noun behind it: "kick off the ads", "wants a campaign"."""
    verbs = [governor(reading, noun.start, "@launch_verb", FAR), *wishes(reading, noun)]
    activity = any(hit.start == noun.start for hit in reading.outside_data("@paid_activity"))
    named = activity and any(hit.start == noun.end for name in ("id", "number") for hit in reading.entities(name))
    if activity and not named:
        verbs.append(governor(reading, noun.start, "@make_verb", 6))
    verb = max(filter(None, verbs), default=None)
    if verb and free(reading, verb, noun) and not mailed(reading, noun):
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
    if verb and free(reading, verb, noun) and not stopped(reading, verb, after[0]):
        return Hit(verb.start, after[0].end)
    return None


def stopped(reading: Reading, verb: Hit, particle: Hit) -> bool:
    """Whether the particle turns the order round: "turn the ads off", "put the campaign on hold"."""
    word = reading.words[particle.start]
    if reading.words[verb.start] in {"let", "keep", "leave"} and reading.words[particle.end : particle.end + 1] in (
        ["until"],
        ["till"],
    ):
        return True
    if word == "off":
        return reading.words[verb.start] not in {"kick", "set"}
    return word == "on" and reading.words[particle.end : particle.end + 1] in (["hold"], ["ice"], ["pause"])


def meant(reading: Reading, noun: Hit) -> Hit | None:
    """Ads that are to run without a verb that says so: "ads live from Monday", "with sponsored InMail"."""
    if governor(reading, noun.start, "@other_doing"):
        return None
    if reading.words[noun.end : noun.end + 1] == ["live"]:
        return Hit(noun.start, noun.end + 1)
    ahead = reading.words[max(0, noun.start - 4) : noun.start]
    means = not MEANS.isdisjoint(ahead) and any(governor(reading, noun.start, key) for key in DOERS)
    if means or reading.words[noun.start] == "paid":
        return noun
    for hit in reading.outside_data("@starts"):
        if noun.end <= hit.start <= noun.end + 12 and reading.same_sentence(hit, noun):
            return Hit(noun.start, hit.end)
    return None


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
    return [min(media)] if people or searched or aired(reading) else []


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
    others = [hit for hit in others if not conditional(reading, hit)]
    ids = {one.start for one in reading.entities("id")}
    if opened_otherwise(reading):
        return []
    if others or any(verb.end not in ids for verb in orders(reading, "@produce_verb")):
        return []
    return media


def conditional(reading: Reading, other: Hit) -> bool:
    """Whether it is only said when a flight is to end: "stop when the money is used up"."""
    return reading.words[other.start] in {"stop", "end", "pause"} and not ENDS.isdisjoint(
        reading.words[other.end : other.end + 1]
    )


ENDS = frozenset({"when", "once", "if", "after", "as", "at"})
RUNNING = ("@launch_verb", "@boost_verb", "@bring_verb", "@address_verb", "@buy_verb", "@advertise_verb", "@hire_verb")


def opened_otherwise(reading: Reading) -> bool:
    """Whether the text opens with an order that runs nothing: "Replace the phrase in all five ads"."""
    first = next((hit for hit in reading.hits("@verb") if hit.start == 0), None)
    if first is None or reading.words[0] in SPENDS:
        return False
    return not any(hit.start == 0 for key in RUNNING for hit in reading.outside_data(key))


SPENDS = frozenset("spend use show target aim invest go fund sponsor display test line set search bid".split())


def aired(reading: Reading) -> bool:
    """Whether something is to run on a platform for money: "run banner NV-2 on our display network ... (€900)"."""
    if not reading.entities("money"):
        return False
    verbs = [hit for hit in orders(reading, "@launch_verb") if reading.words[hit.start] in AIRING]
    return any(
        0 < place.start - verb.end <= FAR
        and reading.same_sentence(place, verb)
        and "on" in reading.words[verb.end : place.start]
        for verb in verbs
        for place in reading.outside_data("@platform")
    )


AIRING = frozenset({"run", "serve", "air", "broadcast"})
"""What is posted, published or released on a platform may cost nothing."""
