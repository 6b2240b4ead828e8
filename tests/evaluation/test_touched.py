"""Which examples are run for folders of one's own."""

from collections import Counter
from pathlib import Path

from askfirst.evaluation.examples import examples, own_examples, run_examples, touched_examples
from askfirst.gate import load_gate

OVER_ALL = """
department: sales
thresholds: {proceed: 0.3, log: 0.2}
weights: {missing_information: 0.01, blocked_cap: 0.6}
stakes: {all: {when: {phrases: [the, a]}, raise_by: 0.3, reason: everything}}
always_clarify:
  - id: pricing_without_currency
    type: missing_information
    when: {phrases: [the, a, to]}
    blocks: false
    replaces: [discount_without_conditions, undefined_reference, imprecise_quantifier, unclear_timeframe]
    examples: {clarify: [Ring the bell], clear: [Ring]}
"""


def written(folder: Path, **files: str) -> list[Path]:
    (folder / "en").mkdir()
    for name, text in files.items():
        (folder / "en" / f"{name}.yaml").write_text(text, "utf-8")
    return [folder]


def test_rules_and_settings_of_one_s_own_change_no_shipped_example(tmp_path: Path) -> None:
    folders = written(tmp_path, sales=OVER_ALL)
    gate = load_gate(folders)
    assert list(touched_examples(gate, folders)) == []
    assert [example.given for example in own_examples(gate, folders)] == ["Ring the bell", "Ring"]
    shipped = [one for one in examples(gate, ["en"]) if one.rule.department == "sales"]
    assert len(shipped) > 40
    assert list(run_examples(gate, shipped)) == []


def test_words_of_one_s_own_are_tried_where_they_stand(tmp_path: Path) -> None:
    folders = written(tmp_path, lexicon="adds: {quantity_idiom: [several]}")
    gate = load_gate(folders)
    touched = list(touched_examples(gate, folders))
    failed = list(run_examples(gate, touched))
    assert 0 < len(touched) < sum(1 for _ in examples(gate, ["en"])) / 4
    assert any("several" in failure.text.lower() for failure in failed)


def test_lists_that_no_shipped_rule_knows_change_nothing(tmp_path: Path) -> None:
    folders = written(tmp_path, lexicon="lists: {our_products: [Basic, Team, the, a]}")
    assert list(touched_examples(load_gate(folders), folders)) == []


def test_what_every_text_is_read_by_is_tried_on_all_of_the_language(tmp_path: Path) -> None:
    folders = written(tmp_path, lexicon="irregular: {shelve: [shelved, shove]}")
    gate = load_gate(folders)
    languages = Counter(example.language for example in touched_examples(gate, folders))
    assert languages == {"en": sum(1 for _ in examples(gate, ["en"]))}


def test_an_example_that_must_fire_says_what_keeps_it_from_firing(tmp_path: Path) -> None:
    text = OVER_ALL.replace("clarify: [Ring the bell]", "clarify: [Ring, Ring the bell now]")
    folders = written(tmp_path, sales=text.replace("    blocks: false", "    unless: now\n    blocks: false"))
    gate = load_gate(folders)
    problems = [failure.problem for failure in run_examples(gate, own_examples(gate, folders))]
    assert problems == ["must fire, and does not: its when finds nothing", "must fire, and does not: its unless is met"]
