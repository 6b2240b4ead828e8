"""Packs from folders: layers, headers, and errors that name file, line and mend."""

from pathlib import Path

import pytest

from askfirst.errors import PackError, single
from askfirst.gate import Gate
from askfirst.model import Instruction
from askfirst.rules.loading import load_shelves
from askfirst.scoring.findings import FINDINGS
from askfirst.text.entities import ENTITIES
from tests.packs import QUESTIONS, gate_of, rule, write_packs

ACTION = """department: sales
actions:
  refund:
    when: {command: [refund]}
    slots:
      amount:
        given_by: "#money"
"""


def asks(gate: Gate, text: str, department: str | None = "sales") -> bool:
    return gate.assess(Instruction(text=text, department=department)).needs_clarification


def test_a_department_has_its_own_rules_and_the_general_ones(tmp_path: Path) -> None:
    general = rule("when: soon", "null", "vague_time")
    gate = gate_of(tmp_path, general=general, sales=rule("when: discount"))
    assert asks(gate, "Give a discount") and asks(gate, "Call them soon")
    assert not asks(gate, "Give a discount", None)


def test_a_later_folder_replaces_a_rule_by_id_and_keeps_the_others(tmp_path: Path) -> None:
    shipped = write_packs(tmp_path / "shipped", sales=rule("when: discount"))
    (tmp_path / "own" / "en").mkdir(parents=True)
    (tmp_path / "own" / "en" / "sales.yaml").write_text(rule("when: rebate"), "utf-8")
    gate = Gate(load_shelves([shipped, tmp_path / "own"], ENTITIES, FINDINGS))
    assert asks(gate, "Give a rebate") and not asks(gate, "Give a discount")


def test_a_pack_can_extend_another_department(tmp_path: Path) -> None:
    inside = "department: inside_sales\nextends: sales\nthresholds: {proceed: 0.95, log: 0.8}\n"
    gate = gate_of(tmp_path, sales=rule("when: discount"), inside_sales=inside)
    assessment = gate.assess(Instruction(text="Give a discount", department="inside_sales"))
    assert assessment.needs_clarification and assessment.thresholds.proceed == 0.95


def test_word_lists_of_one_name_are_joined(tmp_path: Path) -> None:
    write_packs(tmp_path, lexicon="lists: {vague: [soon]}", sales=rule("when: '@vague'"))
    (tmp_path / "en" / "lexicon").mkdir()
    (tmp_path / "en" / "lexicon" / "more.yaml").write_text("lists: {vague: [later]}", "utf-8")
    gate = Gate(load_shelves([tmp_path], ENTITIES, FINDINGS))
    assert asks(gate, "Call soon") and asks(gate, "Call later")


def test_words_are_added_to_a_list_of_another_file_in_whatever_order_they_are_read(tmp_path: Path) -> None:
    lexicon = {"a": "adds: {vague: [later]}", "b": "lists: {vague: [soon]}", "c": "adds: {vague: [anon]}"}
    write_packs(tmp_path, sales=rule("when: '@vague'"))
    (tmp_path / "en" / "lexicon").mkdir()
    for name, text in lexicon.items():
        (tmp_path / "en" / "lexicon" / f"{name}.yaml").write_text(text, "utf-8")
    gate = Gate(load_shelves([tmp_path], ENTITIES, FINDINGS))
    assert asks(gate, "Call later") and asks(gate, "Call soon") and asks(gate, "Call anon")


def test_a_pack_does_without_rules_that_it_switches_off(tmp_path: Path) -> None:
    own = rule("when: soon") + "rules_off: [the_rule, of_all]\n"
    of_all = rule("when: later", rule_id="of_all").replace("department: sales", "department: null")
    gate = gate_of(tmp_path, general=of_all, sales=own)
    assert not asks(gate, "Call soon") and not asks(gate, "Call later")
    assert [one.id for one in gate.shelves["en"].packs[None].rules] == ["of_all"]
    with pytest.raises(PackError, match="Did you mean `of_all`"):
        gate_of(tmp_path, general=of_all, sales=own.replace("of_all]", "off_all]"))


def test_names_that_a_finding_gives_values_to_are_for_rules_with_one(tmp_path: Path) -> None:
    gate_of(tmp_path, sales=rule('when: {any: [soon, {finding: unfilled}]}\nquestion: "{mark}, {a}, {name}?"'))
    gate_of(tmp_path, sales=rule('when: {all: [soon, {phrases: [now], within: clause}]}\nquestion: "{a} or {b}?"'))


