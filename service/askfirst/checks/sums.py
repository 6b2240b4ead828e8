"""A whole and its parts that do not add up, and a share that is not the whole divided by its number."""

import re
from collections.abc import Iterator
from itertools import accumulate, pairwise

from askfirst.checks.figures import NUMERALS, Figure, Find, Told

SHARING = re.compile(
    r"\b(?:split|divid|shar|distribut|allocat|aufteil|verteil|teil|repart|répart|partag)[a-zà-ÿ]*\b|[分拆]"
)
WHOLE = re.compile(
    r"\b(?:in all|in total|total|altogether|overall|nothing else|none left|insgesamt|im ganzen|gesamt|zusammen|"
    r"au total|en tout|en total|no total|ao todo)\b|共"
)
LOOSE = re.compile(
    r"\b(?:each|every|per|last|within|rest|remaining|remainder|others?|about|or|at least|at most|up to|plus|of which|"
    r"je|jeweils|pro|übrigen?|oder|etwa|cada|resto|ou|chacune?|reste|environ|restantes?)\b|其餘|剩|每|各"
)
"""What leaves the parts of a whole open."""
JOINT = r"(?:,|;|:|\(|、|\+|&|\band\b|\bund\b|\bet\b|\by\b|\be\b)"
EACH = re.compile(
    r"<([mnt])(\d+)>(?: [a-zà-ÿ]+)? (?:each|apiece|cada un[oa]?|chacune?|a cada um|pro kopf)\b"
    r"|\b(?:each|everyone|everybody|je|jeweils|cada uno|chacun) (?:[a-zà-ÿ]+ )?<([mnt])(\d+)>"
)
AMONG = re.compile(rf"\b(?:durch|unter|entre|por|par) ({'|'.join(NUMERALS)})\b")
ADDED = re.compile(
    r"\b(?:plus|minus|rest|discount|less|not|above|under|at most|up to|max|zzgl|más|mais|und die|deposit)\b"
)
"""What a total has beside the shares."""
LISTED = re.compile(
    r"<\w+> (?:[a-zà-ÿ]+ )?(?:for|to|in|on|at|from|für|nach|an|auf|pour|à|para|por|a|al|au|de|em|en|of|as)\b(?! <)"
)
"""A part that is followed by where it goes: "13 for Graz"."""
CLOSING = re.compile(r"<\w+>(?= ?[一-鿿]?(?:[,;.)、]|$)| (?:and|und|et|y|e)\b| ?$)")
OWN_WORD = re.compile(r"[a-zà-ÿ一-鿿] ?\(? ?$")
"""A part that follows its word: "Sales (€4,000)", "intro 10"."""
COUNTING = re.compile(r"<n\d+> ?(?!(?:in|to|on|at|for|by|as|from|[a-z]+ly)\b)[a-zà-ÿ一-鿿]|<[mt]\d+>")
"""A whole counts something; "order 6610:" is a name."""
HEADED = re.compile(r"<\w+>[^<,;:]{0,40}:")
YEARS = range(1990, 2100)
CENT = 0.011


def wrong_sum(told: Told) -> Iterator[Find]:
    """Wholes that are not what their parts or shares come to.

    >>> from askfirst.checks.figures import read
    >>> [find.values["sum"] for find in wrong_sum(read("split 26 jars: 13 for ana and 15 for bo"))]
    ['28']
    >>> [find.values["sum"] for find in wrong_sum(read("split the bill of eur 240 among the six of us, eur 48 each"))]
    ['288']
    >>> list(wrong_sum(read("split the bill of eur 240 among the five of us, eur 48 each")))
    []
    """
    for sentence in told.sentences:
        for whole, parts, found in (*shares(told, sentence), *parts_of(told, sentence)):
            if abs(whole.value - found) > CENT:
                wanted = {"variant": "parts", "sum": f"{found:.10g}", "total": f"{whole.value:.10g}"}
                yield Find(whole.stretch, (parts[0].start, parts[-1].end), wanted)


def parts_of(told: Told, sentence: str) -> Iterator[tuple[Figure, list[Figure], float]]:
    """A whole at the head of a sentence with the list of its parts, and what these come to."""
    every = told.pick(sentence, "mnt")
    if len(every) < 3 or LOOSE.search(sentence) or (every[0].sort == "n" and every[0].value in YEARS):
        return
    whole, *rest = every
    alike = [one for one in rest if (one.sort, one.unit) == (whole.sort, whole.unit)]
    alike = alike or [one for one in rest if (one.sort, one.unit) == ("n", "")]
    at = {one: sentence.index(f"<{one.sort}{told.figures.index(one)}>") for one in (whole, *alike)}
    listed = [one for one in alike if LISTED.match(sentence, at[one])]
    parts = listed if len(listed) > 1 else [one for one in alike if CLOSING.match(sentence, at[one])]
    if len(parts) < 2 or (parts != listed and not all(OWN_WORD.search(sentence, 0, at[one]) for one in parts)):
        return
    lead = sentence[at[whole] : at[parts[0]]]
    cued = bool(SHARING.search(sentence, 0, at[whole]) or WHOLE.search(sentence))
    cued = cued or bool(":" in lead and parts[0].sort == whole.sort and (parts != listed or HEADED.match(lead)))
    gaps = [sentence[at[one] : at[other]] for one, other in pairwise(parts)]
    joined = all(len(gap) < 60 and re.search(JOINT, gap) for gap in gaps)
    sums = list(accumulate(one.value for one in parts))
    smaller = max(one.value for one in parts) < whole.value and whole.value not in sums
    if cued and joined and smaller and COUNTING.match(lead):
        yield whole, parts, sums[-1]


def shares(told: Told, sentence: str) -> Iterator[tuple[Figure, list[Figure], float]]:
    """A whole, the number of its shares and one share, and what that many come to."""
    found = EACH.search(sentence)
    if not found or ADDED.search(sentence):
        return
    each = told.figures[int(found[2] or found[4])]
    alike = [one for one in told.pick(sentence, each.sort) if one.unit == each.unit and one != each]
    counts = [one.value for one in told.pick(sentence, "n") if one != each]
    counts += [NUMERALS[among[1]] for among in AMONG.finditer(sentence)]
    if each.sort != "n" and len(alike) == len(counts) == 1 and (SHARING.search(sentence) or WHOLE.search(sentence)):
        yield alike[0], [each], counts[0] * each.value
