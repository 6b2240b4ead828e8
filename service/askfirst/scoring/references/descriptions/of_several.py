"""As in "that one" and "the latter", where several were named."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.finding import several
from askfirst.scoring.references.fitting import singled_out
from askfirst.text.hit import Hit

OF_TWO = frozenset({"latter", "former", "two"})


def one_of_many(discourse: Discourse) -> list[Hit]:
    """As in "That one" where the last message lists several."""
    words = discourse.material.text.words
    ones = [
        hit
        for hit in discourse.material.text.hits("@one_word")
        if words[hit.start - 1 : hit.start] in (["that"], ["this"])
    ]
    if not ones or not discourse.before or discourse.now.groups:
        return []
    listing = next((one for one in discourse.before[:2] if one.groups), None)
    if listing is None or singled_out(discourse.now, listing.groups[-1].options, listing):
        return []
    options = listing.groups[-1].options
    return [several(hit.start - 1, hit.end, options) for hit in ones] if len(options) > 1 else []


def of_two(discourse: Discourse) -> list[Hit]:
    """As in "The latter", "the second one of the two" where three or more were named."""
    reading, found = discourse.now.text.reading, []
    if OF_TWO.isdisjoint(reading.words):
        return []
    for place, word in enumerate(reading.words):
        pair = word in ("latter", "former") and reading.words[place - 1 : place] == ["the"]
        if not pair and reading.words[place : place + 3] != ["of", "the", "two"]:
            continue
        listed = [g for g in discourse.now.groups if g.end <= place]
        after = reading.words[place + 1 : place + 2]
        if listed and len(listed[-1].options) > 2 and after not in (["two"], ["three"]):
            start = place - 1 if pair else max(0, place - 3)
            found.append(several(start, place + (1 if pair else 3), listed[-1].options))
    return found
