"""The encoder's say beside that of the regressions."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from askfirst.errors import WeightsError
from askfirst.model import Instruction
from askfirst.scoring.classifier.classifier import Classifier
from askfirst.scoring.classifier.combining import both
from askfirst.scoring.classifier.encoder.encoder import Encoder, load_encoder
from askfirst.scoring.classifier.file import load
from askfirst.scoring.classifier.weights import Together

ENCODER = load_encoder()
TRAINED = load()[0]
REQUEST = Instruction(text="Send the pump to the new customer by Friday")
EQUAL = Together(version=ENCODER.version, heard_within=2.0, intercept=0.5, regressions=1.0, encoder=1.0)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that the encoder is asked about; it says 1, 2, 3 ... of them."""
    found: list[str] = []

    def logits(_: Encoder, requests: Sequence[Instruction]) -> list[float]:
        found.extend(request.text for request in requests)
        return [float(number) for number, _ in enumerate(requests, 1)]

    monkeypatch.setattr(Encoder, "logits", logits)
    return found


def test_near_to_zero_both_opinions_add_up() -> None:
    assert both(EQUAL, [1.5], ENCODER, [REQUEST]) == [0.5 + 1.5 + ENCODER.logit(REQUEST)]


def test_beyond_it_the_encoder_is_taken_to_agree_and_not_asked(asked: list[str]) -> None:
    assert both(EQUAL, [2.0, -3.0], ENCODER, [REQUEST] * 2) == [0.5 + 2.0 + 2.0, 0.5 - 3.0 - 3.0]
    assert asked == []


def test_of_several_requests_each_has_the_answer_that_is_about_it(asked: list[str]) -> None:
    texts = ["Send the pump to Ana", "Send it", "Pay the lamp by Friday", "Order a pump for Ana"]
    requests = [Instruction(text=text) for text in texts]
    assert both(EQUAL, [1.0, 1.0, 5.0, -1.0], ENCODER, requests) == [0.5 + 1 + 1, 0.5 + 1 + 1, 0.5 + 5 + 5, 0.5 - 1 + 2]
    assert asked == [texts[0], texts[3]]


@pytest.mark.parametrize("text", ["hi there", "Thanks!", "Refund 77120"])
def test_it_is_not_asked_about_texts_shorter_than_those_it_was_trained_on(text: str, asked: list[str]) -> None:
    assert both(EQUAL, [1.0], ENCODER, [Instruction(text=text)]) == [0.5 + 1.0 + 1.0]
    assert asked == []


def test_a_classifier_without_its_encoder_is_refused() -> None:
    assert TRAINED.together is not None
    with pytest.raises(WeightsError, match="not with none"):
        Classifier(TRAINED, "x")
    other = replace(TRAINED, together=replace(TRAINED.together, version="another"))
    with pytest.raises(WeightsError, match=f"encoder another, not with {ENCODER.version}"):
        Classifier(other, "x", ENCODER)


def test_it_tells_an_order_with_its_value_from_one_without() -> None:
    told, untold = (
        ENCODER.logit(Instruction(text=text, department="sales"))
        for text in ("Raise the fee of Ana Ruiz from EUR 5 to EUR 8", "Raise the fee of Ana Ruiz a bit from EUR 5")
    )
    assert told < untold
