"""Words for what was said or meant elsewhere: 之前講好的方式 - 上次那份 - 新來的那位 - 對方."""

import re

from askfirst.text.han.patterns import MEASURE, open_hits
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

THEN = "(?:上次|上回|之前|先前|剛才|剛剛|方才|早上|中午|下午|昨天|昨晚|前天|那天|那次|會議上|會議中|開會時?|會上|電話裡|電話中|信裡|群組裡|前面|日前|稍早|以前|當初|原本|原先|最早|一開始|老樣子|平常|往常|每次|前一次)"  # noqa: E501
TOLD = (
    "(?:說|講|提|談|聊|討論|約定|講定|說定|議定|決定|交代|交待|答應|同意|吩咐|敲定|談妥|講好|說好|談好|約好|提過|提到)"
)
USED = "(?:用|訂|買|做|看|寄|叫|找|去|吃|拍|借|弄|給|傳|選|穿|搭|住|配合|合作|那樣做|處理)"
EARLIER = re.compile(
    rf"{THEN}[^,。;:\d「]{{0,4}}?{TOLD}(?:[好過到定的來妥了一二兩三個])*?(?:的|那[^,。;]?)"
    rf"|(?:上次|上回|之前|先前|以前|往常|平常|原本|當初)(?:[我你他她]們?)?{USED}(?:過|到|好|了)?(?:的|那{MEASURE})"
    rf"|(?:上次|上回|之前|剛才|剛剛|先前|昨天|前天|早上|以前|原本|平常|老地方)的?(?:那|這)(?:{MEASURE}|些|種|樣|邊|裡|位|群|組)"
    r"|(?:照|依|按|跟|同|比照|和|像|如)(?:著)?(?:上次|上回|之前|先前|以前|往常|平常|慣例|老規矩|老樣子|舊例|前例)(?!\s?[\d「])(?:的|一樣|那樣|那套|[,。;]|做|辦|處理|寄|發|訂|$)|老樣子|老規矩"
)
STRANGER = re.compile(
    rf"新來的(?:那位|那個|這位|同事|同仁|人)?(?!\s?[A-Z「(])|那{MEASURE}(?:新人|新同事)|(?:那|某)位(?:先生|小姐|客人|客戶|同事|老師|醫師|師傅|業務|太太|女士)?(?!\s?[A-Z「])|某(?:個|位|家|間)(?:人|客戶|廠商|同事|員工)|負責的(?:人|那位|同事)(?=[,。;處理]|$)"
)
SURNAMED = re.compile(r"^(?:[嗯對好是喔呃欸,，、\s]|就)*(?:是)?姓.(?:的)?(?:那[位個])?[。!]?$")


def find_earlier(reading: Reading) -> list[Hit]:
    """What was said or used before, outside of data."""
    return open_hits(reading, EARLIER)


def find_strangers(reading: Reading) -> list[Hit]:
    """People without a name: 新來的那位, 某位同事."""
    return open_hits(reading, STRANGER)
