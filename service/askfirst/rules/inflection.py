"""The forms that `~` adds to a word of a phrase, by language, and words with accents as people also type them.

Regular forms only; what the rules do not give comes from the lexicon's `irregular`. English words get their -s, -ing
and -ed forms (Quirk et al., A Comprehensive Grammar of the English Language, 3.5 to 3.10 and 5.80 to 5.81). Verbs of
the others get the forms that give an order: German (Duden, Die Grammatik, 608 to 610), French (Grevisse, Le bon usage,
794 to 803), Spanish (Real Academia Española, Nueva gramática, 4.12 to 4.15), Portuguese (Cunha and Cintra, Nova
gramática do português contemporâneo, ch. 13).
"""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence

Irregular = Mapping[str, Sequence[str]]
"""Forms that the rules do not give, by the word. Of Spanish and Portuguese verbs: that for tú or tu, then that for
usted or você; of French ones those for tu and vous, of German ones that for du."""
Spellings = tuple[tuple[str, str], ...]
"""How the last sound of a stem is written before a vowel; the first that fits counts."""

VOWELS = "aeiou"
STRONG = "aeo"
ACCENTED = str.maketrans("aeiou", "áéíóú")
PLAIN = str.maketrans("áéíóúâêôãõàç", "aeiouaeoaoac")
SYLLABLE = re.compile(r"(?:(?!(?<=[gq])u[eiéí])[aeiouáéíóú])+")
"""Vowels that sound together; the u of "pague" does not."""
OPEN_E = re.compile(r"[eé]([^aeiouéèy]|[bcdfgpt][rl])$")
"""A French stem whose e opens before a silent ending: achet(er), transfér(er)."""


def english(word: str, irregular: Irregular) -> Sequence[str]:
    """The word with its -s, -ing and -ed forms; irregular ones replace the -ed form.

    >>> english("ship", {})
    ['ship', 'ships', 'shipping', 'shipped']
    """
    past = irregular.get(word)
    return [word, with_s(word), stem(word, "ing") + "ing", *([stem(word, "ed") + "ed"] if past is None else past)]


def with_s(word: str) -> str:
    """The -s form: carry -> carries, push -> pushes, send -> sends."""
    if word.endswith("y") and word[-2:-1] not in VOWELS:
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(("s", "x", "z", "ch", "sh", "o")) else "s")


def stem(word: str, ending: str) -> str:
    """What -ing or -ed is added to: move -> mov, ship -> shipp, carry -> carri (for -ed)."""
    if word.endswith("ie") and ending == "ing":
        return word[:-2] + "y"
    if word.endswith("e") and (ending == "ed" or not word.endswith(("ee", "oe", "ye"))):
        return word[:-1]
    if word.endswith("y") and ending == "ed" and word[-2:-1] not in VOWELS:
        return word[:-1] + "i"
    one_vowel = len(word) > 2 and sum(letter in VOWELS for letter in word) == 1  # ship, drop
    return word + word[-1] if one_vowel and word[-2] in VOWELS and word[-1] not in VOWELS + "wxy" else word


LOOSE = tuple(
    "zurück zusammen weiter wieder durch nieder herum voran fertig frei fest hoch nach über auf aus bei ein her hin "
    "los mit vor weg ab an um zu".split()
)
"""First parts of German verbs that come off: absagen."""
SHORTEST = 4
"""Letters of a verb behind such a part: "anten" is none."""


def german(word: str, irregular: Irregular) -> Sequence[str]:
    """The infinitive, and the forms for du and ihr; of a verb whose first part comes off those in one word.

    >>> german("ändern", {}), german("absagen", {})
    (['ändern', 'änder', 'ändere', 'ändert'], ['absagen', 'abzusagen'])
    """
    for part in LOOSE:
        base = word.removeprefix(part)
        if base != word and len(base) > SHORTEST and base.endswith("n"):
            return [word, f"{part}zu{base}"]
    root = word.removesuffix("en") if word.endswith("en") else word.removesuffix("n")
    return [word, root, root + "e", root + ("et" if root[-1] in "dt" else "t"), *irregular.get(word, ())]


def french(word: str, irregular: Irregular) -> Sequence[str]:
    """The infinitive, and the forms for tu, "que tu ...", vous and nous.

    >>> french("envoyer", {})
    ['envoyer', 'envoie', 'envoies', 'envoyez', 'envoyons']
    """
    if word in irregular:
        return [word, *irregular[word]]
    root = word[:-2]
    if word.endswith("er"):
        silent = OPEN_E.sub(r"è\1", root[:-1] + "i" if root.endswith("y") else root)
        return [word, silent + "e", silent + "es", root + "ez", root + ("eons" if root.endswith("g") else "ons")]
    if word.endswith("ir"):
        return [word, root + "is", root + "issez", root + "issons"]
    return [word, root + "s", root + "ez", root + "ons"]


