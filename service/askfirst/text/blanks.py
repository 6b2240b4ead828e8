"""Values of fields: which are none (blanks, and the placeholders that stand instead), and one as words."""

import re

import msgspec

WORDS = frozenset(
    "tbd tba tbc tbn n/a na n.a n.n k.a s.o none null nil nan undefined unknown unspecified unset blank todo "
    "ditto dito idem 同上 "
    "xx xxx xxxx ? ?? ??? ???? - -- --- \u2013 \u2014 _ __ ___ . .. ... \u2026 * ** *** # 00/00/0000 "
    "0000-00-00".split()
)
"""What stands for a value that is not there, in lower case and without brackets."""
PHRASES = re.compile(
    r"(?:still )?to (?:be |)(?:confirmed|decided|defined|determined|announced|agreed|advised|discussed|"
    r"follow|come|"
    r"clarified|specified|named|filled|filled in|provided|set)(?: later| soon)?|(?:not|none) (?:yet "
    r")?(?:known|given|"
    r"specified|set|available|provided|decided|defined|sure|stated|set)(?: yet)?|(?:will )?follows?(?: "
    r"later| soon)?|"
    r"(?:will )?come later|later|tb[acdn] (?:by|with|from|after|later|soon)\b.*|ask .{1,40}|(?:please "
    r")?(?:fill in|"
    r"insert|enter|add|specify)(?: .{1,30})?|(?:don't|do not) know(?: yet)?|no idea|dunno|placeholder|"
    r"(?:your|the) "
    r"(?:value|name|text|amount|date|e-?mail|address)(?: here)?|waiting for .{1,40}|(?:see|as) (?:above|below|before)"
    r"|same(?: as (?:above|below|before|last time|always|usual))?|lorem ipsum\b.*|x{2,}|\?+|_+|\.+"
)

FOREIGN = re.compile(
    r"(?:reste )?[àa] (?:compl[ée]ter|d[ée]finir|pr[ée]ciser|confirmer|venir|renseigner|fixer|d[ée]terminer|convenir)"
    r"|non (?:renseign|défini|précis|conn|communiqu)[éu]?e?|pas encore (?:connu|fixé|défini)e?|inconnue?"
    r"|noch (?:offen|unklar|unbekannt|nicht bekannt|nicht festgelegt|zu klären|zu ergänzen|zu bestimmen)|unbekannt"
    r"|wird (?:noch )?(?:nachgereicht|ergänzt|nachgetragen|geklärt|festgelegt)|folgt(?: noch)?"
    r"|[kn]\. ?[an]\.?|keine angabe"
    r"|siehe (?:oben|unten)|wie (?:oben|gehabt|zuvor|vorher|immer|üblich)|voir (?:ci-dessus|plus haut|ci-dessous)"
    r"|comme (?:avant|ci-dessus|d'habitude)|(?:ver|véase) (?:arriba|abajo)|igual que antes"
    r"|ver (?:acima|abaixo)|(?:如|見)上"
    r"|(?:por|a) (?:definir|confirmar|completar|determinar|decidir|combinar)|sin (?:definir|especificar|datos)"
    r"|desconocid[oa]|desconhecid[oa]|não informad[oa]|sem informação"
    r"|待(?:補|定|確認|填|通知|決定|查|議)|未(?:定|填|知|提供|確定|決定|指定)|尚未.{1,6}|不詳|再(?:補|確認|通知)|[之稍]後補"
)
"""The same in French, German, Spanish, Portuguese and Chinese; no word that is also a status, such as "offen"."""

SLOT = re.compile(
    r"\$[A-Z][A-Z0-9_]+|%[A-Za-z_][\w.]*%|__[A-Z][A-Z0-9_]*__|@@\w+@@|##\w+##|\*\|\w+\|\*|<<.+>>|[$#@]\{.+\}"
)
"""A slot of a template, where it is all that a field holds; one with `$` alone may also be a ticker ($ACME)."""
PRINTED = re.compile(
    r"#(?:ref|n/a|value|name|div/0|null|num|error|spill|calc)[!?]?|=(?:error|na)\b.*|\[object \w+\]|invalid date"
)
"""What programs print for a value that is not there, in lower case."""


def is_slot(value: str) -> bool:
    """Whether a string is a slot of a template and nothing else."""
    return SLOT.fullmatch(value.strip()) is not None


def ticker(value: str) -> bool:
    """Whether a slot may as well be the name of a share: $ACME, but not $ORDER_ID or $CITY."""
    return value[1:].isalpha() and len(value) <= LONGEST_TICKER and value[1:].lower() not in SLOTTED


SLOTTED = frozenset(
    "city town state zip name email mail phone date time day year price total id user owner note".split()
)
"""What templates leave a slot for, of a ticker's length."""
LONGEST_TICKER = 6
"""Characters of one, with its dollar sign."""


def is_filled(value: object) -> bool:
    """Whether a field has a value: not null, not blank, not a placeholder such as TBD or `<name>`."""
    if isinstance(value, str):
        return not is_placeholder(value)
    if isinstance(value, dict):
        return any(is_filled(one) for one in value.values())
    if isinstance(value, list | tuple | set | frozenset):
        return any(is_filled(one) for one in value)
    return value is not None


def is_placeholder(value: str) -> bool:
    """Whether a string is blank or says that the value is still to come."""
    text = value.strip()
    if bracketed(text) or PRINTED.fullmatch(text.lower()) or (is_slot(text) and not ticker(text)):
        return True
    text = text.strip("<>[]{}()\"' ").rstrip("!.").strip().lower()
    return not text or text in WORDS or any(one.fullmatch(text) for one in (PHRASES, FOREIGN))


def bracketed(text: str) -> bool:
    """Whether a slot of a template was left: `<name>`, `{{date}}`, `[amount]`, `${x}`."""
    inside = text.strip("$%")
    pairs = {"<": ">", "{": "}", "[": "]"}
    return len(inside) > 2 and pairs.get(inside[0]) == inside[-1] and not any(map(str.isdigit, inside))


def written(value: object) -> str:
    """A field's value as words; what is no text as JSON."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
