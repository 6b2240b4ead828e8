"""Priorities in Chinese text: an exact rank (P2, 第 3 位), and those that are none (往前排, 很急)."""

from askfirst.text.han.patterns import hits, open_hits
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

RANK = late(
    r"(?<!現在\s)(?<!目前\s)(?<!原本\s)(?<!現為\s)(?<!現在)(?<!目前)(?<!目前是)(?<!現在是)(?<!現為)(?<![A-Za-z])(?:P|S|Sev|SEV)\s?-?[0-5](?!\d)|第\s?[\d一二三四五六七八九十]+\s?(?:位|順位|級|個|格|順|台|車|輪|棒|張)|(?:優先級?|等級|嚴重度|級別|順位|severity|sev)\s?(?:[設改調標]?[為成到是]?)\s?\d|排第|第[一二三四五\d]優先|[1-9]\s?[–~-]\s?[1-9](?!\d)|[A-D]\s?級|\d\s?級分?|最前面|最後面?|佇列(?:頭|尾)|(?<=[\dA-Za-z])\s?的?(?:之?前面?|之?後面?)(?=[,。;做處出]|$)"
)
LOOSE = late(
    r"(?:排|放|移|挪|調|做|出)(?:前|後)(?:一點|一些|面一點|點)|優先(?:出|處理|做|修|安排|派|送|檢|領|上)|(?:降|升)級(?=[,。處]|$)|往[前後上下](?:挪|排|移|調|拉|推|提|靠|放|插)(?:一[點些下])?|(?:設|標|列|改|調|排|放)(?:成|為|到|得)?(?:比較|更|很|最)?(?:重要|緊急|急件|急|優先|前面|高優先|低優先|高|特急件?)(?:一點|一些|點)?(?=[,。;處件級等]|$)"
    r"|(?:很|超|蠻|非常|比較|最|特別|十萬火|有點|滿)急(?!診)|(?:調|升|降|拉|提)(?:高|低|個|一下|升)?(?:級別|等級|優先度?|順位|急件)|比[^,。;]{1,12}?(?:更|還)?(?:急|重要|優先)|(?:高|低|最高|最低|一般|普通|中)優先(?:級|權|度|順序)?(?!佇)"
)


def find_ranks(reading: Reading) -> list[Hit]:
    """Places in an order or on a scale; the present one is none."""
    return hits(reading, RANK)


def find_loose_ranks(reading: Reading) -> list[Hit]:
    """Wishes for a place in an order that name none."""
    return open_hits(reading, LOOSE)
