"""`POST /v1/converse` as a bot uses it: the context of each reply goes back with the next message."""

from typing import Any

import httpx

from tests.http.test_steps import refused

HISTORY = [
    {"role": "user", "content": "Which queues do we run?"},
    {"role": "assistant", "content": "We run three: Redis, Kafka and RabbitMQ."},
]


class Bot:
    """Fifteen lines are enough."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        self.context: str | None = None

    def hears(self, message: str, **more: Any) -> dict[str, Any]:
        answer = self.client.post("/v1/converse", json={"message": message, "context": self.context, **more})
        assert answer.status_code == 200, answer.text
        reply: dict[str, Any] = answer.json()
        self.context = reply["context"]
        return reply


def test_a_chat_from_question_to_answer(client: httpx.Client) -> None:
    bot = Bot(client)
    asked = bot.hears("Tell me more about it", history=HISTORY)
    assert (asked["decision"], asked["question"]["options"]) == ("ask", ["Redis", "Kafka", "RabbitMQ"])
    done = bot.hears("Kafka, please")
    assert (done["decision"], done["status"], done["turn"]) == ("proceed", "resolved", 2)
    assert done["updated_instruction"]["text"] == "Tell me more about it\nit: Kafka"
    assert bot.hears("Send invoice 4711 to billing@example.com by Friday 17:00 CET")["status"] == "clear"


def test_counts_one_two_and_on_with_none(client: httpx.Client) -> None:
    bot = Bot(client)
    turns = [bot.hears(message) for message in ("Tell me about it", "That thing", "You know")]
    assert [(turn["decision"], turn["clarification_count"]) for turn in turns] == [
        ("ask", 1),
        ("ask", 2),
        ("proceed", 0),
    ]


def test_the_language_of_a_message_is_known_by_any_of_its_tags_at_every_turn(client: httpx.Client) -> None:
    bot = Bot(client)
    bot.hears("Export order SO-4711 to PDF and mail it to billing@example.com", language="en-GB")
    assert bot.hears("hold on a moment please", language="EN")["decision"] == "nothing"
    for message in ("the second one", "hold on a moment please"):
        body = {"message": message, "context": bot.context, "language": "tlh"}
        assert (
            refused(client.post("/v1/converse", json=body), 422, "invalid-instruction")["errors"][0]["path"]
            == "language"
        )


def test_an_older_context_repeats_its_turn(client: httpx.Client) -> None:
    bot = Bot(client)
    bot.hears("Tell me about it")
    first = bot.context
    bot.hears("That thing")
    bot.context = first
    reply = bot.hears("DIN-SQL")
    assert (reply["decision"], reply["turn"]) == ("proceed", 2)


def test_own_questions_and_the_hand_off(client: httpx.Client) -> None:
    bot = Bot(client)
    first = bot.hears("My app stops", questions=["Which version?", "Which screen?"], requires_handoff=True)
    second = bot.hears("12")
    done = bot.hears("the start screen")
    assert [turn["question"]["text"] for turn in (first, second)] == ["Which version?", "Which screen?"]
    assert [turn["handoff"] for turn in (first, second, done)] == [False, False, True]
    assert "- Which version? -> 12" in done["prompt"]


def test_what_is_wrong_is_named_in_the_caller_s_words(client: httpx.Client) -> None:
    for body, path in (
        ({"message": "  "}, "message"),
        ({"message": "x", "department": "moon"}, "department"),
        ({"message": "x", "rules_off": ["nonsense"]}, "rules_off[0]"),
        ({"massage": "x"}, "massage"),
    ):
        answer = client.post("/v1/converse", json=body)
        slug = "invalid-request" if path == "massage" else "invalid-instruction"
        assert refused(answer, 422, slug)["errors"][0]["path"] == path
    refused(client.post("/v1/converse", json={"message": "x", "context": "y"}), 422, "context-altered")


def test_a_chat_counts_its_requests_and_what_became_of_its_questions(client: httpx.Client) -> None:
    def says(message: str, **more: Any) -> dict[str, Any]:
        answer = client.post("/v1/converse", json={"message": message, "from": "chatter", **more})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    asked = says("Tell me about it")
    assert says("the Kafka cluster in Graz", context=asked["context"])["status"] == "resolved"
    assert says("Send invoice 4711 to billing@example.com by Friday 17:00 CET")["status"] == "clear"
    for message in ("Tell me about it", "That thing", "You know"):
        says(message, session_id="counted")
    total = client.get("/v1/kpis", params={"from": "chatter"}).json()["total"]
    found = {name: total["counts"][name] for name in ("messages", "asked", "requested", "resolved", "best_guess")}
    assert found == {"messages": 3, "asked": 2, "requested": 2, "resolved": 1, "best_guess": 1}
    assert total["kpis"]["success_rate"]["value"] == 0.5


def test_a_message_of_a_chat_that_is_sent_twice_counts_once(client: httpx.Client) -> None:
    body = {"message": "Tell me about it", "session_id": "twice", "from": "repeater"}
    for _ in range(2):
        assert client.post("/v1/converse", json=body, headers={"Idempotency-Key": "one-message"}).status_code == 200
    counts = client.get("/v1/kpis", params={"from": "repeater"}).json()["total"]["counts"]
    assert (counts["messages"], counts["requested"]) == (1, 1)
