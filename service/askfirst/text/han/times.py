"""Times in Chinese: clock times with their zones, dates and lengths, and times that nobody can put a date to."""

import re

from askfirst.text.han.patterns import DIGITS, WORDS, hits, matches
from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading

PART = r"上午|下午|早上|晚上|中午|凌晨|傍晚|清晨|晚間|午間|今晚|明早|明晚"
CLOCK = (
    rf"(?:(?:{PART})\s?)?(?:(?<![\d:/.-])(?:[01]?\d|2[0-4]):[0-5]\d(?![\d:])|"
    rf"(?<![\d./第不])(?:\d{{1,2}}|十[一二]?|[二兩三四五六七八九]|(?<=[午上晨晚間])一)\s?[點時](?:半|整|[〇零一二三四五十\d]{{1,3}}分?)?(?![候間數代裝五六七八九]))"
    r"|正午|午夜|中午(?!\s?[\d十一兩二])"
)
TIME = re.compile(CLOCK)
BEFORE = re.compile(
    rf"({CLOCK})\s?(?:\([^)]*\)|(?:[\u4e00-\u9fff]{{2}}時間|UTC\S*|GMT\S*|[A-Z]{{2,4}}))?\s?(?:之?前|以前|截止|為止|止|收件|截標|結單|截單|關帳)"
)
AFTER = re.compile(
    rf"(?:截止|期限|最晚|最遲|務必|不得晚於|不能晚於|不要超過|不超過|截標|截單|結單|趕在|deadline|due)[^。!?\n;]{{0,14}}?({CLOCK})",
    re.IGNORECASE,
)
PLACE = (
    r"[台臺]北|[台臺]灣|東京|日本|首爾|韓國|香港|新加坡|上海|北京|中國|紐約|美東|美西|洛杉磯|舊金山|倫敦|英國|巴黎|柏林|德國|"
    r"歐洲|雪梨|澳洲|曼谷|泰國|河內|胡志明|越南|雅加達|印度|孟買|杜拜|西雅圖|芝加哥|多倫多|溫哥華|馬尼拉|吉隆坡"
)
ZONE = re.compile(
    rf"(?:{PLACE})(?:當地|標準|本地)?時[間區]|當地時[間區]|本地時[間區]|各地時間|(?<![A-Za-z])(?:UTC|GMT)\s?(?:[+-]\s?\d{{1,2}}(?::?\d\d)?)?"
    r"|(?<![A-Za-z])(?:CST|JST|KST|HKT|SGT|CET|CEST|EST|EDT|PST|PDT|ET|PT|IST|BST)(?![A-Za-z])|(?<=\d)(?:Z(?![A-Za-z])|[+-]\d\d:\d\d)"
    r"|(?:Asia|Europe|America|Australia|Pacific)/[A-Z]\w+"
)
RULE = re.compile(r"都[是用以]|一律|皆|均|全[都部]|時區|所有時間|為準|為主|為基準")


def find_clock_times(reading: Reading) -> list[Hit]:
    """Every time of day."""
    return outermost(hits(reading, TIME))


def find_timezones(reading: Reading) -> list[Hit]:
    """Every zone; `rule` is "all" where it holds for every time of the conversation."""
    found = outermost(hits(reading, ZONE))
    rules = hits(reading, RULE)
    ruled = [any(reading.same_sentence(hit, rule) for rule in rules) for hit in found]
    return [Hit(hit.start, hit.end, {"rule": "all" if one else ""}) for hit, one in zip(found, ruled, strict=True)]


def find_deadlines(reading: Reading) -> list[Hit]:
    """Times of day by which something must be done; `zone` where one stands in the sentence."""
    found = outermost([hit for pattern in (BEFORE, AFTER) for hit, _ in matches(reading, pattern, 1)])
    zones = reading.entities("timezone")
    return [
        Hit(hit.start, hit.end, {"zone": "yes" if beside(reading, hit, zones) else ""})
        for hit in found
        if not reading.is_data(hit)
    ]


def beside(reading: Reading, time: Hit, zones: list[Hit]) -> bool:
    """Whether a zone stands near the time in its sentence."""
    return any(zone.distance(time) <= 12 and reading.same_sentence(zone, time) for zone in zones)


SMALL = r"(?:\d{1,2}|[一二三四五六七八九十]{1,3})"
DAY = re.compile(
    r"(?<!\d)(?:19|20)\d\d\s?[-/.年]\s?\d{1,2}\s?[-/.月]\s?\d{1,2}(?!\d)\s?[日號]?"
    r"|(?<![\d/A-Za-z-])(?:0?[1-9]|1[0-2])/(?:[12]\d|3[01]|0?[1-9])(?![\d/%])"
    rf"|(?<!\d){SMALL}\s?月\s?{SMALL}\s?[日號]?|(?<![\dA-Za-z-])(?:[12]\d|3[01]|[1-9])\s?[日號](?![店門樓線桌碼倉機廠廳房出窗會梯館線碼])(?=[前以之後起到至，,。、\s寄送交開上發下]|$)"
)
WEEKDAY = re.compile(r"(?:[這本下上]{1,2}個?|每)?(?:週|周|禮拜|星期)[一二三四五六日天末]")
NEAR = re.compile(
    r"今[天日晚早]|明[天日晚早]|大?[後前]天|昨[天日晚]|(?:隔|次|翌|當)[天日]|(?:[月年季週周]|學期)[底初中末]|"
    r"(?:這|本|下|上|當)(?:個)?(?:月|週|周|禮拜|星期|季度?)|[今明去前後]年|下半年|上半年|每[天日週周月季年]"
)
PERIOD = re.compile(
    rf"(?<![A-Za-z])Q[1-4](?!\d)|第[一二三四1-4]季|(?<!\d)(?:19|20)\d\d\s?年(?!\s?\d)|"
    rf"(?<!個)(?<![\d.]){SMALL}\s?月份?(?![\d一二三])|(?:春節|農曆年|中秋|端午|清明|聖誕節?|元旦|雙十一?|跨年|雙[十12]{{1,2}}|國慶)"
)
UNIT = r"(?:小時|鐘頭|分鐘|秒鐘?|個?工作[天日]|天|日(?![圓幣元期])|個?(?:禮拜|星期)|[週周]年?|個月|季|年|hr|min)"
DURATION = re.compile(rf"(?:{DIGITS}|(?<!第){WORDS})\s?個?半?\s?{UNIT}半?|半天|半小時|整天")


def find_dates(reading: Reading) -> list[Hit]:
    """Calendar days and periods; attribute `form`: "day", "weekday" or "period"."""
    found = hits(reading, DAY, {"form": "day"}) + hits(reading, WEEKDAY, {"form": "weekday"})
    return outermost(found + hits(reading, NEAR, {"form": "day"}) + hits(reading, PERIOD, {"form": "period"}))


def find_durations(reading: Reading) -> list[Hit]:
    """A number with a unit of time; the day of a date is none."""
    dates = [hit for hit in reading.entities("date") if hit.attrs["form"] == "day"]
    return [
        hit for hit in outermost(hits(reading, DURATION))
        if not any(hit.overlaps(date) and any(map(str.isdigit, reading.words[date.start])) for date in dates)
    ]  # fmt: skip
