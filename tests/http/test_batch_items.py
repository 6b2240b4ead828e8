import msgspec

from askfirst import load_gate
from askfirst.gate import Gate
from askfirst.http.batch.items import part_handler, parts, read_scored
from askfirst.model import Assessment, Instruction


class Fragile(Gate):
    """Fails over one text for a reason that nobody foresaw."""

    def assess(self, instruction: Instruction) -> Assessment:
        if instruction.text == "fails":
            raise KeyError("nobody foresaw this")
        return super().assess(instruction)


def test_what_nobody_foresaw_comes_back_as_a_traceback_for_the_log_and_says_nothing_to_the_caller() -> None:
    (job,) = parts([b'{"text": "fails"}', b'{"text": "Send it"}', b'{"txt": 1}'], b",", "/v1/score/batch", 25)
    scored = read_scored(part_handler(Fragile(load_gate().shelves))(job))
    assert scored.failed == (0, 2)
    assert len(scored.seen) == 1
    (traceback,) = scored.unforeseen
    assert traceback.startswith("Traceback") and "nobody foresaw this" in traceback
    entry = msgspec.json.decode(b"[" + scored.body + b"]")[0]
    assert entry["problem"]["status"] == 500
    assert "nobody foresaw" not in str(entry)
