"""Values of fields to which something is changed: "set the due date of task T-8 to 4 December" gives `due_date`."""

from collections.abc import Sequence
from itertools import chain

from askfirst.text.fields.names import HAN, words_of
from askfirst.text.fields.values import PHONES
from askfirst.text.reading import Reading

DENIALS = frozenset("not n't never don't dont no without nicht kein keine pas jamais nunca não 不 別".split())
VALUES = {
    "phone": PHONES | frozenset("telefonnummer handynummer rufnummer handy móvil celular telemóvel portable".split()),
    "date": frozenset("date deadline day datum termin frist échéance fecha plazo data prazo 日期 期限".split()),
    "clock_time": frozenset("time hour uhrzeit heure hora 時間".split()),
    "url": frozenset("url link website".split()),
}
"""Facts that can be told by their form, and the last words of the names of fields that they fill."""
CHANGING = frozenset(
    "set change update correct enter put save edit alter adjust replace switch move "
    "ändere ändern setze setzen stelle stellen aktualisiere aktualisieren korrigiere korrigieren lege "
    "change changez changer mets mettez mettre modifie modifiez modifier corrige corrigez corriger fixe fixez "
    "cambia cambie cambiar pon ponga poner actualiza actualice actualizar corrija corregir modifica modifique fija "
    "muda mude mudar altera altere alterar atualiza atualize atualizar corrigir define defina 改 更 設".split()
)
"""Orders that give a thing another value."""
ARTICLES = (["the"], ["den"], ["das"], ["die"], ["el"], ["la"], ["le"], ["o"])
TOWARDS = frozenset("to auf à au a al para em en 為 成 : =".split())
"""Behind these stands the new value."""
BREAKS = frozenset(", ; . and but und et y e from".split())
"""Behind one of these it is of something else that the text speaks."""


def put_to(text: Reading, words: tuple[str, ...], at: int, required: Sequence[str]) -> bool:
    """Whether the one value of its sort is what the thing named at a token is changed to.

    `words` are those of the field's name, one of those required.
    """
    sort = sort_of_value(words)
    found = text.entities(sort) if sort else []
    if len(found) != 1 or sum(sort_of_value(words_of(one)) == sort for one in required) != 1:
        return False
    value = found[0]
    lead = value.start - (text.words[value.start - 1 : value.start] in ARTICLES)
    if not at < lead or text.words[lead - 1] not in TOWARDS or text.sentences[at] != text.sentences[value.start]:
        return False
    told = text.words[text.sentence_start(at) : lead]
    between = text.words[at + len(spelt(words)) : lead - 1]
    ahead = told[: at - text.sentence_start(at)]
    named = ahead[-1:] in ARTICLES or ahead[-1:] == ["a"]  # which in Portuguese is one, and leads to a value elsewhere
    ordered = told if text.han else ahead[-1 - named :][:1]
    return BREAKS.isdisjoint(between) and DENIALS.isdisjoint(told) and not CHANGING.isdisjoint(ordered)


def spelt(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words of a name as texts are cut: Chinese sign by sign."""
    return tuple(chain.from_iterable(word if HAN.fullmatch(word) else (word,) for word in words))


def sort_of_value(words: tuple[str, ...]) -> str:
    """The fact that fills a field whose name has these words; empty where its form does not tell."""
    last = words[-1] if words else ""
    return next((fact for fact, names in VALUES.items() if last in names), "")
