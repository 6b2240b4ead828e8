"""Whether a field has a value, judged by what a field of its name holds: "pending" is a status, and no address."""

from askfirst.text.blanks import is_filled, is_slot
from askfirst.text.fields.names import is_flag, sort_of, words_of
from askfirst.text.fields.parts import AMOUNTS, COUNTS, TEXTS, TIMES
from askfirst.text.fields.vague import Held, is_vague, looks_elsewhere
from askfirst.text.fields.words import FILES, MEASURES, REMARKS
from askfirst.text.late import late

UNDECIDED = frozenset(
    "pending open outstanding offen ausstehend pendiente pendente abierto aberto ouvert x y z xy abc asdf qwerty foo "
    "bar false 0 待處理 待处理".split()
) | {"in progress", "en attente", "em aberto", "in arbeit", "in bearbeitung"}
"""Values of a status or a switch; for who, where, when and how much they say that there is none yet."""
DATED = frozenset(
    "date time deadline due until till iban datum uhrzeit termin frist bis von fecha hora plazo heure échéance data "
    "prazo 日期 時間".split()
)
"""Last words of names, in the singular, of fields in which naught is no value: no date, no hour, no account."""
EXACT = DATED | frozenset(
    "day amount price sum total quantity qty account id uuid reference betrag preis menge anzahl importe precio "
    "cantidad prix montant quantité valor preço quantidade 金額 數量 編號".split()
)
"""Last words of names of fields that hold a day, a figure or an id."""
NAMED = frozenset("x y z xy abc bar foo open".split())
"""Undecided words that are somebody's name, or a place's, where they are written with a capital."""
ADDRESSES = frozenset("address email mail".split())
SWITCHED = frozenset("send notify use include skip by via".split())
"""First words of names of switches: `send_email`."""
SWITCHING = frozenset("is has was should ist hat soll es está tiene est doit é tem 是否".split())
"""First words of names of fields in which `false` is a value, in any language."""
MAILS = frozenset("email mail courriel correo".split())
ADDRESS = late(r"[^\s@<>]+@(?:[^\s@<>.]+(?:\.[^\s@<>.]+)+|localhost)")
"""An address to which mail can go: somebody at a domain."""
WORDED = TEXTS | REMARKS | FILES | frozenset("term instruction condition reason content".split())
"""Last words of names of fields that hold words, in which "see attached" is said in earnest."""
PHONES = frozenset("phone mobile telephone telefon teléfono telefone téléphone 電話".split())
LEAST_DIGITS = 3
"""Digits that a number has on which somebody can be called: 112."""


def has_value(name: str, value: object) -> bool:
    """Whether a field of that name has a value: filled, no slot of its own name, and of the sort that it holds.

    Of a list or an object it is enough that something in it has one. Odoo and others send `false` for nothing.
    """
    if isinstance(value, list | tuple):
        return any(has_value(name, one) for one in value)
    if isinstance(value, dict) or not is_filled(value):
        return is_filled(value)
    words = words_of(name)
    if not words or is_flag(name, SWITCHING, MEASURES):
        return True
    if value is True:
        return words[0] in SWITCHED | SWITCHING or words[-1] not in EXACT | MAILS | PHONES
    said = str(value).strip().rstrip(".!").lower()
    if isinstance(value, str) and is_slot(value) and not set(words).isdisjoint(words_of(value.lower())):
        return False
    if said in UNDECIDED and holds_something(words, name):
        return (said == "0" and words[-1] in EXACT - DATED) or is_name(words, name, str(value))
    return fits(words[-1], said) and not leaves_open(words, name, said, str(value).strip())


def holds_something(words: tuple[str, ...], name: str) -> bool:
    """Whether a field of that name holds somebody, a place, a day, a figure or an id."""
    return words[-1] in EXACT or sort_of(name) in ("party", "place")


def is_name(words: tuple[str, ...], name: str, value: str) -> bool:
    """Whether a word is a firm's or a place's name there: company "X", venue "Bar"; not address "x"."""
    said = value.strip().rstrip(".!")
    if words[-1] in EXACT | MAILS | PHONES | ADDRESSES or sort_of(name) not in ("party", "place"):
        return False
    return said.lower() in NAMED and said[:1].isupper()


def leaves_open(words: tuple[str, ...], name: str, said: str, written: str) -> bool:
    """Whether a value says where to look, or something vague, in a field that holds more than words."""
    if words[-1] in WORDED or sort_of(name) == "run":
        return False
    held = held_by(words, name)
    return looks_elsewhere(said) or (held is not None and is_vague(held, said, written))


def held_by(words: tuple[str, ...], name: str) -> Held | None:
    """What a field of that name holds, of which people also speak vaguely."""
    if words[-1] in DATED | TIMES:
        return "time"
    if words[-1] in AMOUNTS | COUNTS | EXACT:
        return "figure"
    sort = sort_of(name)
    return sort if sort in ("party", "place") else None


def fits(last: str, said: str) -> bool:
    """Whether a value has the form that the last word of its field's name asks for, where it asks for one."""
    if last in MAILS:
        return ADDRESS.search(said) is not None
    return last not in PHONES or sum(map(str.isdigit, said)) >= LEAST_DIGITS
