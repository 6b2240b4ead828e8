"""Messages after an order that must not be taken for a part of it: deeds, questions, things that bring more along."""

from typing import Any

import pytest

from askfirst.model import MAX_TEXT, Thresholds
from tests.conversations.test_following import after

HALL = {
    "en": "Book hall 2 for Thursday 14:00 CET",
    "de": "Buche den Saal 2 für Donnerstag 14:00 MEZ",
    "es": "Reserva la sala 2 para el jueves a las 14:00 CET",
    "fr": "Réserve la salle 2 pour jeudi à 14h00 CET",
    "pt": "Reserva a sala 2 para quinta-feira às 14:00 CET",
    "zh-Hant": "訂十二月六日的三號球場",
}


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "for Nora remove it"),
        ("en", "on Friday shut it down"),
        ("en", "and fumigate barn 3"),
        ("en", "and dismiss guard 3"),
        ("en", "and the ledgers"),
        ("de", "für Nora löschen"),
        ("de", "bis Freitag sperren"),
        ("de", "ab Montag kündigen"),
        ("de", "ohne Verzug entlassen"),
        ("de", "und Mieter 9 kündigen"),
        ("de", "und räume Lager 4"),
        ("es", "hasta el viernes bloquear"),
        ("es", "y expulsa al inquilino 9"),
        ("fr", "jusqu'à vendredi bloquer"),
        ("fr", "pour Nora supprime-le"),
        ("fr", "et expulse le locataire 9"),
        ("pt", "até sexta bloquear"),
        ("pt", "e despeja o inquilino 9"),
        ("zh-Hant", "替娜拉刪除"),
        ("zh-Hant", "也刪掉"),
    ],
)
def test_a_deed_is_no_part_of_the_order_before(language: str, message: str) -> None:
    assert after(HALL[language]).says(message).earlier is None


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "with Nora and Tom"),
        ("en", "for the launch party"),
        ("en", "and a coffee break"),
        ("en", "and two benches"),
        ("en", "after lunch"),
        ("en", "with the spare key"),
        ("de", "mit Kaffee und Kuchen"),
        ("de", "im roten Saal"),
        ("de", "und einen Beamer"),
        ("es", "en la sala roja"),
        ("es", "y un proyector"),
        ("fr", "avec Nora et Tom"),
        ("fr", "et un projecteur"),
        ("pt", "na sala vermelha"),
        ("pt", "e um projetor"),
        ("zh-Hant", "在紅廳"),
    ],
)
def test_a_part_without_a_deed_still_completes_it(language: str, message: str) -> None:
    earlier = after(HALL[language]).says(message).earlier
    assert earlier is not None and earlier.becomes == "completed"


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "Already done?"),
        ("en", "has it been sorted already"),
        ("en", "all handled?"),
        ("de", "schon erledigt?"),
        ("de", "hat sich das erledigt?"),
        ("es", "¿ya está hecho?"),
        ("fr", "c'est déjà fait ?"),
        ("pt", "já está feito?"),
        ("zh-Hant", "不用了嗎？"),
    ],
)
def test_who_asks_how_it_stands_stops_nothing(language: str, message: str) -> None:
    chat = after(HALL[language])
    assert chat.says(message).earlier is None
    assert chat.state.latest is not None and chat.state.latest.text == HALL[language]


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "already done"),
        ("en", "it's been sorted already"),
        ("en", "can you cancel that order?"),
        ("de", "hat sich schon erledigt"),
        ("es", "ya está resuelto"),
        ("fr", "c'est déjà fait"),
        ("pt", "já está feito"),
        ("zh-Hant", "不用了"),
    ],
)
def test_who_tells_that_it_is_done_stops_it(language: str, message: str) -> None:
    earlier = after(HALL[language]).says(message).earlier
    assert earlier is not None and earlier.becomes == "stopped"


