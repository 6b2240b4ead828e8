"""Replies in Chinese without the sort of fact that the assistant asked for: 要哪一天? - 好, 就訂."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

ASKED = (
    (
        late("什麼時候|何時|幾點|哪一?天|哪一?日|幾號|多久|哪個(?:時間|時段)|日期|時段"),
        ("date", "clock_time", "duration", "number"),
    ),
    (
        late("多少|幾[個筆張箱位份台間家件封本支瓶包袋盒組套人名公成折頁]|數量|金額|預算"),
        ("number", "money", "percent", "quantity"),
    ),
    (late("哪一?級|等級|順位|哪個級別"), ("rank", "id", "number")),
    (
        late("哪裡|哪個(?:地點|地方|倉|門市|據點|位置)|什麼地方|地址|哪一?(?:間|家)|哪個帳戶"),
        ("address", "name", "id", "quote"),
    ),
    (late("哪一?位|哪個人|是誰|給誰|跟誰|叫什麼"), ("name", "email", "id", "quote", "number")),
)
"""What a question asks for, and the facts that answer it."""
GIVEN = late(
    "隨便|都可以|都行|你決定|您決定|全部|所有|都要|兩[個位份]都|第[一二三四五六七八九十\\d]|最[新舊早後]|照|依|同|上面|前者|後者|不用|不要|取消|先不|沒有|預設"
)
EMPTY = late(
    r"^(?:[嗯對好是喔呃欸,。、!\s]|可以|沒錯|沒問題|OK|ok|麻煩|請|就|那就|訂|排|寄|做|安排|處理|約|辦|送|開|這樣|吧|了|謝謝|幫我|你|它)+$"
)
THERE = late("就行|就好|即可|就對了|那邊|那裡|老地方|附近|再說|而已|的話|差不多|比[^,。]{1,10}[急早晚多少近遠大小]")


def unmet_question(material: Material) -> Sequence[Hit]:
    """The whole reply, where it agrees or describes and the question asked for a fact."""
    history, text = material.request.history, material.text
    if not history or history[-1].role != "assistant" or len(text) > 24 or not material.history:
        return []
    question = re.split("[。!]", material.history[-1].plain.rstrip("。! "))[-1]
    if "?" not in question or GIVEN.search(text.plain):
        return []
    if not EMPTY.match(text.plain) and not THERE.search(text.plain):
        return []
    for asked, facts in ASKED:
        if asked.search(question):
            return [] if any(gives(text, fact) for fact in facts) else [Hit(0, len(text))]
    return []


def gives(text: Reading, fact: str) -> bool:
    """Whether the reply has the fact; what stands behind 比 is compared with, and none."""
    compared = re.search(r"比[^,。]*", text.plain)
    edge = compared.start() if compared else len(text.plain)
    return any(text.starts[hit.start] < edge for hit in text.entities(fact))
