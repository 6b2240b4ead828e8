"""Figures in Chinese: money, percent, prices, and amounts that are left open."""

import re

from askfirst.text.han.patterns import MEASURE, NUMBER, hits, matches, open_hits
from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

CURRENCY = (
    r"新?[台臺]幣|美金|美元|美刀|日[圓幣元]|歐元|港[幣元]|人民幣|英鎊|韓[元圜幣]|澳幣|加幣|新幣|泰銖|"
    r"瑞士法郎|越盾|披索|盧比|令吉|馬幣|印尼盾|瑞典克朗|(?<![A-Za-z])(?:RM|MYR|THB|VND|PHP|INR|IDR|CAD|NZD|SEK|NOK|DKK|PLN|MOP|AED|BRL|MXN)(?![A-Za-z])|(?<![A-Za-z])(?:NTD?|TWD|USD|EUR|JPY|HKD|CNY|RMB|GBP|KRW|AUD|SGD|CHF)(?![A-Za-z])"
)
SIGN = r"(?:NT|US|HK|A|S)?\$|€|£|¥|₩"
UNIT = rf"{CURRENCY}|元|塊(?!狀)"
MONEY = late(rf"(?:{SIGN}|{CURRENCY})\s?[::]?\s?{NUMBER}(?:\s?元)?|{NUMBER}\s?(?:多)?\s?(?:{UNIT})|\d[\d,.]*\s?(?:€|£)")
MENTION = late(rf"{SIGN}|{CURRENCY}|(?<=[\d萬千百十億])\s?[元塊]|以元計")
PERCENT = late(
    r"\d[\d.]*(?:\s?[-~到至]\s?\d[\d.]*)?\s?[%％‰]|百分之[〇零一二三四五六七八九十百\d.]+"
    r"|[一二兩三四五六七八九]成[一二三四五六七八九半]?(?![為本員長立功交效果就分熟年型])"
    r"|(?:\d{1,2}(?:\.\d)?|[一二三四五六七八九]{1,2})\s?折(?!疊)|半價|對折"
)
NUMBERS = late(NUMBER)


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


TAKING = "找訂叫排領買印做備拿派留送寄調補進租借裝放加給撥挪存匯抽挑選捐發帶搬收切倒撒"
NUMBERED = rf"[^,。;、]{{0,8}}?(?:\d|[一二兩三四五六七八九十百千]+\s?{MEASURE})"
AMOUNT = late(
    # 幾 with what is counted, where nobody asks how many there are.
    rf"(?<![哪有共剩問查是第前後看數])(?:好|十|百|千|萬)?幾(?:[十百千萬])?{MEASURE}(?!月)|(?:好?幾|數|上|成|近)[十百千萬](?=[{MEASURE[1:-1]}多])"
    rf"|(?<![\d第變年月日])數{MEASURE}(?=[^據])"
    rf"|(?<![第\d一二三四五六七八九十])(?:一兩|兩三|三四|三五|四五|五六|七八|八九){MEASURE}"
    # 多 and 少 ahead of a verb, without the number behind it.
    rf"|(?<![不許最至差很太更眾諸甚增超好為])多(?:訂購|準備|採購|安排|[{TAKING}])(?![了到出於意班注利次的過上項元年個少久樣])(?!{NUMBERED})(?:一?[點些])?"
    rf"|少(?:[訂叫排買印做放加進備寄送]|準備)(?:一[點些]|[點些])"
    rf"|(?:[{TAKING}]|準備|預留|採購|補充|購買)(?:了)?(?:一[點些]|點(?=[\u4e00-\u9fff])(?![一二兩三四五六七八九十心名餐數檢子擊收交到前後半整鐘]))(?!時間)"
    rf"|[{TAKING}](?:個)?(?:多|少)(?:一[點些]|[點些])|(?:盡量|儘量|能)多(?=[\u4e00-\u9fff])|[剪縮減加調包拉切做弄改放](?:短|少|厚|長|薄|寬|窄|密|疏|粗|細|軟|硬|濃|淡|亮|暗)(?:一[點些]|[點些])?(?=[,。;]|$)(?!,?\s?(?:到|成|為|\d))|留(?:個|點|一些)?(?:緩衝|餘裕|餘地|空間|彈性)(?=[,。;]|$)|[放收退取留](?:出|進)?一半(?=[\u4e00-\u9fff]?[進出來])|意思意思|夠用就好|有多少(?:算|拿|送|訂)多少|能[裝放拿收塞]多少[裝放拿收塞]多少|看著[加放拿訂買]|[{TAKING}](?:個)?(?:一小批|一批|一票|一疊|一把|一些些)(?![\dA-Z])|十[來幾]{MEASURE}"
    rf"|(?:超過|近|將近|約莫|差不多)?(?:一|過)?半(?:數)?(?:以上|左右)?的(?=[\u4e00-\u9fff])|多半的?|大多數?的?(?=[\u4e00-\u9fff])|其中(?:一些|幾{MEASURE}|部分)|幾乎(?:全部|所有|都)"
    # Parts of a whole, and amounts by feeling.
    r"|(?:[一大小少多]|絕大)部[分份](?!工時)|(?:(?<=[,。;:把將借寄退刪給出移轉選挑抽改留先送付收匯關停調拿發撤下請對和取印訂]))部[分份](?![是由用負時])"
    r"|若干|些許|少許|少量|適量|酌量|足量|足夠(?:的|多)?|充足的|(?<!不)夠用的|不少(?=[\u4e00-\u9fff])|許多|大量|大批|少數|多數(?!決)|過半數?的?|一大半|大半|一堆|成堆"
    r"|差不多的量|合理的?數量|適當的?數量|夠(?:吃|喝|用|發|大家)的?(?:份?量|數量)?"
)


