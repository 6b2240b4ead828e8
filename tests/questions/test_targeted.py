"""A question asks for what this request leaves open: of persons who, of money the currency, of an offer its items."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Issue


def asked(text: str, language: str = "en", department: str | None = None) -> list[Issue]:
    return list(default_gate().assess(Instruction(text=text, language=language, department=department)).issues)


def questions(text: str, language: str = "en", department: str | None = None) -> list[str]:
    return [issue.question for issue in asked(text, language, department)]


@pytest.mark.parametrize(
    ("language", "text", "question"),
    [
        ("fr", "Réponds-lui avant midi", "« Réponds-lui » : à qui pensez-vous ? Un nom suffit."),
        ("fr", "Appelle-la demain à 9 h", "« Appelle-la » : à qui pensez-vous ? Un nom suffit."),
        ("fr", "Imprime-les en A4", "« Imprime-les » : de quoi s'agit-il ? Un nom ou un numéro suffit."),
        ("de", "Antworte ihm bis Montag um 9 Uhr", "Wer ist mit „ihm“ gemeint? Ein Name genügt."),
        ("de", "Druck es in A4 aus", "Was ist mit „es“ gemeint? Ein Name oder eine Nummer genügt."),
        ("es", "Imprímelo en A4", "«Imprímelo»: ¿de qué se trata? Basta un nombre o un número."),
        ("pt", "Imprima-o em A4", "«Imprima-o»: de que se trata? Basta um nome ou um número."),
    ],
)
def test_a_person_is_asked_for_as_one_and_a_thing_as_one(language: str, text: str, question: str) -> None:
    assert question in questions(text, language)


@pytest.mark.parametrize(
    ("language", "text", "options"),
    [
        ("fr", "Livre la porte P-2 à Nantes ou à Brest", ("Nantes", "Brest")),
        ("de", "Schick den Vertrag V-2 per Mail oder per Post", ("Mail", "Post")),
        ("es", "Asigna el ticket 88 a Karim o a Nadia", ("Karim", "Nadia")),
        ("pt", "Atribua o ticket 88 ao Pedro ou ao Rui", ("Pedro", "Rui")),
    ],
)
def test_an_open_choice_offers_both_in_every_language(language: str, text: str, options: tuple[str, ...]) -> None:
    found = [issue for issue in asked(text, language) if issue.kind == "mutually_exclusive_options"]
    assert [issue.options for issue in found] == [options]
    assert all(option in found[0].question for option in options)


@pytest.mark.parametrize(
    ("language", "text", "sides"),
    [
        ("fr", "Publie la note N-4 le vendredi 14 mai 2026", ("vendredi", "14 mai")),
        ("de", "Verschicke die Lieferung L-7 am Freitag, 14. Mai 2026", ("Freitag", "14. Mai")),
    ],
)
def test_both_sides_of_a_clash_are_named(language: str, text: str, sides: tuple[str, str]) -> None:
    found = [issue.question for issue in asked(text, language) if issue.kind == "contradictory_requirements"]
    assert found and all(side in found[0] for side in sides)


@pytest.mark.parametrize(
    ("text", "department", "question"),
    [
        ("Wire 800 to the plumber", "operations", "In which currency? You wrote 'Wire 800 to the plumber'."),
        (
            "Please win more subscribers with the podcast",
            "marketing",
            "How many should there be, and by when? You wrote 'win more subscribers with the podcast'.",
        ),
        (
            "Make a video about our mill in Brno",
            "marketing",
            "How long or how big should it be, and for which channel? You wrote 'Make a video about our mill in Brno'.",
        ),
    ],
)
def test_a_question_leaves_out_what_the_text_says(text: str, department: str | None, question: str) -> None:
    assert question in questions(text, "en", department)


def test_currencies_are_offered_for_money_and_units_for_goods() -> None:
    money = [issue for issue in asked("Wire 800 to the plumber", department="operations") if issue.options]
    assert money[0].options == ("EUR", "USD", "GBP")
    goods = [issue for issue in asked("Order 80 of the diesel for tank T-2.", department="operations") if issue.options]
    assert goods[0].options[0] == "litres"


@pytest.mark.parametrize(
    ("language", "text", "question"),
    [
        (
            "fr",
            "Livre les bidons au dépôt",
            "De quel lieu s'agit-il exactement ? Vous écrivez « Livre les bidons au dépôt » ; "
            "donnez l'adresse, le hall ou l'emplacement.",
        ),
        (
            "es",
            "Deja las cajas en el almacén",
            "¿Dónde está exactamente «el almacén»? Indique dirección, nave o muelle.",
        ),
        (
            "de",
            "Bring die Kisten ins Lager",
            "Welcher Ort genau ist mit „Lager“ gemeint? Bitte nennen Sie Adresse, Halle oder Platz.",
        ),
        (
            "pt",
            "Deixe as caixas no armazém",
            "De que lugar se trata exatamente? Escreveu «Deixe as caixas no armazém»; "
            "indique endereço, galpão ou cais.",
        ),
    ],
)
def test_a_place_is_quoted_without_its_preposition_or_in_its_clause(language: str, text: str, question: str) -> None:
    assert question in questions(text, language, "operations")


@pytest.mark.parametrize(
    ("language", "text", "question"),
    [
        (
            "fr",
            "Emballe 40 vis : 15 pour Lyon et 20 pour Metz",
            "Les parts font 35 au total, pas 40. Lequel des deux nombres est juste ?",
        ),
        (
            "de",
            "Pack 40 Schrauben: 15 für Kiel und 20 für Trier",
            "Die Teile ergeben zusammen 35, nicht 40. Welche Zahl stimmt?",
        ),
        ("es", "Prepara 40 tornillos: 15 para León y 20 para Jaén", "Las partes suman 35, no 40. ¿Qué cifra vale?"),
        (
            "pt",
            "Prepara 40 parafusos: 15 para Faro e 20 para Tomar",
            "As partes somam 35, e não 40. Qual dos números vale?",
        ),
    ],
)
def test_a_sum_that_does_not_come_out_says_both_numbers(language: str, text: str, question: str) -> None:
    found = next(issue for issue in asked(text, language) if issue.rule == "figures_disagree")
    assert (found.question, found.options) == (question, ("35", "40"))


@pytest.mark.parametrize(
    ("language", "text", "department", "question"),
    [
        (
            "fr",
            "Pose les bidons quelque part",
            "operations",
            "Où exactement ? Donnez l'adresse, le hall ou l'emplacement.",
        ),
        ("es", "Deja el palé en algún lado", "operations", "¿Dónde exactamente? Indique dirección, nave o muelle."),
        (
            "de",
            "Hol uns mehr Abonnenten auf YouTube",
            "marketing",
            "Wie viele genau, und bis wann? Sie schrieben: „Hol uns mehr Abonnenten auf YouTube“.",
        ),
        ("zh-Hant", "把目錄寄給老客戶", "sales", "「老客戶」確切是指哪些人？請給條件、名單或名字。"),
        ("zh-Hant", "儘快處理工單 T-8", None, "具體要做什麼？您寫的是「儘快處理工單 T-8」。"),
    ],
)
def test_other_languages_ask_by_what_is_said_too(language: str, text: str, department: str, question: str) -> None:
    assert question in questions(text, language, department)


def test_an_option_that_is_an_order_keeps_its_verb() -> None:
    found = next(issue for issue in asked("Move the Lund order to the night shift or cancel it") if issue.options)
    assert found.options == ("Move the Lund order to the night shift", "cancel it")


def test_a_time_behind_two_names_is_no_part_of_the_second() -> None:
    found = next(
        issue
        for issue in asked("Plan the audit with Roth or Lund next week")
        if issue.kind == "mutually_exclusive_options"
    )
    assert found.options == ("Roth", "Lund")