@pytest.mark.parametrize(
    ("language", "message"),
    [
        *(("en", message) for message in ("yes", "yep", "no", "nope", "no thanks", "sure", "yes please")),
        *(("de", message) for message in ("ja", "jawohl", "nein", "nein danke")),
        *(("es", message) for message in ("sí", "no", "no gracias")),
        *(("fr", message) for message in ("oui", "non", "non merci")),
        *(("pt", message) for message in ("sim", "não", "não obrigado")),
        *(("zh-Hant", message) for message in ("是", "對", "不是")),
    ],
)
def test_a_bare_yes_or_no_orders_nothing(language: str, message: str) -> None:
    chat = after(HALL[language])
    reply = chat.says(message)
    assert (reply.decision, reply.earlier, reply.risk.safe_to_proceed) == ("nothing", None, False)
    assert chat.state.latest is not None and chat.state.latest.text == HALL[language]


@pytest.mark.parametrize("message", ["not now", "hold on", "no way", "actually no"])
def test_who_asks_to_wait_is_not_passed_over(message: str) -> None:
    reply = after(HALL["en"]).says(message)
    assert reply.decision == "ask" or reply.earlier is not None


@pytest.mark.parametrize(
    ("language", "message"), [("en", "wait"), ("de", "warte mal"), ("es", "espera"), ("zh-Hant", "等等")]
)
def test_after_wait_a_correction_still_finds_its_order(language: str, message: str) -> None:
    chat = after(HALL[language])
    chat.says(message)
    assert chat.state.latest is not None and chat.state.latest.text == HALL[language]


@pytest.mark.parametrize("message", ["also delete", "and shut down", "and print", "and archive"])
def test_a_deed_without_its_thing_is_asked_about(message: str) -> None:
    chat = after(HALL["en"])
    assert chat.says(message).decision == "ask"


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "again tomorrow"),
        ("de", "morgen nochmal"),
        ("es", "otra vez mañana"),
        ("fr", "encore demain"),
        ("pt", "outra vez amanhã"),
        ("zh-Hant", "明天再一次"),
    ],
)
def test_once_more_is_another_order_that_says_of_what(language: str, message: str) -> None:
    reply = after(HALL[language]).says(message)
    assert reply.earlier is None and reply.updated_instruction is not None
    assert reply.updated_instruction.text.startswith(message) and HALL[language] in reply.updated_instruction.text


@pytest.mark.parametrize("message", ["\U0001f6d1", "\u274c", "\U0001f44e", "\u26d4"])
def test_a_stop_sign_is_no_thanks(message: str) -> None:
    assert after(HALL["en"]).says(message).decision != "nothing"


@pytest.mark.parametrize("message", ["\U0001f44d", "\U0001f44d\U0001f3fd", "\u2764\ufe0f", "\U0001f64f \U0001f389"])
def test_a_thumb_and_a_heart_are(message: str) -> None:
    assert after(HALL["en"]).says(message).decision == "nothing"


@pytest.mark.parametrize(
    "more",
    [
        {"is_ambiguous": True},
        {"candidates": ("Ida Feld", "Ida Moor")},
        {"thresholds": Thresholds(proceed=0.99, log=0.98)},
        {"rules_off": ("undefined_reference",)},
    ],
)
def test_what_comes_with_a_message_is_not_thrown_away(more: dict[str, Any]) -> None:
    assert after(HALL["en"]).says("for Ida", **more).earlier is None


def test_what_every_message_comes_with_brings_nothing_new() -> None:
    chat = after()
    strict = Thresholds(proceed=0.8, log=0.6)
    chat.says(HALL["en"], thresholds=strict)
    earlier = chat.says("for Ida", thresholds=strict).earlier
    assert earlier is not None and earlier.becomes == "completed"


def test_the_correction_of_a_long_order_is_not_cut() -> None:
    long = HALL["en"] + "\n" + "The agenda lists every stand by its number. " * 460
    chat = after(long[: MAX_TEXT - 10].rpartition(" ")[0])
    reply = chat.says("sorry, make it Friday")
    assert reply.earlier is None
    assert reply.updated_instruction is None or "Friday" in reply.updated_instruction.text
