"""Which language a text is in: short requests from work, with names, ids and English product words in them."""

import pytest

from askfirst.gate import Gate, load_gate
from askfirst.model import Instruction
from askfirst.text.language import Detector


@pytest.fixture(scope="module")
def gate() -> Gate:
    """The shipped packs: their word lists tell the languages."""
    return load_gate()


FLOOR = 0.95
"""The least share of each language's texts that must be told right."""

TEXTS = {
    "en": [
        "Send the Q3 report to Núria Vidal by Friday",
        "close ticket 5521",
        "pls update the deal stage for Müller GmbH",
        "Refund order 7710, 35 EUR",
        "Can you book a room for Tuesday?",
        "Move the stand-up to 9:30 and tell José",
        "Invite Amélie and François to the kick-off",
        "delete the draft from the shared drive",
        "What did we sell in May?",
        "Pay invoice INV-2291 from La Maison du Pain",
        "remind me to call São Paulo at 5 pm",
        "Assign it to Jürgen",
        "reply to Mr. de la Cruz that his order ships tomorrow",
        "Add Zoë to the Slack channel #ops-emea",
        "Export all leads with score > 70 as CSV",
        "Reset my password please",
        "Give Café Central 10 % off until 31 May",
        "Forward this mail to legal",
        "change status of PO-118 to approved",
        "Print 3 copies of the lease",
        "Prepare an offer for Lindgren AB.",
        "SEND THE LIST TO ANA",
    ],
    "de": [
        "Schick den Q3-Report bis Freitag an Núria Vidal",
        "Ticket 5521 bitte schließen",
        "Storniere die Bestellung 7710",
        "Kannst du für Dienstag einen Raum buchen?",
        "verschieb das Stand-up auf 9:30 und sag José Bescheid",
        "Lade Amélie und François zum Kick-off ein",
        "lösch den Entwurf vom Laufwerk",
        "Wie viel haben wir im Mai verkauft?",
        "Bezahle die Rechnung RE-2291 von La Maison du Pain",
        "Erinnere mich um 17 Uhr an das Follow-up mit Porto",
        "Antworte Herrn de la Cruz, dass die Ware morgen kommt",
        "Füge Zoë zum Slack-Channel #ops hinzu",
        "Exportiere alle Leads mit Score über 70 als CSV",
        "Passwort von j.moreau zurücksetzen, bitte",
        "Gib dem Café Central 10 % Rabatt bis 31. Mai",
        "leite die Mail an Legal weiter",
        "Setz den Status von PO-118 auf approved",
        "Druck den Mietvertrag dreimal aus",
        "Koenntest du das Angebot fuer Oker pruefen?",
        "Termin mit Roth am Montag um 10 Uhr",
    ],
    "fr": [
        "Envoie le reporting Q3 à Núria Vidal avant vendredi",
        "ferme le ticket 5521 stp",
        "Annulez la commande 7710",
        "Peux-tu réserver une salle pour mardi ?",
        "decale le stand-up a 9h30 et previens José",
        "Rembourse 35 € à Mme Ito",
        "Invite Jürgen et Zoë au kick-off",
        "supprime le brouillon du drive",
        "Combien avons-nous vendu en mai ?",
        "Paye la facture F-2291 de Smith & Sons",
        "rappelle-moi d'appeler São Paulo à 17 h",
        "Assigne-le à Karim",
        "Réponds à M. de la Cruz que son colis part demain",
        "Ajoute Zoë au channel Slack #ops-emea",
        "Exporte tous les leads avec un score > 70 en CSV",
        "Réinitialise le mot de passe de j.moreau",
        "Accorde 10 % de remise au Café Central jusqu'au 31 mai",
        "transfère ce mail au service juridique",
        "passe le statut de PO-118 en approved",
        "Imprime 3 exemplaires du bail",
    ],
    "es": [
        "Envía el informe del Q3 a François antes del viernes",
        "cierra el ticket 5521 por favor",
        "Cancela el pedido 7710",
        "¿Puedes reservar una sala para el martes?",
        "mueve el stand-up a las 9:30 y avisa a José",
        "Reembolsa 35 € al cliente",
        "Invita a Jürgen y a Zoë al kick-off",
        "elimina el borrador de la carpeta",
        "¿Cuánto hemos vendido en mayo?",
        "Paga la factura F-2291 de Smith & Sons",
        "recuérdame llamar a São Paulo a las 17 h",
        "Asigna el caso a Karim",
        "Responde al señor de la Cruz que su pedido sale mañana",
        "Añade a Zoë al canal de Slack #ops-emea",
        "Exporta todos los leads con score mayor de 70 en CSV",
        "Restablece la contraseña de j.moreau",
        "Dale un 10 % de descuento al Café Central hasta el 31 de mayo",
        "reenvía este correo a los de legal",
        "cambia el estado de PO-118 a approved",
        "Imprime 3 copias del contrato de alquiler",
    ],
    "pt": [
        "Envie o relatório do Q3 para François até sexta-feira",
        "feche o ticket 5521 por favor",
        "Cancele a encomenda 7710",
        "Você pode reservar uma sala para terça?",
        "mude o stand-up para as 9h30 e avise o José",
        "Reembolse 35 € ao cliente",
        "Convide o Jürgen e a Zoë para o kick-off",
        "apague o rascunho da pasta",
        "Quanto vendemos em maio?",
        "Pague a fatura F-2291 da Smith & Sons",
        "lembre-me de ligar para São Paulo às 17h",
        "Atribua o chamado ao Karim",
        "Responda ao senhor de la Cruz que o pedido dele sai amanhã",
        "Adicione a Zoë ao canal do Slack #ops-emea",
        "Exporte todos os leads com score acima de 70 em CSV",
        "Não envie a senha do j.moreau por e-mail",
        "Dê 10 % de desconto ao Café Central até 31 de maio",
        "encaminhe este e-mail para o jurídico",
        "altere o status da PO-118 para approved",
        "Imprima 3 cópias do contrato de aluguel",
    ],
    "zh-Hant": [
        "把 Q3 報告寄給 François",
        "關閉工單 5521",
        "請取消訂單 7710",
        "可以訂週二的會議室嗎？",
        "FB 廣告預算 5 萬",
        "邀請王小姐參加 kick-off",
        "刪除 draft.docx",
        "五月賣了多少？",
        "付 INV-2291 這張發票",
        "下午五點提醒我打給陳先生",
        "回覆客戶訂單明天出貨",
        "把 Zoë 加到 Slack 頻道",
        "匯出分數超過 70 的名單",
        "重設密碼",
        "給 Café Central 九折到月底",
        "把这封邮件转给法务",
        "请取消订单 7710",
        "明天下午三点提醒我开会",
        "删除测试账号 T-12",
        "给客户发报价单",
    ],
    "it": [
        "Invia la fattura al cliente entro domani",
        "Puoi spostare la riunione di domani per favore?",
        "Manda il report a Giulia e alla direzione",
    ],
    "nl": [
        "Stuur de factuur morgen naar de klant",
        "Kun je de bestelling van mevrouw Smit annuleren?",
        "Maak een afspraak met het team voor vandaag",
    ],
    "pl": [
        "Proszę wysłać fakturę do klienta jutro",
        "Czy możesz dodać spotkanie do kalendarza?",
        "Usuń zamówienie 12 i wyślij nową fakturę",
    ],
    "ru": ["Отправь счёт клиенту завтра", "Закрой тикет 5521"],
    "ja": ["請求書を明日送ってください", "会議を午後に変更して"],
}

