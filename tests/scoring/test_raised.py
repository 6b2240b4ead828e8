"""The laws of what is raised: what blocks is lost to no twin, and nothing of it reaches the classifier."""

from itertools import product
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from askfirst.gate import Gate, load_gate
from askfirst.model import Instruction, Thresholds
from askfirst.rules.nodes import Material
from askfirst.rules.pack import Pack
from askfirst.scoring.classifier.opinion import Classifier, load_classifiers
from askfirst.scoring.judge import judge
from askfirst.scoring.raised import ALWAYS, UNLESS_SURE, YIELDS, raise_issues, yielding
from tests.packs import gate_of

CLASSIFIERS = load_classifiers()
SHIPPED = load_gate(classifiers=CLASSIFIERS)
ENGLISH = cast("Classifier", CLASSIFIERS.of("en"))
OF_DEPARTMENTS = {
    name: tuple(rule.id for rule in SHIPPED.shelves["en"].packs[name].rules) for name in ("sales", "operations")
}

PHRASES = ("soon", "very soon", "very", "neat")
BLOCKS = ("alone", "unless_sure", "false", "true")
TYPES = ("vague_language", "missing_information", "conflicting_instructions")
GENERAL = tuple(
    f"  - {{id: {kind}_{at}_{blocks}, type: {kind}, when: {phrase}, blocks: {blocks}, replaces: [{replaced}]}}"
    for (at, phrase), blocks, kind in product(enumerate(PHRASES), BLOCKS, TYPES)
    for replaced in (f"vague_language_{at}_true" if phrase == "very" else "",)
)
SALES = """department: sales
always_clarify:
  - {id: of_sales, type: missing_information, when: neat}
  - {id: also_of_sales, type: vague_language, when: very soon}
"""
IDS = (*(line.partition("id: ")[2].partition(",")[0] for line in GENERAL), "of_sales", "also_of_sales")
OFF = st.frozensets(st.sampled_from(IDS), min_size=1, max_size=5).map(frozenset(IDS).difference)
"""All rules but a few, so that each has its say."""
TEXTS = st.lists(st.sampled_from(("soon", "very", "neat", "and", "call", ".")), min_size=1, max_size=8).map(" ".join)
WORDS = "send give cancel the a good report soon it to Anna Ruiz 5 % by Friday and discount several order SO-7 ."
REQUESTS = st.lists(st.sampled_from(WORDS.split()), min_size=1, max_size=14).map(" ".join)


@pytest.fixture(scope="module")
def gate(tmp_path_factory: pytest.TempPathFactory) -> Gate:
    """Packs in which rules of every sort speak of the same words."""
    general = "department: null\nalways_clarify:\n" + "\n".join(GENERAL)
    return gate_of(tmp_path_factory.mktemp("packs"), general=general, sales=SALES)


def case(gate: Gate, text: str, department: str = "sales", off: frozenset[str] = frozenset()) -> tuple[Pack, Material]:
    request = Instruction(
        text=text, department=department, language="en", rules_off=tuple(sorted(off)), thresholds=Thresholds(0, 0)
    )
    return gate.shelves["en"].packs[department], gate.material(request, gate.shelves["en"].reader)


@settings(max_examples=200, deadline=None)
@given(text=TEXTS, off=OFF)
def test_law_4_what_blocks_alone_blocks_among_others_whatever_stays_of_twins(
    gate: Gate, text: str, off: frozenset[str]
) -> None:
    pack, material = case(gate, text)
    alone = [raise_issues(pack, material, frozenset(IDS) - {one}) for one in sorted(frozenset(IDS) - off)]
    together = raise_issues(pack, material, off)
    assert max((one.firmness for one in together), default=0) == max(
        (one.firmness for several in alone for one in several), default=0
    )
    assert bool(together) == any(alone)


@settings(max_examples=60, deadline=None)
@given(text=TEXTS, off=OFF)
def test_law_4_what_a_department_always_asks_blocks_and_yields_to_nothing(
    gate: Gate, text: str, off: frozenset[str]
) -> None:
    pack, material = case(gate, text)
    raised = raise_issues(pack, material, off)
    for issues in (raised, yielding(raised), yielding(raised, sure=True)):
        assert all(one.hard and one.firmness == ALWAYS for one in issues if one.rule.department == "sales")


@settings(max_examples=60, deadline=None)
@given(text=TEXTS, off=OFF)
def test_law_4_what_blocks_is_asked_at_any_threshold(gate: Gate, text: str, off: frozenset[str]) -> None:
    pack, material = case(gate, text)
    raised = raise_issues(pack, material, off)
    verdict = judge(pack, case(gate, text, off=off)[1])
    assert (verdict.decision == "clarify") == any(one.hard for one in raised)


@settings(max_examples=60, deadline=None)
@given(text=TEXTS, off=OFF)
def test_what_yields_stays_an_issue_and_only_blocks_no_more(gate: Gate, text: str, off: frozenset[str]) -> None:
    raised = raise_issues(*case(gate, text), off)
    for sure, most in ((False, YIELDS), (True, UNLESS_SURE)):
        left = yielding(raised, sure)
        assert [(one.rule.id, one.hit) for one in left] == [(one.rule.id, one.hit) for one in raised]
        blocks = any(one.firmness > most for one in raised)
        assert left == raised if blocks else not any(one.hard for one in left)
