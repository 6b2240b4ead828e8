"""Times in Chinese: clock times with their zones, dates and lengths, and times that nobody can put a date to."""

import re

from askfirst.text.han.patterns import DIGITS, WORDS, hits, matches
from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

PART = r"上午|下午|早上|晚上|中午|凌晨|傍晚|清晨|晚間|午間|今晚|明早|明晚"
CLOCK = (
    rf"(?:(?:{PART})\s?)?(?:(?<![\d:/.-])(?:[01]?\d|2[0-4]):[0-5]\d(?![\d:])|"
    rf"(?<![\d./第不])(?:\d{{1,2}}|十[一二]?|[二兩三四五六七八九]|(?<=[午上晨晚間])一)\s?[點時](?:半|整|[〇零一二三四五十\d]{{1,3}}分?)?(?![候間數代裝五六七八九]))"
    r"|正午|午夜|中午(?!\s?[\d十一兩二])"
)
TIME = late(CLOCK)
BEFORE = late(
    rf"({CLOCK})\s?(?:\([^)]*\)|(?:[\u4e00-\u9fff]{{2}}時間|UTC\S*|GMT\S*|[A-Z]{{2,4}}))?\s?(?:之?前|以前|截止|為止|止|收件|截標|結單|截單|關帳)"
)
AFTER = late(
    rf"(?:截止|期限|最晚|最遲|務必|不得晚於|不能晚於|不要超過|不超過|截標|截單|結單|趕在|deadline|due)[^。!?\n;]{{0,14}}?({CLOCK})",
    re.IGNORECASE,
)
PLACE = (
    r"[台臺]北|[台臺]灣|東京|日本|首爾|韓國|香港|新加坡|上海|北京|中國|紐約|美東|美西|洛杉磯|舊金山|倫敦|英國|巴黎|柏林|德國|"
    r"歐洲|雪梨|澳洲|曼谷|泰國|河內|胡志明|越南|雅加達|印度|孟買|杜拜|西雅圖|芝加哥|多倫多|溫哥華|馬尼拉|吉隆坡"
)
ZONE = late(
    rf"(?:{PLACE})(?:當地|標準|本地)?時[間區]|當地時[間區]|本地時[間區]|各地時間|(?<![A-Za-z])(?:UTC|GMT)\s?(?:[+-]\s?\d{{1,2}}(?::?\d\d)?)?"
    r"|(?<![A-Za-z])(?:CST|JST|KST|HKT|SGT|CET|CEST|EST|EDT|PST|PDT|ET|PT|IST|BST)(?![A-Za-z])|(?<=\d)(?:Z(?![A-Za-z])|[+-]\d\d:\d\d)"
    r"|(?:Asia|Europe|America|Australia|Pacific)/[A-Z]\w+"
)
RULE = late(r"都[是用以]|一律|皆|均|全[都部]|時區|所有時間|為準|為主|為基準")


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


