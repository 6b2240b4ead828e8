"""The verbs of an order, and forms of one verb."""

from askfirst.rules.spellings import bare
from askfirst.scoring.hearing.turning.leading import lead
from askfirst.text.cues import Phrases
from askfirst.text.listed import end_of, terms
from askfirst.text.reading import Reading

STEM = 3
"""Letters that two forms of a verb share at least."""
HAN_VERB = 2
"""Characters of a Chinese verb."""


def same_verb(one: str, other: str, endings: Phrases) -> bool:
    """Whether two words can be forms of one verb: behind what they share, each has an ending, or nothing.

    "Post" and "posting" are, "post" and "postpone" are not; "stop" doubles its last letter: "stopping".
    """
    if one == other:
        return True
    one, other = bare(one.casefold()), bare(other.casefold())
    shared = next(
        (at for at, pair in enumerate(zip(one, other, strict=False)) if len(set(pair)) > 1), min(len(one), len(other))
    )
    return any(ends(one[at:], endings) and ends(other[at:], endings) for at in range(STEM, shared + 1)) or doubled(
        min(one, other, key=len), max(one, other, key=len), endings
    )


def shares_verb(text: Reading, start: int, end: int, said: Reading) -> bool:
    """Whether the request, or the question, has the verb at these tokens as well, in whatever form."""
    if text.han:
        return "".join(text.words[start:end]) in said.plain
    verb = text.words[start]
    return verb in said.words or any(same_verb(verb, other, text.cues.verb_endings) for other in verbs_of(said))


def ends(rest: str, endings: Phrases) -> bool:
    """Whether the rest of a word is an ending, or nothing."""
    return not rest or rest in endings


def doubled(stem: str, form: str, endings: Phrases) -> bool:
    """Whether a form doubles the last letter of its stem ahead of an ending: "stopping"."""
    return len(stem) >= STEM and form.startswith(stem + stem[-1]) and form[len(stem) + 1 :] in endings


def verbs_of(request: Reading) -> frozenset[str]:
    """The word that an order opens with, behind its courtesies, and infinitives of deeds; in Chinese all deeds.

    Where that is an article, the verb closes the clause.
    """
    words, at = request.words, lead(request, frozenset()).at
    while (asked := end_of(request, at, "@request_lead", "@leading")) is not None:
        at = asked
    if request.han:
        found = {"".join(words[start:end]) for start, end in terms(request, "@deed").items()}
        return frozenset({*found, "".join(words[at : at + HAN_VERB])}) - {""}
    infinitives = {words[start] for start in terms(request, "@deed_infinitive")}
    at = at if end_of(request, at, "@deed_object_lead") is None else closing(request, at)
    return frozenset({*words[at : at + 1], *infinitives})


def closing(request: Reading, at: int) -> int:
    """The last word of a clause, where a verb stands behind its object: "(könntest du) die Farne umtopfen"."""
    clause = (there for there in range(at, len(request)) if request.clauses[there] == request.clauses[at])
    return max((there for there in clause if request.words[there][0].isalnum()), default=at)
