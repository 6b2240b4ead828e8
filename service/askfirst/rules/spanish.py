"""Spanish verbs where they give an order, for phrases marked with `~`.

Regular forms only (Real Academia Española, Nueva gramática, 4.12 to 4.15); the lexicon's `irregular`
gives the forms for tú and usted where they differ: `poner: [pon, ponga]`.
"""

from collections.abc import Mapping, Sequence

from askfirst.rules.romance import both, respelt, stressed

BEFORE_E = (("c", "qu"), ("g", "gu"), ("z", "c"))
BEFORE_A = (("gu", "g"), ("c", "z"), ("g", "j"))
THINGS = ("lo", "la", "los", "las")
ABLE = ("puedes", "puede", "podrías", "podría")
RECEIVERS = ("me", "nos", "le", "les", "te", "os")


def orders(word: str, irregular: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """The forms that order: infinitive, tú, vos, usted, ustedes, vosotros, nosotros, "que envíes".

    `enviar` also gives the forms with a receiver (envíame), `enviarme` these alone; `enviarlo` those
    with a pronoun for a thing (envíalo, mándaselo, lo puedes enviar), `enviarle` those with one for a
    person (envíale, envíales).
    """
    if word.endswith("lo"):
        clitics = [*THINGS, *(who + what for who in ("me", "nos", "se", "te") for what in THINGS)]
        return both([*joined(word[:-2], clitics, irregular), *ahead(word[:-2], irregular)])
    if word.endswith("me"):
        return both(joined(word[:-2], ["me", "nos", "te", "os"], irregular))
    if word.endswith("le"):
        return both(joined(word[:-2], ["le", "les"], irregular))
    tu, usted = told(word, irregular)
    plain = [word, tu, usted, usted + "n", usted + "s", word[:-1] + "d", stressed(word[:-1], last=True)]
    plain.append(formal(word) + "mos")
    return both([*plain, *joined(word, RECEIVERS, irregular)])


def joined(word: str, clitics: Sequence[str], irregular: Mapping[str, Sequence[str]]) -> list[str]:
    """The forms with each of the pronouns attached."""
    tu, usted = told(word, irregular)
    hosts = [word, word[:-1], stressed(word, last=True), stressed(word[:-1], last=True)]
    hosts += [stressed(tu, last=False), stressed(usted, last=False), stressed(usted, last=False) + "n", tu]
    return [host + clitic for host in dict.fromkeys(hosts) for clitic in clitics]


def ahead(word: str, irregular: Mapping[str, Sequence[str]]) -> list[str]:
    """The pronoun ahead of the verb: "que lo envíes", "me lo puedes enviar"."""
    usted = told(word, irregular)[1]
    verbs = [f"{can} {word}" for can in ABLE]
    pronouns = [*THINGS, *(f"{who} {what}" for who in ("me", "se", "nos") for what in THINGS)]
    wished = [f"que {pronoun} {verb}" for pronoun in pronouns for verb in (usted, usted + "s", usted + "n")]
    return [*wished, *(f"{pronoun} {verb}" for pronoun in pronouns for verb in verbs)]


def told(word: str, irregular: Mapping[str, Sequence[str]]) -> tuple[str, str]:
    """The forms for tú and for usted."""
    given = irregular.get(word)
    if given is not None:
        return given[0], given[-1]
    return word[:-2] + ("a" if word.endswith("ar") else "e"), formal(word)


def formal(word: str) -> str:
    """The regular form for usted: envie, venda, escriba."""
    stem = word[:-2]
    return respelt(stem, BEFORE_E) + "e" if word.endswith("ar") else respelt(stem, BEFORE_A) + "a"
