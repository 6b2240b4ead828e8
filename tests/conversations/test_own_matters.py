"""Full orders while a question is open: none is its answer, whatever values it has; an answer may open with a verb."""

from itertools import product

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Message
from tests.clarifications.stories import Story
from tests.conversations.test_turns import Chat

WAITING = {
    "en": ("Purge the stale backups", "Reserve a court"),
    "de": ("Lösche die alten Sicherungen", "Buche einen Raum"),
    "fr": ("Supprime les anciennes sauvegardes", "Réserve une salle"),
    "es": ("Borra las copias antiguas", "Reserva una sala"),
    "pt": ("Apaga as cópias antigas", "Adia a reunião"),
    "zh-Hant": ("刪除舊的備份", "把會議延後"),
}
ORDERS = {
    "en": (
        "Pay invoice 731 to Fjord AS, EUR 1,230, today",
        "Refund EUR 45 to Uma Reed",
        "Order 12 crates of lamps from Solux by Friday",
        "Call Uma Reed on 5531 tomorrow at 9:00",
        "Can you print 30 labels for the stand on Friday?",
        "We need to ship parcel P-7 to Gent on Friday",
    ),
    "de": ("Überweise heute 900 EUR an Solux, Rechnung 731", "Bitte Rechnung 731 bis Freitag an Solux bezahlen"),
    "fr": ("Rembourse 45 EUR à Uma Reed demain", "Commande 12 caisses de lampes chez Solux pour vendredi"),
    "es": ("Paga la factura 731 a Solux, 900 EUR, hoy", "Imprime 30 etiquetas para el viernes"),
    "pt": ("Paga a fatura 731 à Solux, 900 EUR, hoje", "Encomenda 12 caixas de lâmpadas à Solux"),
    "zh-Hant": ("今天付款900元給Solux公司,發票731", "向光明公司訂購12箱燈泡"),
}
CASES = [(request, order) for language in WAITING for request, order in product(WAITING[language], ORDERS[language])]


@pytest.mark.parametrize(("request_", "order"), CASES)
def test_an_order_of_its_own_leaves_the_question_open(request_: str, order: str) -> None:
    chat = Chat()
    asked = chat.says(request_, department="operations").question
    reply = chat.says(order, department="operations")
    waiting = chat.state.parked[0].clarification if chat.state.parked else chat.state.clarification
    assert asked is not None and waiting is not None and waiting.instruction.text == request_
    assert waiting.status == "pending" and not any(answer.resolved for answer in waiting.answers)
    assert reply.updated_instruction is None or reply.updated_instruction.text.startswith(order)


@pytest.mark.parametrize(("request_", "order"), CASES)
def test_nor_does_it_settle_an_item_of_a_clarification(request_: str, order: str) -> None:
    story = Story(Instruction(text=request_, department="operations"))
    story.reply(order)
    assert story.c.status == "pending" and not any(answer.resolved for answer in story.c.answers)


@pytest.mark.parametrize(
    ("request_", "order"),
    [
        ("Purge the stale backups", "Paie la facture 731 à Solux, 900 EUR, aujourd'hui"),
        ("Lösche die alten Sicherungen", "Pay invoice 731 to Fjord AS, EUR 1,230, today"),
        ("Reserve a court", "今天付款900元給Solux公司"),
        ("Delete the stale backups", "Delete customer 731 today"),
        ("Refund Uma Reed", "Refund Ben Stone EUR 45"),
    ],
)
def test_nor_in_another_language_nor_of_the_same_deed_on_another_thing(request_: str, order: str) -> None:
    story = Story(Instruction(text=request_, department="operations"))
    story.reply(order)
    assert not any(answer.resolved for answer in story.c.answers)


@pytest.mark.parametrize(
    ("request_", "answer"),
    [
        ("Delete the stale backups", "delete those older than 90 days"),
        ("Delete the stale backups", "remove everything from before 1 May 2025"),
        ("Delete the stale backups", "skip everything newer than 90 days"),
        ("Order lamps", "order 12 crates"),
        ("Order lamps", "get 12 crates of the dimmable ones"),
        ("Order lamps", "buy 12 packs"),
        ("Book a room", "make it 5 pm tomorrow CET"),
        ("Book a room", "book the room for Friday at 10:00 CET"),
        ("Refund Uma Reed", "refund EUR 20"),
        ("Refund Uma Reed", "refund Uma EUR 20"),
        ("Give Solux a discount", "give them 10 %, valid until Friday"),
        ("Give Solux a discount", "offer 10 % for orders over EUR 500"),
        ("Extend the Solux trial", "add 14 days"),
        ("Cancel the subscription", "take order 5512"),
        ("Move the meeting", "shift the meeting to Friday 10:00 CET"),
        ("Handle the Solux account", "Send invoice 88 to Solux today"),
        ("Lösche die alten Sicherungen", "alle löschen, die älter als 90 Tage sind"),
        ("Buche einen Raum", "reserviere den Raum für Freitag, 10:00 Uhr"),
        ("Bestelle Handschuhe", "bestelle 20 Kartons"),
        ("Supprime les anciennes sauvegardes", "supprime celles de plus de 90 jours"),
        ("Reporte la réunion", "mets-la vendredi à 10h00"),
        ("Borra las copias antiguas", "borra las de más de 90 días"),
        ("Aplaza la reunión", "ponla el viernes a las 10:00"),
        ("Apaga as cópias antigas", "apaga as de mais de 90 dias"),
        ("Adia a reunião", "põe na sexta-feira às 10:00"),
        ("刪除舊的備份", "刪除超過90天的"),
        ("訂購手套", "買20箱"),
        ("把會議延後", "把會議移到星期五上午十點"),
        ("退款給王小姐", "付450元給她"),
    ],
)
def test_an_answer_may_open_with_a_verb(request_: str, answer: str) -> None:
    story = Story(Instruction(text=request_, department="sales" if "iscount" in request_ else "operations"))
    story.reply(answer)
    assert story.c.answers[-1].resolved


def test_behind_a_question_an_order_of_its_own_is_scored_by_itself() -> None:
    order = "Give Solux a good discount until Friday"
    history = (Message("user", "Purge the stale backups"), Message("assistant", "Which backups count as stale?"))
    alone = default_gate().assess(Instruction(text=order, department="sales"))
    behind = default_gate().assess(Instruction(text=order, department="sales", history=history))
    assert "discount_without_rate" in {issue.rule for issue in behind.issues} & {issue.rule for issue in alone.issues}
