"""Figures in Chinese: money, percent, prices, quantities, what is to be spent and to be reached."""

import re

from askfirst.text.han.patterns import MEASURE, NUMBER, hits, matches, open_hits
from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading

CURRENCY = (
    r"新?[台臺]幣|美金|美元|美刀|日[圓幣元]|歐元|港[幣元]|人民幣|英鎊|韓[元圜幣]|澳幣|加幣|新幣|泰銖|"
    r"瑞士法郎|越盾|披索|盧比|令吉|馬幣|印尼盾|瑞典克朗|(?<![A-Za-z])(?:RM|MYR|THB|VND|PHP|INR|IDR|CAD|NZD|SEK|NOK|DKK|PLN|MOP|AED|BRL|MXN)(?![A-Za-z])|(?<![A-Za-z])(?:NTD?|TWD|USD|EUR|JPY|HKD|CNY|RMB|GBP|KRW|AUD|SGD|CHF)(?![A-Za-z])"
)
SIGN = r"(?:NT|US|HK|A|S)?\$|€|£|¥|₩"
UNIT = rf"{CURRENCY}|元|塊(?!狀)"
MONEY = re.compile(
    rf"(?:{SIGN}|{CURRENCY})\s?[::]?\s?{NUMBER}(?:\s?元)?|{NUMBER}\s?(?:多)?\s?(?:{UNIT})|\d[\d,.]*\s?(?:€|£)"
)
MENTION = re.compile(rf"{SIGN}|{CURRENCY}|(?<=[\d萬千百十億])\s?[元塊]|以元計")
PERCENT = re.compile(
    r"\d[\d.]*(?:\s?[-~到至]\s?\d[\d.]*)?\s?[%％‰]|百分之[〇零一二三四五六七八九十百\d.]+"
    r"|[一二兩三四五六七八九]成[一二三四五六七八九半]?(?![為本員長立功交效果就分熟年型])"
    r"|(?:\d{1,2}(?:\.\d)?|[一二三四五六七八九]{1,2})\s?折(?!疊)|半價|對折"
)
NUMBERS = re.compile(NUMBER)


def find_numbers(reading: Reading) -> list[Hit]:
    """Every number, in digits or characters; attribute `value` as written."""
    times = [*reading.entities("date"), *reading.entities("clock_time")]
    return [
        Hit(hit.start, hit.end, {"value": found.group()})
        for hit, found in matches(reading, NUMBERS)
        if not any(hit.overlaps(time) for time in times)
    ]


def find_currencies(reading: Reading) -> list[Hit]:
    """Every mention of a currency; 元 counts behind a number."""
    return outermost(hits(reading, MENTION))


def find_money(reading: Reading) -> list[Hit]:
    """Amounts that say their currency."""
    return outermost(hits(reading, MONEY))


def find_percent(reading: Reading) -> list[Hit]:
    """Rates, also as what is left of the price (85 折) and in tenths (一成)."""
    return outermost(hits(reading, PERCENT))


LEAD = (
    r"(?:折後|收|租|成本|售|標價|起標|得標|差額|加價|頭款|會費|簽約金|年薪|月薪|日薪|薪水|稅後|淨額|合計|總計|小計|共計|出到|花|簽|成交|(?<![詢比議估殺特])價(?![目值差])|抓|標到|談到|談成|補差|議到|開到|漲|降|(?<![浪耗免])費|報價|開價|出價|單價|總價|售價|定價|原價|價格|價錢|價位|費用|月費|年費|租金|月租|房租|權利金|保證金|規費|成交價|運費|日費|時薪|金額|訂金|定金|尾款|頭期款|押金|"
    r"收費|總額|賣|酬勞|算他們?|算她|開給他們?|報給[^,。]{0,8}?|開發票|請款|付款|收款|退款|降價?到|漲價?到|漲到|調降至|調漲至|底價|(?<![簡週日月海公晨年])報(?![名告表到修導考警])|喊|殺到|壓到|砍到|"
    r"price|amount|unit_price|fee)"
)
PRICE = re.compile(
    rf"{LEAD}[^,。!?\n;、\d第]{{0,10}}?({NUMBER})(?!\s?(?:[%％折成號天日月年週周個箱包件張份間筆名位人次組台支瓶公小分頁家顆條層棟本]|工作|[:/-]\d))",
    re.IGNORECASE,
)
SUM = re.compile(
    rf"(?<![第號碼機案單約\d])(\d{{1,3}}(?:,\d{{3}})+|\d+(?:\.\d+)?\s?萬\s?\d*|[一二三四五六七八九十兩]+萬[一二三四五六七八九千百]*)(?!\s?(?:[%％折成號天日月年週周箱包小分頁字公步里克噸度]|{MEASURE}|元|[台臺]幣|美|日圓|歐|工作|粉絲|追蹤|會員|下載|瀏覽|點|[:/-]\d))"
)
EACH = re.compile(
    rf"(?:每|一)個?(?:[個件箱組支台瓶份席坪人月年小包盒片張公套噸]|公斤|小時|座位|帳號|單位)\s?(?:賣|算|是|收|報|要|:)?\s?({NUMBER})(?!\s?[%％折成號天日月年週周個箱包件張份])"
)
PRICED = re.compile(
    rf"({NUMBER})\s?(?:的(?:總?價格?|單價|報價|費用|價錢|租金|訂金|金額|價位|售價)|成交|賣|一天|一小時|賣給|賣出|含稅|未稅)"
)


