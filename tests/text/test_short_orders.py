"""Which language a short order is in: a table of our own for each language that has packs."""

import time
from pathlib import Path

import pytest
import yaml

from askfirst.gate import load_gate
from askfirst.text.language import Detector

ORDERS: dict[str, list[str]] = yaml.safe_load((Path(__file__).parent / "languages.yaml").read_text(encoding="utf-8"))
FLOOR = 0.95
"""The least share of each language's orders that must be told right."""
LEAST = 40
"""Orders in each table."""


@pytest.fixture(scope="module")
def detector() -> Detector:
    return load_gate().detector


@pytest.mark.parametrize("language", ORDERS)
def test_short_orders(detector: Detector, language: str) -> None:
    orders = ORDERS[language]
    wrong = [(text, found) for text in orders if (found := detector.detect(text)) != (language, "")]
    assert len(set(orders)) >= LEAST
    assert len(wrong) <= (1 - FLOOR) * len(orders), wrong


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Mail the list to Inès", "en"),
        ("Note: pause the ads", "en"),
        ("Budget?", "en"),
        ("40 cartons", "en"),
        ("Ana's contract", "en"),
        ("Le budget augmente", "fr"),
        ("Abre la caja 3", "es"),
        ("Abre a caixa 3", "pt"),
        ("Newsletter verschicken", "de"),
    ],
)
def test_words_that_several_languages_have(detector: Detector, text: str, language: str) -> None:
    assert detector.detect(text) == (language, "")


def test_it_costs_microseconds(detector: Detector) -> None:
    texts = [text for orders in ORDERS.values() for text in orders]
    took = []
    for _ in range(20):
        start = time.process_time()
        for text in texts:
            detector.detect(text)
        took.append((time.process_time() - start) / len(texts))
    assert min(took) < 5e-6
