"""Replies of a plain no, in words of their own or in the question's."""

from askfirst.rules.nodes import Material
from askfirst.scoring.hearing import agreement
from askfirst.scoring.references.replies.offered import offered
from askfirst.text.reading import Reading


def denials(material: Material) -> set[str]:
    """The single words that deny, in any language: they may stand in a question as well."""
    return {phrase for spoken in material.spoken for phrase in (*spoken.no, *spoken.negations)}


def denies(material: Material) -> bool:
    """Whether the reply is a no and nothing else; words that the question offers are taken by who says them."""
    text, asked = material.text, material.history[-1]
    return agreement(text.raw, material.spoken, "" if takes_one(material) else asked.raw) == "no"


def takes_one(material: Material) -> bool:
    """Whether the reply denies some of what is offered and so takes the rest: "not Graz", "not Graz, Linz"."""
    text, options = material.text, set(offered(material.history[-1]))
    named = {option for option in options if option <= set(text.words)}
    if named != options:
        return bool(named)
    denying = denials(material)
    return any(denying.isdisjoint(said) and any(option <= said for option in options) for said in stretches(text))


def stretches(text: Reading) -> list[set[str]]:
    """The words between marks, and between those that set one against the other: "not Graz but Linz"."""
    against, found = {hit.start for hit in text.all_hits.get("@contrasting", ())}, [set[str]()]
    for at, word in enumerate(text.words):
        if at in against or not word[0].isalnum():
            found.append(set())
        else:
            found[-1].add(word)
    return found
