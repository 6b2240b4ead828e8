"""Which figures are a most, a least, or only say which ones: 40 guests at most, over EUR 500."""

from askfirst.scoring.findings.statements.figures import Figure
from askfirst.scoring.findings.statements.places import places
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


def is_top(reading: Reading, figure: Figure) -> bool:
    """Whether a figure is the most that is allowed or that there is."""
    return (
        ahead(reading, "limit_before", figure.hit)
        or behind(reading, "limit_after", figure.hit)
        or by_verb(reading, figure.hit)
        or nothing_over(reading, figure.hit)
        or (figure.noun == "place" and offered(reading, figure))
    )


def is_floor(reading: Reading, figure: Figure) -> bool:
    """Whether a figure is the least that is allowed."""
    return ahead(reading, "floor_before", figure.hit) or behind(reading, "floor_after", figure.hit)


def is_cap(reading: Reading, figure: Figure) -> bool:
    """Whether a figure closes a range from above, as in "under 50 words": a most only opposite a least."""
    lead = reading.words[max(0, figure.hit.start - 3) : figure.hit.start]
    if lead[-1:] in (["under"], ["below"]):
        return not {"no", "not", "n't", "never"} & set(lead)
    return lead[-1:] == ["than"] and lead[-2:-1] in (["less"], ["fewer"], ["shorter"]) and lead[0] not in ("no", "not")


def ahead(reading: Reading, name: str, hit: Hit) -> bool:
    """Whether a word of the list stands right ahead: "at most 40", "ceiling for it is 40"."""
    for cue in places(reading, name):
        between = reading.words[cue.end : hit.start]
        near = cue.end <= hit.start <= cue.end + 5 and reading.same_sentence(cue, hit)
        if near and reading.words[cue.start : cue.end] == ["only"] and (between or counted(reading, hit)):
            continue
        if near and not any(word in {",", ";", "and", "but"} or word.isdigit() for word in between):
            return "from" not in between and (
                len(between) <= 1 or bool(set(between) & {"is", "of", "at", "are", "=", ":", "was", "be", "to"})
            )
    return False


def counted(reading: Reading, hit: Hit) -> bool:
    """Whether the figure only tells how many it happened to: "only one was broken", "only two of them arrived"."""
    return reading.words[hit.end : hit.end + 1] in (["was"], ["were"], ["came"], ["arrived"], ["of"])


def behind(reading: Reading, name: str, hit: Hit) -> bool:
    """Whether a word of the list stands right behind: "40 max", "four days of leave left"."""
    for cue in places(reading, name):
        if hit.end <= cue.start <= hit.end + 3 and reading.same_sentence(cue, hit):
            between = reading.words[hit.end : cue.start]
            if not any(word in {",", ";", "and", ".", "("} or any(map(str.isdigit, word)) for word in between):
                return True
    return False


def by_verb(reading: Reading, hit: Hit) -> bool:
    """Whether an order limits something to the figure: "keep the group to 12"."""
    if not hit.start or reading.words[hit.start - 1] not in {"to", "at", "under", "below", "within"}:
        return False
    return any(
        0 < hit.start - verb.end <= 9
        and reading.same_sentence(verb, hit)
        and not any(word.isdigit() for word in reading.words[verb.end : hit.start])
        for verb in places(reading, "limit_verb")
    )


def nothing_over(reading: Reading, hit: Hit) -> bool:
    """Whether all above the figure is ruled out: "no bonus over EUR 1,000"."""
    lead = reading.words[max(0, hit.start - 4) : hit.start]
    return bool({"over", "above", "beyond", "exceeding"} & set(lead[-1:])) and bool(
        {"no", "nothing", "never"} & set(lead)
    )


def offered(reading: Reading, figure: Figure) -> bool:
    """Whether places are what there is, not what is ordered: "with 45 seats each", "has 15 places"."""
    lead = reading.words[max(0, figure.hit.start - 1) : figure.hit.start]
    if "-" in reading.words[figure.hit.start : figure.hit.end]:
        return True
    return lead in (
        ["with"],
        ["has"],
        ["have"],
        ["("],
        ["offers"],
        ["of"],
        ["got"],
        ["are"],
        ["is"],
        ["only"],
        ["provides"],
    )


def filters(reading: Reading, figure: Figure) -> bool:
    """Whether a figure only says which ones: "orders over EUR 500"."""
    lead = reading.words[max(0, figure.hit.start - 2) : figure.hit.start]
    return bool(
        {
            "over",
            "above",
            "below",
            "under",
            "than",
            "beyond",
            "every",
            "within",
            "first",
            "last",
            "from",
            "another",
        }
        & set(lead)
    )
