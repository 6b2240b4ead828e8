"""Cuts texts into tokens: by one pattern for each language that packs are shipped for, by spaCy for any other.

The patterns cut nearly as spaCy's rules do: marks stand by themselves, "don't" is "do n't" and "5pm" is "5 pm", while
abbreviations, addresses, ids, dates and clock times stay whole. spaCy itself takes 0.4 s and 45 MB to be imported.
French and Chinese are cut otherwise than spaCy cuts them: "Envoie-le-lui" is three words, "l'offre d'Anne" four and
"rendez-vous" or "Aix-en-Provence" one, and each Han character is one, with Latin words and numbers whole.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

Tokenise: TypeAlias = Callable[[str], Iterator[tuple[int, int]]]
"""Gives where each token of a text starts and ends; white space is none."""

LONGEST_RUN = 500
"""Characters without white space that are cut in one piece: a pattern that looks ahead may take the square of a run's
length."""
RUN = re.compile(rf"\S{{{LONGEST_RUN - 1}}}(\S)(?=\S)")

UNITS = (
    "km/h|m/s|km[²³]?|cm[²³]?|mm[²³]?|dm[²³]?|m[²³]?|ha|µm|nm|yd|ft|kg|mg|µg|g|t|lb|oz|kmh|mph|hPa|Pa|mbar|mb|MB|kb|KB"
    "|gb|GB|tb|TB|%"
)
"""Behind a number these are tokens of their own."""
SHORT_FORMS = {
    "en": (
        "a.m. p.m. e.g. i.e. etc. vs. mr. mrs. ms. dr. st. jr. sr. inc. co. corp. ltd. bros. jan. feb. mar. apr. jun. "
        "jul. aug. sep. sept. oct. nov. dec. ph.d. u.s. u.k. prof. rev. gen. gov. rep. sen. messrs. mt. adm. w/o c/o"
    ),
    "de": (
        "abb. abt. allg. art. az. bd. bspw. bzgl. bzw. ca. chr. d.h. dgl. dr. etc. evtl. ff. fr. gem. ggf. gebr. hr. "
        "hrn. i.a. i.d.r. i.v. inkl. insb. jr. max. min. mind. mio. mrd. mwst. nr. o.a. o.ä. p.a. pos. prof. s.o. "
        "s.u. sog. st. str. tel. u.a. u.s.w. u.u. usf. usw. u.ä. v.a. vgl. vs. z.b. z.t. z.zt. zt. zzgl. jan. feb. "
        "mär. apr. jun. jul. aug. sep. sept. okt. nov. dez."
    ),
    "es": (
        "aprox. dpto. ej. esq. pág. p.ej. ud. vd. uds. vds. vol. a.m. p.m. a.c. d.c. apdo. av. avda. cía. dr. dra. "
        "ee.uu. etc. fig. gob. gral. ing. lic. núm. p.d. prof. profa. s.a. s.l. s.r.l. sr. sra. srta. n°"
    ),
    "pt": (
        "adm. art. av. cia. dom. dr. dra. e.g. ed. eng. etc. gen. gov. i.e. inc. jr. ltd. mr. p.m. rep. rev. sen. sr. "
        "sra. vs. tel. pág. pag. n°"
    ),
}
"""By language what a full stop belongs to, so that it ends no sentence; a single letter has one too."""

LETTER, ALPHANUMERIC = r"[^\W\d_]", r"[^\W_]"
ENGLISH = (
    rf"|(?<=\w)(?i:n't)(?!\w)|'(?i:s|m|re|ve|ll|d|em)(?!\w)|{LETTER}+(?=(?i:n't|'(?:s|m|re|ve|ll|d))(?!\w))"
    r"|(?<![\w.:])(?:1[0-2]|[1-9])(?=(?i:[ap]\.?m)\b)|(?<=\d)(?i:[ap]\.m\.|[ap]m(?!\w))"
)
"""Contractions, and hours with the half of the day."""
GERMAN = r"|(?<!\w)\d{1,2}\.(?=\s)"
"""Ordinals: 3. Mai."""


def spaced(short_forms: str, more: str = "", hyphens: bool = True) -> str:
    """The pattern of a language whose words are parted by spaces; with `hyphens` a compound is one token."""
    dotted = "|".join(sorted(map(re.escape, short_forms.split()), key=len, reverse=True))
    joints = (  # what joins letters and digits to one token: a_b, R&D, v2.0, 1,250, 15:00, 3/4, SO-42, 30–45
        rf"[_&'@~*^+]+(?={ALPHANUMERIC})|\.(?={ALPHANUMERIC})(?!(?<=[a-zß-ÿ]\.)[A-ZÀ-Þ])|(?<=\d),(?=\d)|[:/](?=\d)"
        rf"|-(?=\d)(?<=\D-)|–(?=\d)(?<=\d–){rf'|-(?={LETTER})' if hyphens else ''}"
    )
    return (
        rf"(?s)(?<!\w)(?i:{dotted}|[a-z]\.)(?!\w)"  # abbreviations, initials
        r"|(?i:https?://|www\.)[^\s<>\"]*[\w/]"  # addresses
        r"|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*"
        rf"{more}"
        rf"|(?:(?<![\w%])[-+])?\d[\d.,]*(?<=\d)(?=(?:{UNITS})(?!\w))|(?<=\d)(?:{UNITS})(?!\w)"  # 10 km, 5 %
        r"|[A-Z]{1,3}\$"  # US$, R$
        rf"|(?:(?<![\w%])(?:[-+](?=\d)|@))?{ALPHANUMERIC}+(?:(?:{joints}){ALPHANUMERIC}+)*"  # words, numbers, -18, @ops
        r"|([-_=*#~+.])\1+|\S"  # dividing lines, dots; any other mark
    )


PRONOUNS = "moi toi lui leur nous vous le la les en y ce je tu il elle on ils elles".split()
CLITIC = rf"-(?:t-)?(?:{'|'.join(PRONOUNS)}|[mt]')"
FRENCH = (
    r"(?is)(?:aujourd'hui|quelqu'une?|prud'hommes|rendez-vous|s\.v\.p\.?|c\.-à-d\.|p\.ex\.)(?!\w)"
    r"|(?:c|d|j|l|m|n|s|t|qu|lorsqu|puisqu|jusqu|quoiqu|presqu)'"
    r"|(?:mm?|mmes?|mlle|dr|me|st|ste|réf|ref|tél|tel|env|max|min|av|bd|art|janv|févr|fevr|avr|juil|sept|oct|nov|déc|dec|etc|ex"
    r"|sté|ets)\.(?=\s|\Z)"
    r"|n°"
    rf"|(?:(?<=\w)|(?<=\s)|\A){CLITIC}(?=(?:{CLITIC})*(?:en|y)?(?![\w'-]))"
    rf"|[^\W_]+?(?=(?:{CLITIC})+(?:en|y)?(?![\w'-]))"
    r"|[^\W_]+(?:[-_&+@/][^\W_]+|[.:](?=[^\W_])(?!(?-i:[A-Z]))[^\W_]+|(?<=\d),\d+)*"
    r"|\S"
)
CHINESE = r"(?s)[A-Za-z0-9\u00c0-\u024f]+(?:[-_'.][A-Za-z0-9\u00c0-\u024f]+)*|\S"

PATTERNS = {
    "en": spaced(SHORT_FORMS["en"], ENGLISH, hyphens=False),
    "de": spaced(SHORT_FORMS["de"], GERMAN),
    "es": spaced(SHORT_FORMS["es"]),
    "pt": spaced(SHORT_FORMS["pt"]),
    "fr": FRENCH,
    "zh": CHINESE,
}
"""By the first part of a BCP 47 tag."""


def code_of(language: str) -> str:
    """The first part of a BCP 47 tag, as spaCy calls its languages."""
    return language.partition("-")[0].lower()


def can_be_cut(language: str) -> bool:
    """Whether there is a tokeniser for the BCP 47 tag."""
    if code_of(language) in PATTERNS:
        return True
    from askfirst.text.with_spacy import knows  # noqa: PLC0415 the shipped languages do without spaCy

    return knows(code_of(language))


@cache
def tokeniser_of(language: str) -> Tokenise:
    """What cuts texts in a language. Raises ImportError where spaCy does not know it."""
    code = code_of(language)
    if code not in PATTERNS:
        from askfirst.text.with_spacy import SpacyTokeniser  # noqa: PLC0415 the shipped languages do without spaCy

        return SpacyTokeniser(code)
    find = re.compile(PATTERNS[code]).finditer

    def cut(text: str) -> Iterator[tuple[int, int]]:
        if len(text) > LONGEST_RUN and code != "zh":
            text = RUN.sub(lambda run: run[0][:-1] + " ", text)
        return (token.span() for token in find(text))

    return cut
