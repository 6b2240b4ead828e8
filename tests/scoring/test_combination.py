"""The laws of putting evidence together, and a file that is refused unless it is the right one."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from askfirst.errors import WeightsError
from askfirst.scoring.classifier.combination import FILE, Evidence, Weighing, load_combination, sort_of
from askfirst.scoring.classifier.opinion import Classifiers, load_classifiers

SHIPPED = load_combination()
WEIGHINGS = st.sampled_from(
    [getattr(own, sort) for own in (SHIPPED.english, SHIPPED.others) for sort in ("first", "department", "reply")]
)
EVIDENCE = st.builds(
    Evidence, st.floats(-8, 8), st.floats(0, 1), st.sampled_from([0.0, 1.0]), st.sampled_from([0.0, 1.0])
)
MORE = st.tuples(*[st.floats(0, 12)] * 4)


@given(WEIGHINGS, EVIDENCE, MORE)
def test_more_evidence_never_raises_the_confidence(
    weighing: Weighing, evidence: Evidence, more: tuple[float, ...]
) -> None:
    other = Evidence(*(one + further for one, further in zip(evidence, more, strict=True)))
    assert weighing.points(other) <= weighing.points(evidence)
    assert weighing.asks(other) >= weighing.asks(evidence)


@given(WEIGHINGS, EVIDENCE)
def test_no_confidence_lies_where_a_threshold_could_be_missed(weighing: Weighing, evidence: Evidence) -> None:
    points = weighing.points(evidence)
    assert (points <= 6_900) == weighing.asks(evidence)
    assert points <= 6_900 or points >= 7_600


def test_a_message_is_of_one_sort() -> None:
    assert [sort_of(None, reply=False), sort_of("sales", reply=False)] == ["first", "department"]
    assert sort_of("sales", reply=True) == "reply"


@pytest.mark.parametrize(
    "content", [b"{", b"{}", FILE.read_bytes().replace(b'"found":', b'"lost":'), b'"reader"'], ids=str
)
def test_a_file_that_cannot_be_used_is_refused_with_what_to_do(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "combination.json").write_bytes(content)
    with pytest.raises(WeightsError, match="cannot be used") as error:
        load_combination(tmp_path / "combination.json")
    assert "ASKFIRST_CLASSIFIER=off" in str(error.value)


def test_evidence_that_would_speak_against_a_question_is_refused(tmp_path: Path) -> None:
    first = msgspec.structs.replace(SHIPPED.english.first, reader=-1.0)
    wrong = msgspec.structs.replace(SHIPPED, english=msgspec.structs.replace(SHIPPED.english, first=first))
    (tmp_path / "combination.json").write_bytes(msgspec.json.encode(wrong))
    with pytest.raises(WeightsError, match=r"english\.first\.reader"):
        load_combination(tmp_path / "combination.json")


def test_what_blocks_counts_no_less_than_what_would_block_alone() -> None:
    with pytest.raises(ValueError, match="could raise a confidence"):
        Weighing(intercept=0, reader=1, rules=1, found=2, blocked=1, ask_from=0)


def test_a_combination_for_another_reader_is_refused() -> None:
    with pytest.raises(WeightsError, match="fitted with the reader another"):
        Classifiers(load_classifiers().reader, msgspec.structs.replace(SHIPPED, reader="another"))
