"""Numbers, money and percentages: 5 萬台幣 - NT$300 - 美金 200 - 85 折 - 一成 - 10%."""

from askfirst.text.han.patterns import NUMBER, hits, matches
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
