"""JSON as an instruction: keys and values say the same as plain words.

`{"unit_price":17.25,"audience":"big companies"}` reads as "unit price: 17.25, audience: big
companies". What is to be written or said to somebody (a body, a note) stays quoted: it is data.
"""

import re

KEY = re.compile(r'"([A-Za-z_][\w .-]{0,60})"(\s*):')
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
CONTENT = frozenset(
    "body subject message content title name note notes comment description signature caption quote "
    "label summary headline transcript".split()
)


def is_json(text: str) -> bool:
    """Whether the text has JSON objects in it."""
    return "{" in text and '"' in text and KEY.search(text) is not None


def plain_json(text: str) -> str:
    """The text with the marks of JSON as spaces, of equal length; content keeps its quotes."""
    pieces: list[str] = []
    position, key = 0, ""
    while position < len(text):
        found = KEY.match(text, position) or STRING.match(text, position)
        if found is None:
            pieces.append(text[position])
            position += 1
            continue
        if found.re is KEY:
            key = found.group(1).lower()
            words = re.sub(r"[_.]", " ", found.group(1))
            pieces.append(f" {words}:{found.group(2)} ")
        elif key.replace("_", " ").split(" ")[-1] in CONTENT:
            pieces.append(found.group())
        else:
            pieces.append(f" {found.group(1)} ")
        position = found.end()
    return "".join(pieces)
