"""Replies that call the request off, with a reason or without, and answers that look alike, in each language."""

from collections.abc import Mapping, Sequence

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Message
from tests.clarifications.stories import Story, doubting

ASKED = {
    "en": ("fix the printer", "What exactly is meant by 'the printer'? A name, a number or a link is enough."),
    "de": ("Repariere den Drucker", "Was genau ist mit „den Drucker“ gemeint? Ein Name oder eine Nummer genügt."),
    "es": ("repara la impresora", "«la impresora»: ¿de cuál se trata exactamente? Basta un nombre o un número."),
    "fr": ("répare l'imprimante", "« l'imprimante » : de laquelle s'agit-il exactement ? Un nom ou un numéro suffit."),
    "pt": ("repara a impressora", "«a impressora»: qual exatamente? Basta um nome ou um número."),
    "zh-Hant": ("修理印表機", "「印表機」指的是哪一個？名稱或編號都可以。"),
}
CALLED_OFF = {
    "en": (
        "oh wait it's printing again, leave it",
        "never mind, somebody found the cable",
        "never mind he found it",
        "don't, I'll do it myself",
        "no need, Tom replaced it on Friday",
        "actually they just cancelled, so not needed anymore",
        "it's already been fixed, thanks anyway",
    ),
    "de": (
        "hat sich erledigt, er druckt wieder",
        "ach, lass gut sein, es war nur das Kabel",
        "brauchen wir nicht mehr, der neue ist da",
        "lass es, der Kunde hat storniert",
        "das mache ich selbst, danke",
    ),
    "es": (
        "déjalo, ya imprime otra vez",
        "ya no hace falta, han comprado otra",
        "mejor no, viene el técnico mañana",
        "lo hago yo misma, gracias",
    ),
    "fr": (
        "finalement pas la peine, elle remarche",
        "laisse tomber, on en a une autre",
        "je m'en occupe moi-même",
        "inutile, le technicien passe demain",
    ),
    "pt": (
        "deixa estar, já imprime outra vez",
        "já não é preciso, compraram outra",
        "eu trato disso",
        "melhor não, o técnico vem amanhã",
    ),
    "zh-Hant": ("不用了，他已經修好了", "算了，明天換新的", "我自己來就好", "啊不用了，技師明天來"),
}
ANSWERS = {
    "en": (
        "forget it, it's MX-400",
        "leave it at the front desk, it's MX-400",
        "the MX-400, no need to hurry",
        "the one that is no longer needed in sales",
    ),
    "de": (
        "der, der nicht mehr gebraucht wird",
        "vergiss es, nimm den MX-400",
        "Drucker 4, aber nicht ausschalten",
        "der MX-400, es eilt nicht",
    ),
    "es": ("la que ya no usa ventas", "déjalo, es la MX-400", "deja la Canon, usa la Epson"),
    "fr": ("oublie l'ancienne, c'est la MX-400", "laisse la Canon, prends l'Epson", "la MX-400, pas besoin de courir"),
    "pt": ("esquece a velha, é a MX-400", "deixa a Canon, usa a Epson", "a MX-400, não é preciso correr"),
    "zh-Hant": ("已經過保的那台", "業務部不用了的那台", "用 MX-400"),
}
TAKEN_BACK = ("called_off", "withdrawn", "declined")


def replied(language: str, request: str, question: str, reply: str) -> str | None:
    """What the gate hears in a reply."""
    history = (Message("user", request), Message("assistant", question))
    return default_gate().hearing.replied(Instruction(text=reply, language=language, history=history))


def cases(table: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
    """Each reply with its language."""
    return [(language, reply) for language, replies in table.items() for reply in replies]


@pytest.mark.parametrize(("language", "reply"), cases(CALLED_OFF))
def test_what_is_called_off_is_not_to_be_done(language: str, reply: str) -> None:
    assert replied(language, *ASKED[language], reply) in TAKEN_BACK


@pytest.mark.parametrize(("language", "reply"), cases(ANSWERS))
def test_a_value_beside_such_words_answers(language: str, reply: str) -> None:
    assert replied(language, *ASKED[language], reply) not in (*TAKEN_BACK, "replaced")


@pytest.mark.parametrize(
    ("request_", "question", "reply", "off"),
    [
        ("send the report to Omar", "Should it include the receipts?", "no need", False),
        ("send the report to Omar", "Shall I send it to Omar?", "no need, he has it already", True),
        ("ship the parcel", "Which delivery address?", "not needed, he picks it up", False),
        ("ship the parcel", "Which delivery address?", "actually not needed, he picked it up", True),
        ("handle the old copier", "What exactly should be done?", "no need anymore, it was collected", True),
        ("print a sign", "What should the sign say?", "Never mind, we are closed", False),
    ],
)
def test_what_is_asked_tells_whether_the_deed_is_meant(request_: str, question: str, reply: str, off: bool) -> None:
    assert (replied("en", request_, question, reply) in TAKEN_BACK) is off


def test_nothing_goes_once_the_request_is_called_off() -> None:
    story = Story(Instruction(text="restart the scanner, it blinks red", department="operations"), gate=doubting())
    story.reply("oh wait it's green now, leave it")
    seen = story.seen
    assert (seen.status, seen.ended, seen.decision) == ("best_guess", "declined", "clarify")
    assert not seen.risk.safe_to_proceed
