"""n8n writes executions as its package flatted does: a list of values that refer to each other by index."""

import json
from typing import Any


def unflatten(text: str) -> Any:
    """The value behind a flatted text.

    Every string inside an array or object is the index of what stands there; a string of the list itself is one.
    Shared values come out shared. A cycle is not followed: n8n's execution data have none.
    """
    values: list[Any] = json.loads(text)
    if not values:  # an execution that has only just begun
        return {}
    done: dict[int, Any] = {}

    def at(index: int) -> Any:
        if index not in done:
            value = values[index]
            done[index] = None
            if isinstance(value, dict):
                done[index] = {key: follow(one) for key, one in value.items()}
            elif isinstance(value, list):
                done[index] = [follow(one) for one in value]
            else:
                done[index] = value
        return done[index]

    def follow(value: Any) -> Any:
        return at(int(value)) if isinstance(value, str) else value

    return at(0)
