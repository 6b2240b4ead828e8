"""A reply that answers another open gap is kept for that one; half an answer is kept in every language."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction
from askfirst.scoring.hearing import as_meant
from tests.clarifications.stories import Story

PAYMENTS = [
    ("en", "Pay her", "Nadia Okafor", "620", "euros", "her"),
    ("zh-Hant", "退款給他", "林美玲", "75", "美元", "他"),
]


def opened(language: str, text: str, department: str = "operations") -> Story:
    return Story(Instruction(text=text, department=department, language=language))


@pytest.mark.parametrize(("language", "text", "name", "sum_", "currency", "span"), PAYMENTS)
def test_a_name_for_an_amount_says_who_it_is_and_the_amount_stays_open(
    language: str, text: str, name: str, sum_: str, currency: str, span: str
) -> None:
    story = opened(language, text)
    story.reply(name)
    assert story.c.answers[0].value == name
    assert story.c.items[story.c.answers[0].item or 0].span == span
    assert story.c.items[story.asked.item].field == "amount"
    story.reply(sum_)
    assert story.c.items[story.asked.item].parts["currency"] == story.asked.text
    story.reply(currency)
    assert story.c.status == "resolved"
    assert story.seen.updated_instruction is not None
    assert story.seen.updated_instruction.fields == {"amount": f"{sum_}; {currency}"}
    assert f"{span}: {name}" in story.seen.updated_instruction.text


@pytest.mark.parametrize(
    ("language", "text", "said", "sum_", "currency"),
    [
        ("en", "Pay her", "620 for Nadia Okafor", "620", "Swiss francs"),
        ("en", "Pay her", "Nadia Okafor, 620", "620", "euros"),
        ("en", "Pay her", "EUR 620 to Nadia Okafor", "EUR 620", None),
        ("fr", "Rembourse le client", "75 € à Camille Vasseur", "75 €", None),
    ],
)
def test_a_sum_beside_who_it_is_goes_to_the_amount(
    language: str, text: str, said: str, sum_: str, currency: str | None
) -> None:
    story = opened(language, text)
    story.reply(said)
    if currency is not None:
        assert story.asked.text == story.c.items[story.asked.item].parts["currency"]
        story.reply(currency)
    assert story.c.status == "resolved"
    assert story.seen.updated_instruction is not None
    assert story.seen.updated_instruction.fields == {"amount": "; ".join(filter(None, (sum_, currency)))}
    assert said in story.seen.updated_instruction.text


@pytest.mark.parametrize(
    "said",
    [
        "Nadia Okafor, 14 Rue Pasteur",
        "Nadia Okafor, customer 5521",
        "Nadia Okafor of 7 May",
        "Nadia of team 4",
        "Nadia Okafor 4417",
    ],
)
def test_a_number_of_who_it_is_is_no_sum(said: str) -> None:
    story = opened("en", "Pay her")
    story.reply(said)
    assert [answer.field for answer in story.c.answers] == [None]


def test_a_sum_for_who_it_is_leaves_the_rest_of_the_amount_and_who_it_is_open() -> None:
    story = opened("en", "Pay her")
    story.reply("EUR 75")
    assert (story.c.answers[0].field, story.c.answers[0].value) == ("amount", "EUR 75")
    assert story.asked.item == 0
    story.reply("Nadia Okafor")
    assert story.c.status == "resolved"


def test_a_day_for_what_is_to_be_done_answers_when() -> None:
    story = opened("en", "Clean up the accounts of Orlo GmbH some time", "sales")
    assert story.asked.item == 0
    story.reply("Friday 7 May 2027")
    assert story.c.answers[0].field == "timeline"
    assert story.c.items[story.asked.item].field == "action"


@pytest.mark.parametrize("said", ["yen", "pesos", "USD"])
def test_a_currency_is_nobody(said: str) -> None:
    story = opened("en", "Pay her")
    story.reply("EUR 620")
    story.reply(said)
    assert not story.c.answers[-1].resolved


@pytest.mark.parametrize(
    "said", ["Nadia Okafor", "the agency Lingua", "nadia@lingua.example", "the one of Monday, Nadia"]
)
def test_who_it_is_may_be_said_in_other_words(said: str) -> None:
    story = opened("en", "Pay her")
    story.reply("EUR 620")
    story.reply(said)
    assert story.c.answers[-1].resolved


@pytest.mark.parametrize(
    ("said", "counts"),
    [
        ("Ms Ito, invoice 7004", False),
        ("invoice 7004", False),
        ("Ms Ito", False),
        ("20", True),
        ("3 boxes", True),
        ("a box of M6", True),
        ("two dozen", True),
    ],
)
def test_only_what_counts_is_a_quantity(said: str, counts: bool) -> None:
    story = opened("en", "Order some hinges for the shed")
    story.reply(said)
    assert story.c.answers[0].resolved is counts


@pytest.mark.parametrize("said", ["by 15 %", "15 percent more", "minus 10%", "double it"])
def test_a_change_in_per_cent_has_no_currency(said: str) -> None:
    lacks = default_gate().hearing.lacks
    assert not lacks("currency", said, "Raise the budget of the tulip campaign", "en")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "um 15 %"),
        ("fr", "de 15 %"),
        ("es", "un 15 %"),
        ("pt", "15 por cento"),
        ("zh-Hant", "15%"),
        ("de", "15 Prozent"),
    ],
)
def test_nor_in_any_other_language(language: str, said: str) -> None:
    assert not default_gate().hearing.lacks("currency", said, "…", language)


@pytest.mark.parametrize("said", ["620", "620 in total", "620, 20 % of it for print"])
def test_a_bare_sum_has(said: str) -> None:
    assert default_gate().hearing.lacks("currency", said, "Raise the budget of the tulip campaign", "en")


HALVES = [
    ("de", "Bestelle Kopierpapier bei Papyrus nach", "30", "Kartons"),
    ("de", "Bestelle Kopierpapier bei Papyrus nach", "Kartons", "30"),
    ("fr", "Commande du papier chez Lacroix", "30", "cartons"),
    ("es", "Pide papel a Cuéllar", "30", "cajas"),
    ("pt", "Encomenda papel à Lusa", "30", "caixas"),
    ("zh-Hant", "跟大同訂影印紙", "30", "箱"),
    ("de", "Verlängere den Testzugang von org_44", "20", "Tage"),
    ("pt", "Prolonga o teste de org_44", "20", "dias"),
]


@pytest.mark.parametrize(("language", "text", "half", "rest"), HALVES)
def test_the_other_half_is_asked_for(language: str, text: str, half: str, rest: str) -> None:
    story = opened(language, text)
    story.reply(half)
    assert story.c.answers[0].resolved
    assert story.asked.text in story.c.items[0].parts.values()
    story.reply(rest)
    assert story.c.status == "resolved"
    assert [answer.value for answer in story.c.answers if answer.resolved] == [half, rest]
    assert not story.seen.assumptions


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("de", "Bestelle Kopierpapier bei Papyrus nach", "30 Kartons"),
        ("fr", "Commande du papier chez Lacroix", "30 cartons"),
        ("es", "Pide papel a Cuéllar", "30 cajas"),
        ("pt", "Encomenda papel à Lusa", "30 caixas"),
        ("zh-Hant", "跟大同訂影印紙", "三十箱"),
        ("de", "Verlängere den Testzugang von org_44", "20 Tage"),
        ("fr", "Rembourse Camille Vasseur", "75 €"),
    ],
)
def test_a_whole_answer_is_not_asked_for_its_half(language: str, text: str, said: str) -> None:
    story = opened(language, text)
    story.reply(said)
    assert story.c.items[0].state == "settled"
    assert not story.c.items[0].partly


MOVED = [
    ("en", "Move the boiler check to a calmer hour", "8 May, 7:00 CET"),
    ("de", "Verschiebe den Aufbau auf eine bessere Zeit", "8. Mai um 7 Uhr"),
    ("es", "Mueve el montaje a una hora más tranquila", "el 8 de mayo a las 7"),
    ("pt", "Muda a montagem para um momento mais calmo", "8 de maio às 7h"),
    ("zh-Hant", "把盤點移到比較不忙的時段", "5月8日早上七點"),
]


@pytest.mark.parametrize(("language", "text", "said"), MOVED)
def test_what_is_moved_to_a_time_is_asked_for_no_place(language: str, text: str, said: str) -> None:
    story = opened(language, text)
    assert story.c.items[0].kind == "unclear_timeframe"
    story.reply(said)
    assert not {"destination", "location"} & {item.field for item in story.c.items}


SOURCES = [
    ("en", "Lena says hall 5", "hall 5"),
    ("en", "Mr Okafor told me it's hall 5", "hall 5"),
    ("en", "according to Lena, hall 5", "hall 5"),
    ("en", "my boss said hall 5", "hall 5"),
    ("de", "Lena sagt, Halle 5", "Halle 5"),
    ("de", "laut Lena, Halle 5", "Halle 5"),
    ("fr", "Camille dit que c'est la salle 5", "la salle 5"),
    ("fr", "selon Camille, la salle 5", "la salle 5"),
    ("es", "Lucía dice que es la nave 5", "la nave 5"),
    ("es", "según mi jefe, la nave 5", "la nave 5"),
    ("pt", "a Inês diz que é o armazém 5", "o armazém 5"),
    ("zh-Hant", "美玲說是五號廠", "五號廠"),
    ("en", "which hall? I mean hall 5", "hall 5"),
    ("en", "What place? Hall 5.", "Hall 5."),
    ("de", "welche Halle? ich meine Halle 5", "Halle 5"),
    ("fr", "quelle salle ? je parle de la salle 5", "la salle 5"),
    ("es", "¿qué nave? me refiero a la nave 5", "la nave 5"),
    ("pt", "qual armazém? refiro-me ao armazém 5", "armazém 5"),
    ("zh-Hant", "哪個廠？我是說五號廠", "五號廠"),
]


@pytest.mark.parametrize(("language", "said", "meant"), SOURCES)
def test_who_says_it_and_the_question_said_again_are_no_part_of_it(language: str, said: str, meant: str) -> None:
    assert as_meant(said, default_gate().replies(language)[0]) == meant


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "the sign says hall 5"),
        ("en", "Lena"),
        ("en", "Lena says"),
        ("en", "Lena's list, it says VIP"),
        ("en", "hall 5, says Lena"),
        ("en", "which ones do you have?"),
        ("en", "which hall? the one we said?"),
        ("en", "per day"),
        ("en", "per pallet"),
        ("de", "das Schild sagt Halle 5"),
        ("de", "Saga 5"),
        ("fr", "dit autrement, la salle 5"),
        ("es", "según el plan"),
        ("pt", "segundo andar"),
        ("zh-Hant", "產品說明書"),
        ("en", "according to Invoice 4471"),
        ("de", "laut Rechnung 4471"),
        ("zh-Hant", "五號廠"),
    ],
)
def test_anything_else_stays_as_it_is(language: str, said: str) -> None:
    assert as_meant(said, default_gate().replies(language)[0]) == said


def test_the_value_is_kept_without_its_source_and_what_was_said_beside_it() -> None:
    story = opened("en", "Bring the ladders to the usual place")
    story.reply("Lena says hall 5 at the Ghent site")
    assert (story.c.answers[0].value, story.c.answers[0].said) == (
        "hall 5 at the Ghent site",
        "Lena says hall 5 at the Ghent site",
    )


@pytest.mark.parametrize(
    ("said", "kept"), [("what do you mean?", True), ("hm, soon", True), ("neither of them", False)]
)
def test_options_stay_unless_all_of_them_were_refused(said: str, kept: bool) -> None:
    story = Story()
    first = story.asked.options
    assert first
    story.reply(said)
    assert not story.c.answers[0].resolved
    assert story.asked.options == (first if kept else ())
