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
GOOD = (
    "(?:好|佳|棒|優|優質|優秀|理想|合適|適合|適當|恰當|妥當|妥善|合理|像樣|體面|得體|不錯|滿意|順眼|漂亮|好看|美觀|清楚|清晰|專業|厲害|可靠|靠譜|穩當|"
    "舒服|舒適|安靜|有名|知名|高級|高檔|高品質|好吃|好用|好喝|方便|划算|實惠|吸引人|有質感|有創意|有趣|大方|口碑好|評價好|出色|有能力|能幹|有潛力|精彩|動人|亮眼|搶眼|醒目|"
    "顯眼|夠力|適中|剛好|剛剛好|時尚|親切|溫馨|活潑|有經驗|資深|優先|要緊|恰好|甜|寬敞|氣派|正點|可口|合用|穩妥|適齡|合宜|合身|適切|保險|順手|耐用|穩定|安全|吉利|優異|傑出|亮麗|細心|貼心|好記|響亮|適宜|夠大|夠用|輕便|討喜|喜氣|特別|獨特|高階|頂級|高規|實用|受歡迎|道地|夠格|稱職|乾淨|高雅|素雅|精緻|便利|夠分量|有效率|有份量)"
)
"""Qualities that everybody judges differently."""


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
