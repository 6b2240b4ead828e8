"""Operations that are no part of the loop, against the real service."""

from tests.e2e.n8n.stage import Stage
from tests.e2e.n8n.stories import ONE_QUESTION
from tests.e2e.n8n.test_trigger import service


def test_converse_asks_back(stage: Stage) -> None:
    (turn,) = stage.over("converse").json("Askfirst")
    assert turn["decision"] == "ask"
    assert turn["question"]["text"].startswith("What percentage is the discount")


def test_get_many_lists_what_the_service_keeps_without_what_few_need(stage: Stage) -> None:
    listed = stage.over("list").json("Askfirst")
    assert 1 <= len(listed) <= 2
    assert all(one["id"].startswith("clr_") and len(one) == 10 for one in listed)


def test_what_stands_in_the_list_is_answered_by_another_workflow(stage: Stage) -> None:
    with service(stage) as http:
        body = {"instruction": ONE_QUESTION | {"department": "sales"}}
        opened = http.post("/v1/clarifications", json=body).raise_for_status().json()
    question = opened["question"]
    assert {"name": question["text"], "value": opened["id"]} in stage.rest.choices("searchClarifications", "keeping")
    number = stage.rest.start("answer", "answer", {"id": opened["id"], "question": question["id"]})
    (seen,) = stage.rest.over(number).json("Askfirst")
    assert (seen["id"], seen["status"]) == (opened["id"], "resolved")
