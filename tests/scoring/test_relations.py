"""Features of relations: each with texts that show it and twins that do not."""

import subprocess
import sys

import pytest

from askfirst.gate import load_gate
from askfirst.model import Instruction, Message
from askfirst.scoring.classifier.features import features
from askfirst.scoring.classifier.orders import Features

GATE = load_gate(languages=["en"])


def shown(text: str, *history: str, candidates: tuple[str, ...] | None = None) -> Features:
    messages = tuple(Message("user" if at % 2 == 0 else "assistant", said) for at, said in enumerate(history))
    request = Instruction(text=text, language="en", history=messages, candidates=candidates)
    return features(GATE.material(request, GATE.shelves["en"].reader))


@pytest.mark.parametrize(
    ("name", "fires", "silent"),
    [
        ("sum:yes", "Split 90 seats: 50 for Rome, 40 for Bari.", "Split 90 seats: 50 for Rome, 30 for Bari."),
        ("sum:said/no", "Split 90 seats: 50 for Rome, 30 for Bari.", "Move 90 seats: 50 for Rome, 30 for Bari."),
        ("product:yes", "Hire 4 cooks for 3 days, so 12 days.", "Hire 4 cooks for 3 days, so 14 days."),
        ("sum:percent/more", "Charge 60 % to Bari and 50 % to Rome.", "Charge 60 % to Bari and 40 % to Rome."),
        (
            "limit:over/most",
            "Invite at most 20 people, all 35 of list B.",
            "Invite at most 40 people, all 35 of list B.",
        ),
        ("days:differ", "Close the hall from 3 to 5 May, six days.", "Close the hall from 3 to 5 May, three days."),
        ("days:agree", "Rent the crane 30 May to 3 June, 5 days.", "Rent the crane 30 June to 3 May, 5 days."),
        ("dates:by < on", "Reply by 3 May, the fair is on 9 May.", "Reply by 9 May, the fair is on 3 May."),
        ("again:no", "Show no prices and put the price on page 2.", "Show no prices and put the logo on page 2."),
        ("again:keep", "Keep the stage, then raise the stage.", "Keep the stage, then raise the price."),
        ("ref:he/joined", "Call Bo Lind and Ed Voss, he waits.", "Call Bo Lind, he waits."),
        ("ref:joined/again", "Today Bo and Ed came, mail Ed the form.", "Today Bo and Ed came, mail him the form."),
        ("ref:it/bare", "Please delete it.", "Please delete invoice R-7, I paid it."),
        ("ref:the one of many", "We got two letters. File the letter.", "We got a letter. File the letter."),
        ("ref:the one again", "Lea sent a note, Ida a note. Print the note.", "Lea sent a note. Print the letter."),
    ],
)
def test_a_relation_shows_only_where_it_holds(name: str, fires: str, silent: str) -> None:
    assert name in shown(fires)
    assert name not in shown(silent)


def test_what_a_text_has_of_its_history() -> None:
    asked = "Which orders are late?", "Two: SO-7 (Rome) and SO-9 (Bari)."
    assert {"talk:id again", "talk:ids2"} <= shown("Cancel SO-7.", *asked).keys()
    assert "talk:name again" in shown("Cancel the Rome one.", *asked)
    assert {"talk:it/ids2", "talk:it/names2"} <= shown("Cancel it.", *asked).keys()
    assert "talk:the one of many" in shown("Cancel the order.", *asked)
    assert "talk:asked/new1" in shown("Tomorrow.", "Book the van.", "For which day?")


def test_features_come_in_the_same_order_whatever_the_hash_seed() -> None:
    program = (
        "from tests.scoring.test_relations import shown; "
        "print(list(shown('Send it to her, not to them; he has this one.', 'Who?', 'Ana and Bo, SO-7 and SO-9.')))"
    )
    orders = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(orders) == 1


def test_words_that_candidates_share_single_none_out() -> None:
    listed = "Ana Ruiz (Lima)", "Ana Ruiz (Quito)"
    assert "candidates:one" in shown("Call Ana Ruiz in Quito.", candidates=listed)
    assert "candidates:none" in shown("Call Ana Ruiz.", candidates=listed)
    assert "candidates:tie" in shown("Call Ana Ruiz, Lima or Quito.", candidates=listed)
    assert "candidates:together" in shown("Call both Anas.", candidates=listed)


def test_many_numbers_cost_no_time() -> None:
    assert not any(name.startswith(("sum:", "product:")) for name in shown("Add " + " ".join(map(str, range(90)))))
