"""How a text tells the candidates apart that a caller's search found."""

from collections.abc import Sequence

from askfirst.scoring.classifier.orders import Features
from askfirst.scoring.classifier.relations.talk import WORD
from askfirst.text.reading import Reading

TOGETHER = frozenset({"all", "both", "every", "each"})


def candidates(found: Features, text: Reading, listed: Sequence[str]) -> None:
    """Adds how many candidates there are, and whether words that they do not share single one out."""
    found[f"candidates:{min(len(listed), 2)}"] = 1.0
    parts = [set(WORD.findall(one.lower())) for one in listed]
    shared = set.intersection(*parts) if parts else set()
    words = set(text.words)
    told = [len((part - shared) & words) for part in parts]
    most = max(told, default=0)
    if len(listed) > 1:
        found["candidates:" + ("one" if most and told.count(most) == 1 else "tie" if most else "none")] = 1.0
    named = [sum(part.strip().lower() in text.lower for part in one.split(",")) for one in listed]
    if any(named) and named.count(max(named)) == 1:
        found["candidates:singled_out"] = 1.0
    if not TOGETHER.isdisjoint(words):
        found["candidates:together"] = 1.0
