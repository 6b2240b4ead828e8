"""Days and lengths of time: 10/1 - 10 月 1 日 - 下週三 - 明天 - Q3 - 三個工作天."""

from askfirst.text.han.patterns import DIGITS, WORDS, hits
from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

SMALL = r"(?:\d{1,2}|[一二三四五六七八九十]{1,3})"
DAY = late(
    r"(?<!\d)(?:19|20)\d\d\s?[-/.年]\s?\d{1,2}\s?[-/.月]\s?\d{1,2}(?!\d)\s?[日號]?"
    r"|(?<![\d/A-Za-z-])(?:0?[1-9]|1[0-2])/(?:[12]\d|3[01]|0?[1-9])(?![\d/%])"
    rf"|(?<!\d){SMALL}\s?月\s?{SMALL}\s?[日號]?|(?<![\dA-Za-z-])(?:[12]\d|3[01]|[1-9])\s?[日號](?![店門樓線桌碼倉機廠廳房出窗會梯館線碼])(?=[前以之後起到至，,。、\s寄送交開上發下]|$)"
)
WEEKDAY = late(r"(?:[這本下上]{1,2}個?|每)?(?:週|周|禮拜|星期)[一二三四五六日天末]")
NEAR = late(
    r"今[天日晚早]|明[天日晚早]|大?[後前]天|昨[天日晚]|(?:隔|次|翌|當)[天日]|(?:[月年季週周]|學期)[底初中末]|"
    r"(?:這|本|下|上|當)(?:個)?(?:月|週|周|禮拜|星期|季度?)|[今明去前後]年|下半年|上半年|每[天日週周月季年]"
)
PERIOD = late(
    rf"(?<![A-Za-z])Q[1-4](?!\d)|第[一二三四1-4]季|(?<!\d)(?:19|20)\d\d\s?年(?!\s?\d)|"
    rf"(?<!個)(?<![\d.]){SMALL}\s?月份?(?![\d一二三])|(?:春節|農曆年|中秋|端午|清明|聖誕節?|元旦|雙十一?|跨年|雙[十12]{{1,2}}|國慶)"
)
UNIT = r"(?:小時|鐘頭|分鐘|秒鐘?|個?工作[天日]|天|日(?![圓幣元期])|個?(?:禮拜|星期)|[週周]年?|個月|季|年|hr|min)"
DURATION = late(rf"(?:{DIGITS}|(?<!第){WORDS})\s?個?半?\s?{UNIT}半?|半天|半小時|整天")


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
