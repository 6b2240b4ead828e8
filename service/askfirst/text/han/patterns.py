"""What the patterns of this folder share: numbers, and a match as a hit."""

import re
from collections.abc import Iterator

from askfirst.text.hit import Attrs, Hit, outermost
from askfirst.text.reading import Reading

DIGITS = r"(?<![\d.A-Za-z_#])(?<![A-Za-z]-)(?<!\d,)(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?!\d|[.,]\d\d)(?!\.\d)"
WORDS = r"[〇零一二兩三四五六七八九十百千半]+"
NUMBER = rf"(?:{DIGITS}(?:\s?[十百千萬億])*|{DIGITS}[kKmM](?![A-Za-z])|{WORDS}[萬億]?)"
"""A number in digits or in characters: 1,200 - 5 萬 - 三千."""
MEASURE = "[個筆張箱位份台臺間家件封本支枝瓶包袋盒組套輛把則篇名人批桶打條顆通棧板片頁棵盆碗杯罐卷捲雙場次堂隻頭座盞面幅款種樣班車桌節處塊根株粒滴口戶層區格棟館]"  # noqa: E501
"""What things are counted in; units of time are none."""


Found = tuple[Hit, "re.Match[str]"]


def matches(reading: Reading, pattern: "re.Pattern[str]", group: int = 0) -> Iterator[Found]:
    """Every match of a pattern with the tokens that it covers."""
    for found in pattern.finditer(reading.plain):
        start, end = reading.cover(*found.span(group))
        if start < end:
            yield Hit(start, end), found


def hits(reading: Reading, pattern: "re.Pattern[str]", attrs: Attrs | None = None) -> list[Hit]:
    """Every match of a pattern as a hit with these attributes."""
    return [Hit(hit.start, hit.end, attrs or {}) for hit, _ in matches(reading, pattern)]


def open_hits(reading: Reading, pattern: "re.Pattern[str]", group: int = 0) -> list[Hit]:
    """The matches outside data, none inside another."""
    return outermost([hit for hit, _ in matches(reading, pattern, group) if not reading.is_data(hit)])
