"""What can be worked out: for each check texts that cannot be right, beside those that can."""

import doctest
import importlib
import pkgutil
from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import askfirst
from askfirst import checks
from askfirst.checks import CHECKS, Check
from askfirst.checks.figures import Find, read
from askfirst.checks.limits import limit_exceeded
from askfirst.checks.spans import backwards, wrong_length
from askfirst.checks.sums import wrong_sum
from askfirst.checks.weekdays import no_such_day, wrong_weekday
from askfirst.text.normalise import lowered, normalise

WRONG = {
    wrong_weekday: [
        "Move the visit to Tuesday 3 June 2026",
        "Deliver on 12 March 2026 (Monday)",
        "Set the go-live to Saturday 10.10.2025",
        "Verschieb die Besichtigung auf Montag, den 6. Mai 2026",
        "Convoca al comité para el miércoles 25 de noviembre de 2025",
        "Stage du lundi 4 mai au mercredi 7 mai",
        "Agende o exame para domingo, 30 de janeiro de 2026",
        "會議改到 2026/3/5（週三）",
    ],
    no_such_day: [
        "Pay on 30 February",
        "Set it to February 29, 2027",
        "Envoie-le le 31 novembre",
        "訂 2 月 30 日的早班機",
    ],
    wrong_length: [
        "Two nights, 8 to 12 August, at the Astor",
        "The exam lasts 90 minutes, from 09:00 to 10:00",
        "Set up a 12-month term from 1 January 2026 to 30 June 2026",
        "Lease: start 1 May 2026, fixed term of 12 months, ending 31 January 2027",
        "Her contract ends on 31 March 2026; extend it by three months to 31 May 2026",
        "Buch das Hotel vom 4. bis 8. Mai, neun Nächte",
        "Reserva el hotel del 4 al 8 de mayo, nueve noches",
        "Réserve le gîte du 3 au 6 juin, cinq nuits",
        "登記王主任 3 月 2 日至 3 月 8 日共 10 天的年假",
    ],
    backwards: [
        "Book the car from 14 June to 9 June",
        "Rent the hall from 18:00 to 16:30",
        "Leave: start 2026-05-12, end 2026-05-04",
        "Hotel in Gent, check-in 12 March, check-out 10 March",
        "Sperre Rampe 3 vom 8. März bis 3. März",
        "Bloquea la agenda de las 17:00 a las 15:30",
        "Bloque mon agenda de 16 h à 14 h",
        "展場 8/5 到 8/2 進場",
    ],
    wrong_sum: [
        "Split the €9,000 bill among Sales (€4,000), IT (€3,000) and HR (€1,000)",
        "Load 26 pallets, 13 for Graz and 15 for Maribor, nothing else on board",
        "Split the bill of EUR 240 among the six of us and charge everyone EUR 48",
        "Order 3 kiosks at EUR 4,000 each, the total is EUR 14,000",
        "Pack 30 Beutel: 12 für Ulm und 20 für Bonn",
        "Reparte los 300 € entre tres, 90 € cada uno",
        "O vídeo fica com 60 segundos no total: 25 de abertura, 30 de entrevistas e 15 de fecho",
        "志工 12 人：報到組 5、場佈組 4、餐飲組 4",
    ],
    limit_exceeded: [
        "Load 26 pallets onto trailer TR-5, which takes 24, in one trip",
        "The boardroom seats 12. Invite the 19 managers.",
        "Reservier Bahnen für höchstens 12 Personen, alle 18 vom Team Süd spielen mit",
        "A sala tem 40 lugares. Convide os 65 alunos da lista G-3",
    ],
}
RIGHT = {
    wrong_weekday: [
        "Move the visit from Tuesday to 4 June 2026",
        "Deliver on Monday; the invoice of 12 March 2026 is attached",
        "Enter 1 to 12 March 2027, Monday to Friday",
    ],
    no_such_day: ["Pay on 28 February", "Print 31 June leaflets"],
    wrong_length: [
        "Shift from 08:00 to 16:00, seven hours, with a lunch break",
        "Rent the van 4 June to 6 June for three days",
        "From 4 to 8 May send a reminder every two days",
        "Run the ad from 2 to 13 March 2026 for 17–20-year-olds",
        "Jonah works with us from 1 to 30 June 2026, three days a week",
        "Rent the van: start 1 November, four months, end 28 February",
        "Move the 45-minute talk from 10:00 to 11:00",
        "Film from 9:00 to 12:00, each scene takes 60 minutes",
        "Book the hut from 20 December 2025 to 4 January, 15 nights",
        "Book the hut from 20 December to 4 January 2026, 15 nights",
        "Book the hut from 27 February to 2 March, three nights",
        "Book the hut from 27 February to 2 March, four nights",
    ],
    backwards: [
        "Night shift from 22:00 to 06:00",
        "Leave from 20 December to 4 January",
        "Office hours are 9:00 to 5:00",
        "Fiscal year from 1 July to 30 June",
        "Move the call from 14:00 to 11:00",
        "Keep the pallets in bay 30 until 15 August",
    ],
    wrong_sum: [
        "Split the bill of EUR 90 among cost centres 10, 20 and 30, EUR 30 each",
        "Quote: 50 units at EUR 12 each plus freight, total EUR 650",
        "Load 20 crates: 9 on truck 1, 6 on truck 2, the rest on truck 3",
        "Print 400 postcards PC-2: 250 for Zadar and 150 for Rijeka, matt, 300 g",
        "Pay Abt, Bose and Carr 120, 150 and 180 euros, 450 in total",
        "Blend batch 3302: 140 kg of resin A, 60 kg of hardener B",
        "Order 20 plates, 8 cups and 6 jugs for the kiosk",
        "Divide the 90 chairs evenly among rooms 1, 2 and 3",
    ],
    limit_exceeded: [
        "Load 26 pallets onto trailer TR-5, which takes 24, in two trips",
        "Pick at most 10 of the 40 applicants",
        "Limit the dinner to 40 guests and invite all 65 members, the rest waits",
        "Load the 33 pallets on two trucks, at most 26 a truck",
        "The hall seats 40. Set it up as 65 stations",
        "The car seats 5; put 8 boxes in the van",
        "Gib höchstens 10 Prozent Rabatt auf alle 12 Pumpen",
        "Aplica como máximo el 10 por ciento a las 12 bombas",
        "Donne au maximum 10 pour cent de remise sur les 12 pompes",
        "Peça no máximo 10 por cento de sinal e convide os 12 alunos",
    ],
}


