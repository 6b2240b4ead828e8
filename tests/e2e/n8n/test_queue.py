"""n8n in queue mode: a main process, Redis, and a worker, which runs the executions and makes the links."""

from pathlib import Path

from tests.e2e.n8n.changes import all_of, by_service, levels
from tests.e2e.n8n.installed import home
from tests.e2e.n8n.people import answering
from tests.e2e.n8n.stage import playing
from tests.e2e.n8n.stories import ASK, CHAIN, DISCOUNT, ONE_QUESTION, Story
from tests.stores.redis_server import RedisServer


def test_questions_are_answered_or_time_out_in_queue_mode(tmp_path: Path) -> None:
    answers = answering(DISCOUNT)
    short = [
        Story("form", ASK, ONE_QUESTION, people=answers),
        Story("page", ASK, ONE_QUESTION, "keeping", by_service, answers),
        Story("nobody-5", CHAIN, ONE_QUESTION, "keeping", all_of(by_service, levels(5))),
    ]
    n8n, queue = tmp_path / "n8n", tmp_path / "redis"
    n8n.mkdir()
    queue.mkdir()
    redis = RedisServer(queue).start()
    settings = {"QUEUE_BULL_REDIS_HOST": "127.0.0.1", "QUEUE_BULL_REDIS_PORT": str(redis.port)}
    try:
        long = [Story("nobody-60", CHAIN, ONE_QUESTION, change=levels(60))]
        with playing(home(), n8n, long, short, EXECUTIONS_MODE="queue", **settings) as stage:
            for story in ("form", "page"):
                (work,) = stage.over(story).json("Carry it out")
                assert work["instruction"].endswith(DISCOUNT)
            for story in ("nobody-5", "nobody-60"):
                (guess,) = stage.over(story, seconds=120).json("Carry it out with care")
                assert guess["risk"] == "medium"
            with redis.client() as jobs:  # every part of an execution between two waits is one
                assert int(jobs.get("bull:jobs:id") or 0) >= 8
    finally:
        redis.stop()
