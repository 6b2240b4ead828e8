"""Portuguese verbs where they give an order, for phrases marked with `~`.

Regular forms only (Cunha and Cintra, Nova gramática do português contemporâneo, ch. 13); the
lexicon's `irregular` gives the forms for tu and você where they differ: `fazer: [faz, faça]`.
"""

from collections.abc import Mapping, Sequence

from askfirst.rules.romance import both, respelt

BEFORE_E = (("ç", "c"), ("c", "qu"), ("g", "gu"))
BEFORE_A = (("gu", "g"), ("c", "ç"), ("g", "j"))
THINGS = ("o", "a", "os", "as")
RECEIVERS = ("-me", "-nos", "-lhe", "-lhes", "-te")
LOOSE = (" isso", " isto", " aquilo", " ele", " ela", " eles", " elas")
"""Brazilian speech puts the full pronoun where writing has -o: manda ele, envia isso."""
LAST = str.maketrans("ae", "áê")


def orders(word: str, irregular: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """The forms that order: infinitive, tu, você, vocês, nós, "que envies".

    `enviar` also gives the forms with a receiver (envia-me); `enviar-o` those with a pronoun for a
    thing (envie-o, enviá-los, envia isso), `enviar-lhe` those with one for a person (envie-lhe).
    """
    verb, hyphen, clitic = word.partition("-")
    tu, voce = told(verb, irregular)
    if hyphen and clitic == "o":
        open_form = verb[:-2] + verb[-2].translate(LAST)
        made = [f"{host}-{thing}" for host in (tu, voce) for thing in THINGS]
        made += [f"{open_form}-l{thing}" for thing in THINGS] + [f"{voce}m-n{thing}" for thing in THINGS]
        made += [host + loose for host in (verb, tu, voce) for loose in LOOSE]
        return both(made)
    if hyphen:
        return both([f"{host}-{who}" for host in (verb, tu, voce, voce + "m") for who in ("lhe", "lhes")])
    plain = [verb, tu, voce, voce + "m", voce + "s", voce + "mos", verb + "em"]
    return both([*plain, *(host + who for host in (verb, tu, voce, voce + "m") for who in RECEIVERS)])


def told(word: str, irregular: Mapping[str, Sequence[str]]) -> tuple[str, str]:
    """The forms for tu and for você."""
    given = irregular.get(word)
    if given is not None:
        return given[0], given[-1]
    stem = word[:-2]
    if word.endswith("ar"):
        return stem + "a", respelt(stem, BEFORE_E) + "e"
    return stem + "e", respelt(stem, BEFORE_A) + "a"
