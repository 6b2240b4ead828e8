"""Calls to a real server: what becomes of them, how long they take, and when nobody is asked any more."""

import asyncio
from time import monotonic

import pytest

from askfirst.gate.second_opinion import Inquiry, Middle, Opinion
from askfirst.llm.asking import FAILURES, REST, Asked, Breaker, SecondOpinion
from askfirst.llm.protocol import read_prompt
from askfirst.model import Instruction
from tests.delivery.receiver import Say
from tests.llm.endpoint import CLEAR, QUESTION, UNCLEAR, Endpoint, answering, completion, verdict

SECONDS = 0.5
SLACK = 3.0
"""Seconds that a busy machine may take beside."""


def inquiries(number: int) -> list[Inquiry]:
    return [Inquiry(f"asm_{at}", Instruction(text=f"Plan launch {at}"), "en") for at in range(number)]


def asked(
    endpoint: Endpoint | str, *rounds: int, key: str = "", seconds: float = SECONDS
) -> tuple[list[dict[str, Opinion]], list[Asked]]:
    """The opinions of so many at once, round after round, and what was told of each."""
    told: list[Asked] = []
    url = endpoint if isinstance(endpoint, str) else endpoint.url

    async def run() -> list[dict[str, Opinion]]:
        second = SecondOpinion(url, "a-model", key, read_prompt(), Middle(0.15, 0.9), seconds, told.append)
        try:
            return [await second.opinions(inquiries(number), "cnv_1") for number in rounds]
        finally:
            await second.close()

    return asyncio.run(run()), told


def test_opinions_are_asked_for_at_once_each_once() -> None:
    with answering(verdict(clear=False, question=QUESTION, wait=1)) as endpoint:
        begun = monotonic()
        (given,), told = asked(endpoint, 6, key="s3cret", seconds=20)
        assert monotonic() - begun < 4  # one after the other they would take 6
        assert len(endpoint.requests) == 6
        assert {got.path for got in endpoint.server.got} == {"/v1/chat/completions"}
        assert {got.headers["authorization"] for got in endpoint.server.got} == {"Bearer s3cret"}
    assert given == {f"asm_{at}": Opinion("unclear", QUESTION) for at in range(6)}
    assert {one.outcome for one in told} == {"unclear"}
    assert told[0].answer.usage.prompt_tokens == 420


def test_without_a_key_none_is_sent() -> None:
    with answering(CLEAR) as endpoint:
        asked(endpoint, 1)
        assert "authorization" not in endpoint.server.got[0].headers


@pytest.mark.parametrize(
    ("says", "outcome", "error"),
    [
        (CLEAR, "clear", None),
        (Say(200, wait=8), "timeout", "timeout"),
        (Say(500), "error", "500"),
        (Say(429), "error", "429"),
        (Say(307, (("location", "/elsewhere"),)), "error", "307"),
        (Say(200, body=b"ok"), "broken", "broken"),
        (Say(200, body=b"x" * 200_000), "broken", "too_large"),
        (completion("Sure!"), "broken", "broken"),
        (completion(None, refusal="no"), "refused", "refused"),
    ],
)
def test_whatever_the_endpoint_does_it_ends_in_time_and_is_told(says: Say, outcome: str, error: str | None) -> None:
    with answering(says) as endpoint:
        begun = monotonic()
        (given,), (told,) = asked(endpoint, 1)
        assert monotonic() - begun < SECONDS + SLACK
        assert len(endpoint.requests) == 1
    assert given["asm_0"].says == ("clear" if outcome == "clear" else None)
    assert (told.outcome, told.error) == (outcome, error)


def test_an_endpoint_that_is_not_there_is_unreachable() -> None:
    with answering() as gone:
        pass
    _, (told,) = asked(gone, 1)
    assert (told.outcome, told.error) == ("unreachable", "ConnectError")


def test_an_endpoint_that_drips_is_given_up() -> None:
    async def run() -> list[Asked]:
        told: list[Asked] = []
        gone = asyncio.Event()

        async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n")
            while not writer.is_closing():
                writer.write(b" ")
                await asyncio.sleep(0.05)
            gone.set()

        server = await asyncio.start_server(drip, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1"
        second = SecondOpinion(url, "m", "", read_prompt(), Middle(0.15, 0.9), SECONDS, told.append)
        begun = monotonic()
        await second.opinions(inquiries(1))
        assert monotonic() - begun < SECONDS + SLACK
        await second.close()
        await asyncio.wait_for(gone.wait(), 10)
        server.close()
        return told

    (told,) = asyncio.run(run())
    assert told.outcome == "timeout"


def test_after_failures_nobody_is_asked() -> None:
    with answering(Say(503)) as endpoint:
        given, told = asked(endpoint, *[1] * (FAILURES + 3))
        assert len(endpoint.requests) == FAILURES
    assert [one.outcome for one in told] == ["error"] * FAILURES + ["resting"] * 3
    assert all(opinion == Opinion(None) for one in given for opinion in one.values())


def test_who_waits_for_others_is_no_failure_of_the_endpoint() -> None:
    seconds = 3.0
    with answering(verdict(clear=True, wait=1.2)) as endpoint:
        begun = monotonic()
        _, told = asked(endpoint, 150, 1, seconds=seconds)
        assert monotonic() - begun < 2 * seconds + SLACK
    assert {one.outcome for one in told} == {"clear", "busy"}
    assert told[-1].outcome == "clear"


def test_slow_calls_keep_nobody_beyond_the_time() -> None:
    slow = iter(range(1_000))
    with answering(lambda _: verdict(clear=True, wait=8 if next(slow) % 10 == 0 else 0)) as endpoint:
        begun = monotonic()
        asked(endpoint, 100, seconds=2)
        assert monotonic() - begun < 2 + SLACK


def test_questions_that_cannot_be_put_keep_nobody_from_asking() -> None:
    with answering(verdict(clear=False, question="Log in at https://evil.example/login.")) as endpoint:
        given, told = asked(endpoint, *[1] * (FAILURES + 3))
    assert {one.outcome for one in told} == {"unfit"}
    assert given[0]["asm_0"] == Opinion("unclear")


def test_refusals_and_single_failures_keep_nobody_from_asking() -> None:
    answers = [Say(503), UNCLEAR, completion(None, refusal="no")] * FAILURES
    with answering(lambda _: answers.pop()) as endpoint:
        asked(endpoint, *[1] * len(answers))
        assert len(endpoint.requests) == 3 * FAILURES


def test_a_breaker_lets_one_call_try_after_its_rest() -> None:
    now = [0.0]
    breaker = Breaker(lambda: now[0])
    for _ in range(FAILURES):
        assert breaker.admits()
        breaker.ended(well=False)
    assert not breaker.admits()
    now[0] = REST
    assert breaker.admits() and not breaker.admits()  # half open
    breaker.ended(well=False)
    assert not breaker.admits()
    now[0] = 2 * REST
    assert breaker.admits()
    breaker.ended(well=True)
    assert breaker.admits() and breaker.admits()
