"""The weights that come with Askfirst: small enough, read offline, and better than a guess in every language."""

import subprocess
import sys
from pathlib import Path

import pytest

from askfirst.model import Instruction, Message
from askfirst.reader.session import LOWER, SHIPPED, UPPER, VOCABULARY, load_reader

READER = load_reader()
MOST = 60_000_000
"""Bytes of the files."""


def test_the_files_are_small_enough() -> None:
    assert sum((SHIPPED / name).stat().st_size for name in (LOWER, UPPER, VOCABULARY)) <= MOST
    assert "multilingual-e5-small" in (SHIPPED / "NOTICE").read_text("utf-8")


@pytest.mark.parametrize(
    ("told", "untold"),
    [
        ("Transfer 50 euros from checking to savings", "Transfer some money"),
        ("Erinnere mich morgen um 9 Uhr an den Zahnarzt", "Erinnere mich an etwas"),
        ("Envoie la facture F-204 à compta@kern.example", "Envoie-le-lui"),
        ("Cancela mi cita del jueves a las 15:00", "Resérvame una mesa"),
        ("Quanto custa a pizza grande de calabresa?", "Quero fazer um pedido"),
        ("明天早上七点叫我起床", "把那个发给他"),
    ],
)
def test_an_order_with_its_values_is_doubted_less_than_one_without(told: str, untold: str) -> None:
    assert READER.read(Instruction(text=told)).unclear < READER.read(Instruction(text=untold)).unclear


def test_a_text_is_read_alike_each_time_and_with_its_history() -> None:
    history = (Message("user", "Order a pump"), Message("assistant", "Which pump: the red one or the blue one?"))
    alone, answer = Instruction(text="the blue one"), Instruction(text="the blue one", history=history)
    assert READER.read(alone) == READER.read(alone)
    assert READER.read(answer).unclear < READER.read(alone).unclear


def test_reading_writes_nothing_at_home_and_starts_no_thread(tmp_path: Path) -> None:
    """onnxruntime keeps a database there and calls its makers, unless it is told not to before it is imported."""
    program = (
        "from askfirst.reader.session import load_reader; from askfirst.model import Instruction; import os; "
        "load_reader().read(Instruction(text='Call Ana')); print(len(os.listdir('/proc/self/task')))"
    )
    environ = {"HOME": str(tmp_path), "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run([sys.executable, "-c", program], env=environ, capture_output=True, text=True, check=True)
    assert (done.stdout.strip(), list(tmp_path.iterdir())) == ("1", [])
