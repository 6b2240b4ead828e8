"""A stand-in for a language model's API: it does what a careful agent would, so that the wiring can be tried."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Message = dict[str, Any]


def reply(messages: list[Message], tools: list[str]) -> Message:
    """Asks first, with the tool there is for it; then gives the discount, unless there is a question or a refusal."""
    last = messages[-1]
    instruction = next(each["content"] for each in messages if each["role"] == "user")
    if last["role"] == "user":
        asking = {"Askfirst", "Ask_a_colleague"} & set(tools)
        return _call(asking.pop(), instruction=instruction) if asking else _give(instruction, reviewed=True)
    answer = last["content"]
    if "rejected" in answer or "feedback" in answer:
        return {"role": "assistant", "content": answer}
    if "safe_to_proceed" in answer:
        (agreed,) = json.loads(answer)
        return _give(agreed["instruction"])
    if "decision" not in answer:
        return {"role": "assistant", "content": f"Done: {instruction}"}
    (assessment,) = json.loads(answer)
    if assessment["decision"] == "clarify":
        return {"role": "assistant", "content": assessment["question"]}
    return _give(instruction)


def _give(order: str, *, reviewed: bool = False) -> Message:
    """A tool with a human review takes its parameters beside those of the review."""
    if reviewed:
        return _call("Give_discount", toolParameters={"order": order}, hitlParameters={})
    return _call("Give_discount", order=order)


def _call(tool: str, **arguments: Any) -> Message:
    function = {"name": tool, "arguments": json.dumps(arguments)}
    return {"role": "assistant", "content": "", "tool_calls": [{"id": tool, "type": "function", "function": function}]}


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        message = reply(asked["messages"], [tool["function"]["name"] for tool in asked["tools"]])
        reason = "tool_calls" if "tool_calls" in message else "stop"
        choice = {"index": 0, "message": message, "finish_reason": reason}
        usage = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}
        body = {"id": "x", "object": "chat.completion", "created": 0, "model": asked["model"]}
        answer = json.dumps(body | {"choices": [choice], "usage": usage}).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *args: object) -> None:
        pass


@contextmanager
def thinking() -> Iterator[str]:
    """The address of the API, to be put into a credential."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/v1"
    finally:
        server.shutdown()
        server.server_close()
