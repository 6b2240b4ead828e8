import pytest

from askfirst.desk import Links
from askfirst.errors import LinkError
from askfirst.ports import new_id

OLD, NEW = b"an old secret of some length", b"a new secret of some length"


def test_a_token_stands_for_one_question() -> None:
    id_ = new_id()
    links = Links([NEW])
    tokens = {question: links.token(id_, question) for question in ("q1", "q2", "q10")}
    assert len(set(tokens.values())) == 3
    for question, token in tokens.items():
        assert links.read(token) == (id_, question)


def test_an_old_secret_still_opens() -> None:
    token = Links([OLD]).token(new_id(), "q1")
    Links([NEW, OLD]).read(token)
    with pytest.raises(LinkError):
        Links([NEW]).read(token)


def test_no_other_token_opens() -> None:
    links = Links([NEW])
    token = links.token(new_id(), "q1")
    for place in range(len(token)):
        other = "A" if token[place] != "A" else "B"
        with pytest.raises(LinkError):
            links.read(token[:place] + other + token[place + 1 :])
    for wrong in ("", "x", token + "A", token[:-1], token + "=", "ä" * 50):
        with pytest.raises(LinkError):
            links.read(wrong)
