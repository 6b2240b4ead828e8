"""What marketing in Chinese text says of money, of targets and of wishes that only sound like targets."""

import re

from askfirst.text.han.patterns import NUMBER, open_hits
from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

PRICE = late(
    r"(?:定價|售價|單價|原價|特價|均價|客單價?|營收|業績|消費|滿|現折|折抵|CPA|CPC|CPL|成本|薪|獎金|免運|每(?:一)?(?:份|杯|瓶|盒|件|組|人|包|支|罐|雙|個))[^,。;\d]{0,6}$",
    re.IGNORECASE,
)
GOODS = late(r"\s?(?:以[上下內])?的?(?:商品|產品|品項|訂單|貨品)")
"""Behind an amount: what costs so much."""
METRIC = "(?:轉換率?|點擊率?|開信率|互動率?|回購率|觸及率?|曝光|下載|追蹤|粉絲|營收|業績|銷量|銷售|名單|成本|流量|瀏覽|會員|報名|註冊|訂單|留言|分享|滿意度|跳出率|聲量|來客|人次|排名|名次|觀看|播放|訂閱|詢問|詢價|退訂率?|續訂|好評|評分|星等|出席|到課|人數|ROAS|CTR|CPA|CPL|CPC|NPS|SEO|打開率|完播率|留存率?|客單價?|分鐘|加好友|好友數)"  # noqa: E501
TARGET = late(
    rf"(?:到|至|達到?|破|進前|(?<!目)前|低於|高於|少於|多於|超過|提升|提高|成長|增加|降低?|減少|壓到?|壓在|目標|每[集週周月天日則季篇檔場]|≥|>|<|差|贏|拿下?|衝|新增|多|維持|設為?|為|是)\s?(?:NT|US)?\$?\s?({NUMBER})(?!\s?(?:天|日|週|月|年|個月|小時|/|歲|家|篇|則貼|號))"
    rf"|(?<!目前)(?<!現在)(?<!現在\s)(?<!目前\s)(?<!有){METRIC}(?:目標)?(?:率|數)?\s?[:=]?\s?(?:NT|US)?\$?({NUMBER})(?!\s?(?:天|日|週|月|年|個月|小時|/|歲|分[組鐘]))|({NUMBER})\s?[%％]?\s?(?:人|次|元|台幣)?\s?(?:以[上下內]|為目標|目標)",
    re.IGNORECASE,
)
WISH = late(
    r"衝(?:一波|高|刺)|(?:壓低|拉高|提高|降低|拉升|做大|做起來|衝高)(?=[,。;]|$)|(?:讓|使)[^,。;]{1,10}?更(?:加)?[\u4e00-\u9fff]{1,4}|比(?:現在|目前|以前|之前|上[個次季月週一]|去年|同期|競品|對手|別人|同業|前一)[^,。;\d]{0,6}?(?:更|還|要)?(?:好|高|強|多|快|低|熱鬧|進步|亮眼|漂亮)"
    r"|(?:排名|名次|流量|業績|成績|聲量|互動|粉絲|來客|人氣|買氣|轉換|觸及|曝光|點閱|營收|銷售|報名)(?:數|率|量)?[^,。;\d]{0,4}?(?:往前|往上|上去|起來|進步|變多|變高|變好|回溫|衝高|好一點|高一點|多一點|好看|漂亮)(?!\s?\d)"
    r"|變(?:得)?(?:更|比較)?(?:熱鬧|紅|有名|活躍|厲害|有感|搶手|吸睛)|(?:效果|成效|成績|數字|表現|反應|數據)(?:夠|有|很|比較)?(?:好|不錯|達標|OK|漂亮|差|不好|起色)(?:就|的話|再|才|後|時|為止|的那)"
    r"|(?:帶動|拉抬|刺激|炒熱|衝高|提振|活絡|增加|提升|擴大|強化|促進|吸引|打響|累積|培養|經營)(?:更多|我們的|一下)?(?:來客|人氣|買氣|氣氛|品牌|知名度|好感度?|話題|人潮|客流|業績|聲量|忠誠度|黏著度|參與度?|討論度?|印象|口碑|影響力|質感|形象|熱度|注意力?|目光|能見度)"
    r"|更(?:省錢|有效|好賣|吸引人|有感|有效率|精準|亮眼|受歡迎|紅|多人知道|有記憶點)"
)


def find_budgets(reading: Reading) -> list[Hit]:
    """Amounts of money that can be a budget: neither a price nor what somebody buys for."""
    plain, starts, ends = reading.plain, reading.starts, reading.ends
    return [
        hit
        for hit in reading.entities("money")
        if not PRICE.search(plain[: starts[hit.start]]) and not GOODS.match(plain, ends[hit.end - 1])
    ]


def find_metric_targets(reading: Reading) -> list[Hit]:
    """Numbers that something is to reach."""
    return outermost(open_hits(reading, TARGET))


def find_wishes(reading: Reading) -> list[Hit]:
    """Goals by comparison or by feeling: 比現在好, 帶動人氣, 效果好就停."""
    return open_hits(reading, WISH)