def spanish(word: str, irregular: Irregular) -> Sequence[str]:
    """The infinitive, tú, usted, ustedes, "que envíes", vosotros, vos, nosotros, with and without accents.

    `enviar` also gives the forms with a receiver (envíame), `enviarme` these alone; `enviarlo` those with a pronoun
    for a thing (envíalo, mándaselo, lo puedes enviar), `enviarle` those with one for a person (envíale, envíales).
    """
    verb = word[:-2] if word.endswith(("lo", "me", "le")) else word
    regular = formal(verb, (("c", "qu"), ("g", "gu"), ("z", "c")), (("gu", "g"), ("c", "z"), ("g", "j")))
    tu, usted = forms_of_address(verb, regular, irregular)
    vos = stressed(verb[:-1], last=True)
    hosts = [verb, verb[:-1], stressed(verb, last=True), vos, stressed(tu, last=False)]
    hosts += [stressed(usted, last=False), stressed(usted, last=False) + "n", tu]

    def joined(pronouns: Sequence[str]) -> list[str]:
        return [host + pronoun for host in hosts for pronoun in pronouns]

    if word.endswith("lo"):
        things = ["lo", "la", "los", "las"]
        made = joined([*things, *(who + what for who in ("me", "nos", "se", "te") for what in things)])
        ahead = [*things, *(f"{who} {what}" for who in ("me", "se", "nos") for what in things)]
        made += [f"que {pronoun} {wished}" for pronoun in ahead for wished in (usted, usted + "s", usted + "n")]
        able = [f"{can} {verb}" for can in ("puedes", "puede", "podrías", "podría")]
        made += [f"{pronoun} {asked}" for pronoun in ahead for asked in able]
    elif word.endswith("me"):
        made = joined(["me", "nos", "te", "os"])
    elif word.endswith("le"):
        made = joined(["le", "les"])
    else:
        made = [verb, tu, usted, usted + "n", usted + "s", verb[:-1] + "d", vos, regular + "mos"]
        made += joined(["me", "nos", "le", "les", "te", "os"])
    return [one for form in made for one in (form, form.translate(PLAIN))]


def portuguese(word: str, irregular: Irregular) -> Sequence[str]:
    """The infinitive, tu, você, vocês, "que envies", nós, "enviarem", with and without accents.

    `enviar` also gives the forms with a receiver (envia-me); `enviar-o` those with a pronoun for a thing (envie-o,
    enviá-los; and as Brazilians speak: envia isso), `enviar-lhe` those with one for a person (envie-lhe).
    """
    verb, _, pronoun = word.partition("-")
    regular = formal(verb, (("ç", "c"), ("c", "qu"), ("g", "gu")), (("gu", "g"), ("c", "ç"), ("g", "j")))
    tu, voce = forms_of_address(verb, regular, irregular)
    if pronoun == "o":
        things = ("o", "a", "os", "as")
        stem_ = verb[:-2] + verb[-2].translate(str.maketrans("ae", "áê"))
        made = [f"{host}-{thing}" for host in (tu, voce) for thing in things]
        made += [f"{stem_}-l{thing}" for thing in things] + [f"{voce}m-n{thing}" for thing in things]
        loose = ("isso", "isto", "aquilo", "ele", "ela", "eles", "elas")
        made += [f"{host} {thing}" for host in (verb, tu, voce) for thing in loose]
    else:
        plain = [] if pronoun else [verb, tu, voce, voce + "m", voce + "s", voce + "mos", verb + "em"]
        persons = ("lhe", "lhes") if pronoun else ("me", "nos", "lhe", "lhes", "te")
        made = [*plain, *(f"{host}-{who}" for host in (verb, tu, voce, voce + "m") for who in persons)]
    return [one for form in made for one in (form, form.translate(PLAIN))]


def formal(verb: str, before_e: Spellings, before_a: Spellings) -> str:
    """The regular form for usted or você, which keeps the sound of the stem: envie, venda, busque."""
    root = verb[:-2]
    for sound, spelling in before_e if verb.endswith("ar") else before_a:
        if root.endswith(sound):
            root = root[: -len(sound)] + spelling
            break
    return root + ("e" if verb.endswith("ar") else "a")


def forms_of_address(verb: str, regular: str, irregular: Irregular) -> tuple[str, str]:
    """The forms for tú or tu and for usted or você, of which `regular` is the regular one."""
    if given := irregular.get(verb):
        return given[0], given[-1]
    return verb[:-2] + ("a" if verb.endswith("ar") else "e"), regular


def stressed(form: str, last: bool) -> str:
    """The form with an accent on its stressed vowel: the last one, or the one before (envia -> envía).

    >>> stressed("devuelve", last=False)
    'devuélve'
    """
    if any(letter in "áéíóú" for letter in form):
        return form
    syllables = list(SYLLABLE.finditer(form))
    found = syllables[-1]
    hiatus = sum(letter in STRONG for letter in found.group()) > 1
    if not last and not hiatus and len(syllables) > 1:
        found = syllables[-2]
    strong = [found.start() + at for at, letter in enumerate(found.group()) if letter in STRONG]
    place = strong[-1 if last else 0] if strong else found.end() - 1
    return form[:place] + form[place].translate(ACCENTED) + form[place + 1 :]


INFLECTIONS: dict[str, Callable[[str, Irregular], Sequence[str]]] = {
    "de": german,
    "en": english,
    "es": spanish,
    "fr": french,
    "pt": portuguese,
}
"""By language; packs in others list the forms."""
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
SHORT = 5
"""Shorter words become other words without their accents: está, hasta; à, où; às, até."""


def spellings(language: str, wording: str) -> tuple[str, ...]:
    """The wording, and the one without accents where the language is typed so: campaña and campana, früh and frueh."""
    if wording.isascii():
        return (wording,)
    code = language.partition("-")[0]
    if code == "de":
        return (wording, wording.translate(UMLAUTS))
    if code not in ("es", "fr", "pt"):
        return (wording,)
    plain = " ".join(bare(word) if len(word) > SHORT else word for word in wording.split(" "))
    return (wording,) if plain == wording else (wording, plain)


def bare(word: str) -> str:
    """The word without its accents."""
    parts = unicodedata.normalize("NFD", word)
    return "".join(part for part in parts if not unicodedata.combining(part))
