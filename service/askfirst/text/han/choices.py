"""Choices left open: A 或 B - A 還是 B."""

import re

from askfirst.text.han.patterns import matches
from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

SIDE = r"[^,。;:!?、()「」\s]"
OR = late(rf"(?:{SIDE}|(?<=[A-Za-z0-9])\s){{1,8}}?\s?(或者|或是|還是|抑或|或)(?![許多少有稱])\s?{SIDE}{{1,6}}")
STILL = late("還是(?=[要得會沒不有先很可能無在照依維太])")
OPENER = late(
    "若|如果|假如|倘|只要|凡|任何|任一|不論|無論|不管|是否|有沒有|沒有|沒|無|不要|不得|不可|別|禁止|勿|未|非|超過|大於|小於|高於|低於|多於|少於|篩選|列出|查|搜尋|統計|找出|挑出|每|所有|全部|"
    "問|讓|由[^,。]{1,6}決定|告知|告訴|確認|判斷|選擇|註明|提醒|防止|避免|以免|等|當|一旦|含|包括|包含|至少|看|只收|檢查|等於|出現|發生|只限|限|標記|回覆|說明|可選|可用|接受"
)
NARROWS = late(r"^[^,。;:]{0,8}?(?:的(?!話)|者|時(?!間)|以[上下內外前後])")
SETTLED = late(
    "都可|都行|都好|皆可|均可|都沒關係|擇一|任選|任一|其中一|看哪|先到|優先|不行的話|否則|隨便|為主|為準|二擇|各|分別|依[^,。]{1,8}(?:而定|決定)|視[^,。]{1,8}(?:而定|決定)|自選|挑便宜|取較|以較|較[早晚高低便近快]"
)


def find_open_choices(reading: Reading) -> list[Hit]:
    """Every "or" behind which somebody has to choose: not in a condition, a question to others, or what narrows."""
    found = []
    plain = reading.plain
    for hit, match in matches(reading, OR):
        place = match.start(1)
        start = max(plain.rfind(mark, 0, place) for mark in "。;!?\n") + 1
        edge = max(start, plain.rfind(",", start, place) + 1, plain.rfind(":", start, place) + 1)
        after = re.split(r"[。;!?\n]", plain[match.end(1) :], maxsplit=1)[0]
        if (match[1] == "還是" and STILL.match(plain, place)) or reading.is_data(Hit(*reading.cover(*match.span(1)))):
            continue
        if OPENER.search(plain, edge, place) or SETTLED.search(after) or (match[1] != "還是" and NARROWS.match(after)):
            continue
        found.append(hit)
    return outermost(found)