def finds(check: Check, text: str) -> list[Find]:
    """What a check finds in a text, as it is written."""
    return list(check(read(lowered(normalise(text)))))


def test_every_check_is_tried_both_ways() -> None:
    assert {check.__name__ for check in WRONG} == {check.__name__ for check in RIGHT} == set(CHECKS)


@pytest.mark.parametrize(("check", "text"), [(check, text) for check, texts in WRONG.items() for text in texts])
def test_what_cannot_be_right_is_found(check: Check, text: str) -> None:
    assert finds(check, text)


@pytest.mark.parametrize(("check", "text"), [(check, text) for check, texts in RIGHT.items() for text in texts])
def test_what_can_be_right_is_not(check: Check, text: str) -> None:
    assert not finds(check, text)


@pytest.mark.parametrize("page", [page.name for page in pkgutil.iter_modules(checks.__path__)])
def test_the_examples_of_a_page_hold(page: str) -> None:
    done = doctest.testmod(importlib.import_module(f"askfirst.checks.{page}"))
    assert done.attempted and not done.failed


few = settings(max_examples=25, deadline=None)


@few
@given(st.integers(2, 20), st.integers(3, 9), st.integers(3, 9))
def test_leave_is_as_long_as_its_days(first: int, span: int, days: int) -> None:
    start = date(2026, 6, first)
    end = start + timedelta(span)
    wrong = finds(wrong_length, f"Enter leave for Pia: {start:%-d} – {end:%-d %B %Y}, {days} days")
    if days in (span, span + 1):
        assert not wrong
    elif days > span + 1 or days < (span + 1) * 5 // 7 - 1:  # fewer may be the working days alone
        assert wrong


@few
@given(st.integers(1, 400), st.integers(1, 400), st.integers(1, 400), st.integers(0, 60))
def test_parts_come_to_their_whole(food: int, drinks: int, games: int, missing: int) -> None:
    whole = food + drinks + games + missing
    text = f"Split the {whole} euros for the picnic: {food} for food, {drinks} for drinks, {games} for games"
    assert bool(finds(wrong_sum, text)) == (missing != 0)


@few
@given(st.dates(date(2020, 1, 1), date(2030, 12, 31)), st.integers(0, 6))
def test_a_day_has_one_weekday(day: date, shift: int) -> None:
    text = f"Book room 4 for {day + timedelta(shift):%A}, {day:%-d %B %Y}, 10:00"
    assert bool(finds(wrong_weekday, text)) == (shift != 0)


@pytest.mark.parametrize(
    ("text", "question", "options"),
    [
        (
            "Split the 600 euros for the picnic: 300 for food, 250 for drinks, 100 for games",
            "The parts come to 650, not 600. Which is right?",
            ("650", "600"),
        ),
        (
            "The van takes 12 crates; load all 15 into it in one go",
            "There is room for 12 only, and 15 are asked for. Which number is right?",
            ("12", "15"),
        ),
        (
            "The talk of 50 minutes starts at 10:00 and ends at 10:30, hall 1",
            "'50 minutes' and '10:00 and ends at 10:30' do not fit together. Which one is right?",
            (),
        ),
        ("Deliver on Monday, 12 May 2026", "Monday, 12 May 2026 is a Tuesday. Which day do you mean?", ()),
    ],
)
def test_a_question_names_both_sides(text: str, question: str, options: tuple[str, ...]) -> None:
    issue = next(one for one in askfirst.assess(text, language="en").issues if one.rule in ASKED)
    assert issue.question == question
    assert not options or tuple(issue.options) == options


ASKED = {"wrong_sum", "limit_exceeded", "length_mismatch", "weekday_mismatch"}