def test_words_that_yaml_takes_for_truth_values_stay_words(tmp_path: Path) -> None:
    gate = gate_of(tmp_path, sales=rule("when: {phrases: [on, no, yes]}"))
    assert asks(gate, "Put it on") and asks(gate, "They said yes")


@pytest.mark.parametrize(
    ("pack", "line", "problem", "mend"),
    [
        ("department: sales\nalways_clarfy: []\n", 2, "unknown key", "Did you mean `always_clarify`?"),
        (rule("when: soon\nblock: true"), 6, "unknown key `block`", "Did you mean `blocks`?"),
        (rule("when: soon\ncolour: red"), 6, "unknown key `colour`", "write one of: issue"),
        (rule("field: x"), 3, "`when` is missing", "Add it"),
        (rule("when: soon\noptions: Basic"), 6, "Expected a list, got text", "[...]"),
        (rule("when: soon", rule_id="The Rule"), 3, "`id`: 'The Rule' cannot be a name", "lower-case"),
        (rule("when: soon\nparts: {ratio: How much is it?}"), 6, "'ratio'", "rate"),
        (rule("when: soon\nvariants:\n  few:\n    asume: nothing"), 8, "unknown key `asume`", "`assume`"),
        (rule("when: {any: [soon, {phrase: [a]}]}"), 5, "unknown key `phrase`", "`phrases`"),
        (rule("when: soon").replace("missing_", "lacking_"), 4, "'lacking_information'", "missing_information"),
        ("department: sales\nthresholds: {proceed: 0.5, log: 0.7}\n", 2, "must not be above", "Lower `log`"),
        (rule("when: {phrases: [a], entity: money}"), 5, "exactly one finder", "Join several by all or any"),
        (rule("when: {entity: colour}"), 5, "unknown entity 'colour'", "There are"),
        (rule("when: {phrases: []}"), 5, "can never be met", "Write one"),
        (rule("when: {entity: mony}"), 5, "unknown entity 'mony'", "Did you mean money?"),
        (rule("when: [soon]"), 5, "`when`: Expected text or an object, got a list", "Write {phrases: [...]}"),
        (rule("when: 'quick*'"), 5, "has '*' within a word", "word~"),
        (rule("when: 'check~-in'"), 5, "has '~' within a word", "word~"),
        (rule("when: soon\nissue: x"), 6, "`issue`: Has 1 character", "Give at least 3 characters"),
        (rule("when: soon\nexamples: [x]"), 6, "`examples`: Expected an object", "{clarify: ..., clear: ...}"),
        (rule("when: soon\n\tissue: x"), 6, "a tab in the indent", "Indent with spaces"),
        ("department: sales\nchain:\n\t- {role: lead}\n", 3, "a tab in the indent", "Indent with spaces"),
        ("department: sales\nchain:\n  -\trole: lead\n", 3, "a tab in the indent", "Indent with spaces"),
        ("department: sales\nchain: [\n", 3, "not valid YAML", "indentation"),
        ("department: sales\nchain: [{role: lead, timeout: 1 hour}]\n", 2, "`timeout`: Is no length of time", "4h"),
        (rule("when: soon\nunless: [#money]\nissue: x y z"), 6, "not valid YAML", "in quotes"),
        ("department: sales\nchain: [lead]\n", 2, "`chain`: Expected an object", "{role: ..., timeout: ...}"),
        (
            "department: sales\nrules_off: [the_rule, he_rul]\n",
            2,
            "there is no rule 'the_rule' to switch off",
            "Leave it out, or write the id of",
        ),
        (rule("when: '@vague'"), 5, "unknown list @vague", "lexicon.yaml"),
        (rule("when: '(soon'"), 5, "brackets", "docs/packs-reference.md"),
        (rule("when: {phrases: [30]}"), 5, "Expected text, got a whole number", "quotes"),
        (rule("when: soon\nkind: unclear_scope"), 3, "is no kind of missing_information", "Use one of"),
        (rule('when: soon\nquestion: "When {span?"'), 6, "braces", "brace that is meant"),
        (rule('when: soon\nquestion: "When {0}?"'), 6, "is no name", "Use {span}"),
        (rule('when: soon\nissue: "Open: {spam}"'), 6, "nothing is filled in for {spam} here", "Did you mean {span}?"),
        (rule('when: soon\noptions: [a, "by {guest}"]'), 6, "for {guest} here", "Use one of {bare}, {clause}, "),
        (rule('when: soon\nagain: ["Say when", "When is {ordre}?"]'), 6, "for {ordre} here", "Did you mean {order}?"),
        (rule('when: soon\nparts: {unit: "Which {name}?"}'), 6, "for {name} here", "Give the rule a field"),
        (rule('when: soon\nquestion: "Which {name}?"'), 6, "for {name} here", "Give the rule a field"),
        (rule('when: soon\nquestion: "{a} or {b}?"'), 6, "for {a} here", "Use one of"),
        (rule('when: soon\nvariants:\n  few:\n    question: "{mark}?"'), 8, "for {mark} here", "Use one of"),
        (ACTION.replace("given_by", "question: 'Which {nmae}?'\n        given_by"), 7, "for {nmae}", "mean {name}?"),
        (
            rule('when: soon\nhints:\n  CHF: [Basel]\n  "{wrod} time": [Denver]'),
            8,
            "only {word} is filled in",
            "Write {word}",
        ),
        (rule("when: soon\ngiven: [date]"), 6, "given does nothing outside variants", "Move it into a variant"),
        (
            ACTION.replace("given_by", "given: [date]\n        given_by"),
            7,
            "given does nothing outside variants",
            "Move it into a variant",
        ),
        (rule("when: soon\nblocks: alone"), 6, "blocks: alone is for the general pack", "Remove it"),
        ("blocks: alone\n" + rule("when: soon"), 1, "blocks: alone is for the general pack", "or write false"),
        (
            ACTION.replace("given_by", "blocks: alone\n        given_by"),
            7,
            "blocks: alone is for the general",
            "Remove it",
        ),
        ("department: ops\n", 1, "department is 'ops'", "Write department: sales"),
        ("department: sales\nextends: retail\n", 2, "extends 'retail'", "Name a department"),
        ("department: sales\n  rules: [\n", 2, "not valid YAML", "indentation"),
        ("", 1, "empty", "header"),
    ],
)
def test_a_broken_pack_names_line_problem_and_mend(
    tmp_path: Path, pack: str, line: int, problem: str, mend: str
) -> None:
    with pytest.raises(PackError) as raised:
        gate_of(tmp_path, sales=pack)
    error = raised.value
    assert Path(error.file).name == "sales.yaml"
    assert (error.line, problem in error.problem, mend in error.mend) == (line, True, True), str(error)