def find_prices(reading: Reading) -> list[Hit]:
    """Amounts that stand as a price and name no currency."""
    currencies = reading.entities("currency")
    found = [hit for pattern in (PRICE, EACH, PRICED, SUM) for hit, _ in matches(reading, pattern, 1)]
    ids = reading.entities("id")
    return [
        hit
        for hit in found
        if not reading.is_data(hit)
        and not any(hit.overlaps(one) for one in ids)
        and not any(hit.distance(one) <= 1 for one in currencies)
    ]


NO_BUDGET = re.compile(
    r"(?:定價|售價|單價|原價|特價|均價|客單價?|營收|業績|消費|滿|現折|折抵|CPA|CPC|CPL|成本|薪|獎金|免運|每(?:一)?(?:份|杯|瓶|盒|件|組|人|包|支|罐|雙|個))[^,。;\d]{0,6}$",
    re.IGNORECASE,
)
GOODS = re.compile(r"\s?(?:以[上下內])?的?(?:商品|產品|品項|訂單|貨品)")
"""Behind an amount: what costs so much."""
METRIC = "(?:轉換率?|點擊率?|開信率|互動率?|回購率|觸及率?|曝光|下載|追蹤|粉絲|營收|業績|銷量|銷售|名單|成本|流量|瀏覽|會員|報名|註冊|訂單|留言|分享|滿意度|跳出率|聲量|來客|人次|排名|名次|觀看|播放|訂閱|詢問|詢價|退訂率?|續訂|好評|評分|星等|出席|到課|人數|ROAS|CTR|CPA|CPL|CPC|NPS|SEO|打開率|完播率|留存率?|客單價?|分鐘|加好友|好友數)"  # noqa: E501
TARGET = re.compile(
    rf"(?:到|至|達到?|破|進前|(?<!目)前|低於|高於|少於|多於|超過|提升|提高|成長|增加|降低?|減少|壓到?|壓在|目標|每[集週周月天日則季篇檔場]|≥|>|<|差|贏|拿下?|衝|新增|多|維持|設為?|為|是)\s?(?:NT|US)?\$?\s?({NUMBER})(?!\s?(?:天|日|週|月|年|個月|小時|/|歲|家|篇|則貼|號))"
    rf"|(?<!目前)(?<!現在)(?<!現在\s)(?<!目前\s)(?<!有){METRIC}(?:目標)?(?:率|數)?\s?[:=]?\s?(?:NT|US)?\$?({NUMBER})(?!\s?(?:天|日|週|月|年|個月|小時|/|歲|分[組鐘]))|({NUMBER})\s?[%％]?\s?(?:人|次|元|台幣)?\s?(?:以[上下內]|為目標|目標)",
    re.IGNORECASE,
)


def find_budgets(reading: Reading) -> list[Hit]:
    """Amounts of money that can be a budget: neither a price nor what somebody buys for."""
    plain, starts, ends = reading.plain, reading.starts, reading.ends
    return [
        hit
        for hit in reading.entities("money")
        if not NO_BUDGET.search(plain[: starts[hit.start]]) and not GOODS.match(plain, ends[hit.end - 1])
    ]


def find_metric_targets(reading: Reading) -> list[Hit]:
    """Numbers that something is to reach."""
    return outermost(open_hits(reading, TARGET))


MEASURES = (
    "箱包盒袋件個支枝瓶罐桶台臺輛組套份張片塊條根捲卷束把顆粒雙對打批棧板籃車趟噸斤克升噸坪人位名間筆封頁次天日週年月小分秒時"
    "度%％kKgGmMcClLtT公毫英平立號°℃元折成倍樓層秒箇頂座扇面棵株隻尾頭杯碗匙盆疊本冊刀令櫃貨單"
)
COUNTED = re.compile(rf"\s?(?:[{MEASURES}]|棧板|pcs|pallet|units?|rpm|bar|V\b|W\b|A\b)")
ORDERED = re.compile(
    rf"(?:訂購?|請購|調(?=\s?\d)|叫|進貨?|補貨?|補到|採購|買|加購|下單|備料?|領|出貨?|調撥|運|送|寄|裝|加入?|倒入?|混入?|數量(?:是|為|改[成為])?|qty|調[到成為高低降]{{1,2}}|"
    rf"設[定]?[為成到]|改[為成到]|降到|升到|庫存[為到成補]{{1,2}}|安全庫存|重量|淨重|毛重|運轉|撥|追加|生產|寬|長度|高度|:)"
    rf"[^,。!?\n;、\d]{{0,12}}?({NUMBER})",
    re.IGNORECASE,
)

SHARES = re.compile(r"\d\s?[" + MEASURES + r"][^,。;\d]{0,4}:[^,。;:]*$")
"""A total with its unit ahead of the shares: 人力 10 人:日班 6、夜班 4."""
OTHER_FIGURES = ("id", "date", "clock_time", "money", "percent", "duration", "address")


def find_quantities(reading: Reading) -> list[Hit]:
    """Numbers that say how much is ordered, moved or set; attribute `unit`, empty where there is none."""
    found = []
    taken = [hit for name in OTHER_FIGURES for hit in reading.entities(name)]
    for hit, match in matches(reading, ORDERED, 1):
        number = match.group(1)
        if not number[0].isdigit() and len(number) < 2:
            continue
        if reading.is_data(hit) or any(hit.overlaps(one) for one in taken):
            continue
        if SHARES.search(reading.plain[: match.start(1)]):
            continue
        unit = COUNTED.match(reading.plain, match.end(1))
        found.append(Hit(hit.start, hit.end, {"unit": unit.group().strip() if unit else ""}))
    return found
