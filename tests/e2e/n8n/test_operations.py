"""Operations that are no part of the loop, against the real service."""

from tests.e2e.n8n.stage import Stage


def test_converse_asks_back(stage: Stage) -> None:
    (turn,) = stage.over("converse").json("Askfirst")
    assert turn["decision"] == "ask"
    assert turn["question"]["text"].startswith("What percentage is the discount")


def test_get_many_lists_what_the_service_keeps_without_what_few_need(stage: Stage) -> None:
    listed = stage.over("list").json("Askfirst")
    assert 1 <= len(listed) <= 2
    assert all(one["id"].startswith("clr_") and len(one) == 10 for one in listed)
