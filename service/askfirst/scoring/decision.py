"""From confidence to decision: thresholds, what is at stake, what blocks."""

from functools import lru_cache

from askfirst.model import Decision, EffectiveThresholds, Thresholds
from askfirst.reader.reading import Topic
from askfirst.rules.nodes import Material
from askfirst.rules.pack import Pack, Stakes
from askfirst.text.hit import Hit

HIGHEST = 0.99
"""No threshold is raised beyond this, so that a clear instruction always proceeds."""


def at_stake(pack: Pack, material: Material) -> list[Stakes]:
    """The sorts of action in the text that cannot be undone."""
    return [stake for stake in pack.stakes_index.candidates(material.keys) if stake.when.triggers(material)]


def needed(pack: Pack, material: Material) -> list[tuple[Topic, Stakes]]:
    """What such actions cannot do without and neither the text nor a field gives, each with its action."""
    nowhere = Hit(0, 0)
    return [
        (name, stake)
        for stake in at_stake(pack, material)
        for name, given in stake.needs
        if not given.holds(material, nowhere)
    ]


def effective(thresholds: Thresholds, stakes: list[Stakes]) -> EffectiveThresholds:
    """The thresholds with the highest raise of what is at stake; stakes do not add up."""
    raise_by = max((stake.raise_by for stake in stakes), default=0.0)
    reasons = tuple(stake.reason for stake in stakes if stake.raise_by == raise_by)
    return higher(thresholds, raise_by, reasons)


@lru_cache(maxsize=256)
def higher(thresholds: Thresholds, by: float, reasons: tuple[str, ...]) -> EffectiveThresholds:
    """The thresholds so much higher, and why; nearly all requests share them."""

    def up(threshold: float) -> float:
        return max(threshold, min(HIGHEST, round(threshold + by, 4)))

    return EffectiveThresholds(up(thresholds.proceed), up(thresholds.log), reasons)


def decide(confidence: float, blocked: bool, thresholds: EffectiveThresholds) -> Decision:
    """What to do at this confidence. What blocks is asked at any threshold."""
    if blocked or confidence < thresholds.log:
        return "clarify"
    return "proceed" if confidence >= thresholds.proceed else "proceed_with_log"
