"""Goals that are settings: a campaign's objective on its platform, an event that analytics are to count."""

import re

from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

TRACKER = re.compile(r"\b(?:ga ?4?|analytics|matomo|piwik|plausible|mixpanel|gtm|tag manager)\b")
COUNTED_WHEN = re.compile(
    r"\b(?:when|whenever|once|fires?|trigger(?:s|ed)?|equals?|contains|matches|event|on submit|for (?:file|page))\b"
)
CHOICE = (
    r"['\"]?(?:traffic|leads?(?: generation)?|(?:post )?engagement|(?:brand )?awareness|sales|conversions?|reach"
    r"|messages|(?:landing page|video|page) views|(?:link )?clicks|impressions|store (?:visits|traffic)"
    r"|app (?:installs|promotion))['\"]?"
)
"""What ad platforms let one choose."""
LAST = r"(?= ?(?:[.,;]|$|for\b|in\b|on\b|and\b))"
CHOSEN = late(
    rf"\b(?:goal|objective|target)\b.{{0,60}}?\bfrom {CHOICE} to {CHOICE}"
    rf"|\b(?:optimi[sz]ation|bidding|campaign|ad set) (?:goal|objective)\b.{{0,40}}?(?:\bto|=|:) {CHOICE}{LAST}"
    rf"|\b(?:goal|objective)\b.{{0,60}}\b(?:ads manager|google ads|meta|ad set|ad group)\b.{{0,30}}\bto {CHOICE}{LAST}"
)


def is_setting(reading: Reading, noun: Hit) -> bool:
    """Whether the goal is one of a platform's choices, or a thing that analytics count under certain conditions."""
    start, end = reading.sentence_start(noun.start), reading.sentence_end(noun.start)
    said = reading.plain[reading.starts[start] : reading.ends[end - 1]].lower()
    if CHOSEN.search(said):
        return True
    named = any(start < hit.start < end for name in ("url", "file") for hit in reading.entities(name))
    return bool(TRACKER.search(said)) and (named or bool(COUNTED_WHEN.search(said)))
