"""What the reader learns from: cases of the corpus and labels of texts, as examples."""

from pathlib import Path

from askfirst.evaluation.dataset import Case
from askfirst.learning.corpus.reader import DEPARTMENT_RULES, NAMES, written_corpus
from askfirst.learning.labels import Label, Mention, Open, Text
from askfirst.learning.reader.examples import TOPIC_OF, of_case, of_label
from askfirst.model import Message

ANY_TOPIC = {"required_parameter_absent", "overloaded_term"}
"""What is merely absent, or a word with two meanings, may be on any topic."""


def test_every_name_of_the_corpus_has_a_topic_or_may_be_on_any() -> None:
    assert set(TOPIC_OF) | ANY_TOPIC == NAMES
    assert set(TOPIC_OF) > DEPARTMENT_RULES
    assert written_corpus(Path("corpus"))


def test_a_case_points_at_its_words() -> None:
    text = "Clean the big tanks"
    case = Case(id="1", text=text, label="clarify", language="en", issues=("underspecified_parameter",), span="big")
    example = of_case(case)
    ((topic, start, end),) = example.spans
    assert (topic, text[start:end], example.topics) == ("criterion", "big", ("criterion",))


def test_what_is_absent_teaches_the_decision_alone() -> None:
    absent = of_case(
        Case(id="1", text="Pay it in", label="clarify", language="en", issues=("required_parameter_absent",))
    )
    clear = of_case(Case(id="2", text="Pay EUR 3 in", label="clear", language="en"))
    assert (absent.unclear, absent.marked, absent.topics) == (True, False, ())
    assert (clear.unclear, clear.marked) == (False, True)


def test_a_label_keeps_all_that_its_reader_said() -> None:
    history = (Message("user", "Two vans are due, V-1 and V-2"), Message("assistant", "Which one shall I wash?"))
    text = Text(id="t", text="the van", set="s", history=history)
    label = Label(
        id="t", hash=text.hash, reader="r", decision="clarify", act="partly",
        open=(Open("thing", "undefined_reference"),),
        antecedents=(Mention(0, 18, 21),),
    )  # fmt: skip
    example = of_label(label, text, "real", "family", doubtful=True)
    assert (example.act, example.topics, example.antecedents) == ("partly", ("thing",), ((0, 18, 21),))
    assert example.weight < 1
