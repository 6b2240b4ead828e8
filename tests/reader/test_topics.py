"""What the first question would be on, told of requests that the reader has not learned from."""

from pathlib import Path

from askfirst.learning.replies import written_replies
from askfirst.learning.requests import read_asked
from askfirst.model import Instruction
from askfirst.reader.session import load_reader
from askfirst.scoring.classifier.naming import asked

READER = load_reader()
CORPUS = Path("corpus")


def test_the_first_topic_is_asked_for_in_half_of_the_cases() -> None:
    requests = {one.id: one for one in written_replies([CORPUS / "replies" / "training.jsonl"])}
    right = told = all_of = 0
    for one in read_asked(CORPUS / "topics" / "held_back.jsonl"):
        request = Instruction(text=requests[one.id].request, language=requests[one.id].language)
        reading = READER.read(request)
        all_of += 1
        told += reading.topic == one.topics[0]
        right += one.topics[0] in asked(reading.topics)
    assert told >= 0.47 * all_of
    assert right >= 0.52 * all_of


def test_two_are_asked_for_only_where_the_first_is_not_sure_and_both_ask_something_else() -> None:
    assert asked({"date": 0.7, "place": 0.3}) == ("date",)
    assert asked({"date": 0.5, "place": 0.3}) == ("date", "place")
    assert asked({"thing": 0.5, "scope": 0.4}) == ("thing",)
    assert asked({"date": 0.5, "order": 0.4}) == ("date",)
    assert asked({"date": 0.5, "time": 0.4}) == ("time",)  # which asks for the day where there is none


def test_what_is_held_back_is_not_learned_from() -> None:
    requests = {one.id: one.request for one in written_replies([CORPUS / "replies" / "training.jsonl"])}
    learned, held = (
        {requests[one.id].casefold().strip(" .!?") for one in read_asked(CORPUS / "topics" / name)}
        for name in ("training.jsonl", "held_back.jsonl")
    )
    assert not learned & held
