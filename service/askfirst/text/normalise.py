"""Clean-up that keeps every character where it is, so that spans fit the text as it was sent.

Mark-up and command syntax say the same as plain words: `<b>60</b>` is 60, `min_order=CHF150` is
"min order CHF150", the strings of a JSON object are not quotations. Each replaced character becomes
a space or its plain twin.
"""

import re

PLAIN = str.maketrans(
    {
        "\u2018": "'", "\u2019": "'", "\u201a": "'", "\u201b": "'",
        "\u201c": '"', "\u201d": '"', "\u201e": '"', "\u00ab": '"', "\u00bb": '"',
        "\u00a0": " ", "\u202f": " ", "\u2009": " ", "\u2010": "-", "\u2011": "-",
        "\u2012": "-", "\t": " ", "\r": " ", "\u3000": " ",
        **{chr(wide): chr(wide - 0xFEE0) for wide in range(0xFF01, 0xFF5F)},
    }
)  # fmt: skip
WIDE_COMMA = re.compile(r"(?<=\d)\uff0c(?=\d)")
"""Between two numbers of a Chinese sentence; a plain comma would make them one."""
TAG = re.compile(r"</?[a-zA-Z][^<>]{0,300}>|&(?:nbsp|amp|quot|lt|gt|#\d{1,5});")
MARKDOWN = re.compile(r"\*\*|__|`+|^#{1,6} |^[ ]*[-*+] (?=\S)|^\|", re.MULTILINE)
JSON_MARKS = str.maketrans('{}[]"', "     ")
JSON_NAME = re.compile(r"(?<=[A-Za-z])_(?=[A-Za-z])")

WORDED = frozenset(
    "to audience segment target destination location site place when date time until due deadline priority".split()
)
"""Keys whose values are often words joined by underscores: "to=loyal_customers"."""


def normalise(text: str) -> str:
    """The text in plain characters, of exactly the same length."""
    plain = WIDE_COMMA.sub(";", text).translate(PLAIN) if "\uff0c" in text else text.translate(PLAIN)
    if plain[:1] in "{[" and '":' in plain:
        plain = json_lines(plain)
    if "<" in plain or "&" in plain:
        plain = TAG.sub(blank, plain)
    if "*" in plain or "`" in plain or "#" in plain or "__" in plain or "- " in plain or "|" in plain:
        plain = MARKDOWN.sub(blank, plain)
    if "_" in plain or "=" in plain:
        plain = commands(plain)
    return plain


def json_lines(text: str) -> str:
    """JSON without its marks: `{"until":"end_of_may"}` as "until : end of may"."""
    return JSON_NAME.sub(" ", text.translate(JSON_MARKS))


def blank(found: "re.Match[str]") -> str:
    """Spaces in place of the match; line breaks stay."""
    return re.sub(r"[^\n]", " ", found.group())


def commands(text: str) -> str:
    """`set_stage deal=D-7` as "set stage deal D-7"; snake_case ids with digits stay."""
    words = re.split(r"(\s+)", text)
    return "".join(plain_command(word) if "=" in word or "_" in word else word for word in words)


def plain_command(word: str) -> str:
    """One word of a command with `_` and `=` as spaces, unless it is an address or a file."""
    if "://" in word or "@" in word or word.startswith("/"):
        return word
    name, equals, value = word.partition("=")
    if equals and not name:
        return " " + value
    if not equals:
        return name.replace("_", " ") if name.replace("_", "").rstrip(",;:.").isalpha() else name
    if name.lower() in WORDED and value.replace("_", "").rstrip(",;").isalpha():
        value = value.replace("_", " ")
    return name.replace("_", " ").replace(".", " ") + " " + value


def lowered(plain: str) -> str:
    """The text in lower case, of the same length: the few letters that would grow stay as they are."""
    lower = plain.lower()
    if len(lower) == len(plain):
        return lower
    return "".join(small if len(small := letter.lower()) == 1 else letter for letter in plain)
