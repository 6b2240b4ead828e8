"""Figures in Chinese text that cannot all be right: parts and their total, number and price, cut and length."""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.places import uncorrected
from askfirst.text.han.patterns import MEASURE
from askfirst.text.hit import Hit
from askfirst.text.late import late

DIGITS = r"(?<!\d/)\d[\d,]*(?:\.\d+)?(?![\d,.]*\s?[/月號])"
COUNT = rf"(?:{DIGITS}|[一二兩三四五六七八九十]{{1,3}})"
UNIT = rf"(?:{MEASURE}|小時|分鐘|秒|元|%|公斤|公升|公尺|字|頁|天|次|萬)"
VALUES = {"一": 1, "二": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10}
TOTAL_FIRST = late(
    rf"({DIGITS})\s?({UNIT})[^,。;:、\d]{{0,4}}[:,(]\s*(?:其中|分成|分為)?((?:[^\d,。;:、]{{1,6}}\s?{DIGITS}\s?{UNIT}?(?:、|和|與|,|及)?\s*){{2,6}})(?=[,。;)]|$)"
)
TOTAL_LAST = late(
    rf"((?:[^\d,。;:、]{{1,6}}\s?{DIGITS}\s?{UNIT}(?:、|和|與|,|及)\s*)+[^\d,。;:、]{{1,6}}\s?{DIGITS}\s?{UNIT}),?\s?(?:總共|一共|合計|總計|共計|共|總數|加起來)(?:是|要)?\s?({DIGITS})\s?({UNIT})"
)
PART = late(rf"({DIGITS})\s?({UNIT})?")
PRODUCT = late(
    rf"({DIGITS})\s?{MEASURE}\s?(?:[×xX*]|,?\s?(?:每{MEASURE}|單價|一{MEASURE}))\s?(?:NT|US)?\$?\s?({DIGITS})\s?元?[^。;]{{0,12}}?(?:總計|合計|總價|總額|共計|總共|共|小計)\s?(?:是|為)?\s?(?:NT|US)?\$?\s?({DIGITS})(?!\s?(?:{MEASURE}|天|次))"
)
CUT = late(
    rf"({COUNT})\s?(秒|分鐘|小時|{MEASURE}|公尺|公分|字|元|公斤)[^。;]{{0,8}}?(?:分成?|切成?|拆成?|裁成?)\s?({COUNT})\s?[段批次份組車箱堆期支節天輪]{{1,2}}[,，]?(?:、)?\s?(?:各|每[段批次份組車箱堆期支節天輪])\s?({COUNT})\s?(秒|分鐘|小時|{MEASURE}|公尺|公分|字|元|公斤)"
)
CAP = late(
    rf"(?:容納|上限|最多|限額?|不超過|限定|只有|只能坐|名額)\s?({DIGITS})\s?({MEASURE})[^。;分輪梯批場次]{{0,14}}?(?:安排|邀請?|共|來|發|收|開放|排|坐|錄取|報名|同時|寄給|放)\s?({DIGITS})\s?\2"
)
ROOMS = late(
    rf"({DIGITS})\s?({MEASURE})[^,。;\d]{{0,8}}[,(]?\s?(?:每|一){MEASURE}[^,。;\d]{{0,6}}?"
    rf"(?:住|坐|放|裝|載|睡|停|排|容納)\s?({COUNT})\s?({MEASURE})[^。;]{{0,24}}?({DIGITS})\s?(?:\4|[人位名])"
    r"(?=[^。;]{0,20}(?:全部|全都|都|一次|一趟|同時|全員))"
)
REST = late("其餘|剩下|剩餘|其他|另外|備用|包含|重複|左右|大約|約")
SHEETS = late(rf"雙面\s?({DIGITS})\s?頁,?\s?(?:共|總共|一共|需要?)\s?({DIGITS})\s?張")


def number(written: str) -> float:
    """The value of a number in digits or, up to 99, in characters."""
    if written[0].isdigit():
        return float(written.replace(",", ""))
    tens, mark, ones = written.partition("十")
    return 10 * VALUES.get(tens, 1) + VALUES.get(ones, 0) if mark else VALUES.get(written[0], 0)


@demanding({"+digit"})
@uncorrected
def wrong_total(material: Material) -> Sequence[Hit]:
    """Parts that do not add up, prices that do not multiply, lengths that are cut into more than there is."""
    text = material.text
    if REST.search(text.plain):
        return []
    beyond = ((Hit(*text.cover(*span), {"variant": "room"})) for span in too_many(text.plain))
    found = [*(Hit(*text.cover(*span)) for span in wrong(text.plain)), *beyond]
    return [hit for hit in found if not text.is_data(hit)]


def wrong(plain: str) -> Iterator[tuple[int, int]]:
    """The stretches whose figures cannot all be right."""
    yield from wrong_shares(plain)
    for found in PRODUCT.finditer(plain):
        if number(found[1]) * number(found[2]) != number(found[3]):
            yield found.span()
    for found in CUT.finditer(plain):
        if found[2] == found[5] and number(found[3]) * number(found[4]) != number(found[1]):
            yield found.span()
    for found in SHEETS.finditer(plain):
        if (number(found[1]) + 1) // 2 != number(found[2]):
            yield found.span()


def too_many(plain: str) -> Iterator[tuple[int, int]]:
    """The stretches in which more shall go somewhere than there is room for."""
    for found in CAP.finditer(plain):
        if number(found[3]) > number(found[1]):
            yield found.span()
    for found in ROOMS.finditer(plain):
        if number(found[5]) > number(found[1]) * number(found[3]):
            yield found.span()


def wrong_shares(plain: str) -> Iterator[tuple[int, int]]:
    """Lists of shares whose sum is not the total beside them."""
    for pattern, total, unit, parts in ((TOTAL_FIRST, 1, 2, 3), (TOTAL_LAST, 2, 3, 1)):
        for found in pattern.finditer(plain):
            shares = PART.findall(found[parts])
            if any(own and own != found[unit] for _, own in shares) or len(shares) < 2:
                continue
            if sum(number(share) for share, _ in shares) != number(found[total]):
                yield found.span()
