"""More than there is room for: 26 pallets on a trailer that takes 24."""

import re
from collections.abc import Iterator

from askfirst.checks.figures import Find, Told

LIMIT = re.compile(
    r"\b(?:limit|cap|at most|max(?:imum)?\.?(?: of)?|up to|no more than|not more than|holds|seats|takes|"
    r"capacity(?: of)?|room for|seating|fasst|hat platz für|höchstens|maximal|caben|aforo(?: es)? de|"
    r"máximo(?: de)?|peut accueillir|contient|comporta)\b[^<,.;:¶]{0,28}<n(\d+)>(?! an? )|<n(\d+)> (?:[a-zà-ÿ]+ ){0,2}"
    r"(?:at most|maximum|max|plätze|plazas|places|lugares)\b"
    r"|(?:容納|上限|最多|限)[^<,。;¶]{0,6}<n(\d+)>"
)
"""There is room for so many."""
ALL = re.compile(
    r"\b(?:(?:all|load|invite|seat|bring|alle|die|los|las|les|tou(?:s|tes)|todos|todas) (?:of )?(?:the |our |my )?|"
    r"[ao]s (?=<n\d+> [a-zà-ÿ]+[ao]s\b))<n(\d+)>"
)
"""All of them are to go there; "as" and "os" before a plural are articles."""
WAY_OUT = re.compile(
    r"\b(?:trips|rides|groups|rest|remaining|shifts|wait|waiting|rais[a-z]+|split|turns|rounds|times|second|per|each|every|first|or|if|"
    r"unless|gruppen|fahrten|grupos|viajes|turnos|groupes|trajets|voyages|viagens|cada|je|pro|par)\b|[批梯輪每各]"
)
"""What lets more go than there is room for."""


def limit_exceeded(told: Told) -> Iterator[Find]:
    """The only limit of a text, and the larger number that is to go into it.

    >>> from askfirst.checks.figures import read
    >>> [find.values for find in limit_exceeded(read("load 26 pallets onto trailer tr-5, which takes 24, in one trip"))]
    [{'most': '24', 'more': '26'}]
    >>> list(limit_exceeded(read("load 26 pallets onto trailer tr-5, which takes 24, in two trips")))
    []
    """
    whole = " ¶ ".join(told.sentences)
    limits = {int(next(filter(None, found.groups()))) for found in LIMIT.finditer(whole)}
    every = {int(found[1]) for found in ALL.finditer(whole)}
    if len(limits) != 1 or WAY_OUT.search(whole):
        return
    limit = told.figures[limits.pop()]
    for one in (told.figures[number] for number in sorted(every)):
        if one.value > limit.value:
            yield Find(limit.stretch, one.stretch, {"most": f"{limit.value:g}", "more": f"{one.value:g}"})
