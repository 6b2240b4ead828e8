"""Places that a program should have filled: asked about in every language, and only where a value is ordered."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Assessment, Instruction
from tests.clarifications.stories import Story

ASKED = {"unfilled_slot", "value_left_open"}


def assessed(text: str, language: str, department: str | None = None, **fields: str) -> Assessment:
    instruction = Instruction(text=text, language=language, department=department, fields=fields)
    return default_gate().assess(instruction)


def is_asked(text: str, language: str) -> bool:
    return not ASKED.isdisjoint(issue.rule for issue in assessed(text, language).issues)


LEFT_OPEN = [
    ("en", "Ship order <ORDER_ID> to Lyon"),
    ("en", "Cancel the subscription of {customer_name} today"),
    ("en", 'Refund EUR {{ $json["amount"] }} to order 77'),
    ("en", "Refund {{amount}} EUR to order 77"),
    ("en", "Call [insert phone number] about ticket T-4"),
    ("en", "Send the contract to <customer email>"),
    ("en", "Pay (null) to Kern GmbH"),
    ("en", "Pay EUR NaN to Kern GmbH, invoice INV-4"),
    ("en", "Send null the contract C-4"),
    ("en", "Invite None to the audit on 4 May at 10:00"),
    ("en", "Email the report R-4 to undefined"),
    ("en", "Dear %s, pay the invoice INV-4"),
    ("en", "Ship undefined boxes to hall 4"),
    ("en", "Move {{card}} to {{list}}"),
    ("en", "Ship <<Quantity>> boxes B-4 to hall 4"),
    ("en", "Update row 5 with =ERROR!"),
    ("en", "Pay invoice TBD"),
    ("en", "Book a room for xxx people on 4 May at 10:00"),
    ("en", "Close ticket ##TICKET##"),
    ("en", "Close ticket __TICKET_ID__"),
    ("en", "Book Invalid Date for the audit of Kern"),
    ("en", "Rename list L-4 to {{name}}"),
    ("en", "Put {{quantity}} boxes in bin 4"),
    ("de", "Bestelle XXX Stühle ST-4 bei Kern"),
    ("de", "Bezahle die Rechnung TBD"),
    ("de", "Schick die Rechnung an undefined"),
    ("de", "Überweise NaN Euro an Kern"),
    ("de", "Schick <Kundenname> den Vertrag C-4"),
    ("fr", "Réserve la salle pour ??? personnes le 4 mai à 10 h"),
    ("es", "Reserva la sala para XXX personas el 4 de mayo a las 10"),
    ("pt", "Pague EUR NaN para Kern, fatura F-4"),
    ("pt", "Mande o contrato C-4 para [inserir nome]"),
    ("zh-Hant", "訂 XXX 張椅子"),
    ("zh-Hant", "請把【訂單】寄給 <客戶名稱>"),
    ("zh-Hant", "取消訂單 undefined"),
    ("en", "Put =ERROR in the report R-4"),
    ("en", "Update order null with the new address Hafenweg 12, Linz"),
    ("es", "Envía a undefined el contrato C-4"),
    ("en", "Delete order undefined"),
    ("en", "Delete user null"),
]


@pytest.mark.parametrize(("language", "text"), LEFT_OPEN)
def test_what_was_left_unfilled_is_asked_about(language: str, text: str) -> None:
    assert is_asked(text, language)
    assert assessed(text, language).decision == "clarify"


MEANT = [
    ("en", "none of them"),
    ("en", "None"),
    ("en", "Send none of the drafts to Kern"),
    ("en", "Tag tickets where owner is None with 'orphan'"),
    ("en", "Order 40 shirts SH-4 in XXX from Kern"),
    ("en", "Return null from getUser() when there is no row"),
    ("en", "Send Christopher Null the contract C-4"),
    ("en", "Send Ms Null the contract C-4"),
    ("en", "Explain how {{first_name}} works in mail M-4"),
    ("en", "Delete rows with NaN in column price of sheet S-4"),
    ("en", "Fix the #REF! errors in sheet S-4"),
    ("en", "Replace #N/A with 0 in sheet S-4"),
    ("en", "Set the owner of T-4 to None"),
    ("en", "[URGENT] Close ticket T-4"),
    ("en", "Close ticket T-4 [EXTERNAL]"),
    ("en", "Add [Kern](https://kern.example) to the list L-4"),
    ("en", "Put <h1> around the title of page P-4"),
    ("en", "Test the null hypothesis for test 12"),
    ("en", "Send Tom the list L-4, thanks xxx"),
    ("en", "Give order 77 15 % off until 31 May"),
    ("en", 'Reply to Ana: "Dear {{name}}, thank you"'),
    ("en", "Document the endpoint /orders/{order_id} in page P-4"),
    ("en", "Book flight LH 400 <3"),
    ("en", "Remove {{name}} from the footer of template T-4"),
    ("en", "Move 10%-20% of the stock S-4 to hall 4"),
    ("en", "Print 3 copies (none in colour) of file F-4"),
    ("en", "Assign ticket T-4 to nobody"),
    ("en", "Send #hot-leads the list L-4"),
    ("en", "Change status of PO-4 from null to open"),
    ("de", "Ändere den Rabatt von Kern auf null"),
    ("de", "Zeig alle Kunden mit null Bestellungen im Mai"),
    ("de", "Setze {{Vorname}} in die Anrede der Vorlage V-4"),
    ("de", "Such die Datensätze, bei denen Telefon null ist"),
    ("fr", "Cherche les fiches dont le téléphone est null"),
    ("fr", "Commande 40 chemises CH-4 en taille XXL chez Kern"),
    ("es", "Busca los registros donde el teléfono es null"),
    ("zh-Hant", "找出 email 是 undefined 的聯絡人"),
    ("zh-Hant", "在範本 T-4 的主旨加上 {{first_name}}"),
    ("en", "Write NULL into column 5 of sheet S-4"),
]


@pytest.mark.parametrize(("language", "text"), MEANT)
def test_what_is_only_spoken_of_is_not(language: str, text: str) -> None:
    assert not is_asked(text, language)


@pytest.mark.parametrize("department", [None, "sales", "marketing", "operations"])
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ship order %ORDER_ID% to Lyon"),
        ("de", "Liefere Auftrag %ORDER_ID% nach Lyon"),
        ("fr", "Livre la commande %ORDER_ID% à Lyon"),
        ("es", "Entrega el pedido %ORDER_ID% en Lyon"),
        ("pt", "Entregue a encomenda %ORDER_ID% em Lyon"),
        ("zh-Hant", "把訂單 %ORDER_ID% 寄到里昂"),
    ],
)
def test_it_blocks_in_every_department_and_language(language: str, text: str, department: str | None) -> None:
    assessment = assessed(text, language, department)
    assert assessment.decision == "clarify"
    assert any(
        issue.rule == "unfilled_slot" and issue.hard and "%ORDER_ID%" in issue.question for issue in assessment.issues
    )


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Ship order %ORDER_ID% to Lyon", "Which order?"),
        ("Send {{ $json.customer.email }} the price list PL-9", "Which customer email?"),
        ("Pay invoice NaN", "Which invoice?"),
        ("Email undefined the report R-4", "What should stand in the place of 'undefined'?"),
        ("Book ${roomName} for Ida Kern on 4 May, 10:00 to 11:00", "Which room name?"),
    ],
)
def test_the_question_names_what_is_missing(text: str, what: str) -> None:
    assert (assessed(text, "en").question or "").startswith(what)


def test_a_slot_that_a_field_fills_is_filled() -> None:
    text = "Ship order {{order_id}} to Lyon"
    assert assessed(text, "en", orderId="77").decision != "clarify"
    assert assessed(text, "en", orderId="").decision == "clarify"
    assert assessed(text, "en", colour="red").decision == "clarify"


@pytest.mark.parametrize(
    ("text", "reply"), [("Ship order %ORDER_ID% to Lyon", "77120"), ("Email undefined the report R-4", "Ida Kern")]
)
def test_the_answer_settles_it(text: str, reply: str) -> None:
    story = Story(Instruction(text=text, language="en"))
    story.reply(reply)
    assert story.c.status == "resolved"
    assert story.seen.updated_instruction is not None
    assert reply in story.seen.updated_instruction.text