CALM = "(?:比較|較|最|沒那麼|不那麼|不)?(?:方便|有空|閒|忙|離峰|人少|人多|適合|合適|恰當|適當|好|順|成熟|冷門|安靜|剛好|空|清閒|冷清|涼|順手|得閒)"  # noqa: E501
MOMENT = "(?:時候|時間|時段|時機|空檔|日子|當下|場合|時刻)"
OPEN_EVENT = late(
    r"[等待][^,。;!?\n\dA-Z]{1,12}?(?:過了|過去|好轉|穩定|鬆[一些點]*|忙完|冷靜|平靜|平息|方便|有空|有錢|想通|恢復|適合|成熟|差不多|告一段落|沒那麼忙|不忙|心情好|降溫|緩和|軟化|轉好|變好|比較閒|空下來|閒下來|上軌道)"
    r"|(?:過|隔)?[幾數][天日週周個](?:月|禮拜|星期)?(?:[後內再]|之後|以後|以內)|(?:一兩|兩三|三四|三五|四五|五六)[天日週周個](?:月|禮拜|星期)?"
    r"|過(?:幾天|陣子|些時候|一陣)|(?:這|那)陣子|(?:哪|某)天|找[個一]?天|抓?個?空檔|快到的時候|差不多時間"
)
LOOSE = late(
    rf"(?:找|等|挑|選|趁|抓|排|看)[^,。;:\d]{{0,10}}?{CALM}的?{MOMENT}|(?:找|挑|抓)(?:一?個|出)?[^,。;:\d]{{0,6}}?{MOMENT}(?![表管點])|(?<=[在於])[^,。;\d]{{0,6}}?{CALM}(?:少|多)?的{MOMENT}|(?:人|車|客人|流量|訪客)(?:比較|較|最)?(?:少|多)的?{MOMENT}|這[一兩二幾]{{1,2}}天|隔[幾數][天日週]|到差不多|(?:中午|月底|年底|月初|週末|過年|連假)(?:的)?(?:前後|左右)|[季月年週](?:末|底|初)(?:左右|前後|那幾天)"
    r"|(?:好)?一段(?:時間|期間|日子)|好?一陣子?|近期之?內|近日|(?:固定|某個|特定|一定)的?(?:時間|時段|日子|週期|期間)|久久(?:一次)?|隔(?:一)?陣子|有時候?(?:再)?(?=[寄發去看檢])"
    r"|(?:不要|別|不能|不可|莫)(?:再)?(?:拖|等|放|隔|讓[^,。]{1,4}等)(?:得)?太?久|(?:快|早|晚|慢)(?:一點|些|一些|點)(?!名|心|餐|好)(?:再|就)?"
    r"|(?:停用|停|關|鎖|封鎖|凍結|下架|暫停|擱|放|置頂|留|延|緩|等)一(?:下|會兒?|陣)(?![午個班])|時機(?:成熟|到|對|好)了?|(?:有|得|抽)空(?:的話|時|再|就|下來)|手邊(?:的事)?忙完|(?:月|週|年|季)?(?:初|中|底|末)左右|過些時日|緩一緩|擱著|適時|(?:給|抓|放|拉|延|縮|留|調|排|改)(?:得)?(?:長|短|鬆|寬|久|晚|早)(?:一點|一些|點|些)|(?:期限?|效期|試用期|交期|時間|天數)(?:再)?(?:給|抓|放|拉)?(?:長|短|鬆|寬|久)(?:一點|一些|點|些)|[等待][^,。;\d]{1,8}?(?:好些|好點|好一點|好一些|回穩|回溫|明朗|底定|有著落|有眉目)|待會兒?|等一下(?!子)|等下(?!個)|等等(?=再|把|幫|就)|晚些|遲些|陸續|時不時|每隔(?:一段|一陣)|(?:先|再)(?:放|擺|擱)著|再(?:約|議|聯絡|說吧)(?=[,。]|$)|後續再|(?:旺季|淡季|開春|入秋|入冬|年節|連假|放假|過年|颱風)(?:前後|過後|那陣子|前(?![一二三\d]))|(?:快|要)到期(?:時|了再|的時候)|有(?:消息|進展|結果|著落|下文)(?:時|了|再|後)|狀況許可|別太晚|不要太晚|慢慢來|拖一下|再緩緩|改時間再|平日找一天|找一天|哪天方便|(?:天|景)氣(?:好|轉)|(?:處理|做|弄|用|看|吃|賣)完(?:差不多|得差不多)|短時間內|過渡期|最近(?=[把找安再])|不久(?:後|之後)?(?=[,。再]|$)"
)


def find_vague_times(reading: Reading) -> list[Hit]:
    """Times that no calendar knows."""
    found = outermost([*reading.hits("@vague_time"), *hits(reading, OPEN_EVENT), *hits(reading, LOOSE)])
    return [hit for hit in found if not reading.is_data(hit)]
