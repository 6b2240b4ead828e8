"""Audiences that are to be reached and are not known."""

from askfirst.text.governing import governor
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

SIGNALS = frozenset({"@message_noun", "@paid_noun", "@platform", "@send_verb", "@aim_cue", "@address_verb"})
"""Without any of these nobody is written to or shown an ad."""


def find_unknown_audiences(reading: Reading) -> list[Hit]:
    """Audiences that are to be reached here and are not known."""
    if SIGNALS.isdisjoint(reading.lists):
        return []
    cued = reading.entities("audience_cued")
    unknown = [hit for hit in cued if hit.attrs["known"] == "no"]
    if unknown and "@goal_noun" in reading.all_hits and reading.entities("metric_target"):
        return []  # "our aim is 2 million contacts"
    return [hit for hit in unknown if reached(reading, hit)]


def reached(reading: Reading, audience: Hit) -> bool:
    """Whether somebody is to be written to or shown an ad, and nothing else governs the words."""
    before = reading.words[max(0, audience.start - 2) : audience.start]
    other = governor(reading, audience.start, "@other_doing")
    if other and reading.words[other.start] == "show" and before[-1:] == ["to"]:
        other = None  # "show the banner to ..." runs it
    doing = [governor(reading, audience.start, key) for key in ("@send_verb", "@address_verb")]
    send = max(filter(None, doing), default=None)
    if other and not (send and send.start >= other.start):
        return False
    if before[1:] == ["of"] and before[0] in {"audience", "segment"}:
        return other is None
    if send and reading.words[send.start].endswith("target"):
        return True
    media = bool(reading.entities("paid_media") or reading.entities("paid_launch"))
    make = governor(reading, audience.start, "@produce_verb")
    ordered = make is not None and reading.words[make.end : make.end + 1] != ["sure"]
    if ordered and not send and not media:
        return False
    message = bool(reading.outside_data("@message_noun") or reading.entities("id"))
    paid = "@platform" in reading.all_hits and bool(reading.entities("money"))
    sends = "@send_verb" in reading.all_hits or reading.words[audience.start - 1] not in {"to", "for"}
    return media or paid or (message and (send is not None or sends))