def test_all_errors_of_a_folder_are_reported_at_once(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"(?s)unknown list @a.*unknown list @b"):
        gate_of(tmp_path, sales=rule("when: '@a'\nunless: '@b'"))


MISTAKES = """
department: sales
max_turns: 9
always_clarify:
  - id: first_rule
    type: missing_info
    when: {phrase: [soon]}
    unles: {phrases: [now]}
    asume: nothing
  - id: second_rule
    type: vague_language
    when: {any: [soon, {entity: 5}]}
  - id: third_rule
    type: vague_language
    when: "#colour"
"""


def reported(folder: Path, **packs: str) -> list[str]:
    with pytest.raises(PackError) as raised:
        gate_of(folder, **packs)
    return [f"{Path(one.file).stem}:{one.line}: {one.problem}" for one in single(raised.value)]


def test_every_mistake_of_every_file_is_reported_and_none_that_only_follows_from_another(tmp_path: Path) -> None:
    said = reported(
        tmp_path, sales=MISTAKES.replace("max_turns: 9\n", ""), support="department: help\nextends: sales\n"
    )
    assert [one.partition(" (")[0] for one in said[:5]] == [
        "sales:5: `type`: Invalid enum value 'missing_info'",
        "sales:6: unknown key `phrase`",
        "sales:7: unknown key `unles`",
        "sales:8: unknown key `asume`",
        "sales:11: `entity`: Expected text, got a whole number",
    ]
    assert said[5] == "support:1: department is 'help'"
    assert said[6].startswith("sales:14: unknown entity 'colour'") and len(said) == 7


def test_where_a_header_is_wrong_nothing_is_compiled_that_may_rest_on_it(tmp_path: Path) -> None:
    lexicon, lists = "lists:\n  soon: now\n", rule("when: '@soon'", "support")
    said = reported(tmp_path, sales=MISTAKES, support=lists, lexicon=lexicon)
    assert {one.partition(":")[0] for one in said} == {"sales", "lexicon"}
    assert any(one.startswith("sales:3: `max_turns`: Is too large") for one in said), said
    assert "lexicon:2: `soon`: Expected a list, got text" in said and len(said) == 7


def test_a_file_that_is_missing_hides_no_mistake(tmp_path: Path) -> None:
    write_packs(tmp_path, sales=rule("when: soon\nblock: true"))
    (tmp_path / "en" / "questions.yaml").unlink()
    with pytest.raises(PackError, match=r"(?s)unknown key `block`.*no questions.yaml"):
        load_shelves([tmp_path], ENTITIES, FINDINGS)


