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


@pytest.mark.parametrize(
    "text", ["neither", "none of them", "Pia Lund", "the older one", "ninguno", "keiner von beiden", "都不是"]
)
def test_what_takes_nothing_of_what_is_offered_settles_nothing(text: str) -> None:
    assert reply(BAKERS, text).decision == "clarify"


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
