"""As in "see attached"."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.text.hit import Hit


def enclosed(discourse: Discourse) -> list[Hit]:
    """As in "See attached", "as in my last message" where nothing is enclosed and nothing was said before."""
    text = discourse.now.text
    hits = text.reading.hits("@enclosed")
    if (
        not hits
        or any(text.reading.entities(name) for name in ("file", "url", "quote"))
        or "\n" in text.reading.plain.strip()
        or ":" in text.reading.words
    ):
        return []
    for hit in hits:
        after = text.classes[hit.end] if hit.end < len(text.classes) else ""
        if after in ("name", "id", "data", "number", "noun") or text.reading.words[hit.end : hit.end + 1] in (
            ["to"],
            ["of"],
            ["with"],
            ["by"],
            ["from"],
            ["about"],
        ):
            continue
        nouns = [m for m in discourse.now.mentions if m.named and m.start <= hit.end <= m.end]
        if not nouns:
            return [hit]
    return []