HARD = [
    ("Ticket 5521", "en"),  # no word tells: the default language
    ("issue_refund order=77", "en"),
    ("1234", "en"),
    ("Send the invoice to 王先生 and the team", "en"),
    ("把 the new pricing deck for Q3 and the FAQ 寄給業務", "en"),  # two languages: the one with more words
    ("Meeting Team Update", "en"),
    ("Café Central de la Plaza: send them the new menu", "en"),
    ("Ciao", "en"),  # one foreign word is a greeting or a name, not a language
]


@pytest.mark.parametrize("language", TEXTS)
def test_short_requests(gate: Gate, language: str) -> None:
    found = [gate.detector.detect(text) for text in TEXTS[language]]
    wrong = [
        (text, one)
        for text, one in zip(TEXTS[language], found, strict=True)
        if (one.unread or one.language) != language
    ]
    assert len(wrong) <= (1 - FLOOR) * len(found), wrong


@pytest.mark.parametrize(("text", "language"), HARD)
def test_hard_cases(gate: Gate, text: str, language: str) -> None:
    assert gate.detector.detect(text) == (language, "")


def test_a_language_that_is_given_is_not_doubted(gate: Gate) -> None:
    asked = gate.assess(Instruction(text="Stuur de factuur morgen naar de klant"))
    told = gate.assess(Instruction(text="Stuur de factuur morgen naar de klant", language="en"))
    assert [issue.rule for issue in asked.issues] == ["unread_language"]
    assert told.decision == "proceed"


def test_simplified_chinese_is_read_with_the_packs_for_traditional(gate: Gate) -> None:
    simple = gate.assess(Instruction(text="把夏季型录寄给忠实客户", department="sales"))
    classic = gate.assess(Instruction(text="把夏季型錄寄給忠實客戶", department="sales"))
    assert [issue.rule for issue in simple.issues] == [issue.rule for issue in classic.issues] != []
    assert simple.issues[0].span is not None
    assert simple.issues[0].span.text in "把夏季型录寄给忠实客户"


def test_shared_words_say_less_than_own_ones() -> None:
    detector = Detector({"fr": ["de", "la", "nous"], "es": ["de", "la", "nosotros"]}, {"es": "ñ"}, "fr")
    assert detector.detect("la casa de nosotros").language == "es"
    assert detector.detect("la maison de nous").language == "fr"
    assert detector.detect("la señal").language == "es"
