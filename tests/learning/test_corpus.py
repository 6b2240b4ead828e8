"""The corpus is read and checked; what would spoil it is found."""

import json
from pathlib import Path

import msgspec
import pytest

from askfirst.cli.main import main
from askfirst.evaluation.dataset import Case
from askfirst.learning.corpus.duplicates import against, duplicates
from askfirst.learning.corpus.reader import FILE, CorpusError, written_corpus
from askfirst.learning.corpus.shortcuts import HIGHEST, accuracies, action, length, one_sided_actions, register

CORPUS = Path(__file__).parents[2] / "corpus"

SMALL = r"""
{"theme": "sales/calls", "clear": "Call Ana at 9:30."}
{"theme": "sales/calls", "pair": {"clear": "Give Ana 5 % until 1 May.", "clarify": "Give Ana a good price."}, \
"kind": "discount_without_conditions", "span": "a good price", "field": "discount", \
"candidates": [{"id": "C-1", "name": "Ana Ruiz", "mail": null}, "Ana Sol"], "clarify_candidates": []}
""".strip().replace("\\\n", "")


def write(folder: Path, text: str = SMALL) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE).write_text(text, "utf-8")
    return folder


def entries(theme: str, *given: dict[str, str]) -> str:
    return "".join(json.dumps({"theme": theme} | one) + "\n" for one in given)


def case(text: str, label: str = "clear", name: str = "x/y/1/clear") -> Case:
    return Case(id=name, text=text, label=label, meta={"theme": "x/y"})


def test_a_pair_gives_two_cases_with_what_belongs_to_each(tmp_path: Path) -> None:
    call, clear, unclear = written_corpus(write(tmp_path))
    assert (call.label, call.pair, call.department) == ("clear", None, "sales")
    assert (clear.candidates, unclear.candidates) == (("C-1, Ana Ruiz", "Ana Sol"), ())
    assert clear.pair == unclear.pair == "sales/calls/2"
    assert (unclear.issues, unclear.span) == (("discount_without_conditions",), "a good price")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (SMALL.replace('"discount_w', '"doscount_w'), r"texts.jsonl:2: kind 'doscount"),
        (
            SMALL.replace("a good price", "the price", 2).replace("the price", "a good price", 1),
            r":2: the span 'the pr",
        ),
        (SMALL.replace("sales/calls", "calls"), r':1: give `theme` as "department/name"'),
        (
            SMALL.replace('"clear": "Call', '"clarify": "Call x", "clear": "Call'),
            ":1: give one of pair, clear and clarify",
        ),
        (SMALL.replace('"span"', '"spam"'), ":2: .*unknown field `spam`"),
        (SMALL.replace('"pair": {', '"pair": '), "texts.jsonl:2: "),
    ],
)
def test_a_wrong_entry_is_named(tmp_path: Path, wrong: str, message: str) -> None:
    with pytest.raises(CorpusError, match=message):
        written_corpus(write(tmp_path, wrong))


def test_a_folder_without_a_corpus_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CorpusError, match="Name a folder that has a texts"):
        written_corpus(tmp_path)


def test_texts_are_told_by_length_register_and_action() -> None:
    assert [length("a " * count) for count in (8, 9, 24, 25)] == ["short", "middling", "middling", "long"]
    assert [register(text) for text in ("send it", "Please send it", "Send it")] == ["chat", "polite", "plain"]
    assert action("Could you cancel order 7?") == "cancel"
    assert one_sided_actions([case("Cancel order 7.")] * 12) == {"cancel": 0.0}


def test_near_duplicates_are_found_within_and_against() -> None:
    one = case("Send the quote Q-7 to Anna Ruiz before the end of May.", name="a/b/1/clear")
    other = case("Send the quote Q-7 to Anna Ruiz before the end of June.", name="a/b/2/clear")
    pair = case("Send the quote Q-7 to Anna Ruiz before the end of June.", name="a/b/1/clarify")
    assert [(twins.one, twins.other) for twins in duplicates([one, other])] == [(one.id, other.id)]
    assert duplicates([one, pair]) == []
    assert [twins.other for twins in against([one], [pair])] == [pair.id]
    short = msgspec.structs.replace(one, text="Pay it, Anna!", id="x")
    assert [twins.alike for twins in against([case("pay it anna")], [short])][-1] == 1.0
    assert list(against([one], [case("Book a table for four on Sunday.")])) == []


def test_no_shortcut_wins_in_the_corpus() -> None:
    found = accuracies(written_corpus(CORPUS))
    assert set(found) == {"length only", "digits only", "vague words only"}
    assert max(found.values()) < HIGHEST


def test_a_text_that_is_also_held_back_is_found_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def theme(name: str) -> str:
        plain = [{"clear": f"Pay {name}{n}"} for n in range(9)]
        unclear = [{"clarify": f"Do pay {name}{n}", "kind": "unclear_scope"} for n in range(9)]
        return entries(f"general/{name}", *[one for both in zip(plain, unclear, strict=True) for one in both])

    write(tmp_path, "".join(theme(name) for name in "abcde"))
    write(tmp_path / "held_back", theme("e"))
    with pytest.raises(SystemExit):
        main(["corpus", "check", str(tmp_path), "--least", "10"])
    told = capsys.readouterr().out
    assert "general/e/1/clear is 1.00 like held_back/general/e/1/clear of held_back" in told
    assert "general/a/1/clear is 1.00 like" not in told
    assert len({one.meta["theme"] for one in written_corpus(tmp_path)}) == 5


def test_a_corpus_where_length_tells_is_found_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = [{"clear": f"Pay {n}"} for n in range(9)]
    long = [{"clarify": f"Please pay {n} {'to somebody ' * 9}", "kind": "unclear_scope"} for n in range(9)]
    write(tmp_path, "".join(entries(f"general/{name}", *short, *long) for name in "abcde"))
    with pytest.raises(SystemExit) as done:
        main(["corpus", "check", str(tmp_path), "--least", "10"])
    assert done.value.code == 1
    assert "length only gets 1.000" in capsys.readouterr().out
