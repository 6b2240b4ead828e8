"""Amounts of material, with or without a unit: 補 50 - 進 20 箱 - 溫度調到 4."""

import re

from askfirst.text.han.patterns import NUMBER, matches
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

MEASURE = (
    "箱包盒袋件個支枝瓶罐桶台臺輛組套份張片塊條根捲卷束把顆粒雙對打批棧板籃車趟噸斤克升噸坪人位名間筆封頁次天日週年月小分秒時"
    "度%％kKgGmMcClLtT公毫英平立號°℃元折成倍樓層秒箇頂座扇面棵株隻尾頭杯碗匙盆疊本冊刀令櫃貨單"
)
UNIT = late(rf"\s?(?:[{MEASURE}]|棧板|pcs|pallet|units?|rpm|bar|V\b|W\b|A\b)")
LEAD = late(
    rf"(?:訂購?|請購|調(?=\s?\d)|叫|進貨?|補貨?|補到|採購|買|加購|下單|備料?|領|出貨?|調撥|運|送|寄|裝|加入?|倒入?|混入?|數量(?:是|為|改[成為])?|qty|調[到成為高低降]{{1,2}}|"
    rf"設[定]?[為成到]|改[為成到]|降到|升到|庫存[為到成補]{{1,2}}|安全庫存|重量|淨重|毛重|運轉|撥|追加|生產|寬|長度|高度|:)"
    rf"[^,。!?\n;、\d]{{0,12}}?({NUMBER})",
    re.IGNORECASE,
)

LABELLED = late(r"(?:第|[A-Za-z][-_]?|[./-]|[單票號案線機廠倉區架庫門級列爐比版櫃室])$")
SHARES = late(r"\d\s?[" + MEASURE + r"][^,。;\d]{0,4}:[^,。;:]*$")
"""A total with its unit ahead of the shares: 人力 10 人:日班 6、夜班 4."""
OTHER_FIGURES = ("id", "date", "clock_time", "money", "percent", "duration", "address")


def find_quantities(reading: Reading) -> list[Hit]:
    """Numbers that say how much is ordered, moved or set; attribute `unit`, empty where there is none."""
    found = []
    taken = [hit for name in OTHER_FIGURES for hit in reading.entities(name)]
    for hit, match in matches(reading, LEAD, 1):
        number = match.group(1)
        if not number[0].isdigit() and len(number) < 2:
            continue
        if reading.is_data(hit) or any(hit.overlaps(one) for one in taken):
            continue
        if SHARES.search(reading.plain[: match.start(1)]):
            continue
        if is_label(reading, match.start(1)):
            continue
        unit = UNIT.match(reading.plain, match.end(1))
        found.append(Hit(hit.start, hit.end, {"unit": unit.group().strip() if unit else ""}))
    return found


def is_label(reading: Reading, start: int) -> bool:
    """Whether the number is a label: 第 3, P1, A-3, 工單 551."""
    before = reading.plain[:start].rstrip()
    return LABELLED.search(before) is not None and not before.endswith("庫存")
