"""What an order of money, a change or an appointment says: the account, the new value, the new time."""

import re

from askfirst.text.han.clock import CLOCK
from askfirst.text.han.days import DAY, DURATION, NEAR, WEEKDAY
from askfirst.text.han.patterns import NUMBER, hits, open_hits
from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

ACCOUNT = late(
    r"(?<![\d-])\d{3}-\d{5,}[\d-]*|(?<![\d-])\d{9,16}(?!\d)|帳號|帳戶|戶頭|虛擬帳|原卡|信用卡|約定|薪轉|銀行|郵局|合庫|[台臺]新|玉山|國泰世華|中信|富邦|第一銀|華南|彰銀|IBAN|SWIFT|LINE Pay|街口|Paypal",  # noqa: E501
    re.IGNORECASE,
)
WHEN = rf"(?:{DAY.pattern}|{WEEKDAY.pattern}|{NEAR.pattern}|{CLOCK})"
NEW_TIME = late(
    rf"改\s?{WHEN}(?![^,。;]{{0,14}}?的(?:約|會|課|行程|預約|訂位|面試|會議|班|航班|門診|場))|(?:改(?:期|約)?[到成為至在]{{1,2}}|[延移挪調換推順排展]{{1,2}}後?[到至成為]|提[前早][到至]|[到至成為:→])\s?[^,。;\d]{{0,6}}?{WHEN}"
    rf"|(?:延後|延期|延長|展延|續借|續保|展期|順延|推遲|往後[延挪移推]|往前[延挪移推]|提前|提早|縮短|晚|早|延|慢|快)(?:了|個)?[^,。;\d]{{0,4}}?(?:{DURATION.pattern}|{NUMBER})|{WHEN}\s?(?:再|才|改)"
)
SHIFT = late(
    r"(?:(?:往|向)(?:後|前)(?:挪|延|移|推|調|順延|拉|排)|延後|延期|推遲|順延|展延|延長(?!線|賽|壽)|縮短(?!網址|連結)|續借|續保|展期|提前|提早|改期|改時間|換時間|挪時間|改約|另約|改天)(?![到至成為時通告了的費申])"
)
PERIOD_ONLY = late(
    r"(?:下下?|這|本)個?(?:月|季|學期)|[今明後]年|年底|年中|月底|月初|下旬|上旬|中旬|下半年|上半年|(?<![\d/])\d{1,2}\s?月份?(?![\d一二三四五六七八九十]|\s?\d)|Q[1-4]|第[一二三四]季"
)
DAY_OF_MONTH = late(
    r"\d{1,2}\s?[日號]|[一二三四五六七八九十]{1,3}[日號]|初[一二三四五六七八九十]|第[一二三四]個?(?:週|禮拜|星期)"
)
MEETING = late(
    r"(?<![合契續簽解違履租公條節制大預邀年月草和盟])約(?![定聘當莫略束\d一二三四五六七八九十兩數有為會前在了書據法稿價滿])|拜訪|面訪|登門|會面|碰面|面談|開會(?![通議記])|見面"
)


def find_accounts(reading: Reading) -> list[Hit]:
    """Where money goes: an account number, a bank, an account on file."""
    return outermost(hits(reading, ACCOUNT))


TO_WHOM = late(
    r"給|寄?至(?!少|多)|(?<!付)往|寄到|送到|發到|傳到|轉到|(?<=[\u4e00-\u9fff])到(?=[^,。;付達期貨\d\s])|回(?:覆|傳|寄)?(?=[^,。;]{2})|收件|名單|名冊|群組|頻道|全體|全員|所有|每[位家人]|(?<![通轉])各(?=[位家店校])|同仁|住戶|家長|學員|應徵者|房東|房客|業主|會計|總務|人資|法務|總機|供應商|老師|醫師|經理|與會者|團隊|地址|小姐|先生|太太|上傳|入口|歸檔|廠商|會員|客戶|(?:電話)?通知(?=[\u4e00-\u9fff]{2,6}(?:改|取消|明|今|延|停|來|到|說|請))(?!改|取消|延)"
)


def find_addressees(reading: Reading) -> list[Hit]:
    """Words that say to whom something goes; 到付 and 15:00 前到 do not."""
    return hits(reading, TO_WHOM)


def find_colons(reading: Reading) -> list[Hit]:
    """Colons behind which something is told; that of 17:00 is none."""
    return hits(reading, late(r"(?<!\d):|:(?!\d)"))


def find_new_times(reading: Reading) -> list[Hit]:
    """The time to which something is moved, or by how much."""
    return outermost(hits(reading, NEW_TIME))


def find_shifts(reading: Reading) -> list[Hit]:
    """Orders to move something in time."""
    return open_hits(reading, SHIFT)


def find_meetings(reading: Reading) -> list[Hit]:
    """Orders to meet somebody; 合約 and 大約 are none."""
    return open_hits(reading, MEETING)


def find_whole_periods(reading: Reading) -> list[Hit]:
    """A month, a quarter or a year, as the only time of an appointment."""
    days = [hit for hit in reading.entities("date") if hit.attrs.get("form") == "weekday"]
    exact = [*open_hits(reading, DAY_OF_MONTH), *open_hits(reading, DAY), *days, *reading.entities("clock_time")]
    return [] if exact else open_hits(reading, PERIOD_ONLY)