def find_vague_amounts(reading: Reading) -> list[Hit]:
    """Amounts without a number, outside of data."""
    return open_hits(reading, AMOUNT)


LEAD = (
    r"(?:折後|收|租|成本|售|標價|起標|得標|差額|加價|頭款|會費|簽約金|年薪|月薪|日薪|薪水|稅後|淨額|合計|總計|小計|共計|出到|花|簽|成交|(?<![詢比議估殺特])價(?![目值差])|抓|標到|談到|談成|補差|議到|開到|漲|降|(?<![浪耗免])費|報價|開價|出價|單價|總價|售價|定價|原價|價格|價錢|價位|費用|月費|年費|租金|月租|房租|權利金|保證金|規費|成交價|運費|日費|時薪|金額|訂金|定金|尾款|頭期款|押金|"
    r"收費|總額|賣|酬勞|算他們?|算她|開給他們?|報給[^,。]{0,8}?|開發票|請款|付款|收款|退款|降價?到|漲價?到|漲到|調降至|調漲至|底價|(?<![簡週日月海公晨年])報(?![名告表到修導考警])|喊|殺到|壓到|砍到|"
    r"price|amount|unit_price|fee)"
)
PRICE = late(
    rf"{LEAD}[^,。!?\n;、\d第]{{0,10}}?({NUMBER})(?!\s?(?:[%％折成號天日月年週周個箱包件張份間筆名位人次組台支瓶公小分頁家顆條層棟本]|工作|[:/-]\d))",
    re.IGNORECASE,
)
SUM = late(
    rf"(?<![第號碼機案單約\d])(\d{{1,3}}(?:,\d{{3}})+|\d+(?:\.\d+)?\s?萬\s?\d*|[一二三四五六七八九十兩]+萬[一二三四五六七八九千百]*)(?!\s?(?:[%％折成號天日月年週周箱包小分頁字公步里克噸度]|{MEASURE}|元|[台臺]幣|美|日圓|歐|工作|粉絲|追蹤|會員|下載|瀏覽|點|[:/-]\d))"
)
EACH = late(
    rf"(?:每|一)個?(?:[個件箱組支台瓶份席坪人月年小包盒片張公套噸]|公斤|小時|座位|帳號|單位)\s?(?:賣|算|是|收|報|要|:)?\s?({NUMBER})(?!\s?[%％折成號天日月年週周個箱包件張份])"
)
PRICED = late(
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
