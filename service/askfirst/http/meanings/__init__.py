"""What each name in a request or an answer means, in a sentence: shown in the API's description.

A name means the same wherever it stands; where it does not, the shape stands before it.
"""

from typing import Any

from askfirst.http.meanings.counted import COUNTED
from askfirst.http.meanings.given import GIVEN
from askfirst.http.meanings.taken import TAKEN

_OF_AN_ISSUE = {
    "rule": "The rule that found the {} issue",
    "type": "The type of the {} issue",
    "kind": "The kind of the {} issue",
    "field": "The parameter that the {} issue is about",
    "text": "The words that the {} issue is about",
    "issue": "What is unclear there",
    "suggestion": "What the writer could have said",
    "question": "The question about it",
    "options": "Answers to it, separated by ` | `",
    "assume": "What is taken for granted without an answer",
}
_FLAT = {
    f"issue_{number}_{name}": meaning.format(which)
    for number, which in enumerate(("first", "second", "third"), 1)
    for name, meaning in _OF_AN_ISSUE.items()
}
MEANINGS = TAKEN | GIVEN | COUNTED | _FLAT


def explain(schemas: dict[str, Any]) -> None:
    """Adds to each property what it means, unless it says so itself."""
    for shape, schema in schemas.items():
        for name, kind in schema.get("properties", {}).items():
            meaning = MEANINGS.get(f"{shape}.{name}") or MEANINGS.get(name)
            if meaning and "description" not in kind:
                kind["description"] = meaning
