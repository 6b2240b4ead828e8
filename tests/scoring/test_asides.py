"""What orders nothing makes no order unclear, and what is wished or comes back in the order still does."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction

ORDERS = {
    "en": "Add the note 'countersigned' to deal 3390 and set its stage to Won.",
    "de": "Trage bei Deal 3390 bitte die Notiz „gegengezeichnet“ ein.",
    "es": "Por favor, añade la nota «firmado» a la oportunidad 3390.",
    "fr": "Merci d'ajouter la note « signé » à l'affaire 3390.",
    "pt": "Por favor, acrescente a nota «assinado» ao negócio 3390.",
    "zh-Hant": "請把商機 3390 加上備註「已簽回」。",
}
ASIDES = [
    ("en", "I'm travelling soon. {}"),
    ("en", "{} Let me know if something is unclear."),
    ("en", "{} That should make them happier."),
    ("de", "Ich bin demnächst verreist. {}"),
    ("de", "{} Um den Rest kümmern wir uns später."),
    ("es", "Como comentamos ayer con Naomi: {}"),
    ("es", "{} Vuelvo en unos días."),
    ("fr", "{} On parlera du reste plus tard."),
    ("pt", "{} O resto vemos mais tarde."),
    ("zh-Hant", "{}其他的我們之後再談。"),
]
REQUESTS = [
    ("en", "I need the contract for Calloway Mills soon."),
    ("en", "We meet Calloway Mills soon. Prepare the deck by then."),
    ("en", "I'm back soon. Remind me later about quote Q-7741."),
    ("en", "Let's send Calloway Mills the offer soon."),
    ("de", "Wir müssen Kellner Bau zeitnah ein Angebot schicken."),
    ("de", "Wie besprochen, gib Roth den Rabatt."),
    ("es", "Queremos enviar la oferta Q-7741 más adelante."),
    ("fr", "Nous voyons Atelier Nord bientôt. Prépare la présentation d'ici là."),
    ("pt", "Preciso do contrato da Lopes em breve."),
    ("zh-Hant", "我需要盡快拿到合約。"),
]


@pytest.mark.parametrize(("language", "text"), ASIDES)
def test_an_aside_leaves_a_complete_order_clear(language: str, text: str) -> None:
    request = Instruction(text=text.format(ORDERS[language]), language=language, department="sales")
    assert default_gate().assess(request).decision != "clarify"


@pytest.mark.parametrize(("language", "text"), REQUESTS)
def test_what_is_wished_is_asked_about(language: str, text: str) -> None:
    request = Instruction(text=text, language=language, department="sales")
    assert default_gate().assess(request).decision == "clarify"
