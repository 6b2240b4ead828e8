"""Replies that refuse, take nothing of what is offered, or answer in another language than the question's."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Assessment, Instruction, Message
from askfirst.scoring.hearing import agreement, familiar

CLEARING = ("Archive the pitch decks", "Should I archive the 12 decks from 2024?")
ERASING = ("Lösche die alten Entwürfe", "Soll ich die 14 Entwürfe vom März löschen?")
BAKERS = ("Call the baker", "Which baker do you mean: Ida Holm or Ole Berg?")
BUDGET = ("Boost the reel RL-5 for list K-2", "What is the budget for this campaign, with its currency?")
RATE = ("Give Marlow Ltd a discount", "What percentage is the discount, and under which conditions?")


def reply(asked: tuple[str, str], text: str, department: str | None = None) -> Assessment:
    history = (Message(role="user", content=asked[0]), Message(role="assistant", content=asked[1]))
    return default_gate().assess(Instruction(text=text, department=department, history=history))


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        *((CLEARING, text) for text in ("no", "nope", "please don't", "of course not", "not now", "nein", "不要")),
        (CLEARING, "don't archive anything"),
        *((ERASING, text) for text in ("nein", "lieber nicht", "no", "stopp")),
        (("Borra los borradores", "¿Quieres que borre los 14 borradores de marzo?"), "mejor no"),
        (("Supprime les brouillons", "Voulez-vous que je supprime les 14 brouillons ?"), "surtout pas"),
        (("刪除舊草稿", "要刪除三月的14份草稿嗎？"), "不要"),
        (("Repot the ferns", "Shall I go ahead?"), "no"),
        (("Cancel the ferry F-4", "Shall I go ahead with the cancellation?"), "no"),
        (("Remove Ida from list L-4", "Should I begin with the removal now?"), "no"),
        (("Storniere die Fähre", "Soll ich die Stornierung heute vornehmen?"), "nein"),
        (("Annule le ferry", "Dois-je procéder aujourd'hui à son annulation ?"), "non"),
        (("Elimina las rutas", "¿Procedo ahora con la eliminación?"), "no"),
        (("Will you repot the ferns?", "Should I repot all 14 now?"), "no"),
        (("Use the spare kiln", "Shall I use it from Monday on?"), "no"),
        (("Könntet ihr die Farne umtopfen", "Soll ich die Farne umtopfen?"), "nein"),
        (("Topf die Farne um", "Soll ich fortfahren?"), "nein"),
        (("Pourriez-vous jeter les fougères", "Dois-je jeter les 14 fougères ?"), "non"),
        (("Jette les fougères", "Dois-je le faire ?"), "non"),
        (("Trasplanta los helechos", "¿Puedo continuar?"), "no"),
        (("把蕨類換盆", "要繼續嗎？"), "不要"),
        (BAKERS, "never mind"),
    ],
)
def test_a_refusal_is_nothing_to_carry_out(asked: tuple[str, str], text: str) -> None:
    found = reply(asked, text)
    assert found.decision == "clarify"
    assert [issue.rule for issue in found.issues] == ["declined_reply"]


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        *((CLEARING, text) for text in ("yes", "ok", "go ahead", "ja", "sí", "是", "好")),
        (CLEARING, "no, only the ones for Ferrum"),
        *((ERASING, text) for text in ("ja", "yes", "ok")),
        (("Send quote Q-8 to Hobart Ltd", "Should I attach the price list?"), "no"),
        (("Send quote Q-8 to Hobart Ltd", "Should I send quote Q-9 too?"), "no"),
        (("Post notice N-4 on the intranet", "Should I postpone notice N-5?"), "no"),
        (("Confirm booking B-12", "Should I confer with Ida Holm?"), "no"),
        (("Könntest du die Farne umtopfen, in Topf T-4", "Soll ich die Heizung anstellen?"), "nein"),
        (("Verschieb Termin T-4 auf 3. Mai 10 Uhr", "Soll ich ihn verschicken?"), "nein"),
        (("Confirma la reserva R-12", "¿Debo configurar un aviso?"), "no"),
        (("Envoie le devis D-8 à Hobart", "Dois-je aussi envoyer le D-9 ?"), "non"),
        (("把報價單 Q-8 寄給和泰", "也要寄 Q-9 嗎？"), "不用"),
        (("Print the menu of 3 May", "Should it be in colour?"), "nein"),
        (("Print the menu of 3 May", "Should I add the logo or the slogan?"), "neither"),
    ],
)
def test_what_agrees_or_denies_a_detail_is_an_answer(asked: tuple[str, str], text: str) -> None:
    assert reply(asked, text).decision == "proceed"


CLOSING = {
    "en": ("Close the account of Ida Holm", "Shall I close it today, with a balance of 12 euros?"),
    "de": ("Schließe das Konto von Ida Holm", "Soll ich es heute mit 12 Euro Guthaben schließen?"),
    "es": ("Cierra la cuenta de Ida Holm", "¿De verdad cerrar la cuenta con un saldo de 12 euros?"),
    "fr": ("Ferme le compte d'Ida Holm", "Voulez-vous que je le ferme avec un solde de 12 euros ?"),
    "pt": ("Fecha a conta da Ida Holm", "Quer que a feche com um saldo de 12 euros?"),
    "zh": ("關閉林怡君的帳戶", "餘額還有12歐元，真的要關閉嗎？"),
}
REFUSALS = {
    "en": ("by no means", "under no circumstances", "God no", "no, thank you", "not a chance"),
    "de": ("auf gar keinen Fall", "keinesfalls", "um Himmels willen, nein", "ganz sicher nicht", "niemals"),
    "es": ("no, de ninguna manera", "en absoluto", "ni hablar", "bajo ningún concepto", "por Dios, no"),
    "fr": ("en aucun cas", "jamais de la vie", "pas question", "ah non, surtout pas", "certainement pas"),
    "pt": ("de modo nenhum", "nem pensar", "em caso algum", "não, de jeito nenhum", "nunca"),
    "zh": ("絕對不行", "千萬別", "當然不是", "免了", "想都別想"),
}


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        *((CLOSING[language], text) for language, texts in REFUSALS.items() for text in texts if language != "es"),
        *((("Archiva los pedidos de 2019", "¿Archivo los 320 pedidos?"), text) for text in REFUSALS["es"]),
        (("Pay invoice 31 of Ida Holm", "Are you sure?"), "no"),
        (("Bezahle Rechnung 31 von Ida Holm", "Soll ich fortfahren?"), "nein"),
        (("Archive the orders of 2019", "Really archive all 320?"), "no"),
        (("Archiviere die Aufträge von 2019", "Alle 320 archivieren?"), "bloß nicht"),
        (("Paie la facture 31 d'Ida Holm", "Je continue ?"), "surtout pas"),
        (("把訂單31寄給林怡君", "要我現在寄給她嗎？"), "不要"),
    ],
)
def test_a_refusal_is_heard_however_strong_it_is(asked: tuple[str, str], text: str) -> None:
    assert [issue.rule for issue in reply(asked, text).issues] == ["declined_reply"]


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        (("Send the seeds to our shop", "To which shop: Graz or Linz?"), "not Graz, Linz"),
        (("Send the seeds to our shop", "To which shop: Graz or Linz?"), "not Linz"),
        (("Schick die Samen an unser Geschäft", "An welches: Graz oder Linz?"), "nicht Graz, sondern Linz"),
        (("Deliver the piano to Ida Holm", "When?"), "not before Tuesday, so Thursday"),
        (("Liefere das Klavier an Ida Holm", "Wann?"), "nicht vor Dienstag, also Donnerstag"),
        (("Erstatte Auftrag 31", "Ganz oder teilweise?"), "nicht alles, nur die Fracht"),
        (("Reembolsa el pedido 31", "¿Total o parcial?"), "no todo, solo el flete"),
        (("Rembourse la commande 31", "En totalité ou en partie ?"), "pas tout, seulement le port"),
        (("Reembolsa a encomenda 31", "Total ou parcial?"), "não tudo, só o frete"),
        (("Verschicke das Klavier", "Mit wem?"), "auf keinen Fall mit Lund, nimm Berg"),
        (("把訂單31寄到台北", "這張訂單是禮物嗎？"), "不是"),
    ],
)
def test_who_denies_one_thing_and_names_another_answers(asked: tuple[str, str], text: str) -> None:
    assert reply(asked, text).decision == "proceed"


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        (("Send the seeds to our shop", "To which shop: Graz or Linz?"), "neither Graz nor Linz"),
        (("Deliver the piano to Ida Holm", "When?"), "not before Tuesday"),
        (("Deliver the piano to Ida Holm", "When?"), "not before Tuesday, maybe Thursday"),
        (("Erstatte Auftrag 31", "Ganz oder teilweise?"), "nicht alles"),
    ],
)
def test_who_only_denies_is_not_passed_without_a_word(asked: tuple[str, str], text: str) -> None:
    found = reply(asked, text)
    assert found.issues and found.decision != "proceed"


@pytest.mark.parametrize("text", ["neither", "none of them", "ninguno", "keiner von beiden", "都不是"])
def test_what_takes_nothing_of_what_is_offered_settles_nothing(text: str) -> None:
    assert reply(BAKERS, text).decision == "clarify"


@pytest.mark.parametrize("text", ["Pia Lund"])
def test_what_was_not_offered_is_not_passed_without_a_word(text: str) -> None:
    found = reply(BAKERS, text)
    assert found.issues and found.decision != "proceed"


@pytest.mark.parametrize("text", ["Ida", "Ole Berg please", "the first", "die zweite", "第二個", "le premier"])
def test_what_takes_one_of_them_is_an_answer(text: str) -> None:
    assert reply(BAKERS, text).decision == "proceed"


@pytest.mark.parametrize(
    ("department", "asked", "text", "question"),
    [
        ("marketing", BUDGET, "800", "In which currency is the budget?"),
        ("marketing", BUDGET, "5k", "In which currency is the budget?"),
        ("sales", RATE, "12", "Under which condition does the discount apply? 'None' will do."),
        ("sales", RATE, "for orders over EUR 900", "What percentage is the discount?"),
    ],
)
def test_of_half_an_answer_the_other_half_is_asked_for(
    department: str, asked: tuple[str, str], text: str, question: str
) -> None:
    assert reply(asked, text, department).question == question


@pytest.mark.parametrize(
    ("department", "asked", "text"),
    [
        ("marketing", BUDGET, "GBP 800"),
        ("marketing", BUDGET, "300 francs a day"),
        ("marketing", BUDGET, "you decide"),
        ("sales", RATE, "12 % until the end of June"),
        ("sales", RATE, "12 %, none"),
        ("sales", ("Set the price of the Pro plan to 49", "In which currency is the price?"), "台幣"),
        ("sales", ("Extend the trial of Nordlys", "By how long, or until when?"), "noch zwei Wochen"),
    ],
)
def test_a_whole_answer_is_not_asked_about(department: str, asked: tuple[str, str], text: str) -> None:
    assert reply(asked, text, department).decision == "proceed"


def test_a_good_one_counts_nothing() -> None:
    assert reply(RATE, "a good one", "sales").decision == "clarify"
    assert reply(("Rent the van V-2 on 3 May", "How many seats?"), "just one").decision == "proceed"


@pytest.mark.parametrize(
    ("text", "said"),
    [("yes please", "yes"), ("ok", "yes"), ("是的", "yes"), ("no", "no"), ("claro que no", "no"), ("no, all 14", None)],
)
def test_a_plain_yes_or_no_is_one_in_any_language(text: str, said: str | None) -> None:
    assert agreement(text, default_gate().replies("en")) == said


def test_stock_phrases_are_told_from_words_of_their_own() -> None:
    spoken = default_gate().replies("en")
    assert familiar("die zweite bitte", spoken)
    assert not familiar("die zweite Kiste", spoken)
