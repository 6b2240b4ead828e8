"""Verbs that launch, with the media that they put on air: "kick off the ads", "get the ads going"."""

from askfirst.text.governing import governor
from askfirst.text.hit import Hit
from askfirst.text.marketing.paid.media import mailed, wishes
from askfirst.text.reading import Reading

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