def test_a_broken_template_in_the_wording_by_kind_names_its_line(tmp_path: Path) -> None:
    questions = "kinds:\n  unclear_scope:\n    question: 'What is {span?'\n" + QUESTIONS.split("\n", 2)[2]
    with pytest.raises(PackError, match=r"questions.yaml:3: braces"):
        gate_of(tmp_path, questions=questions)


def test_a_name_that_is_not_filled_in_when_a_question_is_asked_again_names_its_line(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"questions.yaml:1: a name that is not known here. Use {asked}"):
        gate_of(tmp_path, questions='insist: "Still open: {question}"\n' + QUESTIONS)


def test_a_hint_and_a_variant_take_what_docs_list(tmp_path: Path) -> None:
    variants = 'variants: {day: {given: [date], question: "Which day?"}}'
    gate = gate_of(tmp_path, sales=rule(f'when: soon\nhints: {{"{{word}} time": [Denver], CHF: [Basel]}}\n{variants}'))
    assert gate.assess(Instruction(text="Call Denver soon", department="sales")).issues[0].options == ("Denver time",)


def test_what_does_nothing_in_the_wording_by_kind_names_its_line(tmp_path: Path) -> None:
    questions = "kinds:\n  unclear_scope:\n    given: [date]\n" + QUESTIONS.split("\n", 2)[2]
    with pytest.raises(PackError, match=r"questions.yaml:3: given does nothing outside variants. Move it"):
        gate_of(tmp_path, questions=questions)


def test_a_list_that_stands_for_too_much_is_named_with_its_line(tmp_path: Path) -> None:
    letters = "(a|b|c|d|e|f|g|h)"
    lexicon = f"lists:\n  few: [a]\n  many: ['{letters} {letters} {letters}']\n"
    with pytest.raises(PackError, match=r"lexicon\.yaml:3: in the list many: .* more than 400 wordings"):
        gate_of(tmp_path, lexicon=lexicon)


def test_a_folder_named_after_no_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="klingon/:1: no language of that name"):
        gate_of(tmp_path, "klingon")


@pytest.mark.parametrize(
    ("name", "problem", "mend"),
    [
        ("en/hr.yml", "ends in .yml", "Rename it to hr.yaml"),
        ("en/hr/pay.YAML", "ends in .YAML", "Rename it to pay.yaml"),
        ("hr.yaml", "stands in no language's folder", "Move it to en/hr.yaml"),
        ("hr.yml", "stands in no language's folder", "Move it to en/hr.yaml"),
        ("english/hr.yaml", "no language of that name", "en for English"),
        ("en-US/hr.yaml", "no general.yaml", "move the files into the folder of a language that has one"),
    ],
)
def test_a_pack_that_would_never_be_read_is_named_with_its_mend(
    tmp_path: Path, name: str, problem: str, mend: str
) -> None:
    write_packs(tmp_path)
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text("department: hr\n")
    with pytest.raises(PackError) as raised:
        load_shelves([tmp_path], ENTITIES, FINDINGS)
    (error,) = single(raised.value)
    assert str(tmp_path / name).startswith(error.file)
    assert problem in error.problem and mend in error.mend


def test_what_is_no_pack_may_lie_beside_packs_and_folders_may_be_links(tmp_path: Path) -> None:
    packs = tmp_path / "packs"
    write_packs(tmp_path / "elsewhere", sales=rule("when: soon"))
    for name in ("README.md", "en.txt", "notes/ideas.txt", ".git/config", ".github/workflows/check.yml"):
        (packs / name).parent.mkdir(parents=True, exist_ok=True)
        (packs / name).write_text("on: push\n")
    (packs / "en").symlink_to(tmp_path / "elsewhere" / "en")
    assert list(load_shelves([packs], ENTITIES, FINDINGS)["en"].packs) == [None, "sales"]


def test_a_variant_is_taken_where_all_its_conditions_hold(tmp_path: Path) -> None:
    variants = (
        'variants: {paid: {holds: ["pay*"], given: [number], question: "Paid?"}, '
        'due: {ends: [soon], holds: [bill], question: "Due?"}}'
    )
    gate = gate_of(tmp_path, sales=rule(f'when: soon\nquestion: "Which?"\n{variants}'))
    asked = {
        text: gate.assess(Instruction(text=text, department="sales")).issues[0].question
        for text in ("Paying 5 euros soon", "Pay soon", "Write the bill soon", "Write soon; the bill is here")
    }
    assert list(asked.values()) == ["Paid?", "Which?", "Due?", "Which?"]
