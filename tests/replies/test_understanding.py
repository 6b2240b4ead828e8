"""What a reply means, in every language that has words for it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from askfirst.entry import default_gate
from askfirst.replies import hear
from askfirst.replies.phrases import lexicon_of, parted, phrases_of, tokens

SERVERS = ("production", "staging", "the test server")
RATES = ("10 %", "20 %")
CARDS = ("悠遊卡品牌活動", "悠遊卡校園活動", "悠遊卡聯名卡")


def heard(reply: str, options: tuple[str, ...] = (), language: str = "en", span: str = "") -> tuple[str, int | None]:
    said = hear(reply, options, span, default_gate().replies(language))
    return said.said, said.option


@pytest.mark.parametrize(
    ("reply", "number"),
    [
        ("staging", 1),
        ("let's go with staging please", 1),
        ("Staging, thanks!", 1),
        ("I'd take the test server", 2),
        ("the second", 1),
        ("2nd one please", 1),
        ("2", 1),
        ("2.", 1),
        ("option 2", 1),
        ("#2", 1),
        ("number 3", 2),
        ("the last one", 2),
        ("The FIRST option, please", 0),
    ],
)
def test_an_option_is_chosen_by_name_or_place(reply: str, number: int) -> None:
    assert heard(reply, SERVERS) == ("option", number)


@pytest.mark.parametrize(
    ("language", "reply", "number"),
    [
        ("de", "nehmen wir bitte staging", 1),
        ("de", "die zweite Option", 1),
        ("de", "das letzte bitte", 2),
        ("zh-Hant", "第二個", 1),
        ("zh-Hant", "我選第2個", 1),
        ("zh-Hant", "就用 staging 吧", 1),
        ("es", "vamos con staging, por favor", 1),
        ("es", "la segunda", 1),
        ("pt", "fico com staging, obrigado", 1),
        ("pt", "a última", 2),
        ("fr", "prenons staging, s'il vous plaît", 1),
        ("fr", "la deuxième option", 1),
        ("de", "the second one", 1),
    ],
)
def test_in_other_languages_and_in_another_than_the_question_s(language: str, reply: str, number: int) -> None:
    assert heard(reply, SERVERS, language) == ("option", number)


def test_numbers_are_values_where_the_options_are_numbers() -> None:
    assert heard("2", RATES)[0] == "words"
    assert heard("12", RATES)[0] == "words"
    assert heard("20 %", RATES) == ("option", 1)
    assert heard("10", RATES) == ("option", 0)
    assert heard("option 2", RATES) == ("option", 1)


@pytest.mark.parametrize("reply", ["production or staging", "not staging", "anything but staging", "neither"])
def test_what_chooses_no_single_option_is_left_as_words(reply: str) -> None:
    assert heard(reply, SERVERS)[0] == "words"


def test_an_option_that_is_named_among_other_words() -> None:
    said = hear("the cluster called staging, as on Monday", SERVERS, "", default_gate().replies("en"))
    assert (said.said, said.option, said.exact) == ("option", 1, False)
    assert heard("品牌部分的悠遊卡", CARDS, "zh-Hant") == ("option", 0)
    assert heard("我要查詢校園的悠遊卡", CARDS, "zh-Hant") == ("option", 1)


@pytest.mark.parametrize(
    ("language", "reply"),
    [
        ("en", "skip"),
        ("en", "You decide."),
        ("en", "well, just skip it please"),
        ("de", "Entscheiden Sie bitte"),
        ("es", "decida usted, por favor"),
        ("pt", "tanto faz"),
        ("fr", "à vous de voir"),
        ("zh-Hant", "你決定吧"),
    ],
)
def test_a_skip(language: str, reply: str) -> None:
    assert heard(reply, SERVERS, language)[0] == "skip"
    assert heard(reply, (), language)[0] == "skip"


@pytest.mark.parametrize(
    ("language", "reply"),
    [
        ("en", "I don\u2019t know"),
        ("de", "weiß ich nicht"),
        ("es", "No lo sé"),
        ("pt", "não sei"),
        ("fr", "je ne sais pas"),
        ("zh-Hant", "不知道"),
    ],
)
def test_not_knowing_leaves_nothing_to_anybody(language: str, reply: str) -> None:
    assert heard(reply, SERVERS, language)[0] == "unknown"
    assert heard(reply, (), language)[0] == "unknown"


@pytest.mark.parametrize("reply", ["that thing", "You know...", "it", "the report", "well, the same"])
def test_what_only_points(reply: str) -> None:
    assert heard(reply, (), span="the report")[0] == "points"


@pytest.mark.parametrize("reply", ["please", "???"])
def test_what_says_nothing(reply: str) -> None:
    assert heard(reply, (), span="the report")[0] == "nothing"


@pytest.mark.parametrize(
    ("language", "reply"),
    [
        ("en", "what?"),
        ("en", "What do you mean?"),
        ("en", "Sorry, what do you mean by the report?"),
        ("en", "Which ones do you have?"),
        ("en", "to whom?"),
        ("en", "I don't understand"),
        ("de", "Wie bitte?"),
        ("de", "Welche gibt es denn?"),
        ("es", "¿A qué te refieres?"),
        ("pt", "Como assim?"),
        ("fr", "Qu'est-ce que vous voulez dire ?"),
        ("zh-Hant", "什麼意思？"),
    ],
)
def test_a_question_in_return_asks(language: str, reply: str) -> None:
    assert heard(reply, (), language, span="the report")[0] == "asks"
    assert heard(reply, SERVERS, language, span="the report")[0] == "asks"


@pytest.mark.parametrize("reply", ["Acme?", "How about Acme?", "tomorrow at 10?", "What about Friday?", "Which? GmbH"])
def test_an_answer_may_end_as_a_question(reply: str) -> None:
    assert heard(reply, (), span="the report")[0] == "words"


@pytest.mark.parametrize("reply", ["how about staging?", "why not the second one?", "option 2?"])
def test_an_option_may_be_proposed(reply: str) -> None:
    assert heard(reply, SERVERS) == ("option", 1)


@pytest.mark.parametrize("reply", ["12", "Q3 report", "skip the first page", "I don't know Anna, but Tom", "yes"])
def test_words_are_kept_as_words(reply: str) -> None:
    assert heard(reply, (), span="the report")[0] == "words"


def test_yes_is_the_one_option() -> None:
    assert heard("yes", ("Acme GmbH",)) == ("option", 0)
    assert heard("ja, genau", ("Acme GmbH",), "de")[0] in ("option", "words")
    assert heard("no", ("Acme GmbH",))[0] == "words"
    assert heard("yes", SERVERS)[0] != "option"


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("'all timers' cannot be undone. Which ones exactly, or really all of them?", "words"),
        ("'Halvorsen' was not found. Do you mean Halvorson AS?", "option"),
    ],
)
def test_yes_takes_no_option_of_a_question_that_asks_which(question: str, said: str) -> None:
    found = hear("yes", ("the one that is offered",), "", default_gate().replies("en"), question=question)
    assert found.said == said


def test_courtesies_at_the_ends_are_no_part_of_the_words() -> None:
    said = hear("Let's use the blue ones, please", (), "", default_gate().replies("en"))
    assert said.words == "blue ones"


def test_a_reply_of_many_words_is_words_and_costs_what_reading_it_costs() -> None:
    assert heard("we " * 600 + "take staging", SERVERS) == ("words", None)
    assert heard("we " * 100 + "take staging", SERVERS) == ("option", 1)


@given(
    st.lists(st.sampled_from("the second option go with staging skip i don't know not 2 # please".split()), max_size=12)
)
def test_the_longest_phrase_counts_wherever_it_stands(words: list[str]) -> None:
    """What is tried is bounded by the phrases that begin with a word; the outcome is that of trying all."""
    lexicon = phrases_of(default_gate().replies("en")[0])
    options = lexicon_of([(("staging",), ("option", 0))])
    texts = [token.text for token in tokens(" ".join(words))]
    everything = options.roles | {phrase: role for phrase, role in lexicon.roles.items() if phrase not in options.roles}
    at = 0
    for part in parted(texts, lexicon, options):
        found = [end for end in range(len(texts), at, -1) if tuple(texts[at:end]) in everything]
        assert (part.first, part.end) == (at, found[0] if found else at + 1)
        at = part.end
