"""Rival orders and rival goals: 都要第一站 - 都說自己優先 - 停機最短、費用也最低."""

import re

from askfirst.text.han.patterns import matches
from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

TOP = "(?:最急|最優先|最先|最重要|優先|第一(?:個|車|輪|站|順位|位|優先|批|班|件|順序|名|棒)?|最前面?|頭一?[個位班車]|先[用做出到送修上排辦寄處來跑看講拿去完])"  # noqa: E501
ALL_FIRST = late(
    rf"都(?:要|得|想|搶|喊|說|是|算|列為|排|設為?|設成|標|堅持|希望|該|必須|很){{1,2}}(?:[我你他她]們?|自己|他們|它|在|排|當|做|成|搶|的)?{TOP}(?!再|後)"
    r"|都(?:最急|很急|超急|最優先|第一優先|最重要|急件|插隊|插單|要插隊|要插單|要急件)|(?:搶|爭)(?:著)?(?:要)?(?:先|第一|頭)"
)
OWN_FIRST = late(
    r"都(?:說|喊|要|嚷|堅持|認為|覺得)自己[^,。;]{0,8}(?:先|急|優先|重要|第一)|([\u4e00-\u9fff]{1,4})第一[、,]?[^,。;第]{0,4}也(?:要)?第一|都要搶(?:在|先)"
)
FAST_CHEAP = late(
    r"(?:快|趕|速度)[^,。;最]{0,4}(?:、|,|又|也|且|同時|而且)[^。;]{0,8}?(?:便宜|最低|省|低價|成本低|壓低)|(?:便宜|省錢?|成本低)[^,。;]{0,3}(?:、|,|又|也|且|同時|而且)[^。;]{0,8}?(?:最?快|最?好|高品質|品質好|頂級)"
)
TWO_SAY = late(
    r"(?:說|要求?|叫我?|交代|主張|覺得|希望|堅持)(?:要|應該|得)?先[^,。;]{1,14},(?:但|可是|而|不過)?[^,。;]{1,6}(?:說|要求?|叫我?|交代|主張|覺得|希望|堅持|則)(?:要|應該|得)?先"
)
GOAL = "(快|短|便宜|省|低|高|好|佳|優|安全|少|早|穩|輕|完整|準|近|小|大|久|長|細|美|多|遠|新|強|漂亮|精緻|仔細)"
GOALS = late(
    rf"([^,。;:最]{{0,3}})最{GOAL}[^,。;:最]{{0,4}}(?:、|,|也|又|且|而且|同時|還要|但|和|跟|與){{1,2}}(?:要|還|也|且)?([^,。;:最]{{0,3}}?)(?:也|又|都|還)?(?:要)?最{GOAL}"
)
RANGES = ({"早", "遠"}, {"早", "晚"}, {"多", "少"}, {"高", "低"}, {"大", "小"}, {"長", "短"}, {"遠", "近"})
LIMITED = late(
    r"都(?:要|想|得)?(?:置頂|釘選|(?:用|訂|借|約|排)[^,。;]{2,10})[^。]{0,16}?(?:只有|只剩|僅有|僅剩|只能|就)\s?(?:一|1)"
)
RANKED = late(
    "無法兼顧|不能兼顧|衝突時|兩者衝突|其次|同分|同價|先看|再比|優先考量|為主|為準|聽[^,。]{1,4}的|照[^,。]{1,6}為|先到先|登記順序|依序"
)


def find_rivals(reading: Reading) -> list[Hit]:
    """Wishes of which only one can come first, where nothing says which."""
    if RANKED.search(reading.plain):
        return []
    found = [
        hit for pattern in (ALL_FIRST, OWN_FIRST, FAST_CHEAP, TWO_SAY, LIMITED) for hit, _ in matches(reading, pattern)
    ]
    found += [hit for hit, match in matches(reading, GOALS) if rival(match)]
    return outermost([hit for hit in found if not reading.is_data(hit)])


def rival(match: "re.Match[str]") -> bool:
    """Whether the two superlatives are of different things, and no range as in 最高 30 度、最低 20 度."""
    first, one, second, other = match.groups()
    if re.fullmatch(r"[A-Z]?\d+", first.strip()) and re.fullmatch(r"[A-Z]?\d+", second.strip()):
        return False
    return one != other and ({one, other} not in RANGES or (len(first.strip()) > 1 and len(second.strip()) > 1))
