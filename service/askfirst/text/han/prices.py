"""Amounts of money without a currency: 報價 2,400 - 單價改成 450."""

import re

from askfirst.text.han.patterns import MEASURE, NUMBER, matches
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

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
