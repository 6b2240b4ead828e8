"""A request as numbers with names, from its words and their order.

Nothing here looks at issues, rules, word lists of packs, required fields or thresholds: so switching
a rule off, or raising an issue, cannot change the classifier's mind (law 2 of scoring), and editing a
pack does not make the weights stale.
"""

from functools import lru_cache
from math import log1p

from askfirst.rules.nodes import Material
from askfirst.scoring.classifier.orders import Features, orders
from askfirst.scoring.classifier.parts import FINE, signs_of
from askfirst.scoring.classifier.relations.candidates import candidates
from askfirst.scoring.classifier.relations.numbers import numbers
from askfirst.scoring.classifier.relations.pronouns import pronouns
from askfirst.scoring.classifier.relations.repeats import repeats
from askfirst.scoring.classifier.relations.talk import talk
from askfirst.scoring.classifier.words.tags import MEANINGS, SIGNS
from askfirst.text.blanks import is_filled
from askfirst.text.reading import Reading

COUNTED = {sort: SIGNS[sort] for sort in FINE}
WORD = "u:"
"""Begins the name of a single word."""
RUN = 3
OUTSIDE = "edge"
"""Stands among neighbours before the first word and behind the last."""
EDGE = "\0"
"""Stands before the first sign and behind the last."""
NOWHERE = "none"
"""Stands for the department of a request that names none."""
FACTS = {SIGNS[sort]: f"<{sort}>" for sort in ("name", "id", "data", "number")}


def features(material: Material) -> Features:
    """The numbers that are not 0, by name."""
    text = material.text
    signs, verbs = signs_of(text)
    found = orders(text.words, signs, verbs)
    shape(found, text, signs, len(verbs))
    words(found, text, signs)
    runs(found, signs)
    numbers(found, text)
    repeats(found, text, verbs)
    pronouns(found, text)
    context(found, material)
    return found


def words(found: Features, text: Reading, signs: list[str]) -> None:
    """Each word and each two neighbours; for data, names, ids and numbers stands their sort."""
    before = OUTSIDE
    for word, shown in zip(text.words, shown_words(text, signs), strict=True):
        if shown is word:
            found[WORD + word] = 1.0
        found[two(before, shown)] = 1.0
        before = shown
    found[two(before, OUTSIDE)] = 1.0


def shown_words(text: Reading, signs: list[str]) -> list[str]:
    """The words as features know them: a name, an id, a number or data as its sort."""
    return [FACTS.get(sign, word) for word, sign in zip(text.words, signs, strict=True)]


def two(one: str, other: str) -> str:
    """The name of two neighbours."""
    return f"two:{one} {other}"


def runs(found: Features, signs: list[str]) -> None:
    """Each run of three signs, with the edges of the text."""
    line = f"{EDGE}{''.join(signs)}{EDGE}"
    found.update({run(line[at : at + RUN]): 1.0 for at in range(len(line) - RUN + 1)})


@lru_cache(16384)
def run(signs: str) -> str:
    """The name of a run."""
    return "run:" + "|".join(MEANINGS.get(sign, OUTSIDE) for sign in signs)


def shape(found: Features, text: Reading, signs: list[str], verbs: int) -> None:
    """Length, sentences and clauses; facts by sort; capitals; whether it asks something."""
    size = len(signs)
    facts = 0
    for sort, sign in COUNTED.items():
        if count := signs.count(sign):
            found[f"fact:{sort}"] = 1.0
            if count > 1:
                found[f"facts:{sort}"] = 1.0
            facts += count
    found["+length"] = log1p(size) / 4
    found["+sentences"] = log1p(text.sentences[-1]) if size else 0.0
    found["+clauses"] = log1p(text.clauses[-1]) / 2 if size else 0.0
    if facts:
        found["+facts"] = log1p(facts) / 2
        found["+facts_per_order"] = log1p(facts / (verbs or 1))
    else:
        found["+plain"] = 1.0
    found["+capitals"] = log1p(sum(text.capitals[1:])) / 2
    found["+orders"] = log1p(verbs) / 2
    if "?" in text.plain:
        found["+question"] = 1.0
    for span in text.data:
        found[f"data:{span.kind}"] = 1.0


def context(found: Features, material: Material) -> None:
    """What the request brings beside its text: history, candidates, fields, department."""
    request = material.request
    found[f"department:{request.department or NOWHERE}"] = 1.0
    if request.history:
        last = request.history[-1]
        found["history"] = 1.0
        found[f"history:{last.role}"] = 1.0
        if "?" in last.content:
            found["history:asked"] = 1.0
        talk(found, material.text, request.history)
    if request.candidates is not None:
        candidates(found, material.text, request.candidates)
    if request.fields:
        found["fields"] = 1.0
        if not all(map(is_filled, request.fields.values())):
            found["fields:blank"] = 1.0
